import type { Words, WordTree } from '../../../kernel';
import type { EventKey } from '../data/events';

/** Random events. */
const EVENT_NAMES: Readonly<Record<EventKey, Words>> = {
  natural_exhausted: ['Natürlicher Vorzug erschöpft', 'Natural advantage exhausted'],
  population_minus: ['Bevölkerungs-Minus', 'Population minus'],
  advantage_damaged: ['Vorzug beschädigt', 'Advantage damaged'],
  unrest: ['Aufruhr', 'Unrest'],
  bad_season: ['Schlechte Saison', 'Bad season'],
  repeat_last: ['Letztes Ereignis nochmal', 'Last event again'],
  nothing_8: ['Nichts', 'Nothing'],
  nothing_9: ['Nichts', 'Nothing'],
  good_season: ['Gute Saison', 'Good season'],
  population_plus: ['Bevölkerungs-Plus', 'Population plus'],
  natural_found: ['Natürlicher Vorzug gefunden', 'Natural advantage found'],
};

/** Dice, research that throws them again, and random events. */
export const DICE_WORDS: WordTree = {
  dice: {
    'purpose.event': ['Zufallsereignis', 'Random event'],
    'purpose.chance': ['Chance', 'Chance'],
    'purpose.order': ['Reihenfolge', 'Order of acting'],
    'purpose.sabotage': ['Sabotage', 'Sabotage'],
    'purpose.plunder': ['Plündern', 'Plunder'],
    'purpose.information': ['Informationen', 'Information'],
    'purpose.war': ['Krieg', 'War'],
    'purpose.reroll': ['Neuer Wurf durch Forschung', 'Rolled again by research'],
    'purpose.lot': ['Los', 'Lot'],
  },
  fate: {
    'intensity.low': ['Gering', 'Low'],
    'intensity.strong': ['Stark', 'Strong'],
    name: EVENT_NAMES,
    event: EVENT_NAMES,
  },
  word: {
    event: EVENT_NAMES,
    means: {
      money: ['mit Geld', 'by money'],
      authority: ['mit Autorität', 'by authority'],
      military: ['mit Militär', 'by military'],
      secret_service: ['mit dem Geheimdienst', 'by the secret service'],
    },
    chance: {
      world: ['für alle', 'for all'],
      region: ['in der Region {region}', 'in {region}'],
      party: ['für {party.acc}', 'for {party.acc}'],
    },
  },
};
