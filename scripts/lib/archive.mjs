// Checks of a packed program: the archive with nothing but the program and a correct hash of every file, and the
// switches set in the binary. Pure: bytes in, faults out.
import { createHash } from 'node:crypto';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** Electron's fuses in the order of its wire, and how each must be: true is on. */
export const FUSES = [
  ['RunAsNode', false],
  ['EnableCookieEncryption', true],
  ['EnableNodeOptionsEnvironmentVariable', false],
  ['EnableNodeCliInspectArguments', false],
  ['EnableEmbeddedAsarIntegrityValidation', true],
  ['OnlyLoadAppFromAsar', true],
  ['LoadBrowserProcessSpecificV8Snapshot', false],
  ['GrantFileProtocolExtraPrivileges', false],
];

/** How Electron's own binary comes: what a packed one must not be left as. */
const AS_DELIVERED = '10110001';

/** A stand-in for Electron's binary, with the wire of fuses among other bytes, as it is delivered. */
export const stubBinary = () =>
  Buffer.concat([
    Buffer.alloc(1000, 0x7f),
    Buffer.from(SENTINEL),
    Buffer.from([1, AS_DELIVERED.length]),
    Buffer.from(AS_DELIVERED),
    Buffer.alloc(1000, 0x7f),
  ]);

/**
 * Faults of the fuses in a packed binary.
 * @param {Buffer} binary
 * @returns {string[]}
 */
export const fuseFaults = (binary) => {
  const at = binary.indexOf(SENTINEL);
  if (at < 0) return ['the binary has no fuses'];
  const wire = at + SENTINEL.length;
  const [version, length] = [binary[wire], binary[wire + 1]];
  if (version !== 1 || length < FUSES.length) return ['the fuses of the binary cannot be read'];
  return FUSES.flatMap(([name, isOn], index) =>
    binary[wire + 2 + index] === (isOn ? 0x31 : 0x30)
      ? []
      : [`fuse ${name} must be ${isOn ? 'on' : 'off'}`],
  );
};

/** Paths the archive may hold, and no other. */
const WANTED = [
  /^\/package\.json$/,
  /^\/dist\/electron\/(?:main\.js|preload\.cjs)$/,
  /^\/dist\/renderer\/index\.html$/,
  /^\/dist\/renderer\/assets\/[\w][\w.-]*\.(?:js|mjs|css|woff2?|icc|jpg)$/,
  /^\/dist\/renderer\/pages\/[\w-]+\.json$/,
];

/** Files without which there is no program. */
const NEEDED = [
  '/package.json',
  '/dist/electron/main.js',
  '/dist/electron/preload.cjs',
  '/dist/renderer/index.html',
];

const entriesOf = (node, path = '') =>
  Object.entries(node.files ?? {}).flatMap(([name, child]) =>
    child.files ? entriesOf(child, `${path}/${name}`) : [{ path: `${path}/${name}`, ...child }],
  );

/** The files an archive lists and the bytes that follow its header. */
const opened = (archive) => {
  const headerSize = archive.readUInt32LE(4);
  const header = archive.subarray(16, 16 + archive.readUInt32LE(12)).toString('utf8');
  return { entries: entriesOf(JSON.parse(header)), body: archive.subarray(8 + headerSize) };
};

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

const integrityFault = ({ path, integrity }, bytes) => {
  if (integrity?.algorithm !== 'SHA256') return `without hash in app.asar: ${path}`;
  const { hash, blockSize, blocks } = integrity;
  const count = Math.floor(bytes.length / blockSize) + 1;
  const parts = Array.from({ length: count }, (_, at) =>
    bytes.subarray(at * blockSize, (at + 1) * blockSize),
  );
  const isTrue = sha256(bytes) === hash && parts.every((part, at) => sha256(part) === blocks[at]);
  return isTrue ? undefined : `not what its hash says in app.asar: ${path}`;
};

const entryFaults = (entry, body) => {
  const { path, offset, size } = entry;
  if (!WANTED.some((wanted) => wanted.test(path))) return [`not wanted in app.asar: ${path}`];
  if (entry.unpacked || entry.link !== undefined) return [`not inside app.asar: ${path}`];
  const bytes = body.subarray(Number(offset), Number(offset) + size);
  if (bytes.length !== size) return [`cut off in app.asar: ${path}`];
  const fault = integrityFault(entry, bytes);
  return [
    ...(fault === undefined ? [] : [fault]),
    ...(bytes.includes('sourceMappingURL=') ? [`a source map is named in app.asar: ${path}`] : []),
  ];
};

/**
 * Faults of an archive: missing files, unwanted files, and files whose bytes do not match their hash.
 * @param {Buffer} archive
 * @returns {string[]}
 */
export const archiveFaults = (archive) => {
  let read;
  try {
    read = opened(archive);
  } catch {
    return ['app.asar cannot be read'];
  }
  const { entries, body } = read;
  const paths = entries.map(({ path }) => path);
  const known = entries.reduce((sum, { size = 0 }) => sum + size, 0);
  return [
    ...NEEDED.filter((path) => !paths.includes(path)).map((path) => `missing in app.asar: ${path}`),
    ...entries.flatMap((entry) => entryFaults(entry, body)),
    ...(known === body.length ? [] : ['app.asar holds bytes that belong to no file']),
  ];
};
