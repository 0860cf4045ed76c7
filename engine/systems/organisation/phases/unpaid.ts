import { advantageOf, damageLevel } from '../rules/levels';
import type { Organisation } from '../state/types';
import { changed, forEachOrganisation, happened } from './doing';
import type { PhaseRun } from './run';

const damaged = (organisation: Organisation, id: string, levels: number): Organisation =>
  Array.from({ length: levels }).reduce<Organisation>((one) => damageLevel(one, id), organisation);

const levelsDamaged = (
  run: PhaseRun,
  organisation: Organisation,
  id: string,
  levels: number,
): PhaseRun => {
  const advantage = advantageOf(organisation, id);
  if (advantage === undefined) return run;
  const { name, region, category } = advantage;
  return happened(
    changed(run, organisation.key, (one) => damaged(one, id, levels)),
    {
      kind: 'organisation.unpaid',
      clause: 'OS-8.6-01',
      place: region,
      parties: [organisation.key],
      about: { name, region, category, levels },
    },
  );
};

/**
 * Close step 6: levels whose upkeep was not paid become damaged; a fortification does not stand in for them
 * (OS-8.6-01, OS-5.7-02). A limit lowered by it is felt in the next step 3 only (OS-8.6-03).
 */
export const damageUnpaid = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, organisation) => {
    const { unpaid = {}, ...settled } = organisation;
    return Object.entries(unpaid).reduce(
      (one, [id, levels]) => levelsDamaged(one, organisation, id, levels),
      changed(run, organisation.key, () => settled),
    );
  });
