import { z } from '../../kernel/zod';
import { LONGEST_EDGE } from '../../hex';
import { REGION_TINTS } from '../regions';
import {
  anyJson,
  coordinate,
  count,
  direction,
  FIELD_BOUND,
  fieldAddress,
  grossfeldNumber,
  key,
  latticePlace,
  partyKey,
  perField,
  letteredField,
  regionKey,
  SIDE_BOUND,
  sparse,
  unitNumber,
  whole,
} from './schema-basics';

const present = z.literal(true);
const features = z.int().min(1).max(31);

/** Owner of a settlement; empty = that of its field. */
const settlementOwner = partyKey.or(z.literal(''));

export const settlement = z.looseObject({
  type: key,
  name: z.string(),
  owner: settlementOwner,
  built: count,
  harbours: z.array(direction),
  garrison: count.exactOptional(),
});

export const secret = z.looseObject({ text: z.string(), strength: z.string() });

export const grossfeld = z.looseObject({
  no: grossfeldNumber,
  u: latticePlace,
  v: latticePlace,
  terrain: perField(key),
  owner: perField(partyKey.nullable()),
  difficulty: sparse(FIELD_BOUND, whole),
  lowView: sparse(FIELD_BOUND, present),
  baseTerrain: sparse(FIELD_BOUND, key),
  sides: sparse(SIDE_BOUND, features),
  walls: sparse(SIDE_BOUND, count),
  springs: sparse(SIDE_BOUND, present),
  settlements: sparse(FIELD_BOUND, settlement),
  notes: sparse(FIELD_BOUND, z.string()),
  secrets: sparse(FIELD_BOUND, secret),
});

export const topology = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('sheet') }),
  z.looseObject({ kind: z.literal('cylinder'), columns: z.int().min(2).multipleOf(2) }),
  z.looseObject({ kind: z.literal('icosahedron'), edge: z.int().min(2).max(LONGEST_EDGE) }),
]);

export const party = z.looseObject({
  key: partyKey,
  kind: z.enum(['realm', 'organisation', 'single']),
  name: z.string(),
  article: z.enum(['der', 'die', 'das', 'plural']).exactOptional(),
  ruler: z.string(),
  colour: count,
  pattern: count.exactOptional(),
  capital: fieldAddress.nullable(),
  treasury: whole,
  relations: z.record(partyKey, z.enum(['alliance', 'peace', 'passage', 'enemy'])),
  storage: z.record(fieldAddress, count).exactOptional(),
  unrest: count.exactOptional(),
  contacts: z.array(partyKey).exactOptional(),
  missing: count.exactOptional(),
  // A region, or a field of a board of lettered hexes.
  seat: z.union([regionKey, letteredField]).nullable().exactOptional(),
  purses: z.record(regionKey, count).exactOptional(),
  nextCapital: fieldAddress.nullable().exactOptional(),
});

const place = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('field'), field: fieldAddress }),
  z.looseObject({ kind: z.literal('side'), field: fieldAddress, side: direction }),
  z.looseObject({ kind: z.literal('aboard'), carrier: z.string() }),
]);

const character = z.looseObject({
  name: z.string(),
  status: z.enum(['REP', 'NSC']),
  seat: fieldAddress.nullable(),
  years: count.exactOptional(),
  trained: z.array(key).exactOptional(),
  nextSeat: z.looseObject({ seat: fieldAddress.nullable() }).nullable().exactOptional(),
});

export const unit = z.looseObject({
  id: z.string(),
  party: partyKey,
  number: unitNumber,
  type: key,
  size: count,
  leaders: count,
  place,
  cameFrom: fieldAddress.exactOptional(),
  raised: z.record(key, z.number()),
  scout: z.boolean(),
  order: z.string(),
  morale: z.number(),
  character: character.nullable(),
  gold: count.exactOptional(),
  inside: z.boolean().exactOptional(),
  arrived: z.number().exactOptional(),
  unpaid: count.exactOptional(),
  carries: z.array(partyKey).exactOptional(),
  spares: z.array(partyKey).exactOptional(),
});

export const work = z.looseObject({
  id: key,
  kind: z.enum(['settlement', 'road', 'bridge', 'wall', 'canal']),
  field: fieldAddress,
  side: direction.nullable(),
  owners: z.array(partyKey),
  type: key.nullable(),
  value: count,
  progress: count.nullable(),
  paid: count,
  damage: z.record(key, count),
  begun: count,
  completed: count.nullable(),
  name: z.string(),
});

