import type { forms as german } from '../de/forms';
import type { SameShape } from '../shape';

export const forms: SameShape<typeof german> = {};
