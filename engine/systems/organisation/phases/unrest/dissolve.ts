import { treasuryOf } from '../../rules/money';
import type { Organisation } from '../../state/types';
import { changed, forEachOrganisation, happened } from '../doing';
import type { PhaseRun } from '../run';

/** True if nothing keeps an organisation alive: no population, no level but exhausted ones, no money (OS-1-11, OS-5.8-07). */
const isEmpty = (organisation: Organisation): boolean =>
  organisation.units.length === 0 &&
  organisation.advantages.every(({ intact, damaged }) => intact + damaged === 0) &&
  treasuryOf(organisation) === 0;

/** Organisations without anything are dissolved at the end of the phase (OS-1-11). */
export const dissolveEmpty = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, organisation) => {
    if (!isEmpty(organisation)) return run;
    const { key, seat } = organisation;
    return happened(
      changed(run, key, (one) => ({ ...one, dissolved: run.state.phase })),
      {
        kind: 'organisation.dissolved',
        clause: 'OS-1-11',
        place: seat,
        parties: [key],
        about: { region: seat },
        isPublic: true,
      },
    );
  });
