import type { leaks as german } from '../de/leaks';
import type { SameShape } from '../shape';

export const leaks: SameShape<typeof german> = {};
