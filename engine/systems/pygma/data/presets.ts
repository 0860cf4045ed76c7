import type { RulePreset } from '../../../kernel';

const ECONOMY = { 'pygma.modules.economy': true };

/** The modules of the document (PI-00-14), and one set for worlds whose realms are unlike. */
export const PRESETS: readonly RulePreset[] = [
  {
    id: 'basic',
    label: ['Grundspiel (Kapitel 1 bis 10)', 'Basic game (chapters 1 to 10)'],
    help: [
      'Ohne Wirtschaft, Handelsstädte und Händler: für Gruppen ohne Erfahrung. Die Wirtschaft lässt sich jederzeit zuschalten.',
      'Without economy, trade cities and traders: for groups without experience. The economy can be added at any time.',
    ],
    settings: {},
  },
  {
    id: 'economy',
    label: ['Mit Wirtschaft (Kapitel 11 bis 15)', 'With economy (chapters 11 to 15)'],
    help: [
      'Einwohner, Güter, Aufstände, Förderung und Handel; am besten erst nach einigen Monaten.',
      'Population, goods, revolts, promotion and trade; best after some months.',
    ],
    settings: ECONOMY,
  },
  {
    id: 'all',
    label: ['Alles (mit 15a und 16)', 'Everything (with 15a and 16)'],
    help: [
      'Dazu blühende Handelsstädte und wachsende Bevölkerung: für erfahrene Runden.',
      'Blooming trade cities and growing population besides: for experienced groups.',
    ],
    settings: {
      ...ECONOMY,
      'pygma.modules.trade_bloom': true,
      'pygma.modules.population': true,
    },
  },
  {
    id: 'one_sided',
    label: ['Wirtschaft für einseitige Reiche', 'Economy for one-sided realms'],
    help: [
      'Wie „Mit Wirtschaft“; die drei höchsten Werte zählen nicht, damit Wüsten- und Waldreiche vergleichbar werden.',
      'As “With economy”; the three highest values do not count, so that realms of desert or forest compare.',
    ],
    settings: { ...ECONOMY, 'pygma.gws.drop_highest': 3 },
  },
];
