import { strFromU8, strToU8, zlibSync } from 'fflate';
import { z } from '../kernel/zod';
import type { FieldAddress } from '../hex';
import { failure, success, trimmedEnd } from '../kernel';
import { type EntryChange, fromBase64, toBase64 } from '../world';
import { inflate } from './bytes';
import type { Extract } from './extract';
import { readJson } from './json';
import type { ExchangeLimits, ExchangeResult, MapContent } from './model';
import { refuse } from './propose';
import {
  fieldAddress,
  grossfeldNumber,
  label,
  latticePlace,
  party,
  PARTS,
  readEntry,
  topology,
  whole,
} from './schema';

/** Base64 without the signs that mean something in names and addresses. */
const toName = (bytes: Uint8Array): string =>
  trimmedEnd(toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_'), /=/);

const fromName = (text: string): Uint8Array => {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return fromBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')) ?? new Uint8Array();
};

/** What a map of another program carries of ours where it has no place of its own for it. */
export interface Carried extends Omit<MapContent, 'topology'> {
  readonly topology: NonNullable<MapContent['topology']>;
  readonly carries: readonly (typeof PARTS)[number][];
  /** Field of the plane in column 0, row 0 of the other program's grid. */
  readonly origin: { readonly q: number; readonly r: number };
}

const shape = z.object({
  topology,
  origin: z.object({ q: whole, r: whole }),
  grossfelder: z.array(z.tuple([grossfeldNumber, latticePlace, latticePlace])),
  fields: z.array(fieldAddress),
  entries: z.array(z.tuple([grossfeldNumber, z.enum(PARTS), z.int(), z.unknown()])),
  labels: z.array(label),
  parties: z.array(party),
  carries: z.array(z.enum(PARTS)),
});

const MARK = 'wabenwart';
const VERSION = 1;

/** Our own data as one word of letters and digits that survives inside a note of another program. */
export function writeCarried(
  content: Extract,
  carries: Carried['carries'],
  origin: Carried['origin'],
): string {
  const json = JSON.stringify({
    topology: content.topology ?? { kind: 'sheet' },
    origin: { q: origin.q, r: origin.r },
    grossfelder: content.grossfelder.map(({ no, place: { u, v } }) => [no, u, v]),
    fields: content.fields,
    entries: content.entries.map(({ no, part, index, value }) => [no, part, index, value]),
    labels: content.labels,
    parties: content.parties.map((known) => ({
      ...known,
      ruler: '',
      treasury: 0,
      relations: {},
      capital: null,
    })),
    carries,
  });
  return `${MARK}.${String(VERSION)}.${toName(zlibSync(strToU8(json)))}.`;
}

/** Our own data in a text, undefined if there is none; a problem if it is damaged. */
export function readCarried(
  text: string,
  limits: ExchangeLimits,
): ExchangeResult<Carried> | undefined {
  const match = new RegExp(`${MARK}\\.(\\d{1,4})\\.([A-Za-z0-9_-]*)\\.`).exec(text);
  if (match === null) return undefined;
  const version = Number(match[1]);
  if (version > VERSION) return refuse('too-new', { version, readable: VERSION });
  const bytes = inflate(fromName(match[2] ?? ''), 'zlib', limits.bytes);
  if (!bytes.ok) return failure(bytes.problem);
  const json = readJson(strFromU8(bytes.value), limits.depth);
  if (!json.ok) return failure(json.problem);
  const parsed = shape.safeParse(json.value);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
    return refuse('bad-value', { path });
  }
  const entries: EntryChange[] = [];
  for (const [no, part, index, value] of parsed.data.entries) {
    const entry = readEntry(no, part, index, value);
    if (entry === undefined) return refuse('bad-value', { path: `entries ${no} ${part}` });
    entries.push(entry);
  }
  const { grossfelder, fields, ...rest } = parsed.data;
  return success({
    ...rest,
    grossfelder: grossfelder.map(([no, u, v]) => ({ no, place: { u, v } })),
    fields: fields satisfies readonly FieldAddress[],
    entries,
  });
}
