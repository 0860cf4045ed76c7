import type { Cell } from '../../../../hex';
import { ownerAt } from '../../../../world';
import { groundOf } from '../../state/ground';
import type { TurnPhase } from '../../../../kernel';
import { book } from '../turn';
import { keepMonth } from './books';
import { lineUp } from './line-up';
import { carryOutEntry, convert, mergesAfter, mergesBefore, station } from './muster';
import { type ArmyTurn, ordersBy, realmsOf } from './orders';
import { administration, pay } from './pay';
import { carryOutRoad } from './roads';
import { runMonth } from './run';

/** True for fields a realm knew before the month. */
function knownTo(turn: ArmyTurn): (realm: string, cell: Cell) => boolean {
  const { lattice } = groundOf(turn.world);
  const { knowledge } = turn.world;
  return (realm, cell) => {
    const known = knowledge[realm];
    if (known === undefined) return true;
    const address = lattice.addressOf(cell);
    const [no = '', kf = ''] = address.split('/');
    const fields = (
      known.grossfelder as Readonly<Record<string, { readonly level?: ArrayLike<number> }>>
    )[no];
    return (fields?.level?.[Number(kf) - 1] ?? 0) > 0;
  };
}

/** Entries of armies and roads as they are written (PI-10-05, PI-10-09). */
function spend(turn: ArmyTurn): void {
  for (const { owner } of realmsOf(turn))
    for (const given of turn.orders())
      if (given.by === owner && !carryOutEntry(turn, given)) carryOutRoad(turn, given);
}

/** A month of all units on one clock, and what it changes in the books (rows 8, 9 and 11 of HR-20). */
function march(turn: ArmyTurn): void {
  const ground = groundOf(turn.world, turn.input.settings);
  const isKnown = knownTo(turn);
  const realms = realmsOf(turn).map(({ owner }) => owner);
  const inBattle = Object.fromEntries(
    realmsOf(turn).map(({ owner, hunger }) => [owner, { hunger }]),
  );
  const units = lineUp(turn, ground, isKnown);
  const month = turn.input.world.clock.turn;
  const clock = runMonth(turn, { ground, realms, units, inBattle, isKnown, turn: month });
  keepMonth(clock, turn);
  mergesAfter(turn);
  for (const owner of realms)
    for (const given of ordersBy(turn, owner, 'CONVERT')) convert(turn, given);
}

/** What was paid for is built where its fields are still own; else the price is given back (PI-08-14, row 10 of HR-20). */
function build(turn: ArmyTurn): void {
  for (const { realm, fields, cost, finish } of turn.works.splice(0)) {
    if (fields.every((field) => ownerAt(turn.world.map, field) === realm)) {
      finish();
      continue;
    }
    book(turn, realm, 'refund', cost, fields[0]);
    turn.tell({
      kind: 'pygma.refunded',
      clause: 'PI-08-14',
      place: fields[0] ?? '',
      parties: [realm],
      about: { region: fields[0] ?? '', amount: cost.value },
      witnesses: [realm],
    });
  }
}

/** What a month does with armies, traders and roads, in the order of section 7 (HR-20). */
export const ARMY_PHASES = {
  pay: { id: 'pay', run: pay },
  muster: {
    id: 'muster',
    run: (turn) => {
      spend(turn);
      mergesBefore(turn);
      station(turn);
    },
  },
  administration: { id: 'administration', run: administration },
  march: { id: 'march', run: march },
  build: { id: 'build', run: build },
} as const satisfies Readonly<Record<string, TurnPhase<ArmyTurn>>>;

export { carryOutEntry, carryOutRoad };
