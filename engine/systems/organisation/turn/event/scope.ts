import type { CardBlock, ClauseId, Params } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { byText } from '../../rules/order';
import { choiceOf } from '../../rules/settings';
import { entryOf } from '../../state/entry';
import { hasAnythingAt } from '../act/use';
import type { AddBlocks, PhaseTurn } from '../turn';

/** For whose sake an event is rolled: an organisation, a region, or the world (`os.event.scope`, OS-14-02). */
export interface Scope {
  readonly key: string;
  /** Ending of the names of what is told and decided of it. */
  readonly ending: '' | 'Region' | 'World';
  /** Organisations it concerns, by key. */
  readonly parties: readonly PartyKey[];
  /** The region to which effects are bound; null = none. */
  readonly region: RegionKey | null;
  /** What the words of a decision about its fate are filled with. */
  readonly about: Params;
}

/** Key of the scope of events rolled for all. */
const WORLD = 'world';

/** A scope by its key, as it is now. */
export function scopeOf(turn: PhaseTurn, key: string): Scope {
  const parties = turn.parties();
  switch (choiceOf(turn.settings, 'os.event.scope')) {
    case 'region': {
      const there = parties.filter((party) => hasAnythingAt(turn, party, key));
      return { key, ending: 'Region', parties: there, region: key, about: { region: key } };
    }
    case 'world':
      return { key, ending: 'World', parties, region: null, about: {} };
    default: {
      const own = parties.filter((party) => party === key);
      return { key, ending: '', parties: own, region: null, about: { party: key } };
    }
  }
}

/** Keys of all scopes, in order (OS-14-02). */
export function scopesOf(turn: PhaseTurn): readonly string[] {
  switch (choiceOf(turn.settings, 'os.event.scope')) {
    case 'region':
      return Object.keys(turn.board.regions).sort(byText);
    case 'world':
      return [WORLD];
    default:
      return turn.parties();
  }
}

/** The event recorded last for a scope; null = none (OS-14-07). */
export function lastEventOf(turn: PhaseTurn, { key, ending }: Scope): string | null {
  return ending === '' ? turn.own(key).lastEvent : (entryOf(turn.state.scopeEvents, key) ?? null);
}

/** Records an event for its scope, a 7 as the event it repeated (OS-14-07). */
export function recordLastEvent(turn: PhaseTurn, { key, ending }: Scope, event: string): void {
  if (ending === '') turn.change(key, (own) => ({ ...own, lastEvent: event }));
  else turn.state = { ...turn.state, scopeEvents: { ...turn.state.scopeEvents, [key]: event } };
}

/** Key of the decision over the fate of a scope, under which the choices about its event stand. */
export const fateKey = (scope: string): string => `event/${scope}`;

/** A card of a scope that the GM alone reads: kind, place and parties follow from whose fate it is (OS-14-02). */
export function noteFate(
  turn: PhaseTurn,
  kind: 'fate' | 'chance',
  clause: ClauseId,
  { key, ending, region }: Scope,
  about: Params,
  blocks: readonly CardBlock[],
): AddBlocks {
  const whom = ending === '' ? [key] : [];
  const where = region === null ? about : { ...about, region };
  const place = region ?? turn.own(key).seat;
  return turn.note(`${kind}${ending}`, clause, whom, where, { place, witnesses: [], blocks });
}
