import type { Objection } from '../../../../kernel';
import { DAMAGE_PER_POINT, type Work, WORK_PER_POINT, type World } from '../../../../world';
import { WALL_LEAST } from '../../data';
import { siteAt } from '../building/site';
import { forbidden, type Inspector } from './objection';

const bookFlaws = ({ value, progress, paid, damage }: Work): readonly Objection[] => {
  const destroyed = Object.values(damage).reduce((sum, part) => sum + part, 0);
  return [
    ...forbidden(
      progress !== null && progress > value * WORK_PER_POINT,
      'progress',
      'progress',
      'WW-4.1-17',
      { value },
    ),
    ...forbidden(paid > value * WORK_PER_POINT, 'paid', 'paid', 'WW-4.1-17', { value }),
    ...forbidden(destroyed > value * DAMAGE_PER_POINT, 'damage', 'damage', 'WW-7.3-11', { value }),
  ];
};

const ownerFlaws = ({ owners }: Work, { parties }: World): readonly Objection[] =>
  owners
    .filter((owner) => !Object.hasOwn(parties, owner))
    .map((party) => ({
      field: 'owners',
      code: 'owner',
      clause: 'WW-4.3-06',
      weight: 'forbidden',
      about: { party },
    }));

/** Objections to the books of a structure (WW-4.1-17, WW-4.3-04, WW-4.3-06, WW-7.3-11). */
export const structureObjections: Inspector = (world, id) => {
  const work = world.works[id];
  if (work === undefined) return [];
  return [
    ...forbidden(siteAt(world.map, work.field) === undefined, 'field', 'place', 'WW-11.1-03'),
    ...forbidden(
      work.kind === 'wall' && work.value < WALL_LEAST,
      'value',
      'wallWeak',
      'WW-4.3-04',
      { least: WALL_LEAST },
    ),
    ...bookFlaws(work),
    ...ownerFlaws(work, world),
  ];
};
