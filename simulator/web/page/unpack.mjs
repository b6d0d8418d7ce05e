// The console's modules, out of the one file they come in: see ../modules.py. Node uses it as well.

/**
 * Write them, and the folders they need. A line of JSON says what there is.
 * @param {{mkdir(path: string): void, writeFile(path: string, data: Uint8Array): void}} files
 * @param {Uint8Array} packed
 */
export function unpack(files, packed) {
  const table = packed.indexOf(10);
  let at = table + 1;
  const made = new Set();
  for (const [path, size] of JSON.parse(new TextDecoder().decode(packed.subarray(0, table)))) {
    for (let end = path.indexOf("/"); end > 0; end = path.indexOf("/", end + 1)) {
      const folder = path.slice(0, end);
      if (!made.has(folder)) files.mkdir(`/${folder}`);
      made.add(folder);
    }
    files.writeFile(`/${path}`, packed.subarray(at, at + size));
    at += size;
  }
}
