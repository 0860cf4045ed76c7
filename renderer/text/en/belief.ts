import type { belief as german } from '../de/belief';
import type { SameShape } from '../shape';

export const belief: SameShape<typeof german> = {};
