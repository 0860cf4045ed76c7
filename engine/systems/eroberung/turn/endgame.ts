import { calc, type Explained, fact, rule } from '../../../kernel';
import { halvesText } from '../records/labels';
import { asFields } from '../rules/amounts';
import { nextPairing, type Pairing } from '../rules/ladder';
import { inSeatOrder, playerOf } from '../rules/players';
import { battlesOf, foughtOf } from '../rules/pending';
import { choiceOf } from '../rules/settings';
import { type Fought, type WarSide, weaponsLeft } from '../rules/war';
import type { Duel, PlayerKey, War } from '../state/types';
import { colourQuestion, fightBattle, WAR_SIDES } from './battle';
import { openWar, setWar, warFields, warTyped } from './settle';
import { type EwTurn, move, say, setCourse, warn } from './turn';

/** Limit of the display (EW-21-03). */
const MOST_ENERGY = 9999;

/** Energy of a player in a duel: a hundred for each field of his register (EW-21-03). */
export function duelEnergy(halves: number): Explained {
  const fields = fact('eroberung.fields', halves / 2, {}, 'EW-6-01');
  const energy = calc.product(fields, fact('eroberung.perField', 100, {}, 'EW-21-03'));
  const limit = fact('eroberung.display', MOST_ENERGY, {}, 'EW-21-03');
  return rule('eroberung.duelEnergy', 'EW-21-03', calc.minimum(energy, limit));
}

const registerIn = (turn: EwTurn, key: PlayerKey): number =>
  playerOf(turn.state, key)?.register ?? 0;

function openDuel(turn: EwTurn, { challenger, opponent }: Pairing): War {
  const [own, foe] = [registerIn(turn, challenger), registerIn(turn, opponent)];
  const [energyA, energyD] = [duelEnergy(own), duelEnergy(foe)];
  const war = openWar(turn, {
    kind: 'duel',
    region: '',
    attacker: challenger,
    defender: opponent,
    side: challenger,
    price: 0,
    shares: '',
    energyA: energyA.value,
    energyD: energyD.value,
  });
  const no = turn.state.duels.length + 1;
  const duel: Duel = {
    id: `d${String(no)}`,
    owner: '',
    no,
    war: war.no,
    challenger,
    opponent,
    beforeC: own,
    beforeO: foe,
    shiftC: 0,
    shiftO: 0,
    transferC: 0,
    transferO: 0,
  };
  turn.state = { ...turn.state, duels: [...turn.state.duels, duel] };
  say(turn, 'duel', 'EW-21-02', {
    parties: [challenger, opponent],
    blocks: [
      { kind: 'figure', name: 'eroberung.duelEnergy', about: {}, value: energyA },
      { kind: 'figure', name: 'eroberung.opponentEnergy', about: {}, value: energyD },
      { kind: 'decision', decision: colourQuestion(war) },
      { kind: 'decision', decision: warFields(war) },
    ],
  });
  return war;
}

/** Moves both marks after a battle or duel: the winner up, the loser down, in halves (EW-21-05). */
function shift(turn: EwTurn, war: War, winner: WarSide | 'none'): void {
  if (winner === 'none') return;
  const by = (side: WarSide): number => move(turn, war[side], side === winner ? 2 : -2, 'shift');
  const shiftC = by('attacker');
  const shiftO = by('defender');
  const duels = turn.state.duels.map((one) =>
    one.war === war.no ? { ...one, shiftC: one.shiftC + shiftC, shiftO: one.shiftO + shiftO } : one,
  );
  turn.state = { ...turn.state, duels };
}

/** Result of a duel. */
interface DuelOutcome {
  readonly winner: WarSide | 'none';
  readonly energy: Readonly<Record<WarSide, number>>;
}

/** A duel typed in as a whole: battles won by each side, who has energy left and how much (EW-21-17). */
function enteredDuel(turn: EwTurn, war: War) {
  const outcome = warTyped(turn, war);
  if (outcome === undefined) return undefined;
  const { winner, energy } = outcome;
  const isLawful = WAR_SIDES.every((side) => energy[side] > 0 === (winner === side));
  if (!isLawful) warn(turn, 'E_RESULT', war.attacker);
  return isLawful ? outcome : undefined;
}

/**
 * Verdict of a duel after its battles: decided by energy, or where weapons stay lost by having none; undefined = it
 * goes on.
 */
function duelVerdict(turn: EwTurn, fought: readonly Fought[]): DuelOutcome | undefined {
  const last = fought.at(-1);
  if (last === undefined) return undefined;
  const isForDuel = choiceOf(turn.input.settings, 'ew.endgame.lost_weapon') === 'rest_of_duel';
  const isOut = (side: WarSide): boolean =>
    last.after[side] === 0 || (isForDuel && weaponsLeft(fought, side).length === 0);
  const standing = WAR_SIDES.filter((side) => !isOut(side));
  if (standing.length === 2) return undefined;
  // Who has lost has no energy left, whatever ended it (EW-21-17).
  const energyOf = (side: WarSide): number => (isOut(side) ? 0 : last.after[side]);
  return {
    winner: standing[0] ?? 'none',
    energy: { attacker: energyOf('attacker'), defender: energyOf('defender') },
  };
}

