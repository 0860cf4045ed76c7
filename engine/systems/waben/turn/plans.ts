import type { Settings } from '../../../kernel';
import { type PartyKey, type Unit, type UnitId, unitId } from '../../../world';
import type { UnitType } from '../data';
import { extensionsOf, type OrderCode, remarkOf, type WabenRow } from '../orders';
import { moonPoints, turnPoints } from '../rules/movement/allowance';
import { encounterOrder, namedOrder } from '../rules/movement/orders';
import { inOrderOfUnits } from '../rules/movement/place';
import {
  canConquer,
  goalOf,
  ordersConquest,
  type PlannedStep,
  typeOfUnit,
  type UnitPlan,
} from '../rules/movement/plan';
import { type Belief, beliefOf, wayTo } from '../rules/movement/route';
import { type Scouts, scoutsOf } from '../rules/movement/scouts';
import { mayOwnLand } from '../rules/people/territory';
import { flagOf } from '../rules/settings';
import { taskOf } from '../rules/siege/task';
import { watchesOf } from './observe';
import { boardNow, note, type WabenTurn } from './turn';

/** Everything the plans of a turn are made from. */
interface Planning {
  readonly turn: WabenTurn;
  readonly scouts: Readonly<Record<PartyKey, Scouts>>;
  readonly staying: ReadonlySet<UnitId>;
  readonly believe: (party: PartyKey, isFleet: boolean) => Belief;
}

const isScout = (row: WabenRow | undefined, unit: Unit): boolean =>
  unit.scout || (row !== undefined && remarkOf(row.content, 'scout') !== undefined);

const scoutsByParty = ({ input, rows, world }: WabenTurn): Readonly<Record<PartyKey, Scouts>> => {
  const units = Object.values(world.units).sort(inOrderOfUnits);
  return Object.fromEntries(
    Object.keys(world.parties).map((party) => {
      const candidates = units
        .filter((unit) => unit.party === party)
        .map((unit) => ({
          unit,
          type: typeOfUnit(unit),
          isDeclared: isScout(rows[unit.id], unit),
        }));
      return [party, scoutsOf(candidates, input.settings)];
    }),
  );
};

/** Belief of each party about the map; made when a way is looked up. */
const believer = (turn: WabenTurn): Planning['believe'] => {
  const { settings } = turn.input;
  const { world } = turn;
  const beliefs = new Map<string, Belief>();
  return (party, isFleet) => {
    const key = `${party} ${String(isFleet)}`;
    const known = turn.watches[party]?.start ?? new Uint8Array(turn.board.lattice.size);
    const knowledge = world.knowledge[party];
    const belief =
      beliefs.get(key) ??
      beliefOf({ party, isFleet, knowledge, known }, turn.board, world.parties, settings);
    beliefs.set(key, belief);
    return belief;
  };
};

/** The field a way starts from; none for ships on a side and for units aboard, which land where they can. */
const fieldOfUnit = ({ board }: WabenTurn, { place }: Unit): number | undefined =>
  place.kind === 'field' ? board.lattice.cellOf(place.field) : undefined;

/** The way to a target named alone: its fields, the last one as ordered (WW-5.3-54). */
const wayOf = (
  planning: Planning,
  draft: Pick<UnitPlan, 'unit' | 'isFleet' | 'perMoon'>,
  step: PlannedStep,
): readonly PlannedStep[] => {
  const { turn, believe } = planning;
  const { unit, isFleet, perMoon } = draft;
  const from = fieldOfUnit(turn, unit);
  const to = step.goal.cell;
  if (from === undefined || to === undefined || to === null || step.goal.kind === 'side') {
    return [step];
  }
  const { settings } = turn.input;
  const { world } = turn;
  const traveller = { party: unit.party, isFleet, perMoon, parties: world.parties, settings };
  const isBoarding = step.goal.kind === 'board';
  const way = wayTo(from, to, isBoarding, believe(unit.party, isFleet), traveller);
  if (way === undefined) {
    const about = { reason: 'noWay', to: step.words.text };
    note(turn, 'F-PATH-NOTADJ', unit.party, { unit: unit.number, at: step.words, about });
    return [];
  }
  return way.map((cell, index) =>
    index === way.length - 1 ? step : { goal: { kind: 'field', cell }, words: step.words },
  );
};

/** Moons of the turn in which a unit can act: all, for one raised in it those from the muster moon on (WW-10.1-20). */
const moonsLeftTo = ({ world, readyAfter }: WabenTurn, { id }: Unit): number =>
  Math.max(0, world.clock.moonsPerTurn - (readyAfter[id] ?? 0));

const isReady = (turn: WabenTurn, unit: Unit): boolean => moonsLeftTo(turn, unit) > 0;

const stepsOf = (
  planning: Planning,
  draft: Pick<UnitPlan, 'unit' | 'isFleet' | 'perMoon'>,
  row: WabenRow | undefined,
): readonly PlannedStep[] => {
  const { turn, staying } = planning;
  if (row === undefined || staying.has(draft.unit.id) || !isReady(turn, draft.unit)) return [];
  const { lattice } = turn.board;
  const steps = row.content.movement.steps.map((step) => ({
    goal: goalOf(step, (field) => lattice.cellOf(field)),
    words: { text: step.text, span: step.span },
  }));
  const [only] = steps;
  return row.content.movement.form === 'target' && only !== undefined
    ? wayOf(planning, draft, only)
    : steps;
};

