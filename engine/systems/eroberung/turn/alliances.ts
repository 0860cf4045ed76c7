import { allianceFault, alliesOf, isAlive, membersOf, playerOf } from '../rules/players';
import type { PlayerKey } from '../state/types';
import { close, type EwTurn, type Given, nextId, ordersOf, refuse, say } from './turn';

/** Takes a player out of his alliances; those left with fewer than two end. `isBroken` = it cannot be renewed (EW-18-11). */
export function leaveAlliances(turn: EwTurn, key: PlayerKey, isBroken: boolean): void {
  const { alliances, broken, turn: now } = turn.state;
  const partners = alliesOf(turn.state, key);
  const rest = alliances.flatMap((one) => {
    const others = membersOf(one).filter((member) => member !== key);
    if (others.length === membersOf(one).length) return [one];
    return others.length < 2 ? [] : [{ ...one, members: others.join(' ') }];
  });
  const pairs = isBroken
    ? partners.map((partner, index) => ({
        id: nextId('b', broken).replace(/\d+$/, (no) => String(Number(no) + index)),
        owner: '',
        leaver: key,
        partner,
        turn: now,
      }))
    : [];
  turn.state = { ...turn.state, alliances: rest, broken: [...broken, ...pairs] };
}

/** Members an order for an alliance names, the writer among them, in one order for all. */
const membersIn = ({ by, order }: Given<'PACT'>): readonly PlayerKey[] =>
  [...new Set([by, ...order.players])].toSorted();

/**
 * Forms the alliances all members of which declare it (EW-18-02); one with members of an old one admits the others to
 * it.
 */
function formAlliances(turn: EwTurn): void {
  const wishes = ordersOf(turn, ['PACT']);
  for (const wish of wishes) {
    const members = membersIn(wish);
    const isOver = !['choose', 'home', 'option'].includes(turn.at);
    const fault = isOver ? 'E_STATE' : allianceFault(turn.state, members, turn.input.settings);
    const joined = turn.state.alliances.some((one) => one.members === members.join(' '));
    if (joined) {
      close(turn, wish);
      continue;
    }
    const agreed = members.every((member) =>
      wishes.some((one) => one.by === member && membersIn(one).join(' ') === members.join(' ')),
    );
    if (fault !== undefined || !agreed) {
      refuse(turn, wish, fault ?? 'E_PLAYERS_ALLIANCE');
      continue;
    }
    close(turn, wish);
    const { alliances, turn: formed } = turn.state;
    const others = alliances.filter(
      (one) => !membersOf(one).every((member) => members.includes(member)),
    );
    const id = nextId('a', alliances);
    const made = { id, owner: '', members: members.join(' '), formed };
    turn.state = { ...turn.state, alliances: [...others, made] };
    say(turn, 'pact', 'EW-18-01', {
      parties: [wish.by, ...members.filter((one) => one !== wish.by)],
      about: { others: members.filter((one) => one !== wish.by) },
    });
  }
}

/** Who leaves and who joins, before anything else of the turn; in a pending war when it is over (EW-18-13, EW-18-16). */
export function runAlliances(turn: EwTurn): void {
  if (turn.at === 'over' || turn.state.course.war > 0) return;
  for (const given of ordersOf(turn, ['LEAVE'])) {
    const player = playerOf(turn.state, given.by);
    const others = alliesOf(turn.state, given.by);
    if (player === undefined || !isAlive(player) || others.length === 0) {
      refuse(turn, given, 'E_PLAYERS_ALLIANCE');
      continue;
    }
    close(turn, given);
    leaveAlliances(turn, given.by, true);
    say(turn, 'left', 'EW-18-11', { parties: [given.by], about: { others } });
  }
  formAlliances(turn);
}
