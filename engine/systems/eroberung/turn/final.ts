import { asFields } from '../rules/amounts';
import { attackPrice, holdersOf } from '../rules/board';
import { alliesOf, inSeatOrder, isAlive, leftOf, playerOf } from '../rules/players';
import { choiceOf, flagOf } from '../rules/settings';
import { kindOf, reachOf } from '../rules/targets';
import type { PlayerKey } from '../state/types';
import { attack } from './option';
import { goOn } from './settle';
import { calc, fact } from '../../../kernel';
import { book, close, type EwTurn, type Given, move, ordersOf, say, setCourse } from './turn';

/** The final round begins with the player left of the holder and ends with him (EW-20-03). */
export function startFinal(turn: EwTurn, holder: PlayerKey): void {
  const queue = leftOf(turn.state, holder);
  setCourse(turn, {
    phase: 'final',
    queue,
    holder: queue[0] ?? '',
    defender: '',
    mayBuy: false,
    fullSince: turn.state.course.fullSince || turn.state.turn,
    isFirstAttack: false,
  });
  say(turn, 'full', 'EW-20-01', { together: queue });
}

/** True if a player and his allies can pay for a country that is open to him (EW-20-04). */
function canAttack(turn: EwTurn, key: PlayerKey): boolean {
  const { settings } = turn.input;
  const side = [key, ...alliesOf(turn.state, key)];
  return turn.state.countries.some(({ id }) => {
    const kind = kindOf(turn.state, id);
    const isOpen =
      kind === 'occupied' || (kind === 'motherland' && flagOf(settings, 'ew.final.motherlands'));
    const isForeign = holdersOf(turn.state, id).every(({ owner }) => !side.includes(owner));
    return isOpen && isForeign && attackPrice(turn.state, id).value <= reachOf(turn.state, key);
  });
}

/** Ends the chance of whoever is next; with nobody left the markers are transferred (EW-20-02, EW-20-05). */
function next(turn: EwTurn): void {
  const queue = turn.state.course.queue.slice(1);
  setCourse(turn, { queue, holder: queue[0] ?? '' });
}

/** Players in a row who cannot pay for anything decline by themselves (EW-20-04). */
function skipPoor(turn: EwTurn): void {
  for (;;) {
    const [first] = turn.state.course.queue;
    if (first === undefined || turn.state.course.war > 0 || canAttack(turn, first)) return;
    const player = playerOf(turn.state, first);
    if (player !== undefined && isAlive(player))
      say(turn, 'declined', 'EW-20-04', { parties: [first] });
    next(turn);
  }
}

/** The one war of a player in the final round (EW-20). */
export function runFinal(turn: EwTurn): void {
  if (turn.at !== 'final') return;
  skipPoor(turn);
  const [holder] = turn.state.course.queue;
  if (holder !== undefined) {
    let outcome = turn.state.course.war > 0 ? goOn(turn, null) : 'none';
    const isOne = choiceOf(turn.input.settings, 'ew.final.attacks') === 'one_war';
    let mayGoOn = outcome === 'none' || (outcome === 'won' && !isOne);
    let hasFought = outcome !== 'none';
    for (const given of ordersOf(turn, ['ATTACK', 'PASS'], holder)) {
      if (!mayGoOn || turn.state.course.phase !== 'final') break;
      if (given.order.kind === 'PASS') {
        close(turn, given);
        mayGoOn = false;
      } else {
        outcome = attack(turn, given as Given<'ATTACK'>);
        hasFought ||= outcome !== 'refused';
        mayGoOn = outcome === 'refused' || (outcome === 'won' && !isOne);
      }
    }
    if (outcome === 'open' || turn.state.course.phase !== 'final') return;
    if (!hasFought) say(turn, 'passed', 'EW-20-02', { parties: [holder] });
    next(turn);
    skipPoor(turn);
  }
  if (turn.state.course.queue.length === 0) {
    convert(turn);
    setCourse(turn, { phase: 'endgame', challenger: '', fought: [] });
  }
}

/** Markers of all players go to the register: to five hundreds, a thousand a field (EW-20-05). */
export function convert(turn: EwTurn): void {
  for (const { owner, markers } of inSeatOrder(turn.state)) {
    if (markers === 0) continue;
    const fields = asFields(markers, 'transfer', 'EW-20-05', turn.input.settings);
    const all = fact('eroberung.markers', markers, { party: owner });
    book(turn, owner, 'transfer', calc.difference(fact('eroberung.nothing', 0), all));
    move(turn, owner, fields.value * 2, 'transfer');
    say(turn, 'transferred', 'EW-20-05', {
      parties: [owner],
      about: { amount: markers },
      blocks: [{ kind: 'figure', name: 'eroberung.transfer', about: {}, value: fields }],
    });
  }
}
