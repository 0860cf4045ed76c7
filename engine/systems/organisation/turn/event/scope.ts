import type { Json } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { EventKey, Intensity } from '../../data/events';
import type { EventRecord } from '../../record';
import { isEventKey } from '../../rules/event';
import { byText } from '../../rules/order';
import { choiceOf } from '../../rules/settings';
import { entryOf } from '../../state/entry';
import { hasAnythingAt } from '../act/use';
import { change, organisationOf, partiesOf, type PhaseTurn } from '../turn';

/** Key of the scope of events rolled for all. */
export const WORLD = 'world';

type ScopeKind = 'organisation' | 'region' | 'world';

function kindOf({ input: { settings } }: PhaseTurn): ScopeKind {
  const choice = choiceOf(settings, 'os.event.scope');
  return choice === 'region' || choice === 'world' ? choice : 'organisation';
}

/** For whose sake events are rolled: organisations, regions, or the world (`os.event.scope`, OS-14-02). */
export function scopesOf(turn: PhaseTurn): readonly string[] {
  switch (kindOf(turn)) {
    case 'organisation':
      return partiesOf(turn);
    case 'region':
      return Object.keys(turn.board.regions).sort(byText);
    case 'world':
      return [WORLD];
  }
}

/** Organisations an event of a scope concerns, by key (OS-14-02). */
export function concernedBy(turn: PhaseTurn, scope: string): readonly PartyKey[] {
  const parties = partiesOf(turn);
  switch (kindOf(turn)) {
    case 'organisation':
      return parties.filter((party) => party === scope);
    case 'region':
      return parties.filter((party) => {
        const organisation = organisationOf(turn, party);
        return organisation !== undefined && hasAnythingAt(turn, organisation, scope);
      });
    case 'world':
      return parties;
  }
}

/** The region to which the effects of a scope are bound; null = none. */
export function regionOfScope(turn: PhaseTurn, scope: string): RegionKey | null {
  return kindOf(turn) === 'region' ? scope : null;
}

/** The event recorded last for a scope; null = none (OS-14-07). */
export function lastEventOf(turn: PhaseTurn, scope: string): string | null {
  return kindOf(turn) === 'organisation'
    ? (organisationOf(turn, scope)?.lastEvent ?? null)
    : (entryOf(turn.state.scopeEvents, scope) ?? null);
}

/** Records an event for its scope, a 7 as the event it repeated (OS-14-07). */
export function recordLastEvent(turn: PhaseTurn, scope: string, event: string): void {
  if (kindOf(turn) === 'organisation') change(turn, scope, (one) => ({ ...one, lastEvent: event }));
  else turn.state = { ...turn.state, scopeEvents: { ...turn.state.scopeEvents, [scope]: event } };
}

/** Key of the ruling by which the GM types in the fate of a scope: `{ event, intensity }`. */
export const fateRuling = (scope: string): string => `event/${scope}`;

const isRow = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the GM has fate do: event, intensity or both (OS-0-05). */
export function typedFate(
  { input: { rulings } }: PhaseTurn,
  scope: string,
): { readonly event?: EventKey; readonly intensity?: Intensity } {
  const value = rulings[fateRuling(scope)]?.value;
  if (!isRow(value)) return {};
  const { event, intensity } = value;
  return {
    ...(isEventKey(event) ? { event } : {}),
    ...(intensity === 'low' || intensity === 'strong' ? { intensity } : {}),
  };
}

/** Changes the cards of a scope. */
export function changeCard(
  { eventCards }: PhaseTurn,
  scope: string,
  changes: Partial<EventRecord>,
): void {
  for (const [index, card] of eventCards.entries())
    if (card.scope === scope) eventCards[index] = { ...card, ...changes };
}
