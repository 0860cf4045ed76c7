import type { RecordKind } from '../../../kernel';
import type { World } from '../../../world';
import { ADVANTAGES } from './advantages';
import { PRESENCE, SECRETS, UNITS } from './people';

export { ADVANTAGES } from './advantages';
export { PRESENCE, SECRETS } from './people';

/** Kinds of records of organisations, in the order of their sheet. */
export const RECORDS: readonly RecordKind<World>[] = [PRESENCE, ADVANTAGES, UNITS, SECRETS];
