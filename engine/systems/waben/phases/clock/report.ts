import type { Lattice } from '../../../../hex';
import type { TurnEvent } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { Clock } from './state';

/** The cell by which a field or side is named, the same for both names of a side. */
export const cellOfSpot = ({ size }: Lattice, spot: number): number =>
  spot < size ? spot : Math.floor((spot - size) / 6);

/** Whoever stands in a field or sees a unit there, sorted, with those who are part of it in any case (WW-10.1-14). */
const witnessesAt = (
  clock: Clock,
  cell: number,
  parties: readonly PartyKey[],
): readonly PartyKey[] => {
  const witnesses = new Set(parties);
  for (const mover of clock.present.get(cell) ?? []) {
    witnesses.add(mover.plan.unit.party);
    for (const viewer of mover.seenBy) witnesses.add(viewer.plan.unit.party);
    for (const party of mover.seenFromLand) witnesses.add(party);
  }
  return [...witnesses].sort();
};

/** What happens in a field; `isHidden` where the GM made nothing of it: it stays on his desk, and nobody is told. */
export type Happening = Pick<
  TurnEvent,
  'kind' | 'clause' | 'about' | 'parties' | 'ruling' | 'options'
> & { readonly isHidden?: boolean };

/** Notes what happens in a field at this moment, and who perceives it. */
export const report = (
  clock: Clock,
  spot: number,
  { isHidden = false, ...event }: Happening,
): void => {
  const { lattice } = clock.board;
  const cell = cellOfSpot(lattice, spot);
  const parties = [...new Set(event.parties)];
  clock.events.push({
    ...event,
    parties,
    time: clock.now,
    place: lattice.addressOf(cell),
    witnesses: isHidden ? [] : witnessesAt(clock, cell, parties),
  });
};
