import fc from 'fast-check';
import { type Direction, DIRECTIONS, fieldAddress, type GrossfeldNo } from '../hex';
import {
  type Grossfeld,
  type Knowledge,
  type KnownGrossfeld,
  type KnownSettlement,
  newGrossfeld,
  type Party,
  type Place,
  type Unit,
  unitId,
  workId,
  type World,
} from '../world';

const TERRAIN = ['w', 't', 'h', 'b', 'g', 'twa', 'tsu', 'ew'] as const;
const PARTIES = ['tha', 'ely', 'nord.1', 'x-9'] as const;
const NUMBERS = ['001', '002', '210', '711'] as readonly string[] as readonly GrossfeldNo[];

export const anyDirection: fc.Arbitrary<Direction> = fc.constantFrom(...DIRECTIONS);
export const anyParty = fc.constantFrom(...PARTIES);
export const anyTerrain = fc.constantFrom(...TERRAIN);
export const anyField = fc
  .tuple(fc.constantFrom(...NUMBERS), fc.integer({ min: 1, max: 48 }))
  .map(([no, kleinfeld]) => fieldAddress(no, kleinfeld));

/** Any text a person could paste, lone surrogates and byte-order marks included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('\uFEFF', '\uD800', 'ä', '\r\n', '\t', '101') }),
);

const sparse = <Value>(bound: number, value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.integer({ min: 0, max: bound - 1 }).map(String), value, {
    maxKeys: 4,
    noNullPrototype: true,
  });
const present = fc.constant<true>(true);
const perField = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(value, { minLength: 48, maxLength: 48 });

export const anySettlement = fc.record(
  {
    type: fc.constantFrom('gar', 'brg', 'std', 'fst', 'met'),
    name: anyText,
    owner: anyParty,
    built: fc.nat(48),
    harbours: fc.uniqueArray(anyDirection),
    garrison: fc.nat(200),
  },
  {
    requiredKeys: ['type', 'name', 'owner', 'built', 'harbours'],
    noNullPrototype: true,
  },
);

const grossfeldAt = (no: GrossfeldNo, u: number): fc.Arbitrary<Grossfeld> =>
  fc
    .record({
      terrain: perField(anyTerrain),
      owner: perField(fc.option(anyParty)),
      difficulty: sparse(48, fc.nat(2)),
      lowView: sparse(48, present),
      baseTerrain: sparse(48, anyTerrain),
      sides: sparse(288, fc.integer({ min: 1, max: 31 })),
      walls: sparse(288, fc.nat(40)),
      springs: sparse(288, present),
      settlements: sparse(48, anySettlement),
      notes: sparse(48, anyText),
      secrets: sparse(48, fc.record({ text: anyText, strength: anyText })),
    })
    .map((parts) => ({ ...newGrossfeld(no, u, 2 * u, 't'), ...parts }));

const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ kind: fc.constant('field' as const), field: anyField }),
  fc.record({ kind: fc.constant('side' as const), field: anyField, side: anyDirection }),
  fc.record({ kind: fc.constant('aboard' as const), carrier: fc.constant(unitId('tha', 302)) }),
);

export const anyUnit: fc.Arbitrary<Unit> = fc
  .record({
    party: anyParty,
    number: fc.integer({ min: 100, max: 999 }),
    type: fc.constantFrom('K', 'R', 'S', 'A', 'B', 'LT', 'HF'),
    size: fc.nat(10_000),
    leaders: fc.nat(4),
    place: anyPlace,
    raised: fc.dictionary(anyTerrain, fc.nat(5000), { noNullPrototype: true }),
    scout: fc.boolean(),
    order: anyText,
    morale: fc.integer({ min: -3, max: 0 }),
    character: fc.option(
      fc.record({
        name: anyText,
        status: fc.constantFrom('REP' as const, 'NSC' as const),
        seat: fc.option(anyField),
      }),
    ),
  })
  .map((unit) => ({ ...unit, id: unitId(unit.party, unit.number) }));

const anyKnownSettlement: fc.Arbitrary<KnownSettlement> = fc.record(
  {
    type: fc.constant('std'),
    name: anyText,
    owner: anyParty,
    harbours: fc.uniqueArray(anyDirection),
  },
  { requiredKeys: ['type', 'name', 'owner'] },
);

const anyKnownGrossfeld: fc.Arbitrary<KnownGrossfeld> = fc.record(
  {
    level: perField(fc.constantFrom(0 as const, 1 as const, 2 as const)),
    since: perField(fc.nat(9)),
    source: perField(fc.constantFrom(null, 'start' as const, 'unit 203' as const)),
    terrain: perField(fc.option(anyTerrain)),
    owner: perField(fc.option(anyParty)),
    sides: sparse(288, fc.integer({ min: 1, max: 31 })),
    walls: sparse(288, fc.nat(40)),
    springs: sparse(288, present),
    settlements: sparse(48, anyKnownSettlement),
    firm: sparse(48, present),
  },
  {
    requiredKeys: [
      'level',
      'since',
      'source',
      'terrain',
      'owner',
      'sides',
      'walls',
      'springs',
      'settlements',
    ],
    noNullPrototype: true,
  },
);

const anyKnowledge: fc.Arbitrary<Knowledge> = fc.record({
  grossfelder: fc
    .tuple(anyKnownGrossfeld, anyKnownGrossfeld)
    .map(([a, b]) => ({ ['001' as GrossfeldNo]: a, ['210' as GrossfeldNo]: b })),
  sightings: fc.array(
    fc.record({
      turn: fc.nat(9),
      place: anyField,
      party: anyParty,
      kind: fc.constantFrom('foot', 'fleet'),
      sizeClass: fc.constantFrom(0, 1, 3, 6, 11),
      by: fc.constant('unit 203'),
    }),
    { maxLength: 3 },
  ),
});

const anyLabel = fc.record(
  {
    id: fc.stringMatching(/^[a-z]{1,6}$/).map((id) => `label ${id}`),
    kind: fc.constantFrom('realm' as const, 'land' as const, 'sea' as const, 'small' as const),
    text: anyText,
    points: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 6 }),
    size: fc.integer({ min: 6, max: 60 }),
    spacing: fc.constant(0.2),
    rotation: fc.integer({ min: -180, max: 180 }),
    party: anyParty,
  },
  { requiredKeys: ['id', 'kind', 'text', 'points', 'size'], noNullPrototype: true },
);

export function byKey<Value>(values: readonly Value[], keyOf: (value: Value) => string) {
  return Object.fromEntries(values.map((value) => [keyOf(value), value]));
}

export const anyWork = fc
  .record({
    kind: fc.constantFrom('settlement' as const, 'road' as const, 'wall' as const),
    field: anyField,
    side: fc.option(fc.constantFrom(1 as const, 4 as const)),
    owners: fc.array(anyParty, { maxLength: 2 }),
    type: fc.option(fc.constant('brg')),
    value: fc.nat(48),
    progress: fc.option(fc.nat(50_000)),
    paid: fc.nat(50_000),
    damage: fc.dictionary(fc.constantFrom('wall', 'defence'), fc.nat(5000), {
      noNullPrototype: true,
    }),
    begun: fc.nat(9),
    completed: fc.option(fc.nat(9)),
    name: anyText,
  })
  .map((work) => ({ ...work, id: workId(work.kind, work.field, work.side) }));

export const anyTreaty = fc.record({
  id: fc.stringMatching(/^[a-z]{1,6}$/),
  parties: fc.array(anyParty, { maxLength: 3 }),
  kinds: fc.constantFrom(['peace' as const], ['alliance' as const, 'other' as const]),
  from: fc.nat(9),
  until: fc.option(fc.nat(20)),
  copies: fc.array(anyParty, { maxLength: 2 }),
  text: anyText,
});

const anyRole = fc.record(
  { party: anyParty, kind: fc.constant('contact' as const), since: fc.nat(9), until: fc.nat(9) },
  { requiredKeys: ['party', 'kind'], noNullPrototype: true },
);

const anyAccountEntry = fc.record(
  {
    turn: fc.nat(9),
    cents: fc.integer({ min: -5000, max: 5000 }),
    kind: fc.constantFrom('deposit' as const, 'charge' as const),
    note: anyText,
  },
  { requiredKeys: ['turn', 'cents', 'kind'], noNullPrototype: true },
);

export const anyPerson = fc.record(
  {
    id: fc.stringMatching(/^[a-z]{1,6}$/),
    name: anyText,
    address: anyText,
    email: anyText,
    phone: anyText,
    born: fc.option(fc.integer({ min: 1900, max: 2020 })),
    isMember: fc.boolean(),
    paidUntil: fc.option(fc.integer({ min: 2000, max: 2030 })),
    mode: fc.option(fc.constantFrom('open' as const, 'secret' as const)),
    channel: fc.constantFrom('letter' as const, 'email' as const, 'medium' as const),
    roles: fc.array(anyRole, { maxLength: 2 }),
    account: fc.array(anyAccountEntry, { maxLength: 2 }),
    note: anyText,
  },
  {
    requiredKeys: [
      'id',
      'name',
      'address',
      'email',
      'phone',
      'born',
      'isMember',
      'paidUntil',
      'mode',
      'channel',
      'roles',
      'account',
    ],
    noNullPrototype: true,
  },
);

const books = <Value extends { readonly id: string }>(each: fc.Arbitrary<Value>) =>
  fc
    .uniqueArray(each, { selector: ({ id }) => id, maxLength: 2 })
    .map((values) => byKey(values, ({ id }) => id));

/** Parties with what every one of them has. */
export const anyRealm: fc.Arbitrary<Party> = fc.record({
  key: anyParty,
  kind: fc.constantFrom('realm' as const, 'organisation' as const, 'single' as const),
  name: anyText,
  ruler: anyText,
  colour: fc.nat(11),
  capital: fc.option(anyField),
  treasury: fc.integer({ min: -1000, max: 1_000_000 }),
  relations: fc.dictionary(anyParty, fc.constantFrom('peace' as const, 'enemy' as const), {
    noNullPrototype: true,
  }),
});

