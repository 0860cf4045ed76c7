import {
  type CardBlock,
  type Explained,
  type Params,
  type Question,
  type TextDecision,
} from '../../../../kernel';
import { fieldsNamed, fieldsOf, sideFeatures, SIDE, latticeOn } from '../../../../world';
import { DIRECTIONS } from '../../../../hex';
import type { PiOrder } from '../../orders';
import { FREE_MISSION_TABLE } from '../../data/tables';
import { armyName } from '../../records/armies';
import {
  difficultyOf,
  discoveryOf,
  missionChance,
  senderKnown,
} from '../../rules/economy/espionage';
import { loyalCities, loyalFields } from '../../rules/economy/realm';
import { choiceOf } from '../../rules/settings';
import type { Mission, Realm } from '../../state/types';
import { figureBlock, gmDice } from '../figures';
import { type PygmaTurn, realmOf, addRow } from '../turn';
import { throwDie } from '../chance';
import { type GivenOf, ordersOf } from '../orders';

type Turn = PygmaTurn<PiOrder>;

/** A mission that is tried: whose it is, against whom (empty = beings), and its place among those of its realm. */
interface Tried {
  readonly given: GivenOf<'MISSION'>;
  readonly target: string;
  readonly no: number;
  readonly blocks: readonly CardBlock[];
}

/** What a chance or a difficulty can be. */
const PERCENT = [0, 100] as const;

/** Longest text the GM writes about what a mission found out. */
const LONGEST = 2000;

/** Against whom a mission goes: the realm named, else what the GM makes of the words; undefined = it is refused (PI-09a-02). */
function targetOf(
  turn: Turn,
  given: GivenOf<'MISSION'>,
  no: number,
): { readonly target: string; readonly blocks: readonly CardBlock[] } | undefined {
  const known = turn.state.contacts
    .filter(({ owner }) => owner === given.by)
    .map(({ other }) => other);
  const { realm, text } = given.order;
  if (realm !== '') return known.includes(realm) ? { target: realm, blocks: [] } : undefined;
  if (text.trim() === '') return undefined;
  const decision: Question = {
    key: `missionTarget/${given.by}/${String(no)}`,
    name: 'pygma.missionTarget',
    clause: 'PI-09a-02',
    about: { party: given.by, no, text },
    options: ['beings', ...known, 'refuse'],
    proposal: 'beings',
  };
  const answer = turn.ask(decision);
  if (answer === 'refuse') return undefined;
  return { target: answer === 'beings' ? '' : answer, blocks: [{ kind: 'decision', decision }] };
}

/** Missions that can be tried; others are refused and do not count as further ones (PI-09a-01, PI-09a-02, PI-09a-13). */
function tried(turn: Turn): readonly Tried[] {
  const counts = new Map<string, number>();
  return ordersOf(turn, 'MISSION').flatMap((given): readonly Tried[] => {
    const no = (counts.get(given.by) ?? 0) + 1;
    const aim =
      (realmOf(turn.state, given.by)?.spy ?? 0) > 0 ? targetOf(turn, given, no) : undefined;
    if (aim === undefined) {
      turn.refuse('pygma.E_MISSION', given);
      return [];
    }
    counts.set(given.by, no);
    return [{ given, no, ...aim }];
  });
}

/** How often a mission failed before against the same target, month after month (PI-09a-06, PI-09a-13). */
function repetitionsOf(turn: Turn, { given, target }: Tried): number {
  const now = turn.input.world.clock.turn;
  const isSame = ({ owner, kind, target: other }: Mission): boolean =>
    owner === given.by && kind === given.order.task && other === target;
  const before = turn.state.missions.filter((one) => isSame(one) && one.turn < now);
  const months = [...new Set(before.map((one) => one.turn))].toSorted((a, b) => b - a);
  const isAnyMonth = choiceOf(turn.input.settings, 'pygma.mission.repeat') === 'any_month';
  let count = 0;
  for (const [at, month] of months.entries()) {
    const isBroken = !isAnyMonth && month !== now - at - 1;
    if (isBroken || before.some((one) => one.turn === month && one.isSuccess)) break;
    count += 1;
  }
  return count;
}

/**
 * Difficulty by the table; of a free mission by the kind the GM finds it most like, or any other number he says
 * (PI-09a-08, HR-22).
 */
function difficulty(
  turn: Turn,
  { given, no }: Tried,
): { readonly value: Explained; readonly blocks: readonly CardBlock[] } {
  const { task, text } = given.order;
  const { settings } = turn.input;
  if (task !== 'free') return { value: difficultyOf(settings, task), blocks: [] };
  const decision: Question = {
    key: `missionKind/${given.by}/${String(no)}`,
    name: 'pygma.missionKind',
    clause: 'PI-09a-08',
    about: { party: given.by, no, text },
    options: FREE_MISSION_TABLE.rows,
    proposal: 'orders',
  };
  const computed = difficultyOf(settings, turn.ask(decision));
  const key = `difficulty/${given.by}/${String(no)}`;
  const { value, block } = figureBlock({ turn }, 'difficulty', computed, key, PERCENT);
  return { value, blocks: [{ kind: 'decision', decision }, block] };
}

const listed = (all: readonly string[]): string =>
  all.length === 0 ? '–' : all.toSorted().join(', ');

