import type { de } from '../de';
import type { SameShape } from '../shape';

/** Words: what if, closing, archive, late correction. */
export const whatif: SameShape<(typeof de)['whatif']> = {};
