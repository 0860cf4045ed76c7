import type { map as german } from '../de/map';
import type { SameShape } from '../shape';

export const map: SameShape<typeof german> = {};
