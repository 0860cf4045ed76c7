import {
  calc,
  type Explained,
  fact,
  type RecordField,
  type RecordKind,
  type RecordPlace,
  type RecordRow,
  rule,
  type Settings,
  sum,
  type Words,
} from '../../../kernel';
import type { World } from '../../../world';
import type { Good } from '../data/kinds';
import { ZONE_TABLE } from '../data/tables';
import { type Kept, type LISTS, RECORDS } from '../records';
import { inTenths } from '../records/fields';
import { ZONES } from '../records/realms';
import {
  administrationCost,
  administrationRise,
  movableArmies,
  paidArmy,
} from '../rules/armies/costs';
import { splitFee } from '../rules/armies/parts';
import { cellIn, HUNDRED, NOTHING } from '../rules/cells';
import { calculationSheet, type CalculationSheet } from '../rules/economy/goods';
import { type Income, incomeOf } from '../rules/economy/income';
import {
  countsOf,
  landOf,
  mirrorOf,
  otherPoints,
  payingCities,
  payingMines,
  zonesOf,
} from '../rules/economy/realm';
import { rolledGoods, zoneChance, zoneOf } from '../rules/economy/unrest';
import { stateOf } from '../state/keep';
import type { Realm } from '../state/types';

type Place = RecordPlace<World>;
type Preview = RecordField<World, RecordRow>;
type RowOf<Name extends keyof typeof LISTS> = Omit<Kept<(typeof LISTS)[Name]>, 'owner'>;

/** A figure the GM alone sees, in the table of a register, or (share 0) at its side. */
function preview(
  id: string,
  label: Words,
  figure: NonNullable<Preview['figure']>,
  more: Partial<Preview> = {},
): Preview {
  return { id, label, kind: 'number', audience: 'gm', ...more, figure };
}

const supply = (row: RecordRow) => row as RowOf<'supplies'>;

const realmIn = (world: World, owner: string | null): Realm | undefined =>
  stateOf(world).realms.find((one) => one.owner === owner);

/** The calculation of a realm as if this were an income month, whatever modules hold (GM-40). */
function trialSheet({ world, settings, owner }: Place): CalculationSheet | undefined {
  const realm = realmIn(world, owner);
  if (realm === undefined) return undefined;
  const books = { world, state: stateOf(world) };
  return calculationSheet(settings, {
    party: realm.owner,
    counts: countsOf(books, realm.owner),
    mirror: mirrorOf(books.state, realm.owner),
    other: otherPoints(books.state, realm),
  });
}

/** What a realm would take in if this were an income month, without bloom and what the GM gives (GM-40, PI-07-09). */
function trialIncome(place: Place): Income | undefined {
  const { world, settings, owner } = place;
  const realm = realmIn(world, owner);
  if (realm === undefined) return undefined;
  const books = { world, state: stateOf(world) };
  return incomeOf(settings, {
    party: realm.owner,
    cities: payingCities(books, realm.owner),
    land: landOf(books, realm.owner),
    gws: trialSheet(place)?.gws,
    additions: [
      ...payingMines(books, realm.owner).map((one) =>
        fact('pygma.mine', one.yield, { region: one.field }, 'PI-07-04'),
      ),
      ...(realm.loot === 0 ? [] : [fact('pygma.loot', realm.loot, {}, 'PI-07-05')]),
    ],
  });
}

/** How many negative results the rolls of the next muster month bring on average: the class of the uprising, in tenths (PI-13-04). */
function expectedClass({ world, settings, owner }: Place): Explained {
  const zones = zonesOf(settings, stateOf(world), owner ?? '');
  const chances = rolledGoods(settings, zones).map(({ chance }) => chance);
  const all = chances.length === 0 ? NOTHING : sum(...chances);
  const tenth = fact('pygma.tenthOfPercent', 10, {}, 'PI-13-04');
  const counted = { unit: 'tenth' } as const;
  const body = { ...calc.quotient('down', all, tenth), ...counted };
  return { ...rule('pygma.expectedClass', 'PI-13-04', body), ...counted };
}