/** Fights a duel until somebody's energy is used up; undefined = a battle is still to be fought (EW-21-08). */
function fightDuel(turn: EwTurn, war: War): DuelOutcome | undefined {
  const isPerBattle = choiceOf(turn.input.settings, 'ew.endgame.shift') === 'per_battle';
  const entered = enteredDuel(turn, war);
  if (entered !== undefined) {
    const { wins } = entered;
    if (isPerBattle)
      for (const side of WAR_SIDES)
        for (let won = 0; won < wins[side]; won += 1) shift(turn, war, side);
    setWar(turn, { ...war, isEntered: true });
    return entered;
  }
  for (;;) {
    const verdict = duelVerdict(turn, battlesOf(turn.state, war.no).map(foughtOf));
    if (verdict !== undefined) return verdict;
    const battle = fightBattle(turn, war, null);
    if (battle === undefined) return undefined;
    if (isPerBattle) shift(turn, war, battle.winner);
  }
}

/** Books the end of a duel: the energy left goes to the register, and who challenges next (EW-21-09, EW-21-11). */
function closeDuel(turn: EwTurn, war: War, { winner, energy }: DuelOutcome): void {
  const { settings } = turn.input;
  if (choiceOf(settings, 'ew.endgame.shift') === 'per_duel') shift(turn, war, winner);
  const blocks = winner === 'none' ? [] : [transferTo(turn, war, winner, energy[winner])];
  setWar(turn, { ...(turn.state.wars.find(({ no }) => no === war.no) ?? war), winner });
  const both = [war.attacker, war.defender];
  const seats = inSeatOrder(turn.state).map(({ owner }) => owner);
  const better = both.toSorted(
    (a, b) =>
      registerIn(turn, b) - registerIn(turn, a) ||
      Number(winner !== 'none' && war[winner] === b) -
        Number(winner !== 'none' && war[winner] === a) ||
      seats.indexOf(a) - seats.indexOf(b),
  );
  const poor = turn.state.players
    .filter(({ register }) => register === 0)
    .map(({ owner }) => owner);
  const fought = [...new Set([...turn.state.course.fought, ...both, ...poor])];
  setCourse(turn, { war: 0, fought, challenger: better[0] ?? '' });
  const first = winner === 'defender' ? war.defender : war.attacker;
  say(turn, winner === 'none' ? 'duelDrawn' : 'duelWon', 'EW-21-08', {
    parties: [first, ...both.filter((key) => key !== first)],
    about: { field: halvesText(registerIn(turn, first)) },
    blocks,
  });
}

function transferTo(turn: EwTurn, war: War, side: WarSide, rest: number) {
  const fields = asFields(rest, 'restTransfer', 'EW-21-09', turn.input.settings);
  move(turn, war[side], fields.value * 2, 'restTransfer');
  const duels = turn.state.duels.map((one) => {
    if (one.war !== war.no) return one;
    return side === 'attacker' ? { ...one, transferC: rest } : { ...one, transferO: rest };
  });
  turn.state = { ...turn.state, duels };
  return { kind: 'figure', name: 'eroberung.restTransfer', about: {}, value: fields } as const;
}

/** One duel of the endgame; without a pair that may fight the game is over (EW-21). */
export function runEndgame(turn: EwTurn): void {
  if (turn.at !== 'endgame') return;
  const open = turn.state.wars.find(({ no }) => no === turn.state.course.war);
  const pairing = open === undefined ? pairingNow(turn) : undefined;
  const war = open ?? (pairing === undefined ? undefined : openDuel(turn, pairing));
  if (war === undefined) {
    finish(turn, 'EW-22-01');
    return;
  }
  const outcome = fightDuel(turn, war);
  if (outcome === undefined) return;
  closeDuel(turn, war, outcome);
  if (pairingNow(turn) === undefined) finish(turn, 'EW-22-01');
}

/** The next pair of the ladder; behind it two who are level at the top, where a duel is to decide (EW-22-02). */
function pairingNow(turn: EwTurn): Pairing | undefined {
  const { settings } = turn.input;
  const next = nextPairing(turn.state, settings);
  if (next !== undefined || choiceOf(settings, 'ew.end.tie') !== 'duel') return next;
  const [challenger, opponent] = topOf(turn);
  const last = turn.state.duels.at(-1);
  const isAgain =
    last !== undefined &&
    [last.challenger, last.opponent].every((key) => key === challenger || key === opponent);
  const hasEnergy = challenger !== undefined && registerIn(turn, challenger) > 0;
  return challenger === undefined || opponent === undefined || isAgain || !hasEnergy
    ? undefined
    : { challenger, opponent };
}

/** Players with the highest register, in seat order. */
function topOf({ state }: Pick<EwTurn, 'state'>): readonly PlayerKey[] {
  const players = inSeatOrder(state);
  const most = Math.max(0, ...players.map(({ register }) => register));
  return players.filter(({ register }) => register === most).map(({ owner }) => owner);
}

/** The highest register wins, several share the victory (EW-22). */
export function finish(turn: EwTurn, clause: string): void {
  const winners = topOf(turn);
  setCourse(turn, { phase: 'over', winners, holder: '', war: 0 });
  const field = halvesText(registerIn(turn, winners[0] ?? ''));
  say(turn, 'won', clause, { parties: winners, about: { field } });
}
