import type { Unit } from '../../../../engine';
import { changed, refused, type Register } from '../../../model/records/register';
import { passengersOf } from './write';

/** Lays a unit aside; one that carries others is unloaded first, so that nobody is left aboard of nothing. */
export const shelveUnit: NonNullable<Register<Unit>['shelve']> = (unit, { campaign }) => {
  const aboard = passengersOf(unit, campaign);
  return aboard.length > 0
    ? refused('roster:refused.aboard', { number: unit.number, count: aboard.length })
    : {
        ...changed(({ world }) => {
          Reflect.deleteProperty(world.units, unit.id);
        }),
        item: { kind: 'unit', value: unit },
      };
};
