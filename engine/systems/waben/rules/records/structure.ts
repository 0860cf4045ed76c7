import { DAMAGE_PER_POINT, type Work, WORK_PER_POINT, type World } from '../../../../world';
import { WALL_LEAST } from '../../data';
import { siteAt } from '../building/site';
import { type Inspector, type FieldObjection, when } from './objection';

const bookFlaws = ({ value, progress, paid, damage }: Work): readonly FieldObjection[] => {
  const destroyed = Object.values(damage).reduce((sum, part) => sum + part, 0);
  return [
    ...when(progress !== null && progress > value * WORK_PER_POINT, (): FieldObjection => ({
      field: 'progress',
      code: 'progress',
      clause: 'WW-4.1-17',
      weight: 'forbidden',
      about: { value },
    })),
    ...when(paid > value * WORK_PER_POINT, (): FieldObjection => ({
      field: 'paid',
      code: 'paid',
      clause: 'WW-4.1-17',
      weight: 'forbidden',
      about: { value },
    })),
    ...when(destroyed > value * DAMAGE_PER_POINT, (): FieldObjection => ({
      field: 'damage',
      code: 'damage',
      clause: 'WW-7.3-11',
      weight: 'forbidden',
      about: { value },
    })),
  ];
};

const ownerFlaws = ({ owners }: Work, { parties }: World): readonly FieldObjection[] =>
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
    ...when(siteAt(world.map, work.field) === undefined, (): FieldObjection => ({
      field: 'field',
      code: 'place',
      clause: 'WW-11.1-03',
      weight: 'forbidden',
    })),
    ...when(work.kind === 'wall' && work.value < WALL_LEAST, (): FieldObjection => ({
      field: 'value',
      code: 'wallWeak',
      clause: 'WW-4.3-04',
      weight: 'forbidden',
      about: { least: WALL_LEAST },
    })),
    ...bookFlaws(work),
    ...ownerFlaws(work, world),
  ];
};
