import type { Advantage, Job, Organisation } from '../state/types';
import { isOnTheMove } from './pools';

/** What makes levels belong together: name, category, what a natural one acts as, region (OS-13-23). */
type Likeness = Pick<Advantage, 'name' | 'category' | 'actsAs' | 'region'>;

/** The advantage of an id, if the organisation has it. */
export function advantageOf({ advantages }: Organisation, id: string): Advantage | undefined {
  return advantages.find((advantage) => advantage.id === id);
}

/** True if nothing is left of an advantage, not even a note (OS-4-07, OS-5.8-07). */
const isGone = ({ intact, damaged, exhausted }: Advantage): boolean =>
  intact + damaged + exhausted === 0;

/** The organisation with the levels of one advantage changed; one without levels ceases to exist (OS-4-07). */
const withLevels = (
  own: Organisation,
  id: string,
  change: (advantage: Advantage) => Partial<Pick<Advantage, 'intact' | 'damaged' | 'exhausted'>>,
): Organisation => {
  const advantages = own.advantages
    .map((one) => (one.id === id ? { ...one, ...change(one) } : one))
    .filter((one) => one.id !== id || !isGone(one));
  const isThere = advantages.some((one) => one.id === id);
  return {
    ...own,
    advantages,
    ...(isThere
      ? {}
      : {
          moves: own.moves.filter((move) => move.kind !== 'advantage' || move.id !== id),
          moved: own.moved.filter((one) => one !== id),
        }),
  };
};

/** One intact level becomes damaged; unchanged if there is none (OS-4-06, OS-4-07). */
export function damageLevel(own: Organisation, id: string): Organisation {
  return withLevels(own, id, ({ intact, damaged }) =>
    intact < 1 ? {} : { intact: intact - 1, damaged: damaged + 1 },
  );
}

/** One damaged level becomes intact; unchanged if there is none (OS-8.2-01). */
export function repairLevel(own: Organisation, id: string): Organisation {
  return withLevels(own, id, ({ intact, damaged }) =>
    damaged < 1 ? {} : { intact: intact + 1, damaged: damaged - 1 },
  );
}

/** Repairs of an advantage under way, in the order in which they were begun. */
export function repairsOf({ jobs }: Pick<Organisation, 'jobs'>, id: string): readonly Job[] {
  return jobs.filter((job) => job.kind === 'repair' && job.advantage === id);
}

/** The repair hit if one damaged level goes: only where all of them are under repair (OS-8.2-04). */
const repairHit = (own: Organisation, { id, damaged }: Advantage): Job | undefined => {
  const repairs = repairsOf(own, id);
  return repairs.length >= damaged ? repairs.at(-1) : undefined;
};

const withoutJob = (own: Organisation, job: Job | undefined): Organisation =>
  job === undefined ? own : { ...own, jobs: own.jobs.filter(({ id }) => id !== job.id) };

/**
 * One damaged level disappears; of a natural advantage it is exhausted (OS-4-07, OS-5.8-03). Levels not under repair
 * go first; the repair of a level destroyed is void and its price lost (OS-8.2-03, OS-8.2-04).
 */
export function destroyLevel(own: Organisation, id: string): Organisation {
  const advantage = advantageOf(own, id);
  if (advantage === undefined || advantage.damaged < 1) return own;
  const { category, damaged, exhausted } = advantage;
  return withLevels(withoutJob(own, repairHit(own, advantage)), id, () => ({
    damaged: damaged - 1,
    exhausted: exhausted + (category === 'natural' ? 1 : 0),
  }));
}

/** A natural advantage is exhausted completely: it stays as a note (OS-5.8-03, OS-5.8-07, OS-14-08). */
export function exhaust(own: Organisation, id: string): Organisation {
  return {
    ...withLevels(own, id, ({ intact, damaged, exhausted }) => ({
      intact: 0,
      damaged: 0,
      exhausted: intact + damaged + exhausted,
    })),
    jobs: own.jobs.filter((job) => job.kind !== 'repair' || job.advantage !== id),
  };
}

/** The name, with the addition " (2)", " (3)" and so on for the second, third and so on (OS-13-23). */
export function numbered(name: string, no: number): string {
  return no === 1 ? name : `${name} (${String(no)})`;
}

/** The name, or the first of its numbered forms that is not taken (OS-8.7-09, OS-14-16). */
export function freeName(name: string, taken: readonly string[]): string {
  let no = 1;
  while (taken.includes(numbered(name, no))) no += 1;
  return numbered(name, no);
}

/** The advantage that levels of a likeness join, or the name of the new one they make (OS-13-23). */
const placeFor = (
  own: Organisation,
  like: Likeness,
): { readonly joins: Advantage } | { readonly name: string } => {
  for (let no = 1; ; no += 1) {
    const name = numbered(like.name, no);
    const other = own.advantages.find((advantage) => advantage.name === name);
    if (other === undefined) return { name };
    const isLike =
      other.category === like.category &&
      other.actsAs === like.actsAs &&
      other.region === like.region;
    if (isLike && !isOnTheMove(own, other.id)) return { joins: other };
  }
};

/** An organisation with a level more, and the advantage it is of. */
interface Added {
  readonly organisation: Organisation;
  readonly id: string;
}

/** One more level: of the advantage that is alike, else of a new one under a name that is free (OS-13-23, OS-8.2-03). */
export function addLevel(own: Organisation, like: Likeness, state: 'intact' | 'damaged'): Added {
  const place = placeFor(own, like);
  if ('joins' in place) {
    const { id } = place.joins;
    return {
      organisation: withLevels(own, id, (one) => ({ [state]: one[state] + 1 })),
      id,
    };
  }
  const lastAdvantage = own.lastAdvantage + 1;
  const id = `a${String(lastAdvantage)}`;
  const { category, actsAs, region } = like;
  const none = { intact: 0, damaged: 0, exhausted: 0 };
  const advantage: Advantage = {
    id,
    name: place.name,
    category,
    actsAs,
    region,
    ...none,
    [state]: 1,
  };
  return {
    organisation: {
      ...own,
      lastAdvantage,
      advantages: [...own.advantages, advantage],
    },
    id,
  };
}

/** One more intact level of an advantage it has (OS-8.2-01). */
export function raiseLevel(own: Organisation, id: string): Organisation {
  return withLevels(own, id, ({ intact }) => ({ intact: intact + 1 }));
}

/**
 * One damaged level changes its owner, still damaged (OS-13-15). Levels not under repair go first; the repair of one
 * that is taken over goes on for the taker (OS-8.2-03, OS-8.2-04).
 */
export function takeLevel(
  from: Organisation,
  to: Organisation,
  id: string,
): { readonly from: Organisation; readonly to: Organisation } {
  const advantage = advantageOf(from, id);
  if (advantage === undefined || advantage.damaged < 1) return { from, to };
  const repair = repairHit(from, advantage);
  const added = addLevel(to, advantage, 'damaged');
  const left = withLevels(withoutJob(from, repair), id, ({ damaged }) => ({
    damaged: damaged - 1,
  }));
  if (repair === undefined) return { from: left, to: added.organisation };
  const job: Job = { ...repair, id: `${from.key} ${repair.id}`, advantage: added.id };
  return { from: left, to: { ...added.organisation, jobs: [...added.organisation.jobs, job] } };
}
