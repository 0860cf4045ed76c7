import { hexGameOf, type Campaign, regionNameIn, systems } from '../../../../engine';
import { type Language, wordsOf, type Words } from '../../text/words';
import { clockOf, dateOf } from '../date';
import { lexiconOf, namingWords } from '../lexicon';
import { type Money, moneyOf } from '../money';

/** How the tables of one campaign speak. */
export interface TableContext {
  readonly words: Words;
  readonly money: Money;
  /** When a turn was: `Falkenmond 419`. */
  readonly date: (turn: number) => string;
  /** What a place is called: a region by its name, a field by its address. */
  readonly place: (place: string) => string;
}

/** The words, the money and the calendar of a campaign, with the names that only the GM reads. */
export function tableContextOf(campaign: Campaign, language: Language): TableContext {
  const { archive, settings, system, world } = campaign;
  const game = systems[system];
  const plain = wordsOf(language, system);
  const dates = new Map<number, string>();
  const dateIn = (turn: number): string => {
    const archived = archive[turn];
    const clock =
      turn === world.clock.turn ? world.clock : clockOf(archived ?? { turn }, world.clock);
    return dateOf({ system, clock, settings: archived?.settings ?? settings }, plain);
  };
  return {
    words: namingWords(plain, lexiconOf(world, hexGameOf(game).terrains, language)),
    money: moneyOf(game?.currency, plain),
    date: (turn) => {
      const date = dates.get(turn) ?? dateIn(turn);
      dates.set(turn, date);
      return date;
    },
    place: (place) => {
      const region = world.board?.regions[place];
      return region === undefined ? place : regionNameIn(region, language);
    },
  };
}
