import type { Finding, Settings } from '../../../kernel';
import type { PartyKey, Unit, UnitId } from '../../../world';
import type { UnitType } from '../data';
import { finding } from '../orders/finding';
import { extensionsOf, type OrderCode, remarkOf, type WabenRow } from '../orders';
import { moonPoints, turnPoints } from '../rules/movement/allowance';
import { boardOf } from '../rules/movement/board';
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
import type { Watch } from './clock/state';
import { consentOf } from './consent';
import type { TurnRun } from './run';
import { watchesOf } from './watches';

type Watches = Readonly<Record<PartyKey, Watch>>;

/** Everything the plans of a turn are made from. */
interface Planning {
  readonly run: TurnRun;
  readonly scouts: Readonly<Record<PartyKey, Scouts>>;
  readonly staying: ReadonlySet<UnitId>;
  readonly believe: (party: PartyKey, isFleet: boolean) => Belief;
  readonly findings: Finding[];
}

const isScout = (row: WabenRow | undefined, unit: Unit): boolean =>
  unit.scout || (row !== undefined && remarkOf(row.content, 'scout') !== undefined);

const scoutsByParty = ({ input, rows, world }: TurnRun): Readonly<Record<PartyKey, Scouts>> => {
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

/** What each party believes of the map; made when somebody asks for a way. */
const believer = (run: TurnRun, watches: Watches): Planning['believe'] => {
  const { settings } = run.input;
  const { world } = run;
  const beliefs = new Map<string, Belief>();
  return (party, isFleet) => {
    const key = `${party} ${String(isFleet)}`;
    const known = watches[party]?.start ?? new Uint8Array(run.board.lattice.size);
    const knowledge = world.knowledge[party];
    const belief =
      beliefs.get(key) ??
      beliefOf({ party, isFleet, knowledge, known }, run.board, world.parties, settings);
    beliefs.set(key, belief);
    return belief;
  };
};

/** The field a way starts from; none for ships on a side and for units aboard, which land where they can. */
const fieldOfUnit = ({ board }: TurnRun, { place }: Unit): number | undefined =>
  place.kind === 'field' ? board.lattice.cellOf(place.field) : undefined;

/** The way to a target named alone: its fields, the last one as ordered (WW-5.3-54). */
const wayOf = (
  planning: Planning,
  draft: Pick<UnitPlan, 'unit' | 'isFleet' | 'perMoon'>,
  step: PlannedStep,
): readonly PlannedStep[] => {
  const { run, believe, findings } = planning;
  const { unit, isFleet, perMoon } = draft;
  const from = fieldOfUnit(run, unit);
  const to = step.goal.cell;
  if (from === undefined || to === undefined || to === null || step.goal.kind === 'side') {
    return [step];
  }
  const { settings } = run.input;
  const { world } = run;
  const traveller = { party: unit.party, isFleet, perMoon, parties: world.parties, settings };
  const isBoarding = step.goal.kind === 'board';
  const way = wayTo(from, to, isBoarding, believe(unit.party, isFleet), traveller);
  if (way === undefined) {
    const about = { reason: 'noWay', to: step.words.text };
    findings.push(
      finding('F-PATH-NOTADJ', unit.party, { unit: unit.number, at: step.words, about }),
    );
    return [];
  }
  return way.map((cell, index) =>
    index === way.length - 1 ? step : { goal: { kind: 'field', cell }, words: step.words },
  );
};

/** Moons of the turn in which a unit can act: all, for one raised in it those from the muster moon on (WW-10.1-20). */
const moonsLeftTo = ({ world, readyAfter }: TurnRun, { id }: Unit): number =>
  Math.max(0, world.clock.moonsPerTurn - (readyAfter[id] ?? 0));

const isReady = (run: TurnRun, unit: Unit): boolean => moonsLeftTo(run, unit) > 0;

const stepsOf = (
  planning: Planning,
  draft: Pick<UnitPlan, 'unit' | 'isFleet' | 'perMoon'>,
  row: WabenRow | undefined,
): readonly PlannedStep[] => {
  const { run, staying } = planning;
  if (row === undefined || staying.has(draft.unit.id) || !isReady(run, draft.unit)) return [];
  const { lattice } = run.board;
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
  const said = row?.content;
  return {
    storms: said !== undefined && remarkOf(said, 'storm') !== undefined,
    assault: (said === undefined ? undefined : remarkOf(said, 'assault')) ?? null,
    isInside:
      (said === undefined ? undefined : remarkOf(said, 'station')?.inside) ?? unit.inside ?? null,
    leads: (said === undefined ? undefined : remarkOf(said, 'lead')) ?? null,
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

/** What the extension of a row adds: pursuit, but not with R; a siege, if the type can (WW-6.2-10, WW-6.2-12). */
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
  const { run, scouts } = planning;
  const { settings } = run.input;
  const { world } = run;
  const row = run.rows[unit.id];
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
    allowance: turnPoints(perMoon, moonsLeftTo(run, unit)),
    steps: stepsOf(planning, { unit, isFleet, perMoon }, row),
    ...remarksOf(row, unit),
    ...extendedBy(row, type),
    task: taskOf(unit, type, row),
  };
};

/** The run with the board of its map: made anew where an earlier phase changed the map. */
const withBoard = (run: TurnRun): TurnRun =>
  run.world.map === run.input.world.map
    ? run
    : { ...run, board: boardOf(run.world.map, run.input.settings) };

/** Makes a plan for every unit (scouts of parties with a sheet were checked with it): points, behaviour, steps; ways to bare targets are found here (WW-8.1-07). */
export const makePlans = (before: TurnRun): TurnRun => {
  const run = withBoard(before);
  const watches = watchesOf(run.world, run.board, run.input.settings);
  const consent = consentOf(run.findings, run.input.rulings);
  const scouts = scoutsByParty(run);
  const planning: Planning = {
    run,
    scouts,
    staying: consent.staying,
    believe: believer(run, watches),
    findings: [],
  };
  const units = Object.values(run.world.units).sort(inOrderOfUnits);
  const plans = units.map((unit) => planOf(planning, unit));
  const scoutFindings = Object.entries(scouts)
    .filter(([party]) => run.sheets[party] === undefined)
    .flatMap(([, { findings }]) => findings);
  return {
    ...run,
    watches,
    plans,
    findings: [...run.findings, ...scoutFindings, ...planning.findings],
    questions: [...run.questions, ...consent.questions],
  };
};
