import type { PartyKey, RegionKey } from '../../../../world';
import { byText } from '../../rules/order';
import { choiceOf } from '../../rules/settings';
import { hasAnythingAt } from '../act/plunder';
import { changed, organisationOf, partiesOf } from '../doing';
import type { PhaseRun } from '../run';
import { entryOf } from '../../state/entry';

/** Key of the scope of events rolled for all. */
export const WORLD = 'world';

type ScopeKind = 'organisation' | 'region' | 'world';

const kindOf = ({ input: { settings } }: PhaseRun): ScopeKind => {
  const choice = choiceOf(settings, 'os.event.scope');
  return choice === 'region' || choice === 'world' ? choice : 'organisation';
};

/** For whose sake events are rolled: organisations, regions, or the world (`os.event.scope`, OS-14-02). */
export const scopesOf = (run: PhaseRun): readonly string[] => {
  switch (kindOf(run)) {
    case 'organisation':
      return partiesOf(run);
    case 'region':
      return Object.keys(run.board.regions).sort(byText);
    case 'world':
      return [WORLD];
  }
};

/** Organisations an event of a scope concerns, by key (OS-14-02). */
export const concernedBy = (run: PhaseRun, scope: string): readonly PartyKey[] => {
  switch (kindOf(run)) {
    case 'organisation':
      return partiesOf(run).filter((party) => party === scope);
    case 'region':
      return partiesOf(run).filter((party) => {
        const organisation = organisationOf(run, party);
        return organisation !== undefined && hasAnythingAt(run, organisation, scope);
      });
    case 'world':
      return partiesOf(run);
  }
};

/** The region to which the effects of a scope are bound; null = none. */
export const regionOfScope = (run: PhaseRun, scope: string): RegionKey | null =>
  kindOf(run) === 'region' ? scope : null;

/** The event recorded last for a scope; null = none (OS-14-07). */
export const lastEventOf = (run: PhaseRun, scope: string): string | null =>
  kindOf(run) === 'organisation'
    ? (organisationOf(run, scope)?.lastEvent ?? null)
    : (entryOf(run.state.scopeEvents, scope) ?? null);

/** The run in which an event is recorded for its scope, a 7 as the event it repeated (OS-14-07). */
export const withLastEvent = (run: PhaseRun, scope: string, event: string): PhaseRun =>
  kindOf(run) === 'organisation'
    ? changed(run, scope, (one) => ({ ...one, lastEvent: event }))
    : {
        ...run,
        state: { ...run.state, scopeEvents: { ...run.state.scopeEvents, [scope]: event } },
      };
