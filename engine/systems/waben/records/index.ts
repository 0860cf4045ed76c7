import type { RecordKind } from '../../../kernel';
import type { World } from '../../../world';
import { CHARACTERS } from './characters';
import { SETTLEMENTS } from './settlements';
import { STRUCTURES } from './structures';
import { UNITS } from './units';

/** What is kept of the realms beside the map: who they are, what stands and who marches. */
export const RECORDS: readonly RecordKind<World>[] = [CHARACTERS, SETTLEMENTS, STRUCTURES, UNITS];
