import {
  BLANK_REGION_WORLD,
  DIRECTIONS,
  type FieldAddress,
  fieldAddress,
  KLEINFELDER,
  latticeOn,
  type TurnInput,
  type World,
} from '../../engine';
import { coordFor } from '../../engine/systems/pygma/orders/own-addresses';
import { type Army, LISTS, stateOf, withState } from '../../engine/systems/pygma/rules/catalogue';
import {
  homeOf,
  keyOf,
  landOf,
  type LandWords,
  type MonthPlan,
  numberOf,
  partyOf,
  SHARES,
} from './world';

/** Lowland with woods, hills and lakes. */
const WORDS: LandWords = {
  terrain: [
    'lowland',
    'lowland',
    'forest',
    'lowland',
    'highland',
    'forest',
    'lowland',
    'water',
    'lowland',
    'desert',
    'highland',
    'mountain',
  ],
  settlement: 'city',
};

/** Turns of Cylas and Dorl of year 2: the income month, and the muster month after it. */
const INCOME = 11;

const LEVIES = [
  { kind: 'warrior', letters: 'KH', strength: 5000 },
  { kind: 'rider', letters: 'RH', strength: 2000 },
] as const;

/** An army of a realm: warriors and riders in turn, spread over its own fields. */
function armyOf(world: World, plan: MonthPlan, realm: number, index: number): Army {
  const { grossfeld, share } = homeOf(realm, plan);
  const owner = keyOf(realm);
  const { kind, letters, strength } = LEVIES[index % 2] ?? LEVIES[0];
  const number = 1 + Math.floor(index / 2);
  const field = fieldAddress(numberOf(grossfeld), 1 + ((share + SHARES * index) % KLEINFELDER));
  const blank = LISTS.armies.blank?.({ world, settings: {}, owner });
  if (blank === undefined) throw new Error('there are no armies');
  return {
    ...blank,
    owner,
    id: `${letters}${String(number)}`,
    kind,
    number,
    strength,
    field,
  };
}

/** The letter of a realm: every second army attacks a field beside it; in a muster month the sheet of expenses as well. */
function letterOf(world: World, armies: readonly Army[], realm: number, isMuster: boolean) {
  const lattice = latticeOn(world.map);
  const chart = world.knowledge[keyOf(realm)]?.chart;
  const moves = armies
    .filter((_, index) => index % 2 === 0)
    .map(({ kind, number, field }, index) => {
      const letters = kind === 'rider' ? 'RH' : 'KH';
      const to = lattice.neighbourOf(field as FieldAddress, DIRECTIONS[index % 6] ?? 1);
      const from = coordFor(chart, field);
      return `${letters} ${String(number)} | ${from} | | ${to === undefined ? from : coordFor(chart, to)} | | A |`;
    });
  const city = `Stadt ${String(realm)}`;
  const expenses = [
    `Rüstung KH 90: 3000 K in ${city}`,
    `Befestigung ${city}`,
    'Förderung Wein im Tiefland',
    'Spionage 30000 GS',
    'Hygiene 10000 GS',
    `Lagerung 3 P. Wein in ${city}`,
  ];
  return [...moves, ...(isMuster ? expenses : [])].join('\n');
}

/** Both months of a plan, with the economy on; the world of the second is what the first made of its own. */
export function pygmaMonthsOf(plan: MonthPlan): readonly ((world?: World) => TurnInput<World>)[] {
  const realms = Array.from({ length: plan.realms }, (_, realm) => realm);
  const empty: World = {
    ...BLANK_REGION_WORLD,
    map: { topology: { kind: 'sheet' }, grossfelder: landOf(plan, WORDS) },
    parties: Object.fromEntries(
      realms.map((realm) => [keyOf(realm), { ...partyOf(realm, plan), treasury: 2_000_000 }]),
    ),
    clock: { ...BLANK_REGION_WORLD.clock, turn: INCOME },
  };
  const state = stateOf(empty);
  const armies = realms.flatMap((realm) =>
    Array.from({ length: plan.unitsEach }, (_, index) => armyOf(empty, plan, realm, index)),
  );
  const start = withState(empty, {
    ...state,
    armies,
    realms: state.realms.map((one) => ({ ...one, spy: 60, promotions: 3 })),
  });
  return [false, true].map((isMuster) => (world = start) => ({
    world,
    orders: Object.fromEntries(
      realms.map((realm) => {
        const own = stateOf(world).armies.filter(({ owner }) => owner === keyOf(realm));
        return [keyOf(realm), letterOf(world, own, realm, isMuster)];
      }),
    ),
    rulings: {},
    settings: {
      'pygma.modules.economy': true,
      'pygma.modules.trade_bloom': true,
      'pygma.modules.population': true,
    },
    seed: plan.seed,
  }));
}
