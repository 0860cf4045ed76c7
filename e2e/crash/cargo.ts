import { createHash } from 'node:crypto';
import type { Chance } from '../support/chance';
import type { NamedFile } from '../support/copies';
import type * as Judge from './judge';

/** The name of worlds that come in from files. */
export const INCOMING = 'Einfuhr';

const PICTURES = 5;
const PICTURE_BYTES = 200_000;

const noise = (chance: Chance): Uint8Array => {
  const key = chance.below(2 ** 31) | 1;
  return Uint8Array.from({ length: PICTURE_BYTES }, (_, at) => Math.imul(at + 1, key) >>> 13);
};

/** A campaign file with pictures; their bytes are noise, no two alike. */
export function incomingFile({ fileWith }: typeof Judge, chance: Chance): NamedFile {
  const pictures = Array.from({ length: PICTURES }, () => noise(chance));
  const byHash = Object.fromEntries(
    pictures.map((bytes) => [createHash('sha256').update(bytes).digest('hex'), bytes]),
  );
  return { name: 'einfuhr.wabenwart', bytes: fileWith(INCOMING, byHash) };
}
