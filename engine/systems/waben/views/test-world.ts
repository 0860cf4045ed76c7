import { fieldAddress, type GrossfeldNo, KLEINFELDER } from '../../../hex';
import {
  BLANK_REGION_WORLD,
  type Grossfeld,
  levelPlaces,
  newGrossfeld,
  newParty,
  type Party,
  type Unit,
  unitId,
  type World,
} from '../../../world';
import { SETTLEMENT_TYPES } from '../data';
import { observe } from '../turn/observe';

const REALMS = ['eins', 'zwei', 'drei', 'vier'] as const;
const NAMES = ['Erstes Reich', 'Zweites Reich', 'Drittes Reich', 'Viertes Reich'] as const;

/** Kleinfelder of every Großfeld: sea in the first rows, hills, and lowland else. */
const SEA = 9;
const HILLS: readonly number[] = [20, 21, 33, 34];
/** Kleinfelder a realm owns, its capital and where its fleet lies. */
const OWN = { from: 10, to: 42 } as const;
const CAPITAL = 26;
const ROADSTEAD = 5;
const GOLD = 100_000;

const numberOf = (index: number): GrossfeldNo => String(index + 1).padStart(3, '0') as GrossfeldNo;

const terrainOf = (kleinfeld: number): string => {
  if (kleinfeld <= SEA) return 'w';
  return HILLS.includes(kleinfeld) ? 'h' : 't';
};

function landOf(
  key: string,
  index: number,
  { u, v }: { readonly u: number; readonly v: number },
): Grossfeld {
  const { buildingValue } = SETTLEMENT_TYPES.fst;
  const fields = Array.from({ length: KLEINFELDER }, (_, at) => at + 1);
  return {
    ...newGrossfeld(numberOf(index), u, v, 't'),
    terrain: fields.map(terrainOf),
    owner: fields.map((field) => (field >= OWN.from && field <= OWN.to ? key : null)),
    settlements: {
      [CAPITAL - 1]: {
        type: 'fst',
        name: `Burg ${NAMES[index] ?? ''}`,
        owner: key,
        built: buildingValue,
        harbours: [],
      },
    },
  };
}

function unitsOf(key: string, index: number): readonly Unit[] {
  const unit = (number: number, type: string, size: number, leaders: number, at: number): Unit => ({
    id: unitId(key, number),
    party: key,
    number,
    type,
    size,
    leaders,
    place: { kind: 'field', field: fieldAddress(numberOf(index), at) },
    raised: {},
    scout: false,
    order: 'KV',
    morale: 0,
    character: null,
  });
  return [
    unit(101, 'K', 6000, 2, CAPITAL),
    unit(102, 'K', 4000, 1, CAPITAL),
    unit(201, 'R', 3000, 1, CAPITAL),
    unit(301, 'S', 40, 1, ROADSTEAD),
  ];
}

/** Four realms around a cylinder, each with the same land, capital, army and fleet, for trials (WW-2.1-03). */
export function testWorld(): World {
  const places = levelPlaces(REALMS.length, 1);
  const lands = places.map((place, index) => landOf(REALMS[index] ?? '', index, place));
  const parties = REALMS.map((key, index): Party =>
    newParty({
      key,
      name: NAMES[index] ?? key,
      kind: 'realm',
      colour: index,
      capital: fieldAddress(numberOf(index), CAPITAL),
      treasury: GOLD,
    }),
  );
  const { board: _, affairs: __, ...blank } = BLANK_REGION_WORLD;
  return observe({
    ...blank,
    map: {
      topology: { kind: 'cylinder', columns: REALMS.length },
      grossfelder: Object.fromEntries(lands.map((land) => [land.no, land])),
    },
    parties: Object.fromEntries(parties.map((one) => [one.key, one])),
    units: Object.fromEntries(REALMS.flatMap(unitsOf).map((one) => [one.id, one])),
  });
}
