import type { Lattice } from '../../../../hex';
import { fraction, type TurnEvent } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { FindingCode } from '../../data';
import { finding } from '../../orders/finding';
import type { Clock } from './state';

/** The cell by which a field or side is named, the same for both names of a side. */
export function cellOfSpot({ size }: Lattice, spot: number): number {
  return spot < size ? spot : Math.floor((spot - size) / 6);
}

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

/** An event in a field; `isHidden` where the GM discarded it: the GM sees it, and nobody gets a report of it. */
export type Happening = Pick<TurnEvent, 'kind' | 'clause' | 'about' | 'parties' | 'blocks'> & {
  readonly isHidden?: boolean;
};

/** Notes what happens in a field at this moment, and who perceives it. */
export function report(
  clock: Clock,
  spot: number,
  { isHidden = false, ...event }: Happening,
): void {
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
}

/** Content of a note at the end of a moon. */
type MoonNote = Pick<TurnEvent, 'kind' | 'clause' | 'place' | 'about' | 'blocks'> & {
  /** The acting party first; the same parties perceive it. */
  readonly parties: readonly PartyKey[];
  /** The GM discarded it: the GM sees it, and nobody gets a report of it. */
  readonly isHidden?: boolean;
};

/** Adds an event of the end of the moon; only those concerned perceive it. */
export function noteMoon(clock: Clock, { parties, isHidden = false, ...note }: MoonNote): void {
  const concerned = [...new Set(parties)];
  clock.events.push({
    ...note,
    parties: concerned,
    witnesses: isHidden ? [] : [...concerned].sort(),
    time: fraction(clock.moon + 1),
  });
}

/** Subject of a finding at the end of a moon. */
interface MoonConcern {
  readonly party: PartyKey;
  readonly unit?: number;
  readonly about: Readonly<Record<string, string>> & { readonly place: string };
}

/** Reports a finding once a turn, however many moons it lasts. */
export function findOnce(
  clock: Clock,
  code: FindingCode,
  { party, ...concern }: MoonConcern,
): void {
  const key = [code, party, concern.unit ?? '', concern.about.place].join(' ');
  if (clock.told.has(key)) return;
  clock.told.add(key);
  clock.find(finding(code, party, concern));
}
