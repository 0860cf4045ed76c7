import type { Settings } from '../../../kernel';
import type { Case } from './case';

/** A change of the sample letter: the first occurrence of a text replaced. */
export type Change = readonly [from: string, to: string];

export interface GivenStatement {
  readonly changes: readonly Change[];
  readonly settings?: Settings;
}

/** A finding as expected: code, words, and the figures it names. */
export type ExpectedFinding = readonly [
  code: string,
  words: string,
  about: Readonly<Record<string, string | number>>,
];

export interface ExpectedComparison {
  /** Findings that come beside those of the sample, and codes with words of the sample that are gone. */
  readonly more?: readonly ExpectedFinding[];
  readonly gone?: readonly (readonly [code: string, words: string])[];
  readonly recomputed?: number;
}

export type StatementCase = Case<GivenStatement, ExpectedComparison>;

/** The ten contradictions of the booklet's balance, in the order of the letter (WW-8.3-45). */
export const sampleContradictions: readonly ExpectedFinding[] = [
  ['F-BAL-LAND', '60', { terrain: 'ew', fields: 40, stated: 60, actual: 2400 }],
  ['F-BAL-MUSTER', '-11.000', { leaders: 1, without: 15_000, actual: 16_000, stated: 11_000 }],
  ['F-BAL-UNIT', '203 (abr.)\t-430 R\t210/19\t+3.725', { size: 50, stated: 430, probable: 202 }],
  ['F-BAL-HEADS', '26.480', { reason: 'land', stated: 26_480, actual: 22_230 }],
  ['F-BAL-UNITUPKEEP', '-27.480', { heads: 26_480, rate: 1, stated: 27_480, actual: 26_480 }],
  ['F-BAL-HEADS', '220', { reason: 'sea', stated: 220, actual: 110 }],
  ['F-BAL-HEADS', '35', { reason: 'leaders', stated: 35, actual: 15 }],
  [
    'F-BAL-SETTLEUPKEEP',
    '-15.600',
    { reason: 'twice', stated: 15_600, actual: 10_800, infrastructure: 4800 },
  ],
  ['F-BAL-MUSTERSUM', '-28.275', { stated: -28_275, actual: -23_275 }],
  ['F-BAL-NODETAIL', 'Neubauten\t-15.000', { stated: -15_000 }],
];

/** Contradictions of the other lists of the sample, beside the movement orders themselves (WW-8.3-60 to -70). */
export const sampleOthers: readonly ExpectedFinding[] = [
  ['F-CHAR-SETTLEMENT', '210/37', { place: '210/37' }],
  ['F-CHAR-SETTLEMENT', '002/23', { place: '002/23' }],
  ['F-PORT-MISSING', 'MET\t210/04\tTharos\t10.200', { reason: 'list', count: 2 }],
  [
    'F-MUSTER-MISMATCH',
    '101 (aufr.)\t+3000K\t210/19\t-11.000',
    { reason: 'count', stated: 3000, actual: 2000 },
  ],
  [
    'F-MUSTER-MISMATCH',
    '106\t+3000K\t210/04\t-16.000',
    { reason: 'probable', stated: 3000, probable: 103 },
  ],
];

const LAND: readonly Change[] = [['Eiswüste\t40\t60', 'Eiswüste\t40\t2.400']];

