import type { storage as german } from '../de/storage';
import type { SameShape } from '../shape';

export const storage: SameShape<typeof german> = {};
