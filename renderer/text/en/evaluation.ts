import type { evaluation as german } from '../de/evaluation';
import type { SameShape } from '../shape';

export const evaluation: SameShape<typeof german> = {};