/** Armies that count for administration (PI-05-162, PI-05-163). */
const movable = ({ world, settings, owner }: Place): number =>
  movableArmies(
    settings,
    stateOf(world).armies.flatMap((one) => (one.owner === owner ? [paidArmy(one)] : [])),
  );

/** How many points can be stored before the good falls into a worse zone (PI-13-01, PI-15-02). */
function storable(
  settings: Settings,
  {
    good,
    points,
    percent,
  }: { readonly good: Good; readonly points: number; readonly percent: number },
  population: number,
): Explained | undefined {
  if (good === 'culture') return undefined;
  const zone = zoneOf(settings, good, percent) ?? 'none';
  const people = fact('pygma.population', Math.max(1, population));
  const least = zone === 'D' ? NOTHING : cellIn(settings, ZONE_TABLE, good, zone);
  const kept = calc.quotient('up', calc.product(least, people), HUNDRED);
  const left = calc.difference(fact('pygma.goodsPoints', points), kept);
  return rule('pygma.storable', 'PI-15-02', calc.maximum(left, NOTHING), { good });
}

/** What the GM sees of the records of a kind before a month is run, each figure with the clauses behind it. */
const PREVIEWS: Readonly<Record<string, readonly Preview[]>> = {
  realm: [
    preview('trial', ['Probe: GWS', 'Trial GWS'], (_, place) => trialSheet(place)?.gws, {
      said: inTenths,
      hint: ['Was eine Berechnung heute ergäbe.', 'What a calculation would come to today.'],
    }),
    preview('trialIncome', ['Probe: GS', 'Trial gold'], (_, place) => trialIncome(place)?.total, {
      kind: 'money',
      hint: [
        'Einkünfte, wäre heute Einnahmetermin; ohne Blüte.',
        'Income if this were an income month; without bloom.',
      ],
    }),
    preview('expectedClass', ['Aufstand', 'Revolt'], (_, place) => expectedClass(place), {
      said: inTenths,
      hint: [
        'Klasse, die im nächsten Rüstmonat zu erwarten ist.',
        'Class to be expected in the next muster month.',
      ],
    }),
    preview(
      'administration',
      ['Verwaltung', 'Administration'],
      (_, place) => administrationCost(place.settings, movable(place)),
      { kind: 'money', share: 0 },
    ),
    preview(
      'nextArmy',
      ['Verwaltung, ein Heer mehr', 'Administration, one more army'],
      (_, place) => administrationRise(place.settings, movable(place), movable(place) + 1),
      { kind: 'money', share: 0 },
    ),
  ],
  supply: [
    {
      id: 'zone',
      label: ['Zone', 'Zone'],
      kind: 'choice',
      audience: 'gm',
      isFixed: true,
      options: Object.entries(ZONES).map(([id, label]) => ({ id, label })),
      read: (row, { settings }) => {
        const { good, percent } = supply(row);
        return zoneOf(settings, good, percent) ?? 'none';
      },
    },
    preview(
      'chance',
      ['Unruhe in Prozent', 'Unrest in percent'],
      (row, { settings }) => {
        const { good, percent } = supply(row);
        const zone = zoneOf(settings, good, percent);
        return zone && zoneChance(settings, zone);
      },
      { share: 0 },
    ),
    preview('storable', ['lagerbar', 'Storable'], (row, { world, settings, owner }) =>
      storable(settings, supply(row), realmIn(world, owner)?.population ?? 0),
    ),
  ],
  army: [
    preview(
      'splitFee',
      ['Gebühr fürs Teilen', 'Fee for splitting'],
      (row, { settings }) => {
        const { kind, strength } = row as RowOf<'armies'>;
        return splitFee(settings, kind, strength);
      },
      { kind: 'money', share: 0 },
    ),
  ],
};

/** The records of the game with what the GM sees of them beforehand. */
export const RECORDS_WITH_PREVIEWS: readonly RecordKind<World>[] = RECORDS.map((kind) => ({
  ...kind,
  fields: [...kind.fields, ...(PREVIEWS[kind.id] ?? [])],
}));
