import type { print as german } from '../de/print';
import type { SameShape } from '../shape';

export const print: SameShape<typeof german> = {};
