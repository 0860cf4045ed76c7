import {
  DAMAGE_PER_POINT,
  type TurnEvent,
  type Work,
  WORK_PER_POINT,
  type World,
} from '../../../../../engine';

/** What of a structure stands, in building value points; both are exact to 1/5000. */
export interface Standing {
  readonly left: number;
  readonly whole: number;
}

type Works = Pick<World, 'works'>;

const standingOf = ({ value, damage, progress }: Work): Standing => {
  const lost = Object.values(damage).reduce((sum, parts) => sum + parts, 0);
  return {
    left:
      progress === null ? Math.max(value - lost / DAMAGE_PER_POINT, 0) : progress / WORK_PER_POINT,
    whole: value,
  };
};

/** The books of the structure an event is about; undefined if it keeps none: it is whole, or it is gone. */
const workOf = ({ place, about }: TurnEvent, { works }: Works): Work | undefined =>
  Object.values(works).find(
    ({ kind, field, side }) =>
      kind === about['structure'] && field === place && (side ?? 0) === about['side'],
  );

/**
 * What stands of the structures of a siege at the end of the turn (WW-7.3-08): with the last event of each, by its
 * place among the events.
 */
export const standings = (
  events: readonly TurnEvent[],
  world: Works,
): ReadonlyMap<number, Standing> => {
  const last = new Map<Work, number>();
  events.forEach((event, index) => {
    const work = workOf(event, world);
    if (work !== undefined) last.set(work, index);
  });
  return new Map([...last].map(([work, index]) => [index, standingOf(work)]));
};
