import type { GameWords, WordTree } from '../../../kernel';

/** The parts of the evaluation sheet, as the rules letter them (PI-19-02 to PI-19-05). */
export const EVALUATION_WORDS: WordTree = {
  turnReport: {
    heading: {
      territory: ['a) Reichsgebiet', 'a) Realm territory'],
      deviations: ['b) Heere und Rüstungen', 'b) Armies and armaments'],
      sightings: ['c) Sicht- und Kontrollbereich', 'c) Sight and control area'],
      happenings: ['d) Sonstiges', 'd) Other'],
      treasury: ['Reichsschatz', 'Treasury'],
    },
  },
};

/** What is told in which part; everything else is part d. */
export const REPORTED: NonNullable<GameWords['reported']> = [
  {
    part: 'territory',
    kinds: [
      'annexed',
      'annexedCity',
      'conqueredField',
      'conqueredCity',
      'conqueredCapital',
      'lostField',
      'lostCity',
      'lostCapital',
      'ceded',
      'landGot',
      'autonomous',
      'joined',
    ],
  },
  {
    part: 'deviations',
    kinds: [
      'mustered',
      'musteredOther',
      'unpaid',
      'dissolvedUnpaid',
      'split',
      'merged',
      'mergedCut',
      'converted',
      'stopped',
      'retreated',
      'withdrawn',
      'terrainLoss',
      'battle',
      'struggle',
      'battle_won',
      'battle_lost',
      'battle_draw',
      'struggle_won',
      'struggle_lost',
      'struggle_draw',
      'robbed',
      'traderLost',
      'traderRaised',
      'traderDismissed',
      'traded',
      'hunger',
    ],
  },
  {
    part: 'sightings',
    kinds: [
      'contactRealm',
      'contactPlayer',
      'contactBorder',
      'watched',
      'discovered',
      'beingMet',
      'beingSpeaks',
      'spyNoticed',
      'spyKnown',
    ],
    lists: ['sighting'],
  },
  { part: 'happenings', kinds: [] },
];

/** Figures by which realms are compared, in statistics without names, too (PI-18-08). */
export const FIGURE_WORDS: WordTree = {
  figure: {
    fields: ['Größe in Feldern', 'Size in fields'],
    armies: ['Heere', 'Armies'],
    gws: ['Wirtschaftsstärke', 'Economic strength'],
  },
};
