import { addLevel, advantageOf, raiseLevel, repairLevel } from '../rules/levels';
import type { Job, Organisation } from '../state/types';
import { reading } from './choice';
import { changed, forEachOrganisation, happened } from './doing';
import type { PhaseRun } from './run';
import { entryOf } from '../state/entry';

/** A level that is finished; undefined where the repair is void, because what it was for is gone (OS-8.2-03). */
const finished = (organisation: Organisation, job: Job): Organisation | undefined => {
  const own = job.advantage === null ? undefined : advantageOf(organisation, job.advantage);
  if (job.kind === 'repair') {
    return own === undefined || own.damaged < 1 ? undefined : repairLevel(organisation, own.id);
  }
  if (own !== undefined) return raiseLevel(organisation, own.id);
  const { name, category, region } = job;
  return addLevel(organisation, { name, category, actsAs: null, region }, 'intact').organisation;
};

const finish = (run: PhaseRun, party: string, job: Job): PhaseRun => {
  const organisation = entryOf(run.state.organisations, party);
  const after = organisation === undefined ? undefined : finished(organisation, job);
  const { name, category, region } = job;
  const event = { place: region, parties: [party], about: { name, category, region } };
  if (after === undefined) {
    return happened(run, { ...event, kind: 'organisation.repairVoid', clause: 'OS-8.2-03' });
  }
  return happened(
    changed(run, party, () => after),
    {
      ...event,
      kind: job.kind === 'new' ? 'organisation.levelBuilt' : 'organisation.levelRepaired',
      clause: 'OS-8.2-01',
    },
  );
};

/** All levels begun are finished: a new one is intact, a repaired one is intact again (OS-8.2-01). */
export const withJobsFinished = (run: PhaseRun, { key, jobs }: Organisation): PhaseRun =>
  changed(
    jobs.reduce((one, job) => finish(one, key, job), run),
    key,
    (organisation) => ({ ...organisation, jobs: [] }),
  );

/**
 * Close step 2: what was begun is finished, before limit, income and upkeep are found, so that it counts for them
 * (OS-8.2-01, OS-8.2-02). By the GM's word it is finished at the end of the phase only (Q27).
 */
export const endBuilding = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, organisation) => {
    const { key, jobs } = organisation;
    if (jobs.length === 0) return run;
    const asked = reading(run, 27, {
      key: `finish/${key}`,
      clause: 'OS-8.2-02',
      about: { party: key, levels: jobs.length },
      options: ['counts', 'counts_later'],
    });
    return asked.answer === 'counts' ? withJobsFinished(asked.run, organisation) : asked.run;
  });
