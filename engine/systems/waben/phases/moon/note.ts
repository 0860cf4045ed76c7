import { fraction, type TurnEvent } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { finding } from '../../orders/finding';
import type { FindingCode } from '../../data';
import type { Clock } from '../clock/state';

/** What a note at the end of a moon says. */
export type MoonNote = Pick<
  TurnEvent,
  'kind' | 'clause' | 'place' | 'about' | 'figures' | 'ruling'
> & {
  /** Who acts first; the same people perceive it. */
  readonly parties: readonly PartyKey[];
  /** The GM made nothing of it: it stays on his desk, and nobody is told. */
  readonly isHidden?: boolean;
};

/** Notes what the end of the moon brings; those whom it concerns perceive it, nobody else. */
export const noteMoon = (clock: Clock, { parties, isHidden = false, ...note }: MoonNote): void => {
  const concerned = [...new Set(parties)];
  clock.events.push({
    ...note,
    parties: concerned,
    witnesses: isHidden ? [] : [...concerned].sort(),
    time: fraction(clock.moon + 1),
  });
};

/** What a finding of the end of a moon concerns. */
export interface MoonConcern {
  readonly party: PartyKey;
  readonly unit?: number;
  readonly about: Readonly<Record<string, string>> & { readonly place: string };
}

/** Reports a finding once a turn, however many moons it lasts. */
export const findOnce = (
  clock: Clock,
  code: FindingCode,
  { party, ...concern }: MoonConcern,
): void => {
  const key = [code, party, concern.unit ?? '', concern.about.place].join(' ');
  if (clock.told.has(key)) return;
  clock.told.add(key);
  clock.find(finding(code, party, concern));
};
