// Rules for the page's JavaScript; its types are tsc's business.
import { createRequire } from "node:module";

// The packages lie below build/, not beside this file.
const require = createRequire(`${process.env.PAGE_PACKAGES}/`);
const js = require("@eslint/js");
const globals = require("globals");

export default [
  js.configs.recommended,
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { ecmaVersion: 2024, globals: { ...globals.browser, ...globals.worker } },
    rules: {
      "default-case-last": "error",
      eqeqeq: "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-param-reassign": "error",
      "no-unused-vars": "error",
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
];
