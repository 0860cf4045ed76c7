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
    title: ['Würfel', 'Dice'],
    all: ['alle', 'all'],
    text: [
      'Eine Zahl auf dem Würfel tippen oder ihn anklicken: So fiel er am Tisch. Entf nimmt sie zurück.',
      'Type a figure on a die or click it: as it fell at the table. Delete takes it back.',
    ],
    how: [
      'Zahl tippen oder anklicken, wie der Würfel am Tisch fiel.',
      'Type or click the figure as the die fell at the table.',
    ],
    computed: ['Gerechnet war {{value}}.', 'The computed one was {{value}}.'],
    restore: ['Wieder der gerechnete', 'Back to the computed one'],
    reason: ['am Tisch gewürfelt', 'rolled at the table'],
    covered: ['verdeckt bis zum Aufdecken', 'covered until revealed'],
    label: [
      '{{purpose}} von {{party}}, {{number}}. Würfel',
      '{{purpose}} of {{party}}, die {{number}}',
    ],
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
  reroll: {
    title: ['Forschung von {{party}}', 'Research of {{party}}'],
    act_one: ['Neu würfeln (noch {{count}})', 'Roll again ({{count}} left)'],
    act_other: ['Neu würfeln (noch {{count}})', 'Roll again ({{count}} left)'],
    text: [
      'Welcher Würfel fällt noch einmal? Fällt die gleiche Zahl, wird die Forschungsstufe beschädigt.',
      'Which die is rolled again? If it shows the same figure, the level of research is damaged.',
    ],
    die: ['{{number}}. Würfel, zeigt {{value}}', 'Die {{number}}, shows {{value}}'],
    reason: ['mit Forschung neu geworfen', 'rolled again with research'],
    restore: ['Neuen Wurf zurücknehmen', 'Take the new roll back'],
    kept: [
      '{{party}} wirft den {{number}}. Würfel mit „{{research}}“ neu: {{before}} wird {{after}}.',
      '{{party}} rolls die {{number}} again with “{{research}}”: {{before}} becomes {{after}}.',
    ],
    damaged: [
      '{{party}} wirft den {{number}}. Würfel mit „{{research}}“ neu: wieder {{after}}, eine Stufe ist beschädigt.',
      '{{party}} rolls die {{number}} again with “{{research}}”: {{after}} once more, a level is damaged.',
    ],
  },
  fate: {
    title: ['Zufallsereignisse', 'Random events'],
    chances: ['Chancen', 'Chances'],
    world: ['Die ganze Welt', 'The whole world'],
    die: ['Ereignis für {{party}}, {{number}}. Würfel', 'Event for {{party}}, die {{number}}'],
    intensityDie: ['Intensität für {{party}}', 'Intensity for {{party}}'],
    chanceDie: ['Chance von {{party}}', 'Chance of {{party}}'],
    intensityLabel: ['Intensität', 'Intensity'],
    'intensity.low': ['Gering', 'Low'],
    'intensity.strong': ['Stark', 'Strong'],
    name: EVENT_NAMES,
    event: EVENT_NAMES,
    'state.none': ['ohne Folgen', 'without effect'],
    'state.done': ['eingetreten', 'took hold'],
    'state.open': ['Chance, noch offen', 'chance, still open'],
    'state.happened': ['Chance, eingetreten', 'chance, happened'],
    'state.averted': ['Chance, abgewendet', 'chance, averted'],
    repeated: ['das letzte Ereignis nochmal', 'the last event again'],
    total: ['Würfel und Einflüsse', 'Die and shifts'],
    byGm: ['Spielleiter', 'GM'],
    change: ['Anders entscheiden', 'Decide otherwise'],
    byHand: ['Ereignis für {{party}} bestimmen', 'Decide the event for {{party}}'],
    which: ['Ereignis', 'Event'],
    restore: ['Wieder nach den Würfeln', 'Back to the dice'],
    shift: ['Chance von {{party}} verschieben', 'Shift the chance of {{party}}'],
    shiftReason: ['gutes Charakterspiel', 'good character play'],
    shiftBy: ['Spielleiter', 'GM'],
  },
  word: {
    event: EVENT_NAMES,
    'means.money': ['Geld', 'money'],
    'chance.world': ['für alle', 'for all'],
  },
};
