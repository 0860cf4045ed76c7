import { calc, fact, sum } from '../../../kernel';
import { shared } from '../rules/amounts';
import { holdersOf, holdingsOf, pbuAt } from '../rules/board';
import { alliesOf, inSeatOrder, playerOf } from '../rules/players';
import type { CountryKey, Holding, PlayerKey, War } from '../state/types';
import { leaveAlliances } from './alliances';
import {
  book,
  bookShared,
  type EwTurn,
  give,
  move,
  nextId,
  reading,
  say,
  sayShares,
  setPlayer,
  type Shares,
} from './turn';

/** Adds to what somebody holds of a country, or makes him one of its holders. */
function addShare(
  turn: EwTurn,
  owner: PlayerKey,
  region: CountryKey,
  kind: Holding['kind'],
  share: number,
): void {
  const halves = move(turn, owner, share, 'booty', region);
  const { holdings, turn: since } = turn.state;
  const own = holdings.find((one) => one.owner === owner && one.region === region);
  const id = nextId(
    'h',
    holdings.filter((one) => one.owner === owner),
  );
  const rest = holdings.filter((one) => one !== own);
  const made: Holding =
    own === undefined
      ? { id, owner, region, kind, halves, since }
      : { ...own, halves: own.halves + halves };
  turn.state = { ...turn.state, holdings: [...rest, made] };
}

/** A loser's part of joint holdings: it goes to the winners if conquered, else to the others (EW-19-10). */
function passShare(turn: EwTurn, share: Holding, winners: readonly PlayerKey[]): void {
  const { region, kind, halves, owner } = share;
  const seats = inSeatOrder(turn.state).map((one) => one.owner);
  const others = holdersOf(turn.state, region)
    .map((one) => one.owner)
    .filter((key) => key !== owner)
    .toSorted((a, b) => seats.indexOf(a) - seats.indexOf(b));
  const heirs = kind === 'conquered' ? winners : others;
  turn.state = { ...turn.state, holdings: turn.state.holdings.filter((one) => one !== share) };
  for (const [index, part] of shared(halves, heirs.length).entries())
    addShare(turn, heirs[index] ?? '', region, kind, part);
}

/** True if the GM leaves the conqueror also what the loser was allied with (EW-0-10, W23). */
function takesAllies(turn: EwTurn, war: War): boolean {
  const answer = reading(turn, 'ew.ruling.w23', {
    key: `war.${String(war.no)}.booty`,
    clause: 'EW-19-10',
    about: { party: war.attacker, other: war.defender },
    options: ['conquered', 'all'],
  });
  return answer === 'all';
}

/**
 * A motherland falls: its player is out. In this order: register and alliances, motherland, conquered countries, markers,
 * allied countries become free (EW-19-07 to EW-19-13). Energy markers were paid before, zone bonuses come behind.
 */
export function eliminate(turn: EwTurn, war: War, side: readonly PlayerKey[]): void {
  const loser = war.defender;
  const [attacker = ''] = side;
  const winners = [attacker, ...alliesOf(turn.state, attacker)];
  const { register = 0, markers = 0 } = playerOf(turn.state, loser) ?? {};
  move(turn, loser, -register, 'eliminated');
  leaveAlliances(turn, loser, false);
  setPlayer(turn, loser, { eliminated: turn.state.turn });
  const isAllTaken = takesAllies(turn, war);
  const freed: CountryKey[] = [];
  const gained: CountryKey[] = [];
  const held = holdingsOf(turn.state, loser);
  const home = held.filter(({ kind }) => kind === 'motherland');
  const rest = held.filter(({ kind }) => kind !== 'motherland');
  for (const share of [...home, ...rest]) {
    const isJoint = holdersOf(turn.state, share.region).length > 1;
    if (isJoint) {
      passShare(turn, share, winners);
      continue;
    }
    // Bookings for it went with the register as a whole.
    const holdings = turn.state.holdings.filter((one) => one !== share);
    turn.state = { ...turn.state, holdings };
    if (share.kind === 'allied' && !isAllTaken) freed.push(share.region);
    else {
      give(turn, share.region, 'conquered', winners, 'booty');
      gained.push(share.region);
    }
  }
  let shares: Shares = new Map();
  if (markers > 0) {
    const all = fact('eroberung.markers', markers, { party: loser }, 'EW-19-08');
    book(turn, loser, 'eliminated', calc.difference(fact('eroberung.nothing', 0), all));
    shares = bookShared(turn, winners, 'booty', all);
  }
  const fields = gained.map((region) =>
    fact('eroberung.pbu', pbuAt(turn.state, region, turn.state.turn), { region }, 'EW-19-08'),
  );
  say(turn, 'eliminated', 'EW-19-07', {
    parties: [attacker, loser],
    together: winners,
    place: war.region,
    about: { regions: gained, amount: markers },
    blocks: [{ kind: 'figure', name: 'eroberung.booty', about: {}, value: sum(...fields) }],
  });
  sayShares(turn, 'share', 'EW-19-08', shares);
  if (freed.length > 0)
    say(turn, 'freed', 'EW-19-09', { parties: [loser], about: { regions: freed } });
}
