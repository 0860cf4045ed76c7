import type { RecordKind } from '../../../kernel';
import type { World } from '../../../world';
import { ADVANTAGES } from './advantages';
import { PRESENCE, SECRETS, UNITS } from './people';

export { ADVANTAGES } from './advantages';
export { PRESENCE, SECRETS } from './people';

/** What organisations have, in the order in which a sheet shows it. */
export const RECORDS: readonly RecordKind<World>[] = [PRESENCE, ADVANTAGES, UNITS, SECRETS];
