import { turnOf, type TurnPhase } from '../../../kernel';
import type { World } from '../../../world';
import { holdersOf, isBoardFull } from '../rules/board';
import { isAlive, membersOf } from '../rules/players';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import { withState } from '../state/keep';
import type { OrderKind } from '../orders/order';
import type { PhaseKey } from '../state/types';
import { runAlliances } from './alliances';
import { closeWeapons } from './battle';
import { finish, runEndgame } from './endgame';
import { convert, runFinal, startFinal } from './final';
import { runOption } from './option';
import { runChoose, runHome } from './setup';
import {
  bookedHalves,
  type EwTurn,
  move,
  openEwTurn,
  ordersOf,
  refuse,
  say,
  setCourse,
} from './turn';

/** Values that change with this turn: reported, and booked anew where the GM wants it (EW-24-01, EW-24-02). */
function applyChanges(turn: EwTurn): void {
  const { settings } = turn.input;
  for (const { region, turn: from, pbu } of turn.state.changes) {
    if (from !== turn.state.turn) continue;
    say(turn, 'changed', 'EW-24-01', { place: region, about: { pbu } });
    if (choiceOf(settings, 'ew.pbu.change') !== 'rebook') continue;
    const holders = holdersOf(turn.state, region);
    const [first] = holders;
    if (first === undefined) continue;
    const parts = bookedHalves(turn, region, first.kind, holders.length);
    for (const [index, holder] of holders.entries()) {
      const halves = parts[index] ?? 0;
      move(turn, holder.owner, halves - holder.halves, 'change', region);
      const holdings = turn.state.holdings.map((one) =>
        one === holder ? { ...one, halves } : one,
      );
      turn.state = { ...turn.state, holdings };
    }
  }
}

/** Orders of each phase (EW-27-01). */
const LAWFUL: Readonly<Record<PhaseKey, readonly OrderKind[]>> = {
  choose: ['DIGIT', 'SET', 'MOTHERLAND', 'PACT', 'LEAVE'],
  home: ['HOME', 'PACT', 'LEAVE'],
  option: ['BUY', 'ATTACK', 'PASS', 'PACT', 'LEAVE', 'CONTRIBUTE', 'WEAPONS'],
  final: ['ATTACK', 'PASS', 'LEAVE', 'CONTRIBUTE', 'WEAPONS'],
  endgame: ['WEAPONS', 'LEAVE'],
  over: [],
};

/** Orders of the holder of the attack option alone (EW-9-01). */
const HOLDERS: readonly OrderKind[] = ['BUY', 'ATTACK', 'PASS'];

const ALL_KINDS = [
  'DIGIT',
  'SET',
  'MOTHERLAND',
  'HOME',
  'BUY',
  'ATTACK',
  'PASS',
  'PACT',
  'LEAVE',
  'CONTRIBUTE',
  'WEAPONS',
] as readonly OrderKind[];

/** Reads the letters; what the phase of play does not know is refused (EW-27-05). */
function readLetters(turn: EwTurn): void {
  const { holder } = turn.state.course;
  for (const given of ordersOf(turn, ALL_KINDS)) {
    const { kind } = given.order;
    if (!LAWFUL[turn.at].includes(kind)) refuse(turn, given, 'E_STATE');
    else if (HOLDERS.includes(kind) && given.by !== holder) refuse(turn, given, 'E_OPTION');
  }
}

/** Orders not carried out when everything was done: the option had ended, nobody needed the contribution. */
function refuseRest(turn: EwTurn): void {
  closeWeapons(turn);
  for (const given of ordersOf(turn, ALL_KINDS)) {
    const { kind } = given.order;
    const isOfAlliances = kind === 'PACT' || kind === 'LEAVE';
    const code = kind === 'CONTRIBUTE' ? 'E_CONTRIBUTION' : 'E_OPTION';
    refuse(turn, given, isOfAlliances ? 'E_STATE' : code);
  }
}

/** A player who reached the agreed register has won; on time, the GM ends the game (EW-23). */
function isEndedByVariant(turn: EwTurn): boolean {
  const { settings } = turn.input;
  const target = numberOf(settings, 'ew.variant.target');
  const isReached = target > 0 && turn.state.players.some(({ register }) => register >= 2 * target);
  if (isReached) return true;
  if (numberOf(settings, 'ew.variant.clock_minutes') <= 0) return false;
  const answer = turn.ask({
    key: 'clock',
    clause: 'EW-23-01',
    name: 'eroberung.clock',
    about: { count: numberOf(settings, 'ew.variant.clock_minutes') },
    options: ['running', 'over'],
    proposal: 'running',
  });
  if (answer === 'over' && flagOf(settings, 'ew.variant.clock_convert')) convert(turn);
  return answer === 'over';
}

/** True if nobody is left to play against (EW-19-12). */
function isLonely(turn: EwTurn): boolean {
  const alive = turn.state.players.filter(isAlive).map(({ owner }) => owner);
  const isOneAlliance =
    choiceOf(turn.input.settings, 'ew.end.single_alliance') === 'ends' &&
    turn.state.alliances.some((one) => alive.every((key) => membersOf(one).includes(key)));
  return alive.length <= 1 || isOneAlliance;
}

/** Everybody has passed while free countries remain (EW-20-07). */
function isStuck(turn: EwTurn): boolean {
  const { passed } = turn.state.course;
  const mode = choiceOf(turn.input.settings, 'ew.turn.all_pass');
  if (mode === 'continue' || passed < turn.state.players.filter(isAlive).length) return false;
  if (mode === 'final_round') return true;
  const answer = turn.ask({
    key: 'allPassed',
    clause: 'EW-20-07',
    name: 'eroberung.allPassed',
    about: {},
    options: ['continue', 'final'],
    proposal: 'continue',
  });
  return answer === 'final';
}

/** Ends the turn: victory, full board, final round (EW-19-12, EW-20-01, EW-23, EW-27-03). */
function closeTurn(turn: EwTurn): void {
  // Who left or joined while a war was open does so when it is over (EW-18-13).
  runAlliances(turn);
  refuseRest(turn);
  const { phase, holder, war } = turn.state.course;
  const isPlaying = phase === 'option' || phase === 'final' || phase === 'endgame';
  if (!isPlaying || war > 0) return;
  if (isLonely(turn)) finish(turn, 'EW-19-12');
  else if (isEndedByVariant(turn)) finish(turn, 'EW-23-01');
  else if (phase === 'option' && isBoardFull(turn.state)) {
    // The option has passed on already; the round ends with whoever held it.
    const last = turn.at === 'option' ? turn.held : holder;
    startFinal(turn, last);
  } else if (phase === 'option' && isStuck(turn)) startFinal(turn, turn.held);
  else if (phase === 'final' && turn.state.course.queue.length === 0)
    setCourse(turn, { phase: 'endgame' });
}

const PHASES: readonly TurnPhase<EwTurn>[] = [
  { id: 'letters', run: readLetters },
  { id: 'changes', run: applyChanges },
  { id: 'alliances', run: runAlliances },
  { id: 'choose', run: runChoose },
  { id: 'home', run: runHome },
  { id: 'option', run: runOption },
  { id: 'final', run: runFinal },
  { id: 'endgame', run: runEndgame },
  { id: 'close', run: closeTurn },
];

/** One phase of play a turn; afterwards the next one is open (EW-27-01). */
export const TURN = turnOf<World, EwTurn>(PHASES, openEwTurn, ({ world, state }) => ({
  world: withState(world, state),
}));
