import { type Cell, type Direction, DIRECTIONS, formatSide } from '../../../../hex';
import { calc, fact, rule } from '../../../../kernel';
import { type PartyKey, SIDE, sideHome, type Work, workId } from '../../../../world';
import { amountOf, choiceOf } from '../../rules/settings';
import { ownersOfSide } from '../../rules/structure/owners';
import { workOf } from '../../rules/structure/works';
import { homeOf } from '../moon/sites';
import { valueOfSide } from '../moon/targets';
import { report } from './report';
import type { Clock } from './state';
import { percentOf } from '../../rules/percent';

/** Structures on a side that belong to both of its fields. */
const FEATURES = ['road', 'bridge', 'canal'] as const;

/** Gives a structure with books of its own to a party; money paid ahead for work is lost (WW-7.3-21, WW-12.4-10). */
function giveTo(clock: Clock, work: Work, party: PartyKey, cell: Cell): void {
  if (work.owners.length === 1 && work.owners[0] === party) return;
  const isSite = work.progress !== null;
  if (isSite && choiceOf(clock.settings, 'build.site_capture') === 'lost') {
    clock.works.delete(work.id);
  } else {
    const paid = work.progress ?? work.paid;
    clock.works.set(work.id, { ...work, owners: [party], paid });
  }
  report(clock, cell, {
    kind: 'takeover',
    clause: 'WW-7.3-21',
    parties: [party, ...work.owners.filter((owner) => owner !== party)],
    about: {
      structure: work.kind,
      at: work.side === null ? work.field : formatSide({ field: work.field, side: work.side }),
      from: work.owners.filter((owner) => owner !== party).join(', '),
    },
  });
}

/** True if both fields of a side belong to the party, or there is no second one (WW-7.3-21, WW-7.3-24). */
const holdsBoth = (
  { board }: Clock,
  cell: Cell,
  direction: Direction,
  party: PartyKey,
): boolean => {
  const beyond = board.lattice.neighbour(cell, direction);
  return beyond < 0 || board.ground.owner(beyond) === party;
};

/**
 * Structures that change owner with a conquered field: its settlement's records, the walls on its side, and what is on
 * sides whose other field is the party's as well (WW-7.3-21, WW-7.3-24).
 */
export function takeStructures(clock: Clock, cell: Cell, party: PartyKey): void {
  const { lattice } = clock.board;
  const field = lattice.addressOf(cell);
  const ids = [workId('settlement', field, null)];
  for (const direction of DIRECTIONS) {
    ids.push(workId('wall', field, direction));
    if (!holdsBoth(clock, cell, direction, party)) continue;
    const home = sideHome(lattice, { field, side: direction });
    ids.push(...FEATURES.map((kind) => workId(kind, home.field, home.side)));
  }
  for (const id of ids) {
    const work = clock.works.get(id);
    if (work !== undefined && work.owners.length > 0) giveTo(clock, work, party, cell);
  }
}

function keepOwners(clock: Clock, cell: Cell, direction: Direction): void {
  const { ground, lattice } = clock.board;
  const field = lattice.addressOf(cell);
  for (const kind of FEATURES) {
    if ((ground.features(cell, direction) & SIDE[kind]) === 0) continue;
    const at = homeOf(clock, { kind, field, side: direction });
    const work = workOf(clock.works, { ...at, value: valueOfSide(kind, clock.settings) });
    const owners = ownersOfSide(ground, work, cell, direction, clock.settings);
    if (owners.length > 0) clock.works.set(work.id, { ...work, owners });
  }
}

/**
 * Writes down to whom roads, bridges and canals around a field belong that is about to be conquered by a party which
 * does not hold the fields beyond: they stay with their owners (WW-7.3-24, WW-12.7-22). To be called before the map
 * names the new owner.
 */
export function keepSideOwners(clock: Clock, cell: Cell, to: PartyKey): void {
  if (choiceOf(clock.settings, 'build.half_conquered') === 'shared') return;
  const { ground, lattice } = clock.board;
  for (const direction of DIRECTIONS) {
    const beyond = lattice.neighbour(cell, direction);
    if (beyond >= 0 && ground.owner(beyond) !== to) keepOwners(clock, cell, direction);
  }
}

/**
 * The gold stored in a captured settlement is booty of the captor, in whole or in part (WW-7.3-23, WW-12.7-21). It
 * is booked at the end of the turn (WW-10.1-09); the same gold is not taken twice.
 */
export function plunder(clock: Clock, cell: Cell, holder: PartyKey, captor: PartyKey): void {
  const place = clock.board.lattice.addressOf(cell);
  const stored = clock.storedGold(holder, place);
  const percent = amountOf(clock.settings, 'fight.capture_treasury_pct');
  if (stored <= 0 || clock.looted.has(`${holder} ${place}`)) return;
  clock.looted.add(`${holder} ${place}`);
  const why = rule(
    'capturedTreasury',
    'WW-7.3-23',
    percentOf(
      fact('storedGold', stored, { party: holder, place }, 'WW-3.3-04'),
      fact('capturedPercent', percent),
      'down',
    ),
  );
  if (why.value <= 0) return;
  const loss = calc.difference(fact('nothing', 0), why);
  const posting = { name: 'treasury', place };
  clock.credits.push(
    { party: captor, posting: { ...posting, amount: why.value, why, about: { from: holder } } },
    {
      party: holder,
      posting: { ...posting, amount: -why.value, why: loss, about: { to: captor } },
    },
  );
  report(clock, cell, {
    kind: 'plunder',
    clause: 'WW-7.3-23',
    parties: [captor, holder],
    about: { gold: why.value },
  });
}
