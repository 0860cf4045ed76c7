// What of a page that is given away is the program's own, made once: packing and hashing takes hundreds of milliseconds.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const digestOf = (script) => createHash('sha256').update(script).digest('base64');

/** The program of a page (`PageProgram` of `renderer/kit/pages/standalone.ts`); its first digest is that of the packed script. */
export const pageProgram = ({ script, style, loader }) => ({
  style,
  packed: gzipSync(script, { level: 9 }).toString('base64'),
  loader,
  digests: [digestOf(script), digestOf(loader)],
});
