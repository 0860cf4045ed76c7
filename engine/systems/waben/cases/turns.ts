import type { TurnCase } from './case';
import { MOVEMENT_CASES } from './movement';
import { ENCOUNTER_CASES } from './movementEncounters';
import { SHIP_CASES } from './movementShips';
import { SETTING_TURNS } from './movementTurnSettings';

/** Every turn worked through as an example, by what it is about. */
export const TURNS: Readonly<Record<string, readonly TurnCase[]>> = {
  'movement, turn by turn': MOVEMENT_CASES,
  'ships and passengers': SHIP_CASES,
  'encounters and conquest': ENCOUNTER_CASES,
  'turns under other settings (WW-13.1-01)': SETTING_TURNS,
};
