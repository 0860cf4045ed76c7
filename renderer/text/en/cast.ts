import type { de } from '../de';
import type { SameShape } from '../shape';

/** Words: realms: players, parties, treaties, culture. */
export const cast: SameShape<(typeof de)['cast']> = {};
