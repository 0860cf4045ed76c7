import type { explain as german } from '../de/explain';
import type { SameShape } from '../shape';

export const explain: SameShape<typeof german> = {};
