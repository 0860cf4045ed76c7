import type { Work } from '../../../../world';
import type { Clock } from '../clock/state';

/** True if the books of a structure say no more than its map: finished, whole, nothing paid ahead, owned by its fields. */
const isNeedless = ({ kind, progress, damage, paid, owners, completed, name }: Work): boolean =>
  progress === null &&
  paid === 0 &&
  owners.length === 0 &&
  Object.keys(damage).length === 0 &&
  (kind !== 'settlement' || completed === 0 || completed === null) &&
  name === '';

/** Enters a work in the books, or strikes it out where it tells nothing. */
export const keepWork = (clock: Clock, work: Work): void => {
  if (isNeedless(work)) clock.works.delete(work.id);
  else clock.works.set(work.id, work);
};
