import type { OrderSheet, TurnInput } from '../../../kernel';
import {
  BLANK_REGION_WORLD,
  newParty,
  type Party,
  type RegionBoard,
  type World,
} from '../../../world';
import type { OrganisationOrder } from '../orders';
import { holdingKey } from '../state/read';
import { STEPS, type Step } from '../state/types';
import { PHASES } from '../turn';
import { openPhase, type PhaseTurn } from '../turn/turn';
import type { CaseOrganisation, CasePhase } from './case';

const REGIONS = ['r1', 'r2', 'r3', 'r4'] as const;

const boardOfCase = (limits: Readonly<Record<string, number>>): RegionBoard => ({
  regions: Object.fromEntries(
    REGIONS.map((key) => [
      key,
      {
        key,
        name: key.toUpperCase(),
        outlines: [],
        point: { x: 0, y: 0 },
        tint: 'plain',
        figures: limits[key] === undefined ? {} : { base_limit: limits[key] },
        note: '',
      },
    ]),
  ),
  borders: [
    ['r1', 'r2'],
    ['r2', 'r3'],
  ],
});

const partyOf = (key: string, { seat = 'r1', purses = {} }: CaseOrganisation): Party => {
  const halves = Object.fromEntries(
    Object.entries(purses).map(([region, amount]) => [region, amount * 2]),
  );
  const treasury = Object.values(halves).reduce((total, amount) => total + amount, 0);
  return newParty({ key, name: key.toUpperCase(), treasury, seat, purses: halves });
};

const holdingOf = ({
  calm = {},
  unrest = [],
  advantages = [],
  origin = 'start',
  lastEvent,
}: CaseOrganisation) => {
  const places = [
    ...Object.entries(calm).flatMap(([region, count]) =>
      Array.from({ length: count }, () => [region, null] as const),
    ),
    ...unrest,
  ];
  return {
    origin,
    founded: 1,
    ...(lastEvent === undefined ? {} : { lastEvent }),
    units: places.map(([region, unrestSince], index) => ({
      id: `u${String(index + 1)}`,
      region,
      unrestSince,
      arrived: index + 1,
    })),
    advantages: advantages.map(({ category, region = 'r1', ...one }, index) => ({
      id: `a${String(index + 1)}`,
      name: one.name ?? `${category} ${region}`,
      category,
      actsAs: one.actsAs ?? null,
      region,
      intact: one.intact ?? 0,
      damaged: one.damaged ?? 0,
      exhausted: one.exhausted ?? 0,
    })),
  };
};

/** The world of a case. */
export const worldOfCase = ({ phase = 1, organisations, limits = {} }: CasePhase): World => ({
  ...BLANK_REGION_WORLD,
  parties: Object.fromEntries(
    Object.entries(organisations).map(([key, one]) => [key, partyOf(key, one)]),
  ),
  clock: { ...BLANK_REGION_WORLD.clock, turn: phase },
  board: boardOfCase(limits),
  affairs: Object.fromEntries(
    Object.entries(organisations).map(([key, one]) => [holdingKey(key), holdingOf(one)]),
  ),
});

/** A letter of orders, one line each. */
const sheetOf = (
  party: string,
  orders: NonNullable<CasePhase['orders']>[string],
): OrderSheet<OrganisationOrder> => {
  const lines = orders.map((one) => ('order' in one ? one : { step: null, order: one }));
  const text = lines.map(({ order }) => order.kind).join('\n');
  let start = 0;
  const rows = lines.map((content, index) => {
    const span = { start, end: start + content.order.kind.length };
    start = span.end + 1;
    return { unit: index + 1, span, cells: {}, content };
  });
  return { party, text, columns: [], rows, findings: [] };
};

/** The phase of a case before its first step. */
export const phaseOfCase = (given: CasePhase, world = worldOfCase(given)): PhaseTurn => {
  const { orders = {}, settings = {}, rulings = {} } = given;
  const input: TurnInput<World> = {
    world,
    orders: {},
    settings,
    rulings,
    seed: 'demo',
  };
  const sheets: Record<string, OrderSheet<OrganisationOrder>> = {};
  for (const [party, list] of Object.entries(orders)) sheets[party] = sheetOf(party, list);
  return Object.assign(openPhase(input), { sheets });
};

/** Steps without dice: all but the event and acting. */
export const QUIET: readonly Step[] = STEPS.filter((step) => step !== 'event' && step !== 'act');

/** A phase carried through some of its steps. */
export const runPhase = (turn: PhaseTurn, steps: readonly Step[]): PhaseTurn => {
  for (const { id, run } of PHASES) if (steps.some((step) => step === id)) run(turn);
  return turn;
};

/** A case carried through its steps. */
export const runOfCase = (given: CasePhase): PhaseTurn =>
  runPhase(phaseOfCase(given), given.steps ?? QUIET);
