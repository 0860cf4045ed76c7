import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isEqual } from '../../../../engine';
import type { JournalPatches } from '../journal';

/** What a stretch of joined acts changed, both ways, as deflated JSON. */
export interface PackedPatches {
  readonly seq: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

type Both = Omit<JournalPatches, 'seq'>;

const textOf = ({ patches, inverse }: Both): string => JSON.stringify({ patches, inverse });

/** The text of {@link textOf}: it was held against what it stands for before it was kept. */
const read = (text: string): Both => JSON.parse(text) as Both;

/** Packs patches; those that JSON does not carry, such as a field that is there without a value, stay as they are. */
export function packPatches(step: JournalPatches): JournalPatches | PackedPatches {
  const text = textOf(step);
  const { patches, inverse } = read(text);
  const isSame = isEqual(patches, step.patches) && isEqual(inverse, step.inverse);
  return isSame ? { seq: step.seq, packed: new Uint8Array(deflateSync(strToU8(text))) } : step;
}

/** Patches as an act needs them, packed or not. */
export function patchesFrom(stored: JournalPatches | PackedPatches): JournalPatches {
  return 'packed' in stored
    ? { seq: stored.seq, ...read(strFromU8(inflateSync(stored.packed))) }
    : stored;
}
