// Runs a program on the MicroPython that is named, compiled to WebAssembly, with our modules.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [interpreter, packed, program, ...files] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(interpreter).href);
const python = await loadMicroPython({ heapsize: 16 << 20, stdout: (line) => console.log(line) });

const bytes = readFileSync(packed); // see simulator/web/modules.py
const end = bytes.indexOf("\n".charCodeAt(0));
const made = new Set();
let at = end + 1;
for (const [path, size] of JSON.parse(bytes.subarray(0, end).toString())) {
  const parts = path.split("/");
  for (let depth = 1; depth < parts.length; depth++) {
    const folder = parts.slice(0, depth).join("/");
    if (!made.has(folder)) python.FS.mkdir(`/${folder}`);
    made.add(folder);
  }
  python.FS.writeFile(`/${path}`, bytes.subarray(at, at + size));
  at += size;
}
for (const file of files) python.FS.writeFile(`/${file.split("/").at(-1)}`, readFileSync(file));
try {
  python.runPython(program);
} catch (error) {
  console.error(error.message); // without the interpreter's own source, all in one line
  process.exitCode = 1;
}
