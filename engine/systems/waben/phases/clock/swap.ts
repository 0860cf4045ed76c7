import type { Cell } from '../../../../hex';
import { flagOf } from '../../rules/settings';
import { pay } from './complete';
import { areHostile } from './hostile';
import type { Clock, Mover } from './state';

const targetField = ({ pending }: Mover): Cell | undefined =>
  pending?.attempt.to.kind === 'field' ? pending.attempt.to.cell : undefined;

const originField = ({ pending }: Mover): Cell | undefined =>
  pending?.attempt.from.kind === 'field' ? pending.attempt.from.cell : undefined;

/** True if two units are about to exchange their fields. */
const areSwapping = (a: Mover, b: Mover): boolean => {
  const target = targetField(a);
  const origin = originField(a);
  return (
    target !== undefined &&
    origin !== undefined &&
    target === originField(b) &&
    origin === targetField(b)
  );
};

/** Where two units meet whose steps across the same side end together (WW-5.3-51). */
const swapPlace = (clock: Clock, a: Mover, b: Mover): Cell => {
  const [here, there] = [originField(a) ?? 0, originField(b) ?? 0];
  const { ground, lattice } = clock.board;
  const parties = [a.plan.unit.party, b.plan.unit.party];
  const isTheirs = (cell: Cell): boolean => {
    const owner = ground.owner(cell);
    return owner !== null && parties.includes(owner);
  };
  if (isTheirs(here) !== isTheirs(there)) return isTheirs(here) ? here : there;
  return lattice.addressOf(here) < lattice.addressOf(there) ? here : there;
};

/**
 * Enemies whose steps across the same side end at this very moment meet in one of the two fields: returned are the
 * units that are still in it, their steps paid and put off until the encounter is over (WW-5.3-51). Of several that cross
 * one side all meet in the same field, that of the first two in the order of evaluation.
 */
export const takenBack = (clock: Clock, due: readonly Mover[]): ReadonlySet<Mover> => {
  const back = new Set<Mover>();
  const places = new Map<string, Cell>();
  if (!flagOf(clock.settings, 'move.swap_encounter')) return back;
  due.forEach((a, index) => {
    for (const b of due.slice(index + 1)) {
      if (!areSwapping(a, b) || !areHostile(clock, a, b)) continue;
      const side = [originField(a), originField(b)].sort().join(' ');
      const place = places.get(side) ?? swapPlace(clock, a, b);
      places.set(side, place);
      back.add(originField(a) === place ? a : b);
    }
  });
  for (const mover of back) {
    if (mover.pending === null) continue;
    pay(clock, mover, mover.pending);
    mover.isStepPaid = true;
  }
  return back;
};
