import type { GrossfeldNo } from '../../hex';
import type { Campaign } from '../campaign';
import { encode } from './archive-bytes';
import { campaignParts } from './campaign-parts';
import { fitting } from './collector';
import { isUnsafeName } from './directory';
import {
  FILE_LIMITS,
  type FileLimits,
  type FileProblem,
  isEnclosedPart,
  isReadablePart,
  PART,
} from './format';
import { createScale, type ListedPart } from './manifest';
import { lookAt } from './parse-json';
import { entriesOf, type Piece, wholesOf } from './parts-of';
import { campaignSchema } from './schema-campaign';
import { boardBeside, worldBeside } from './schema-world';
import { boardFault, mapFault, worldParts } from './world-parts';

/** Holds what goes into a campaign file against what its reader asks, piece by piece. Nothing is kept. */
export interface WriteCheck {
  /** What the reader would say of a piece of a part. */
  readonly piece: (part: string, piece: Piece) => FileProblem | undefined;
  /** What it would say of the next bytes of a part of JSON. */
  readonly bytes: (part: string, bytes: Uint8Array) => FileProblem | undefined;
  /** What it would say of the sizes of all parts. */
  readonly sizes: (listed: Readonly<Record<string, ListedPart>>) => FileProblem | undefined;
}

const WHOLES = {
  [PART.campaign]: campaignSchema,
  [PART.world]: worldBeside,
  [PART.board]: boardBeside,
} as const;

/** UTF-8 has at most three bytes for each unit of a text. */
const isLonger = (text: string, bytes: number): boolean =>
  text.length * 3 > bytes && encode(text).length > bytes;

/** What parsing refuses of a value whatever the schemas say. */
const lookFault = (part: string, value: unknown, depth: number): FileProblem | undefined => {
  const looked = lookAt(value);
  if (looked.unsafe !== undefined)
    return { code: 'key-unsafe', about: { part, key: looked.unsafe } };
  return looked.depth > depth ? { code: 'key-unsafe', about: { part, key: 'depth' } } : undefined;
};

/** A value as it is read from what is written of it: fields that are undefined are not. */
const asRead = (json: NonNullable<Piece['json']>) =>
  JSON.parse(JSON.stringify(json)) as NonNullable<Piece['json']>;

/** Checks one value against the schema of its part; a value that only seems not to fit is tried as it is read. */
const fit = (() => {
  const collectors = new Map(
    [...campaignParts().collectors, ...worldParts().collectors].map((each) => [each.part, each]),
  );
  const problemOf = (part: string, json: NonNullable<Piece['json']>): FileProblem | undefined => {
    if ('whole' in json) {
      const schema = part in WHOLES ? WHOLES[part as keyof typeof WHOLES] : undefined;
      const whole = schema === undefined ? undefined : fitting(part, schema, json.whole);
      return whole?.ok === false ? whole.problem : undefined;
    }
    const entry = collectors.get(part)?.fitting(json.key, json.value);
    return entry?.ok === false ? entry.problem : undefined;
  };
  return (part: string, json: NonNullable<Piece['json']>): FileProblem | undefined =>
    problemOf(part, json) === undefined ? undefined : problemOf(part, asRead(json));
})();

/** What contradicts itself between the entries of a campaign. */
export function worldFault({ world }: Pick<Campaign, 'world'>): FileProblem | undefined {
  return mapFault(world.map) ?? (world.board === undefined ? undefined : boardFault(world.board));
}

/** A check for one campaign file. */
export function createWriteCheck(limits: FileLimits): WriteCheck {
  const tooLarge = (part: string, bytes: number): FileProblem => ({
    code: 'too-large',
    about: { part, bytes, parts: 0 },
  });
  const scale = createScale(limits);
  return {
    bytes: scale.take,
    piece: (part, { text, json }) => {
      if (json === undefined) return undefined;
      const isLine = 'key' in json;
      if (isLine && isLonger(text, limits.line)) return tooLarge(part, text.length);
      return lookFault(part, isLine ? json : json.whole, limits.depth) ?? fit(part, json);
    },
    sizes: (listed) => {
      let data = 0;
      let all = 0;
      for (const [part, { bytes = 0 }] of Object.entries(listed)) {
        all += bytes;
        if (isEnclosedPart(part) || isReadablePart(part)) continue;
        data += bytes;
        if (isUnsafeName(part)) return { code: 'part-unsafe', about: { part } };
        const isWhole = !part.endsWith('.jsonl');
        if (data > limits.data || (isWhole && bytes > limits.line)) return tooLarge(part, data);
      }
      return all > limits.bytes ? tooLarge('', all) : undefined;
    },
  };
}

type Entries = Readonly<Record<string, unknown>>;

/** The entries that are others than before, by identity. */
function* changedIn(before: Entries = {}, after: Entries = {}): Generator<[string, unknown]> {
  if (before === after) return;
  for (const [key, value] of Object.entries(after)) if (before[key] !== value) yield [key, value];
}

/** What is known of Großfelder, as far as it is other than before. */
function* changedKnown(before: Campaign, after: Campaign): Generator<[string, unknown]> {
  const [old, now] = [before.world.knowledge, after.world.knowledge];
  for (const party of Object.keys(now))
    for (const [no, known] of changedIn(old[party]?.grossfelder, now[party]?.grossfelder))
      yield [`${party}/${no}`, known];
}

/** True if a Großfeld came or lies elsewhere, or the board is another: what contradicts itself otherwise did so before. */
const hasMoved = ({ world: old }: Campaign, { world: now }: Campaign): boolean => {
  if (old.board !== now.board || old.map.topology !== now.map.topology) return true;
  const was = old.map.grossfelder;
  for (const [no] of changedIn(was, now.map.grossfelder)) {
    const [before, after] = [was[no as GrossfeldNo], now.map.grossfelder[no as GrossfeldNo]];
    if (before?.u !== after?.u || before?.v !== after?.v) return true;
  }
  return false;
};

/**
 * What keeps a change of a campaign from being written into a file that can be read again; undefined = nothing. Only
 * what is other than before, by identity, is looked at: what was wrong before stays the GM's to mend.
 */
export function changeProblem(before: Campaign, after: Campaign): FileProblem | undefined {
  if (before === after) return undefined;
  const problemOf = (part: string, json: NonNullable<Piece['json']>): FileProblem | undefined =>
    lookFault(part, 'whole' in json ? json.whole : json, FILE_LIMITS.depth) ?? fit(part, json);
  const [old, now] = [entriesOf(before), entriesOf(after)];
  for (const part of Object.keys(now))
    for (const [key, value] of changedIn(old[part], now[part])) {
      const problem = problemOf(part, { key, value });
      if (problem !== undefined) return problem;
    }
  for (const [key, value] of changedKnown(before, after)) {
    const problem = problemOf(PART.known, { key, value });
    if (problem !== undefined) return problem;
  }
  const wholes: Readonly<Record<string, object | undefined>> = wholesOf(before);
  for (const [part, whole] of Object.entries(wholesOf(after))) {
    const isSame = whole === undefined || changedIn({ ...wholes[part] }, { ...whole }).next().done;
    const problem = isSame === true ? undefined : problemOf(part, { whole });
    if (problem !== undefined) return problem;
  }
  return hasMoved(before, after) ? worldFault(after) : undefined;
}