const remarksOf = (
  row: WabenRow | undefined,
  unit: Unit,
): Pick<
  UnitPlan,
  'carries' | 'spares' | 'waitsFor' | 'storms' | 'assault' | 'isInside' | 'leads'
> => {
  const remarks = row?.content.remarks ?? [];
  const order = row?.content;
  return {
    storms: order !== undefined && remarkOf(order, 'storm') !== undefined,
    assault: (order === undefined ? undefined : remarkOf(order, 'assault')) ?? null,
    isInside:
      (order === undefined ? undefined : remarkOf(order, 'station')?.inside) ?? unit.inside ?? null,
    leads: (order === undefined ? undefined : remarkOf(order, 'lead')) ?? null,
    carries: [
      ...(unit.carries ?? []),
      ...remarks.flatMap((remark) => (remark.kind === 'release' ? [remark.party] : [])),
    ],
    spares: [
      ...(unit.spares ?? []),
      ...remarks.flatMap((remark) => (remark.kind === 'spare' ? [remark.party] : [])),
    ],
    waitsFor: remarks.flatMap((remark) => (remark.kind === 'wait' ? [remark.unit] : [])),
  };
};

/** Effect of the extension of a row: pursuit, but not with R; a siege, if the type can (WW-6.2-10, WW-6.2-12). */
const extendedBy = (
  row: WabenRow | undefined,
  type: UnitType,
): Pick<UnitPlan, 'pursues' | 'besieges'> => {
  const code = row?.content.code;
  const kinds = extensionsOf(code ?? null).map(({ kind }) => kind);
  return {
    pursues: kinds.includes('F') && code?.class === 'K' && code.main !== 'R',
    besieges: kinds.includes('B') && type.properties.includes('siege'),
  };
};

/** The code that fixes the behaviour in encounters: with an S order the K order its text names (WW-6.1-09). */
const behaviourOf = (
  row: WabenRow | undefined,
  settings: Settings,
): OrderCode | null | undefined => {
  const code = row?.content.code;
  if (row === undefined || code?.class !== 'S') return code;
  if (!flagOf(settings, 'order.special_with_code')) return code;
  const texts = row.content.remarks.filter(({ kind }) => kind === 'free');
  return texts.map(({ text }) => namedOrder(text)).find((named) => named !== undefined) ?? code;
};

const planOf = (planning: Planning, unit: Unit): UnitPlan => {
  const { turn, scouts } = planning;
  const { settings } = turn.input;
  const { world } = turn;
  const row = turn.rows[unit.id];
  const type = typeOfUnit(unit);
  const isScouting = scouts[unit.party]?.numbers.has(unit.number) === true;
  const perMoon = moonPoints(type, isScouting, settings);
  const isFleet = type.kind === 'fleet';
  const order = encounterOrder(type, behaviourOf(row, settings), unit, settings);
  const isAble =
    canConquer(unit, type, settings) && mayOwnLand(world.parties[unit.party], settings);
  const conquers = isAble && ordersConquest(row);
  const attacks = !flagOf(settings, 'siege.capture_needs_E') && (order === 'N' || order === 'A');
  return {
    unit,
    type,
    isFleet,
    order,
    conquers,
    captures: conquers || (isAble && attacks),
    perMoon,
    allowance: turnPoints(perMoon, moonsLeftTo(turn, unit)),
    steps: stepsOf(planning, { unit, isFleet, perMoon }, row),
    ...remarksOf(row, unit),
    ...extendedBy(row, type),
    task: taskOf(unit, type, row),
  };
};

/** Findings that leave it to the GM whether the unit marches; until the decision it stays (WW-5.2-08, WW-6.3-18). */
const NEEDS_CONSENT: readonly string[] = ['F-UNIT-LEADERS', 'F-UNIT-NOLEADER', 'F-ORD-CONDITION'];

/** Asks for every unit with a finding of this kind whether it marches; the units that stay. */
function askConsent(turn: WabenTurn): ReadonlySet<UnitId> {
  const staying = new Set<UnitId>();
  for (const { party, unit: number, code, clause, severity, about } of turn.findings) {
    if (number === undefined || !NEEDS_CONSENT.includes(code)) continue;
    const unit = unitId(party, number);
    // A rejected row stays, without a question.
    const isGoing =
      severity !== 'REJECT' &&
      turn.ask({
        key: `march/${unit}/consent`,
        clause,
        name: 'marchConsent',
        // The words of a condition, for the GM to judge (WW-6.3-18).
        about: { unit, code, ...(about['text'] === undefined ? {} : { text: about['text'] }) },
        options: ['stays', 'goes'],
        proposal: 'stays',
      }) === 'goes';
    if (!isGoing) staying.add(unit);
  }
  return staying;
}

/** Makes a plan for every unit (scouts of parties with a sheet were checked with it): points, behaviour, steps; ways to bare targets are found here (WW-8.1-07). */
export function makePlans(turn: WabenTurn): void {
  turn.board = boardNow(turn);
  turn.watches = watchesOf(turn.world, turn.board, turn.input.settings);
  const scouts = scoutsByParty(turn);
  const planning: Planning = { turn, scouts, staying: askConsent(turn), believe: believer(turn) };
  for (const [party, { findings }] of Object.entries(scouts))
    if (turn.sheets[party] === undefined) for (const one of findings) turn.find(one);
  const units = Object.values(turn.world.units).sort(inOrderOfUnits);
  turn.plans = units.map((unit) => planOf(planning, unit));
}
