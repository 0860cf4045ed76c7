import type { ByteSink, ByteSource, EnclosureOf, KeepEnclosure, Pause } from './bytes';

/** Nothing is asked for; others may have their turn. */
interface PauseStep {
  readonly kind: 'pause';
}

/** What reading a file asks of the outside: bytes of the file, or a place for a file beside the campaign. */
export type ReadStep =
  | PauseStep
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'keep'; readonly hash: string; readonly bytes: Uint8Array };

/** A way of reading: asks step by step and ends with its outcome. To a step that is no range any bytes are the answer. */
export type Reading<Outcome> = Generator<ReadStep, Outcome, Uint8Array>;

/** What writing a file asks of the outside: to take its next bytes, or for a file beside the campaign. */
export type WriteStep =
  | PauseStep
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array }
  | { readonly kind: 'enclosure'; readonly hash: string };

/** A way of writing: undefined answers a chunk, a pause, and an enclosure that is not there. */
export type Writing<Outcome> = Generator<WriteStep, Outcome, Uint8Array | undefined>;

const NOTHING = new Uint8Array();

/** Reads what lies in memory as a whole. */
export function readHere<Outcome>(
  reading: Reading<Outcome>,
  bytes: Uint8Array,
  keep: (hash: string, bytes: Uint8Array) => void,
): Outcome {
  let step = reading.next();
  while (step.done !== true) {
    const { value } = step;
    if (value.kind === 'keep') keep(value.hash, value.bytes);
    step = reading.next(value.kind === 'range' ? bytes.subarray(value.from, value.to) : NOTHING);
  }
  return step.value;
}

/** Reads by ranges of a source. Rejects if the source, `keep` or `pause` does. */
export async function readThere<Outcome>(
  reading: Reading<Outcome>,
  source: ByteSource,
  keep: KeepEnclosure,
  pause?: Pause,
): Promise<Outcome> {
  let step = reading.next();
  while (step.done !== true) {
    const { value } = step;
    if (value.kind === 'keep') await keep(value.hash, value.bytes);
    const rest = value.kind === 'pause' ? pause?.() : undefined;
    if (rest !== undefined) await rest;
    step = reading.next(value.kind === 'range' ? await source.read(value.from, value.to) : NOTHING);
  }
  return step.value;
}

/** Writes with files beside the campaign that lie in memory; `take` gets the bytes in order. */
export function writeHere<Outcome>(
  writing: Writing<Outcome>,
  enclosures: Readonly<Record<string, Uint8Array>>,
  take: (chunk: Uint8Array) => void,
): Outcome {
  let step = writing.next(undefined);
  while (step.done !== true) {
    const { value } = step;
    if (value.kind === 'chunk') take(value.bytes);
    step = writing.next(value.kind === 'enclosure' ? enclosures[value.hash] : undefined);
  }
  return step.value;
}

/** Writes into a sink, files beside the campaign fetched one at a time. Rejects if sink, fetching or `pause` does. */
export async function writeThere<Outcome>(
  writing: Writing<Outcome>,
  enclosure: EnclosureOf,
  sink: ByteSink,
  pause?: Pause,
): Promise<Outcome> {
  let step = writing.next(undefined);
  while (step.done !== true) {
    const { value } = step;
    if (value.kind === 'chunk') await sink.write(value.bytes);
    const rest = value.kind === 'pause' ? pause?.() : undefined;
    if (rest !== undefined) await rest;
    step = writing.next(value.kind === 'enclosure' ? await enclosure(value.hash) : undefined);
  }
  return step.value;
}
