// Saves as one file that any computer can open: a ZIP without compression.

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8 = 0x0800;
const DAY_ONE = 0x21; // 1 January 1980: when a save was made says nothing
const MOST_BYTES = 1 << 20; // of a file: more than all saves together ever have

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** @param {Uint8Array} data */
function crc32(data) {
  let crc = -1;
  for (const byte of data) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** @param {[2 | 4, number][]} fields how many bytes, and the value */
function header(fields) {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/**
 * @param {Saves} saves
 * @returns {Blob}
 */
export function zip(saves) {
  /** @type {Uint8Array[]} */
  const files = [];
  /** @type {Uint8Array[]} */
  const list = [];
  let at = 0;
  for (const [name, data] of Object.entries(saves)) {
    const path = new TextEncoder().encode(name);
    /** @type {[2 | 4, number][]} */
    const about = [
      [2, 20], [2, UTF8], [2, 0], [2, 0], [2, DAY_ONE],
      [4, crc32(data)], [4, data.length], [4, data.length], [2, path.length], [2, 0],
    ];
    const entry = [header([[4, LOCAL], ...about]), path, data];
    files.push(...entry);
    list.push(header([[4, CENTRAL], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]), path);
    at += entry.reduce((sum, part) => sum + part.length, 0);
  }
  const length = list.reduce((sum, part) => sum + part.length, 0);
  const count = Object.keys(saves).length;
  const end = header([[4, END], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, at], [2, 0]]);
  const parts = /** @type {BlobPart[]} */ ([...files, ...list, end]);
  return new Blob(parts, { type: "application/zip" });
}

/**
 * Return the files of a ZIP, folders left out; raises an error if it is none or is damaged.
 * @param {Uint8Array} data
 * @returns {Promise<Saves>}
 */
export async function unzip(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let end = data.length - 22;
  while (view.getUint32(end, true) !== END) end--;
  let at = view.getUint32(end + 16, true);
  /** @type {Saves} */
  const saves = {};
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error("no list of files");
    const method = view.getUint16(at + 10, true);
    const [crc, packed, size] = [16, 20, 24].map((field) => view.getUint32(at + field, true));
    const [named, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const local = view.getUint32(at + 42, true);
    const path = new TextDecoder().decode(data.subarray(at + 46, at + 46 + named));
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = path.split("/").at(-1);
    if (name) {
      if (size > MOST_BYTES) throw new Error("too large");
      const content = await unpacked(data.subarray(begin, begin + packed), method);
      if (crc32(content) !== crc) throw new Error("damaged");
      saves[name] = content;
    }
    at += 46 + named + extra + comment;
  }
  return saves;
}

/** @param {Uint8Array} data @param {number} method */
async function unpacked(data, method) {
  if (method === 0) return data.slice();
  if (method !== 8) throw new Error("packed in an unknown way");
  const stream = new Blob([/** @type {BlobPart} */ (data)]).stream();
  const plain = stream.pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
