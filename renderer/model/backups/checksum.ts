import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ByteSource } from '../../../engine';
import { nextTurn } from '../runner/pause';

/** Bytes that are read at once. */
const PIECE = 1024 * 1024;

/** SHA-256 of everything a source holds, lower-case hexadecimal, read piece by piece. Rejects if the source does. */
export const sha256Of = async (source: ByteSource): Promise<string> => {
  const hash = sha256.create();
  for (let from = 0; from < source.size; from += PIECE) {
    const piece = await source.read(from, Math.min(source.size, from + PIECE));
    if (piece.length === 0) break;
    hash.update(piece);
    await nextTurn();
  }
  return bytesToHex(hash.digest());
};

/** The content of a checksum file as `sha256sum -c` reads it. */
export const checksumLine = (hash: string, file: string): Uint8Array =>
  utf8ToBytes(`${hash}  ${file}\n`);

/** Largest checksum file that is looked at, in bytes. */
const LINE_LIMIT = 4096;

/** The checksum a file beside a backup tells; undefined = none that could be read. */
export const checksumIn = async (source: ByteSource): Promise<string | undefined> => {
  const bytes = await source.read(0, Math.min(source.size, LINE_LIMIT));
  return /^(?<hash>[0-9a-f]{64}) [ *]/.exec(new TextDecoder().decode(bytes))?.groups?.['hash'];
};