/** Parties with anything else that can be stored of them. */
export const anyRealmInFull: fc.Arbitrary<Party> = fc
  .tuple(
    anyRealm,
    fc.record(
      {
        article: fc.constantFrom('der' as const, 'plural' as const),
        pattern: fc.nat(11),
        storage: fc.dictionary(anyField, fc.nat(9000), { maxKeys: 2, noNullPrototype: true }),
        unrest: fc.nat(3),
        contacts: fc.uniqueArray(anyParty),
        missing: fc.nat(3),
        nextCapital: fc.option(anyField),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  )
  .map(([realm, more]) => ({ ...realm, ...more }));

/** Worlds of two Großfelder with everything in them that can be stored, and parties of some kind. */
export function anyWorldWith(parties: fc.Arbitrary<Party>): fc.Arbitrary<World> {
  return fc
    .record({
      one: grossfeldAt('210' as GrossfeldNo, 0),
      other: grossfeldAt('001' as GrossfeldNo, 1),
      topology: fc.constantFrom(
        { kind: 'sheet' as const },
        { kind: 'cylinder' as const, columns: 4 },
      ),
      parties: fc.uniqueArray(parties, { selector: ({ key }) => key }),
      units: fc.uniqueArray(anyUnit, { selector: ({ id }) => id, maxLength: 4 }),
      labels: fc.uniqueArray(anyLabel, { selector: ({ id }) => id, maxLength: 3 }),
      knowledge: fc.dictionary(anyParty, anyKnowledge, { maxKeys: 2, noNullPrototype: true }),
      works: books(anyWork),
      treaties: books(anyTreaty),
      people: books(anyPerson),
      clock: fc.record({
        turn: fc.nat(99),
        year: fc.integer({ min: 1, max: 999 }),
        moon: fc.integer({ min: 1, max: 12 }),
        moonsPerTurn: fc.integer({ min: 1, max: 6 }),
      }),
    })
    .map(({ one, other, topology, parties, units, labels, ...rest }) => ({
      map: { topology, grossfelder: { [one.no]: one, [other.no]: other } },
      parties: byKey(parties, ({ key }) => key),
      units: byKey(units, ({ id }) => id),
      labels: byKey(labels, ({ id }) => id),
      ...rest,
    }));
}

export const anyWorld = anyWorldWith(anyRealm);

export const anySettings = fc.dictionary(
  fc.constantFrom('move.clamp', 'seg.modules', 'econ.tax_rate_pct'),
  fc.oneof(fc.boolean(), fc.nat(20), fc.array(anyText, { maxLength: 2 })),
  { noNullPrototype: true },
);

const anySubject = fc.record(
  {
    name: anyText,
    about: fc.dictionary(
      fc.constantFrom('party', 'count', 'dice'),
      fc.oneof(fc.integer(), anyText, fc.array(anyText, { maxLength: 2 })),
      { noNullPrototype: true },
    ),
    coveredUntil: fc.oneof(anyText, fc.array(anyText, { minLength: 2, maxLength: 2 })),
  },
  { requiredKeys: ['name', 'about'] },
);

export const anyRulings = fc
  .array(
    fc.record(
      {
        key: fc.stringMatching(/^[a-z0-9]{1,8}$/).map((name) => `march ${name}`),
        value: fc.oneof(fc.nat(9), anyText, fc.constant(null)),
        reason: anyText,
        subject: anySubject,
      },
      { requiredKeys: ['key', 'value', 'reason'] },
    ),
    { maxLength: 3 },
  )
  .map((rulings) => byKey(rulings, ({ key }) => key));

export const anyId = fc.constantFrom('a', 'b2', 'c-3');

export const anyMail = fc
  .uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,6}$/),
      turn: fc.nat(9),
      from: anyParty,
      to: fc.option(anyParty),
      kind: fc.constantFrom('message' as const, 'announcement' as const, 'treaty' as const),
      title: anyText,
      text: anyText,
      isPublic: fc.option(fc.boolean()),
    }),
    { selector: ({ id }) => id, maxLength: 2 },
  )
  .map((mail) => byKey(mail, ({ id }) => id));
