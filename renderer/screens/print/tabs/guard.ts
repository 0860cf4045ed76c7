import {
  type Campaign,
  snapshotOf,
  draftId,
  hiddenFactsOf,
  type PartyKey,
  systems,
} from '../../../../engine';
import { type AllowedLeaks, openLeaks } from '../../../model/leaks/allowed';
import type { Artefact, Leak } from '../../../model/leaks/leak';

/** Looks a finished file through before it leaves: what its realm cannot know and the GM has not let out. */
export interface Guard {
  readonly check: (artefact: Artefact) => Promise<readonly Leak[]>;
  readonly allowed: AllowedLeaks;
  /** Name of the realm. */
  readonly reader: string;
}

/**
 * The guard over files for a realm, who holds them against its dossier of the month applied last; what the GM lets out
 * knowingly in its evaluation may stand in them, too. None before the first month: then nobody has a dossier.
 */
export function guardOf(campaign: Campaign, party: PartyKey): Guard | undefined {
  const system = systems[campaign.system];
  const { archive, evaluations: turnReports, world } = campaign;
  const turn = world.clock.turn - 1;
  if (system === undefined || archive[turn] === undefined) return undefined;
  const draft = turnReports[draftId({ turn, party })] ?? { allowed: {} };
  return {
    allowed: draft.allowed,
    reader: world.parties[party]?.name ?? party,
    check: async (artefact) => {
      const snapshot = snapshotOf(campaign, party, system);
      if (snapshot === undefined) return [];
      const { findLeaks } = await import('../../../model/leaks/find-leaks');
      const hidden = hiddenFactsOf(campaign, snapshot, system);
      return openLeaks(draft, await findLeaks(artefact, hidden, snapshot));
    },
  };
}
