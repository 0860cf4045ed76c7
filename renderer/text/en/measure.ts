import type { measure as german } from '../de/measure';
import type { SameShape } from '../shape';

/** Words for measuring on the map. */
export const measure: SameShape<typeof german> = {
  title: 'Measure',
  traveller: 'Who walks',
  empty: 'Click the field where the way begins, then its end.',
  distance_one: '{{from}} to {{to}}: 1 field as the crow flies',
  distance_other: '{{from}} to {{to}}: {{count}} fields as the crow flies',
  noWay: 'There is no way there for this unit.',
  hidden: 'The way and its cost show only in the truth: no realm knows all of the land.',
  steps: {
    to: 'to',
    difficulty: 'Difficulty',
    cost: 'Movement points',
    sum: 'Sum',
  },
  hint: {
    start: 'Click the field where the way begins',
    distance_one: '{{from}} to {{to}}: 1 field; a click measures the way',
    distance_other: '{{from}} to {{to}}: {{count}} fields; a click measures the way',
  },
};
