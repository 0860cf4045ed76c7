import type { app as german } from '../de/app';
import type { SameShape } from '../shape';

export const app: SameShape<typeof german> = {};
