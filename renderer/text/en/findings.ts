import type { findings as german } from '../de/findings';
import type { SameShape } from '../shape';

export const findings: SameShape<typeof german> = {};
