import type { turn as german } from '../de/turn';
import type { SameShape } from '../shape';

export const turn: SameShape<typeof german> = {};