/** The sample letter with single figures changed: what is then found beside or instead. */
export const statementCases: readonly StatementCase[] = [
  {
    id: 'statement-recomputed',
    clauses: ['WW-8.3-32', 'WW-8.3-45'],
    title: 'the sample recomputed comes to 114,308',
    given: { changes: [] },
    expect: { recomputed: 114_308 },
  },
  {
    id: 'statement-variant',
    clauses: ['WW-8.3-32'],
    title: 'with a leader for 101 and 27,480 heads it comes to 108,308',
    given: {
      changes: [
        ['210/19\t-11.000', '210/19\t-16.000'],
        ['26.480\t1', '27.480\t1'],
      ],
    },
    expect: {
      recomputed: 108_308,
      gone: [
        ['F-BAL-MUSTER', '-11.000'],
        ['F-BAL-UNITUPKEEP', '-27.480'],
        ['F-BAL-MUSTERSUM', '-28.275'],
        ['F-BAL-HEADS', '26.480'],
        ['F-MUSTER-MISMATCH', '101 (aufr.)\t+3000K\t210/19\t-11.000'],
      ],
      more: [
        ['F-BAL-HEADS', '27.480', { reason: 'land', stated: 27_480, actual: 22_230 }],
        [
          'F-MUSTER-MISMATCH',
          '101 (aufr.)\t+3000K\t210/19\t-16.000',
          { stated: 3000, actual: 2000 },
        ],
      ],
    },
  },
  {
    id: 'statement-upkeep-corrected',
    clauses: ['WW-8.3-32', 'WW-3.2-03'],
    title:
      'with the settlement upkeep corrected alone the rows come to 105,968, so the stated total is told of',
    given: { changes: [['-15.600', '-10.800']] },
    expect: {
      gone: [['F-BAL-SETTLEUPKEEP', '-15.600']],
      more: [['F-BAL-TOTAL', '101.168', { stated: 101_168, actual: 105_968 }]],
    },
  },
  {
    id: 'statement-land',
    clauses: ['WW-3.3-08', 'WW-3.3-09', 'WW-8.3-21', 'WW-8.3-22'],
    title: 'a corrected row alone makes the sums below it wrong; each is told of once',
    given: { changes: LAND },
    expect: {
      gone: [['F-BAL-LAND', '60']],
      more: [['F-BAL-LANDSUM', '60', { reason: 'gold', stated: 60, actual: 2400 }]],
    },
  },
  {
    id: 'statement-fields',
    clauses: ['WW-3.3-09', 'WW-8.3-06'],
    title:
      'a number of fields that the map does not have is told of at the number; its tax and sums follow from it',
    given: {
      changes: [
        ['Normal\t\t\t25\t75.000', 'Normal\t\t\t26\t78.000'],
        ['74\t112.800', '75\t115.800'],
        ['181 KF\t153.623', '182 KF\t156.623'],
        ['Steuern Land\t153.623', 'Steuern Land\t156.623'],
        ['101.168', '104.168'],
      ],
    },
    expect: { more: [['F-BAL-FIELDS', '26', { terrain: 't', stated: 26, actual: 25 }]] },
  },
  {
    id: 'statement-fields-blank',
    clauses: ['WW-3.3-09'],
    title: 'gold without fields',
    given: { changes: [['1\t450\t\t0', '1\t450\t\t225']] },
    expect: {
      more: [
        ['F-BAL-LAND', '225', { reason: 'noFields', stated: 225, actual: 0 }],
        ['F-BAL-LANDSUM', '2.213', { stated: 2213, actual: 2438 }],
      ],
    },
  },
  {
    id: 'statement-settlement',
    clauses: ['WW-3.3-09', 'WW-4.2-13', 'WW-8.3-23'],
    title: 'a settlement that brings another amount, and the sum that does not follow',
    given: { changes: [['Elystria\t3.900', 'Elystria\t4.900']] },
    expect: {
      more: [
        ['F-BAL-SETTLE', '4.900', { place: '210/19', stated: 4900, actual: 3900 }],
        ['F-BAL-SETTLE', '19.200', { reason: 'sum', stated: 19_200, actual: 20_200 }],
      ],
    },
  },
  {
    id: 'statement-settlement-gross',
    clauses: ['WW-12.3-16', 'WW-3.1-08'],
    title: 'a row of a settlement may be gross',
    given: {
      changes: [
        ['Elystria\t3.900', 'Elystria\t7.500'],
        ['19.200', '22.800'],
      ],
    },
    expect: {},
  },
  {
    id: 'statement-settlement-gross-only',
    clauses: ['WW-12.3-16'],
    title: 'a GM who wants gross figures hears of every net one',
    given: { changes: [], settings: { 'econ.checker_accepts': 'gross' } },
    expect: {
      more: [
        ['F-BAL-SETTLE', '10.200', { stated: 10_200, actual: 15_000 }],
        ['F-BAL-SETTLE', '3.900', { stated: 3900, actual: 7500 }],
        ['F-BAL-SETTLE', '5.100', { stated: 5100, actual: 7500 }],
      ],
    },
  },
  {
    id: 'statement-settlement-net',
    clauses: ['WW-12.3-16', 'WW-8.3-31'],
    title: 'taxes stated net need no upkeep beside them',
    given: {
      changes: [
        ['Steuern Ansiedlungen\t30.000', 'Steuern Ansiedlungen\t19.200'],
        ['101.168', '90.368'],
      ],
    },
    expect: {
      gone: [['F-BAL-SETTLEUPKEEP', '-15.600']],
      more: [['F-BAL-SETTLEUPKEEP', '-15.600', { reason: 'net', stated: 15_600, actual: 0 }]],
    },
  },
  {
    id: 'statement-settlement-unknown',
    clauses: ['WW-3.3-09', 'WW-4.2-13'],
    title: 'a settlement that is none, one of another type, and one left out',
    given: {
      changes: [
        ['FST\t210/19\tElystria\t3.900', 'MET\t210/19\tElystria\t3.900'],
        ['STD\t210/01\tTrakan\t5.100', 'STD\t210/02\tTrakan\t5.100'],
      ],
    },
    expect: {
      more: [
        [
          'F-BAL-SETTLE',
          'MET\t210/19\tElystria\t3.900',
          { reason: 'type', stated: 'MET', actual: 'FST' },
        ],
        ['F-BAL-SETTLE', 'STD\t210/02\tTrakan\t5.100', { reason: 'unknown', place: '210/02' }],
        ['F-BAL-SETTLE', '', { reason: 'missing', place: '210/01', name: 'Trakan' }],
        ['F-PORT-MISSING', 'MET\t210/04\tTharos\t10.200', { reason: 'list', count: 1 }],
      ],
      gone: [['F-PORT-MISSING', 'MET\t210/04\tTharos\t10.200']],
    },
  },
  {
    id: 'statement-urban',
    clauses: ['WW-4.2-16', 'WW-3.3-09'],
    title: 'a settlement beyond the urban limit brings nothing, whatever its row says',
    given: { changes: [], settings: { 'settle.urban_limit_pct': 6 } },
    expect: {
      more: [
        [
          'F-BAL-URBAN',
          '3.900',
          { reason: 'row', limit: 6, place: '210/19', stated: 3900, actual: -3600 },
        ],
      ],
    },
  },
  {
    id: 'statement-infrastructure',
    clauses: ['WW-3.3-09', 'WW-8.3-07', 'WW-8.3-24', 'WW-4.1-24'],
    title:
      'a wall too many, told of at its number; a sum without its factor; a cost that fits neither',
    given: {
      changes: [
        ['Wälle\t23\t2', 'Wälle\t24\t2'],
        ['Summe\t30\t6\t12\t-4.800', 'Summe\t31\t3\t12\t-4.750'],
      ],
    },
    expect: {
      more: [
        ['F-BAL-INFRA', '24', { reason: 'wall', difficulty: 0, stated: 24, actual: 23 }],
        ['F-BAL-INFRA', '3', { reason: 'sum', difficulty: 1, stated: 3, actual: 6 }],
        ['F-BAL-INFRA', '-4.750', { stated: 4750, actual: 4800 }],
      ],
    },
  },
  {
    id: 'statement-muster-refund',
    clauses: ['WW-5.1-36', 'WW-8.3-25'],
    title: 'a refund that is too high, and a unit that fits',
    given: {
      changes: [['203 (abr.)\t-430 R\t210/19\t+3.725', '202 (abr.)\t-430 R\t210/19\t+4.000']],
    },
    expect: {
      gone: [
        ['F-BAL-UNIT', '203 (abr.)\t-430 R\t210/19\t+3.725'],
        ['F-BAL-MUSTERSUM', '-28.275'],
      ],
      more: [
        ['F-BAL-MUSTER', '+4.000', { reason: 'refund', stated: 4000, actual: 3725 }],
        ['F-BAL-MUSTERSUM', '-28.275', { stated: -28_275, actual: -23_000 }],
      ],
    },
  },
  {
    id: 'statement-muster-part',
    clauses: ['WW-8.3-25'],
    title: 'a part of one unit disbanded that is exactly the whole of another',
    given: { changes: [['203 (abr.)\t-430 R', '201 (abr.)\t-430 R']] },
    expect: {
      gone: [['F-BAL-UNIT', '203 (abr.)\t-430 R\t210/19\t+3.725']],
      more: [
        [
          'F-BAL-UNIT',
          '201 (abr.)\t-430 R\t210/19\t+3.725',
          { reason: 'probable', stated: 430, probable: 202 },
        ],
      ],
    },
  },
  {
    id: 'statement-muster-unit',
    clauses: ['WW-8.3-25', 'WW-5.1-04'],
    title: 'goods for a unit of another type, in another place, under a number of another kind',
    given: {
      changes: [
        ['101 (aufr.)\t+3000K', '102 (aufr.)\t+3000K'],
        ['106\t+3000K', '306\t+3000K'],
      ],
    },
    expect: {
      gone: [
        ['F-MUSTER-MISMATCH', '101 (aufr.)\t+3000K\t210/19\t-11.000'],
        ['F-MUSTER-MISMATCH', '106\t+3000K\t210/04\t-16.000'],
      ],
      more: [
        ['F-BAL-UNIT', '102 (aufr.)\t+3000K\t210/19\t-11.000', { reason: 'type' }],
        ['F-BAL-UNIT', '306\t+3000K\t210/04\t-16.000', { reason: 'number' }],
        ['F-MUSTER-MISMATCH', '102 (aufr.)\t+3000K\t210/19\t-11.000', { reason: 'noOrder' }],
        [
          'F-MUSTER-MISMATCH',
          '306\t+3000K\t210/04\t-16.000',
          { reason: 'probable', probable: 103 },
        ],
        ['F-MUSTER-MISMATCH', 'neu 2000K', { reason: 'noRow' }],
      ],
    },
  },
  {
    id: 'statement-muster-leaders',
    clauses: ['WW-5.1-27', 'WW-8.3-25'],
    title: 'a row that names its leaders is charged with just these',
    given: {
      changes: [
        ['101 (aufr.)\t+3000K\t210/19\t-11.000', '101 (aufr.)\t+2000K + 1 HF\t210/19\t-11.000'],
      ],
    },
    expect: {
      gone: [
        ['F-BAL-MUSTER', '-11.000'],
        ['F-MUSTER-MISMATCH', '101 (aufr.)\t+3000K\t210/19\t-11.000'],
      ],
    },
  },
  {
    id: 'statement-muster-capacity',
    clauses: ['WW-8.3-33', 'WW-4.2-04'],
    title: 'raising beyond the capacity of the fortress',
    given: {
      changes: [['101 (aufr.)\t+3000K\t210/19\t-11.000', '101 (aufr.)\t+12000K\t210/19\t-60.000']],
    },
    expect: {
      gone: [
        ['F-BAL-MUSTER', '-11.000'],
        ['F-BAL-MUSTERSUM', '-28.275'],
        ['F-MUSTER-MISMATCH', '101 (aufr.)\t+3000K\t210/19\t-11.000'],
      ],
      more: [
        [
          'F-MUSTER-CAP',
          '101 (aufr.)\t+12000K\t210/19\t-60.000',
          { stated: 60_000, actual: 50_000 },
        ],
        ['F-BAL-MUSTERSUM', '-28.275', { stated: -28_275, actual: -72_275 }],
        [
          'F-MUSTER-MISMATCH',
          '101 (aufr.)\t+12000K\t210/19\t-60.000',
          { stated: 12_000, actual: 2000 },
        ],
      ],
    },
  },
  {
    id: 'statement-upkeep-rate',
    clauses: ['WW-5.1-31', 'WW-8.3-27'],
    title: 'a rate that is not that of the table',
    given: {
      changes: [
        ['220\t20\t-4.400', '220\t40\t-8.800'],
        ['-38.880', '-43.280'],
        ['101.168', '96.768'],
      ],
    },
    expect: {
      more: [
        ['F-BAL-UNITUPKEEP', '-8.800', { reason: 'rate', rate: 20, stated: 8800, actual: 4400 }],
      ],
    },
  },
  {
    id: 'statement-upkeep-sum',
    clauses: ['WW-3.3-08', 'WW-8.3-27'],
    title: 'a row of the summary that follows neither from its rows nor from the units',
    given: {
      changes: [
        ['-38.880', '-30.000'],
        ['101.168', '110.048'],
      ],
    },
    expect: {
      more: [
        ['F-BAL-UNITUPKEEP', '-30.000', { reason: 'summary', stated: 30_000, actual: 37_880 }],
      ],
    },
  },
  {
    id: 'statement-before',
    clauses: ['WW-3.2-03'],
    title: 'an old treasury the books do not know',
    given: {
      changes: [
        ['20.100', '21.100'],
        ['101.168', '102.168'],
      ],
    },
    expect: {
      more: [['F-BAL-TOTAL', '21.100', { reason: 'before', stated: 21_100, actual: 20_100 }]],
      recomputed: 115_308,
    },
  },
  {
    id: 'statement-no-total',
    clauses: ['WW-3.2-03'],
    title: 'a summary without its last row',
    given: { changes: [['Neuer Bestand\t101.168\n', '']] },
    expect: { more: [['F-BAL-TOTAL', '', { reason: 'missing', actual: 101_168 }]] },
  },
  {
    id: 'statement-other',
    clauses: ['WW-3.2-04', 'WW-12.3-10', 'WW-8.3-29'],
    title:
      'other income is asked about, an expense without cause has no detail, one with a cause is taken',
    given: {
      changes: [
        ['Sonstiges 1\t0', 'Sonstiges 1: Silberbergwerk\t4.000'],
        ['Sonstiges 2\t0', 'Sonstiges 2\t-500\nTribut an Valdrun\t-1.000'],
        ['101.168', '103.668'],
      ],
    },
    expect: {
      more: [
        [
          'F-BAL-OTHERINC',
          'Sonstiges 1: Silberbergwerk\t4.000',
          { stated: 4000, cause: 'Silberbergwerk' },
        ],
        ['F-BAL-NODETAIL', 'Sonstiges 2\t-500', { stated: -500 }],
      ],
      recomputed: 116_808,
    },
  },
  {
    id: 'statement-other-free',
    clauses: ['WW-12.3-10'],
    title: 'a GM may let other income pass',
    given: {
      changes: [
        ['Sonstiges 1\t0', 'Silberbergwerk\t4.000'],
        ['101.168', '105.168'],
      ],
      settings: { 'econ.other_income': 'free' },
    },
    expect: {},
  },
  {
    id: 'statement-other-none',
    clauses: ['WW-12.3-10'],
    title: 'or have none at all',
    given: {
      changes: [
        ['Sonstiges 1\t0', 'Silberbergwerk\t4.000'],
        ['101.168', '105.168'],
      ],
      settings: { 'econ.other_income': 'none' },
    },
    expect: {
      more: [['F-BAL-OTHERINC', 'Silberbergwerk\t4.000', { reason: 'none', stated: 4000 }]],
    },
  },
  {
    id: 'statement-storage',
    clauses: ['WW-3.3-04', 'WW-3.3-05'],
    title: 'gold in places that is not the new treasury',
    given: {
      changes: [
        [
          'Neuer Bestand\t101.168',
          'Neuer Bestand\t101.168\nLager 210/04: 50.000\nLager 210/19: 40.000',
        ],
      ],
    },
    expect: {
      more: [['F-BAL-STORAGE', 'Lager 210/04: 50.000', { stated: 90_000, actual: 101_168 }]],
    },
  },
  {
    id: 'statement-new-structure',
    clauses: ['WW-4.1-33', 'WW-8.3-29'],
    title: 'new structures have their detail in the list of structures',
    given: { changes: [['9. Bilanz', 'Bauwerke\n\nBRG 210/21 Neuburg neu\n\n9. Bilanz']] },
    expect: { gone: [['F-BAL-NODETAIL', 'Neubauten\t-15.000']] },
  },
  {
    id: 'statement-new-structure-remark',
    clauses: ['WW-4.1-33', 'WW-6.3-20'],
    title: 'or in the remark of a work unit',
    given: { changes: [['AB\t\tinaktiv', 'AB\t\tbauen BRG in 210/21']] },
    expect: { gone: [['F-BAL-NODETAIL', 'Neubauten\t-15.000']] },
  },
  {
    id: 'statement-harbours',
    clauses: ['WW-8.3-05', 'WW-8.3-70', 'WW-4.2-21'],
    title: 'harbours in the list of structures, where the metropolis has five',
    given: {
      changes: [
        [
          '9. Bilanz',
          'Bauwerke\n\nMET 210/04 Tharos Häfen 1, 2, 3, 5, 6\nSTD 210/01 Trakan Hafen (1)\n\n9. Bilanz',
        ],
      ],
    },
    expect: { gone: [['F-PORT-MISSING', 'MET\t210/04\tTharos\t10.200']] },
  },
  {
    id: 'statement-number',
    clauses: ['WW-0.2-04'],
    title: 'a number with points in the wrong places counts nothing and is told of alone',
    given: { changes: [['Elystria\t3.900', 'Elystria\t39.00']] },
    expect: {
      more: [
        ['F-NUM-FORMAT', '39.00', {}],
        ['F-BAL-SETTLE', '19.200', { reason: 'sum', stated: 19_200, actual: 15_300 }],
      ],
    },
  },
];
