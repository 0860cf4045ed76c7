import type { z } from 'zod';
import { type FieldAddress, fieldAddress, type GrossfeldNo, locate } from '../../hex';
import { failure, type Json, success } from '../../kernel';
import { type EntryChange, entryChange, type MapLabel, type Part, sideIndex } from '../../world';
import { decodeText, GUESSED_ENCODING } from '../bytes';
import { readJson } from '../json';
import {
  EXCHANGE_LIMITS,
  type ExchangeProblem,
  type ExchangeResult,
  type ImportProposal,
  type ProposedGrossfeld,
  type ReadOptions,
} from '../model';
import { noteOf, propose, refuse } from '../propose';
import { isSidePart, PARTS } from '../schema';
import {
  EDGE_BITS,
  edgeProperties,
  fieldProperties,
  GEOJSON_FORMAT,
  GEOJSON_VERSION,
  labelProperties,
  member,
  springProperties,
} from './shape';

type JsonRecord = Readonly<Record<string, Json>>;
type Member = z.infer<typeof member>;

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Gathered {
  readonly grossfelder: Map<GrossfeldNo, ProposedGrossfeld>;
  readonly fields: FieldAddress[];
  readonly entries: EntryChange[];
  /** Bits of sides: several features of a side come one by one. */
  readonly bits: Map<string, EntryChange<'sides'>>;
  readonly labels: MapLabel[];
  leftOut: number;
}

/** A value by its schema; the problem names the feature and the property. */
const checked = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
): ExchangeResult<z.infer<Schema>> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return success(parsed.data);
  const inner = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
  return refuse('feature-broken', { path: inner === '' ? path : `${path}.${inner}` });
};

const contradiction = (path: string, grossfeld: string): ExchangeProblem => ({
  code: 'place-contradiction',
  about: { path, grossfeld },
});

type FeatureReader = (
  properties: JsonRecord,
  path: string,
  into: Gathered,
) => ExchangeProblem | undefined;

const add = <P extends Part>(
  into: Gathered,
  no: GrossfeldNo,
  part: P,
  index: number,
  value: EntryChange<P>['value'],
): void => {
  if (!into.grossfelder.has(no)) into.grossfelder.set(no, { no, place: null });
  into.entries.push(entryChange(no, part, index, value) as EntryChange);
};

const readField: FeatureReader = (properties, path, into) => {
  const read = checked(fieldProperties, properties, path);
  if (!read.ok) return read.problem;
  const { gf, kf, q, r, terrain, owner, settlement, difficulty, lowView } = read.value;
  const { baseTerrain, note, secret } = read.value;
  const index = kf - 1;
  if (q !== undefined && r !== undefined) {
    const { u, v, kleinfeld } = locate({ q, r });
    const known = into.grossfelder.get(gf)?.place ?? { u, v };
    if (kleinfeld !== kf || known.u !== u || known.v !== v) return contradiction(path, gf);
    into.grossfelder.set(gf, { no: gf, place: known });
  }
  into.fields.push(fieldAddress(gf, kf));
  add(into, gf, 'terrain', index, terrain);
  add(into, gf, 'owner', index, owner ?? null);
  const isThere = <Value>(value: Value | null | undefined): value is Value =>
    value !== null && value !== undefined;
  if (isThere(difficulty)) add(into, gf, 'difficulty', index, difficulty);
  if (lowView === true) add(into, gf, 'lowView', index, true);
  if (isThere(baseTerrain)) add(into, gf, 'baseTerrain', index, baseTerrain);
  if (isThere(settlement)) add(into, gf, 'settlements', index, settlement);
  if (isThere(note)) add(into, gf, 'notes', index, note);
  if (isThere(secret)) add(into, gf, 'secrets', index, secret);
  return undefined;
};

const readEdge: FeatureReader = (properties, path, into) => {
  const read = checked(edgeProperties, properties, path);
  if (!read.ok) return read.problem;
  const { gf, kf, side, feature, buildingValue } = read.value;
  const index = sideIndex(kf, side);
  if (feature === 'wall') {
    add(into, gf, 'walls', index, buildingValue ?? 0);
    return undefined;
  }
  const name = `${gf} ${index}`;
  const bits = into.bits.get(name)?.value ?? 0;
  if (!into.grossfelder.has(gf)) into.grossfelder.set(gf, { no: gf, place: null });
  into.bits.set(name, entryChange(gf, 'sides', index, bits | EDGE_BITS[feature]));
  return undefined;
};

