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

/** What happens in a field; `isHidden` where the GM made nothing of it: it stays on his desk, and nobody is told. */
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

/** What a note at the end of a moon says. */
type MoonNote = Pick<TurnEvent, 'kind' | 'clause' | 'place' | 'about' | 'blocks'> & {
  /** Who acts first; the same people perceive it. */
  readonly parties: readonly PartyKey[];
  /** The GM made nothing of it: it stays on his desk, and nobody is told. */
  readonly isHidden?: boolean;
};

/** Notes what the end of the moon brings; those whom it concerns perceive it, nobody else. */
export function noteMoon(clock: Clock, { parties, isHidden = false, ...note }: MoonNote): void {
  const concerned = [...new Set(parties)];
  clock.events.push({
    ...note,
    parties: concerned,
    witnesses: isHidden ? [] : [...concerned].sort(),
    time: fraction(clock.moon + 1),
  });
}

/** What a finding of the end of a moon concerns. */
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
