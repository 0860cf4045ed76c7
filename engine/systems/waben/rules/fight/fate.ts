import {
  draw,
  openStream,
  type Roll,
  type Rulings,
  type Settings,
  streamName,
} from '../../../../kernel';
import { type CharacterFate, FATES, FIGHT_FATE_TABLE } from '../../data';
import { fightCell } from './cell';

/** A character whose unit was annihilated. */
export interface FatedCharacter {
  readonly seed: string;
  readonly turn: number;
  /** Moon of the calendar, 1 to 12. */
  readonly moon: number;
  readonly party: string;
  /** Number of the character as a unit. */
  readonly unit: number;
  readonly status: 'REP' | 'NSC';
}

/** What the die says of a character. */
export interface FateByDie {
  readonly fate: CharacterFate;
  readonly roll: Roll;
  /** A REP: the die only proposes, the GM decides (F-EVT-FATE). */
  readonly isGmAsked: boolean;
}

const LAST: CharacterFate = 'escaped';

/**
 * Fate of a character whose unit was annihilated, by a d6 of its own stream. A roll never kills a REP: he is
 * captured instead, and the GM is asked (WW-9.3-10, WW-9.1-03, WW-12.7-18).
 */
export function characterFate(
  { seed, turn, moon, party, unit, status }: FatedCharacter,
  settings: Settings,
  rulings: Rulings,
): FateByDie {
  const stream = openStream(streamName(seed, turn, moon, 'fate', party, unit));
  const { roll } = draw(stream, 'd6', rulings);
  const byTable =
    FATES.find((fate) => roll.value <= fightCell(settings, FIGHT_FATE_TABLE, fate, 'upTo').value) ??
    LAST;
  const isGmAsked = status === 'REP';
  return { fate: isGmAsked && byTable === 'dead' ? 'captured' : byTable, roll, isGmAsked };
}