const readSpring: FeatureReader = (properties, path, into) => {
  const read = checked(springProperties, properties, path);
  if (!read.ok) return read.problem;
  add(into, read.value.gf, 'springs', sideIndex(read.value.kf, read.value.corner), true);
  return undefined;
};

const readLabel: FeatureReader = (properties, path, into) => {
  const read = checked(labelProperties, properties['label'], `${path}.label`);
  if (!read.ok) return read.problem;
  into.labels.push(read.value);
  return undefined;
};

const READERS: ReadonlyMap<Json | undefined, FeatureReader> = new Map([
  ['field', readField],
  ['edge', readEdge],
  ['spring', readSpring],
  ['label', readLabel],
]);

/** What the file says of itself; null where another program has dropped it. */
const readMember = (value: Json | undefined): ExchangeResult<Member | null> => {
  if (value === undefined) return success(null);
  if (!isRecord(value) || value['format'] !== GEOJSON_FORMAT) {
    return refuse('feature-broken', { path: 'wabenwart.format' });
  }
  const { version } = value;
  if (typeof version === 'number' && version > GEOJSON_VERSION) {
    return refuse('too-new', { version, readable: GEOJSON_VERSION });
  }
  return checked(member, value, 'wabenwart');
};

const gather = (features: readonly Json[], heading: Member | null): ExchangeResult<Gathered> => {
  const into: Gathered = {
    grossfelder: new Map(
      heading?.grossfelder.map(({ gf, u, v }) => [gf, { no: gf, place: { u, v } }]),
    ),
    fields: [],
    entries: [],
    bits: new Map(),
    labels: [],
    leftOut: 0,
  };
  if (into.grossfelder.size !== (heading?.grossfelder.length ?? 0)) {
    return refuse('duplicate', { what: 'wabenwart.grossfelder' });
  }
  for (const [index, feature] of features.entries()) {
    const properties = isRecord(feature) ? feature['properties'] : undefined;
    const read = isRecord(properties) ? READERS.get(properties['kind']) : undefined;
    if (!isRecord(properties) || read === undefined) {
      into.leftOut += 1;
      continue;
    }
    const problem = read(properties, `features[${index}].properties`, into);
    if (problem !== undefined) return failure(problem);
  }
  return success(into);
};

/** Parts the file speaks of: as it says itself, else everything but what only the GM may know. */
const carriesOf = (heading: Member | null): readonly Part[] =>
  heading?.carries ?? PARTS.filter((part) => part !== 'notes' && part !== 'secrets');

/**
 * Reads GeoJSON that this program wrote (other programs may have changed it and dropped what it says of itself).
 * Addresses count, not coordinates. Maps of other programs are refused: their cells are no fields.
 */
export function readGeoJson(
  bytes: Uint8Array,
  options: ReadOptions,
): ExchangeResult<ImportProposal> {
  const limits = options.limits ?? EXCHANGE_LIMITS;
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > limits.bytes) return refuse('too-large', { limit: limits.bytes });
  const { text, isGuess } = decodeText(bytes);
  const json = readJson(text, limits.depth);
  if (!json.ok) return json;
  const root = json.value;
  if (!isRecord(root) || root['type'] !== 'FeatureCollection') return refuse('not-this-format');
  const features = root['features'];
  if (!Array.isArray(features)) return refuse('feature-broken', { path: 'features' });
  if (features.length > limits.items) return refuse('too-large', { limit: limits.items });
  const heading = readMember(root['wabenwart']);
  if (!heading.ok) return heading;
  const read = gather(features as readonly Json[], heading.value);
  if (!read.ok) return read;
  const { grossfelder, fields, entries, bits, labels, leftOut } = read.value;
  if (heading.value === null && fields.length === 0) {
    return refuse('foreign-geojson', { features: features.length });
  }
  const parties = heading.value?.parties ?? [];
  return propose(
    'geojson',
    {
      topology: heading.value?.topology ?? null,
      grossfelder: [...grossfelder.values()],
      fields,
      entries: [...entries, ...bits.values()],
      labels,
      parties: parties.map((party) => ({
        ...party,
        ruler: '',
        capital: null,
        treasury: 0,
        relations: {},
      })),
      carries: carriesOf(heading.value).filter((part) => fields.length > 0 || isSidePart(part)),
      listsParties: heading.value !== null,
      notes: [
        ...noteOf('encoding-guessed', isGuess ? 1 : 0, { encoding: GUESSED_ENCODING }),
        ...noteOf('features-left-out', leftOut),
      ],
    },
    options,
  );
}