export const treaty = z.looseObject({
  id: key,
  parties: z.array(partyKey),
  kinds: z.array(z.enum(['peace', 'alliance', 'passage', 'roadBuilding', 'other'])),
  from: count,
  until: count.nullable(),
  copies: z.array(partyKey),
  text: z.string(),
});

export const person = z.looseObject({
  id: key,
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  born: whole.nullable(),
  isMember: z.boolean(),
  paidUntil: whole.nullable(),
  mode: z.enum(['open', 'secret']).nullable(),
  channel: z.enum(['letter', 'email', 'medium']),
  roles: z.array(
    z.looseObject({
      party: partyKey,
      kind: z.enum(['single', 'contact', 'coPlayer', 'realmGm', 'wanderer']),
      since: count.exactOptional(),
      until: count.exactOptional(),
    }),
  ),
  account: z.array(
    z.looseObject({
      turn: count,
      cents: whole,
      kind: z.enum(['deposit', 'charge', 'contribution', 'fee']),
      note: z.string().exactOptional(),
    }),
  ),
  note: z.string().exactOptional(),
  aliases: z.array(z.string()).exactOptional(),
});

export const label = z.looseObject({
  id: key,
  kind: z.enum(['realm', 'land', 'sea', 'range', 'river', 'wood', 'small']),
  text: z.string(),
  points: z.array(z.number()),
  size: z.number(),
  spacing: z.number().exactOptional(),
  rotation: z.number().exactOptional(),
  party: partyKey.exactOptional(),
});

const level = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const source = z.union([
  z.enum(['start', 'territory', 'gm']),
  z.custom<`unit ${number}`>((text) => typeof text === 'string' && /^unit \d+$/.test(text), {
    error: 'source of knowledge',
  }),
]);

export const knownGrossfeld = z.looseObject({
  level: perField(level),
  since: perField(count),
  source: perField(source.nullable()),
  terrain: perField(key.nullable()),
  owner: perField(partyKey.nullable()),
  sides: sparse(SIDE_BOUND, features),
  walls: sparse(SIDE_BOUND, count),
  springs: sparse(SIDE_BOUND, present),
  settlements: sparse(
    FIELD_BOUND,
    z.looseObject({
      type: key,
      name: z.string(),
      owner: settlementOwner,
      harbours: z.array(direction).exactOptional(),
    }),
  ),
  firm: sparse(FIELD_BOUND, present).exactOptional(),
});

const sighting = z.looseObject({
  turn: count,
  place: fieldAddress,
  party: partyKey,
  kind: key,
  sizeClass: count,
  by: z.string(),
});

/** Knowledge of a party beside its Großfelder. */
export const knowledgeBeside = z.looseObject({
  sightings: z.array(sighting),
  chart: z.record(grossfeldNumber, grossfeldNumber).exactOptional(),
});

const knowledge = knowledgeBeside.extend({
  grossfelder: z.record(grossfeldNumber, knownGrossfeld),
});

const clock = z.looseObject({
  turn: count,
  year: whole,
  moon: z.int().min(1).max(12),
  moonsPerTurn: z.int().min(1).max(12),
  wall: z
    .looseObject({
      pausedAt: z.string().exactOptional(),
      anchor: z.looseObject({ boundary: count, day: z.string() }).exactOptional(),
    })
    .exactOptional(),
});

export const region = z.looseObject({
  key: regionKey,
  name: z.string(),
  names: z.looseObject({ de: z.string(), en: z.string() }).exactOptional(),
  outlines: z.array(z.array(coordinate)),
  point: z.looseObject({ x: coordinate, y: coordinate }),
  tint: z.enum(REGION_TINTS),
  figures: z.record(key, whole),
  note: z.string(),
});

/** A board beside its regions. */
export const boardBeside = z.looseObject({ borders: z.array(z.tuple([regionKey, regionKey])) });

/** A world beside its collections. */
export const worldBeside = z.looseObject({ topology, clock });

/** Changes of a turn or of the GM, as the parts were before. */
export const turnStartSchema = z.looseObject({
  clock,
  grossfelder: z.record(grossfeldNumber, grossfeld.nullable()),
  parties: z.record(partyKey, party.nullable()),
  units: z.record(key, unit.nullable()),
  knowledge: z.record(partyKey, knowledge.nullable()),
  works: z.record(key, work.nullable()),
  treaties: z.record(key, treaty.nullable()),
  people: z.record(key, person.nullable()),
  affairs: z.record(key, anyJson).exactOptional(),
  labels: z.record(key, label.nullable()).exactOptional(),
  board: boardBeside.extend({ regions: z.record(regionKey, region) }).exactOptional(),
  topology: topology.exactOptional(),
});
