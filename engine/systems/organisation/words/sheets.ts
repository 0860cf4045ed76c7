import type { WordTree } from '../../../kernel';

/** Words of an organisation's possessions: its sheet, its lists in letters, the figures by which it is compared. */
export const SHEET_WORDS: WordTree = {
  unrest: {
    endIt: ['Beenden', 'End it'],
    'means.money': ['mit Geld', 'with money'],
    'means.authority': ['mit Autorität', 'with authority'],
    'means.military': ['mit Militär (blutig)', 'with military (bloody)'],
    'means.secret_service': [
      'mit dem Geheimdienst (unblutig)',
      'with the secret service (bloodless)',
    ],
    'means.secret_service_bloody': [
      'mit dem Geheimdienst (blutig)',
      'with the secret service (bloody)',
    ],
  },
  sheet: {
    'forecast.heading': ['Nächster Abschluss, wie es steht', 'Next closing as things stand'],
    'forecast.item': ['Posten', 'Item'],
    'forecast.money': ['Geld', 'Money'],
  },
  column: {
    order: ['Auftrag', 'Order'],
    object: ['Was und wo', 'What and where'],
    details: ['Näheres', 'Details'],
  },
  example: {
    'seenland.name': ['Seenland', 'Seenland'],
    'seenland.text': [
      'Vier Organisationen um die Seen, sechs Regionen, die erste Phase: Der Orden steht an der Furt, die Schreiber mauern.',
      'Four organisations around the lakes, six regions, the first phase: the order stands at the ford, the scribes build walls.',
    ],
  },
};
