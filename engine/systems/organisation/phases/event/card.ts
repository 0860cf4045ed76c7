import type { Json } from '../../../../kernel';
import type { EventKey, Intensity } from '../../data/events';
import type { EventRecord } from '../../record';
import { isEventKey } from '../../rules/event';
import type { PhaseRun } from '../run';

/** Key of the ruling by which the GM types in the fate of a scope: `{ event, intensity }`. */
export const fateRuling = (scope: string): string => `event/${scope}`;

const isRow = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the GM has fate do: event, intensity or both (OS-0-05). */
export const typedFate = (
  run: PhaseRun,
  scope: string,
): { readonly event?: EventKey; readonly intensity?: Intensity } => {
  const value = run.input.rulings[fateRuling(scope)]?.value;
  if (!isRow(value)) return {};
  const { event, intensity } = value;
  return {
    ...(isEventKey(event) ? { event } : {}),
    ...(intensity === 'low' || intensity === 'strong' ? { intensity } : {}),
  };
};

/** The run with the card of a scope changed. */
export const withCard = (
  run: PhaseRun,
  scope: string,
  change: (card: EventRecord) => EventRecord,
): PhaseRun => ({
  ...run,
  eventCards: run.eventCards.map((card) => (card.scope === scope ? change(card) : card)),
});
