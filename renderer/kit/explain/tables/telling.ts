import { hexGameOf, type Campaign, regionNameIn, systems } from '../../../../engine';
import { type Language, wordsOf, type Words } from '../../text/words';
import { dateOfTurn } from '../date';
import { lexiconOf, namingWords } from '../lexicon';
import { type Money, moneyOf } from '../money';

/** Texts and names the tables of one campaign use. */
export interface TableContext {
  readonly words: Words;
  readonly money: Money;
  /** When a turn was: `Falkenmond 419`. */
  readonly date: (turn: number) => string;
  /** The name of a place: a region by its name, a field by its address. */
  readonly place: (place: string) => string;
}

/** The texts, the money and the calendar of a campaign, with the names that only the GM reads. */
export function tableContextOf(campaign: Campaign, language: Language): TableContext {
  const { system, world } = campaign;
  const game = systems[system];
  const plain = wordsOf(language, system);
  const dates = new Map<number, string>();
  return {
    words: namingWords(plain, lexiconOf(world, hexGameOf(game).terrains, language)),
    money: moneyOf(game?.currency, plain),
    date: (turn) => {
      const date = dates.get(turn) ?? dateOfTurn(campaign, turn, plain);
      dates.set(turn, date);
      return date;
    },
    place: (place) => {
      const region = world.board?.regions[place];
      return region === undefined ? place : regionNameIn(region, language);
    },
  };
}
