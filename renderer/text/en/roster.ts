import type { de } from '../de';
import type { SameShape } from '../shape';

/** Words: characters, settlements, structures, units. */
export const roster: SameShape<(typeof de)['roster']> = {};
