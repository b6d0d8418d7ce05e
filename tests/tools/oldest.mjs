// Runs a program on the MicroPython that is named, compiled to WebAssembly, with our modules.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { unpack } from "../../simulator/web/page/unpack.mjs";

const [interpreter, packed, program, ...files] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(interpreter).href);
const python = await loadMicroPython({ heapsize: 16 << 20, stdout: (line) => console.log(line) });

unpack(python.FS, readFileSync(packed));
for (const file of files) python.FS.writeFile(`/${file.split("/").at(-1)}`, readFileSync(file));
try {
  python.runPython(program);
} catch (error) {
  console.error(error.message); // without the interpreter's own source, all in one line
  process.exitCode = 1;
}
