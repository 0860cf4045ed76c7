import type { RecordKind } from '../../../kernel';
import type { World } from '../../../world';
import { CHARACTERS } from './characters';
import { SETTLEMENTS } from './settlements';
import { STRUCTURES } from './structures';
import { UNITS } from './units';

/** Records of the realms beside the map: characters, units, settlements and other structures. */
export const RECORDS: readonly RecordKind<World>[] = [CHARACTERS, SETTLEMENTS, STRUCTURES, UNITS];