/** What a mission that succeeds finds out: the truth at the end of the month (PI-09a-10). */
function foundOut(turn: Turn, task: string, target: Realm): Params {
  const { world, state } = turn;
  const { owner } = target;
  const own = <Row extends { readonly owner: string }>(rows: readonly Row[]) =>
    rows.filter((one) => one.owner === owner);
  const fields = fieldsOf(world.map, owner);
  const lattice = latticeOn(world.map);
  const hasRoad = (field: (typeof fields)[number]): boolean =>
    DIRECTIONS.some(
      (side) => (sideFeatures(world.map.grossfelder, lattice, { field, side }) & SIDE.road) !== 0,
    );
  const capital = world.parties[owner]?.capital ?? '–';
  switch (task) {
    case 'realm_size':
      return { count: loyalFields(turn, owner).length };
    case 'capital_position':
      return { fields: capital };
    case 'city_positions':
      return { fields: listed(loyalCities(turn, owner).map(({ id }) => id)) };
    case 'road_positions':
      return { fields: listed(fields.filter(hasRoad)) };
    case 'mine_positions': {
      const isOwn = ({ field }: { readonly field: string }) => fields.some((one) => one === field);
      return {
        fields: listed(
          state.mines.filter((one) => one.yield > 0 && isOwn(one)).map(({ field }) => field),
        ),
      };
    }
    case 'last_income':
      return { amount: target.income };
    case 'treasury_size':
      return { amount: target.money };
    case 'treasury_place':
      return { fields: target.treasury === '' ? capital : target.treasury };
    case 'army_count':
      return { count: own(state.armies).length };
    case 'army_positions':
      return { fields: listed(own(state.armies).map((army) => `${armyName(army)} ${army.field}`)) };
    default:
      return {
        percent: `${String(Math.floor(target.spy / 2))}${target.spy % 2 === 0 ? '' : ',5'}`,
      };
  }
}

/** Notes the fields a realm reads of, so that it has numbers for them. */
function noteFields(turn: Turn, by: string, about: Params): void {
  const texts = Object.values(about).filter((value) => typeof value === 'string');
  turn.told[by] = [...(turn.told[by] ?? []), ...texts.flatMap(fieldsNamed)];
}

/** What the realm reads of a success: the truth, or for a free mission what the GM writes. */
function answerTo(turn: Turn, { given, target, no }: Tried): readonly CardBlock[] {
  const { task } = given.order;
  const realm = realmOf(turn.state, target);
  if (task !== 'free' && realm !== undefined) {
    const about = foundOut(turn, task, realm);
    noteFields(turn, given.by, about);
    return [{ kind: 'list', items: [{ name: `pygma.found.${task}`, about }] }];
  }
  const decision: TextDecision = {
    input: 'text',
    name: 'pygma.answer',
    clause: 'PI-09a-10',
    longest: LONGEST,
    proposal: '',
    key: `answer/${given.by}/${String(no)}`,
    about: { party: given.by, no, text: given.order.text },
  };
  const text = turn.decided.text(decision);
  noteFields(turn, given.by, { text });
  const said: CardBlock = { kind: 'list', items: [{ name: 'pygma.found.free', about: { text } }] };
  return text === '' ? [{ kind: 'decision', decision }] : [said, { kind: 'decision', decision }];
}

/** The target learns of a mission that failed clumsily, sometimes whose it was (PI-09a-11, HR-18). */
function betray(turn: Turn, { given, target, no }: Tried, chance: number, roll: number): void {
  const { settings } = turn.input;
  if (target === '' || discoveryOf(settings, chance, roll).value === 0) return;
  const { by, order } = given;
  const die = throwDie(turn, 'd6', ['betrayed', by, no], { party: by });
  const isKnown = senderKnown(settings, die).value === 1;
  turn.tell({
    kind: isKnown ? 'pygma.spyKnown' : 'pygma.spyNoticed',
    clause: 'PI-09a-11',
    parties: [target],
    about: isKnown ? { task: order.task, other: by } : { task: order.task },
  });
}

/** One mission: its chance, its roll, what came of it (PI-09a-04 to PI-09a-10). */
function run(turn: Turn, one: Tried, missions: number): void {
  const { given, target, no } = one;
  const { by, order } = given;
  const repetitions = repetitionsOf(turn, one);
  const hard = difficulty(turn, one);
  const own = realmOf(turn.state, by)?.spy ?? 0;
  // Beings spy on nobody; an army's value is that of its realm (PI-09a-12).
  const opponent = realmOf(turn.state, target)?.spy ?? 0;
  const computed = missionChance(turn.input.settings, {
    own,
    opponent,
    difficulty: hard.value,
    missions,
    repetitions,
  });
  const key = `mission/${by}/${String(no)}`;
  const figure = figureBlock({ turn }, 'missionChance', computed, key, PERCENT);
  const chance = figure.value;
  const roll = throwDie(turn, 'd100', ['mission', by, no], { party: by, task: order.task });
  const isSuccess = chance.value > 0 && roll.value <= chance.value;
  addRow(turn, 'missions', 'm', {
    kind: order.task,
    owner: by,
    turn: turn.input.world.clock.turn,
    target,
    army: '',
    text: order.text,
    difficulty: hard.value.value,
    repetitions,
    chance: chance.value,
    roll: roll.value,
    isSuccess,
  });
  turn.tell({
    kind: isSuccess ? 'pygma.missionDone' : 'pygma.missionFailed',
    clause: 'PI-09a-10',
    parties: [by],
    about: { task: order.task, other: target === '' ? 'beings' : target, no },
    blocks: [
      ...(isSuccess ? answerTo(turn, one) : []),
      ...one.blocks,
      ...hard.blocks,
      figure.block,
      gmDice('missionRoll', [roll]),
    ],
  });
  turn.resultsOf(key, () => {
    if (!isSuccess) betray(turn, one, chance.value, roll.value);
  });
}

/**
 * Espionage missions of a month. They tell how things stand at its end, so that they come after all that changes it;
 * their chances are the same as before.
 */
export function missions(turn: Turn): void {
  const all = tried(turn);
  for (const one of all)
    run(turn, one, all.filter(({ given }) => given.by === one.given.by).length);
}
