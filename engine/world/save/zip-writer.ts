import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { deflateSync, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';
import { joinedBytes } from '../../kernel';
import { FIXED_TIME, hashOf } from './archive-bytes';
import { crc32 } from './crc';
import type { ListedPart } from './manifest';

/** A zip that grows part by part; its bytes are drained as they come. */
export interface ZipWriter {
  /** Opens the next part; the one before must be finished. */
  readonly part: (
    name: string,
    isStored: boolean,
  ) => {
    readonly push: (bytes: Uint8Array) => void;
    readonly end: () => ListedPart;
  };
  /** Adds a part in memory as a whole: for small ones, to which a stream would add more than their size. */
  readonly whole: (name: string, bytes: Uint8Array) => ListedPart;
  /** Ends the zip. */
  readonly end: () => void;
  /** Takes the bytes that have come, once there are at least so many; undefined before. */
  readonly drain: (least: number) => Uint8Array | undefined;
}

const NOTHING = new Uint8Array();
const LEVEL = 6;

const addWhole = (zip: Zip, filename: string, bytes: Uint8Array): ListedPart => {
  const file: ZipInputFile = {
    filename,
    size: bytes.length,
    crc: crc32(bytes),
    compression: 8,
    mtime: FIXED_TIME,
  };
  zip.add(file);
  file.ondata?.(null, deflateSync(bytes, { level: LEVEL }), true);
  return { sha256: hashOf(bytes), bytes: bytes.length };
};

/** An empty zip. The same pushes give the same bytes. */
export function zipWriter(): ZipWriter {
  let fresh: Uint8Array[] = [];
  let held = 0;
  const zip = new Zip((_problem, chunk) => {
    fresh.push(chunk);
    held += chunk.length;
  });
  return {
    part: (name, isStored) => {
      const file = isStored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: LEVEL });
      const hash = sha256.create();
      let bytes = 0;
      file.mtime = FIXED_TIME;
      zip.add(file);
      return {
        push: (block) => {
          hash.update(block);
          bytes += block.length;
          file.push(block);
        },
        end: () => {
          file.push(NOTHING, true);
          return { sha256: bytesToHex(hash.digest()), bytes };
        },
      };
    },
    whole: (name, bytes) => addWhole(zip, name, bytes),
    end: () => zip.end(),
    drain: (least) => {
      if (held === 0 || held < least) return undefined;
      const bytes = joinedBytes(fresh);
      fresh = [];
      held = 0;
      return bytes;
    },
  };
}
