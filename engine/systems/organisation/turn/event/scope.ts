import type { CardBlock, ClauseId, Params, TurnEvent } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
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

/** Key of the decision over the fate of a scope, under which the choices about its event stand. */
export const fateKey = (scope: string): string => `event/${scope}`;

/** A card of a scope that the GM alone reads: kind, place and parties follow from whose fate it is (OS-14-02). */
export function fateCard(
  turn: PhaseTurn,
  kind: 'fate' | 'chance',
  clause: ClauseId,
  scope: string,
  about: Params,
  blocks: readonly CardBlock[],
): Omit<TurnEvent, 'time'> {
  const of = kindOf(turn);
  const suffix = { organisation: '', region: 'Region', world: 'World' }[of];
  const seat = organisationOf(turn, scope)?.seat ?? '';
  return {
    kind: `organisation.${kind}${suffix}`,
    clause,
    place: of === 'region' ? scope : seat,
    parties: of === 'organisation' ? [scope] : [],
    witnesses: [],
    about: of === 'region' ? { ...about, region: scope } : about,
    blocks,
  };
}

/** What the words of a decision about the fate of a scope are filled with, and how they are named (OS-14-02). */
export function fateSubject(
  turn: PhaseTurn,
  name: 'fate' | 'shift',
  scope: string,
): { readonly name: string; readonly about: Params } {
  switch (kindOf(turn)) {
    case 'organisation':
      return { name: `organisation.${name}`, about: { party: scope } };
    case 'region':
      return { name: `organisation.${name}Region`, about: { region: scope } };
    case 'world':
      return { name: `organisation.${name}World`, about: {} };
  }
}
