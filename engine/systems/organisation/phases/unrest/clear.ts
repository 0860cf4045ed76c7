import { restingOrganisation } from '../../state/read';
import { changed, forEachOrganisation } from '../doing';
import type { PhaseRun } from '../run';

/** Uses, temporary levels, mobilisation and marks end with the phase; what was a chance is none any more (OS-8.7-08, OS-6-06). */
export const withoutTraces = (before: PhaseRun): PhaseRun => {
  const rested = forEachOrganisation(before, (run, organisation) => {
    const { key, name, seat, purses } = organisation;
    const { origin, founded, dissolved, units, advantages, lastEvent, secrets } = organisation;
    const { lastUnit, lastAdvantage } = organisation;
    const holding = { origin, founded, dissolved, units, advantages, lastEvent, secrets };
    return changed(run, key, () =>
      restingOrganisation(key, name, seat, purses, { ...holding, lastUnit, lastAdvantage }),
    );
  });
  return { ...rested, state: { ...rested.state, chances: [] } };
};
