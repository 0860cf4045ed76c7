import type { Settings } from '../../../kernel';
import type { Case } from './case';

/** A movement as written in the form; `start` = column "Position alt", null = no such column. */
export interface GivenMovement {
  /** 3xx is a fleet, everything else walks. The GM knows none of these units unless `place` says where. */
  readonly unit?: number;
  readonly place?: string;
  readonly start: string | null;
  readonly movement: string;
  readonly settings?: Settings;
}

/** What is read: form, steps as written in full, the start if one was written, and `code words` of findings. */
export interface ExpectedMovement {
  readonly form: 'none' | 'fields' | 'directions' | 'target';
  readonly start?: string | null;
  readonly steps: readonly string[];
  readonly findings?: readonly string[];
}

export type MovementCase = Case<GivenMovement, ExpectedMovement>;

const golden = (
  title: string,
  given: GivenMovement,
  expect: ExpectedMovement,
  clauses: readonly string[] = ['WW-6.3-19'],
): MovementCase => ({ id: `${clauses[0] ?? ''} ${title}`, clauses, title, given, expect });

/** The golden parses of the rule page, and the readings chosen beside them. */
export const MOVEMENTS: readonly MovementCase[] = [
  golden(
    'running form: the first step is the start',
    { start: null, movement: '711/25-24-23-710/04-03' },
    { form: 'fields', start: '711/25', steps: ['711/24', '711/23', '710/04', '710/03'] },
    ['WW-6.3-19', 'WW-6.3-04', 'WW-2.1-15'],
  ),
  golden(
    'fields of the Großfeld of the old position',
    { start: '210/19', movement: '-20-21' },
    { form: 'fields', start: '210/19', steps: ['210/20', '210/21'] },
    ['WW-6.3-19', 'WW-6.3-03', 'WW-6.3-05'],
  ),
  golden(
    'into another Großfeld',
    { start: '210/37', movement: '-30-001/01' },
    { form: 'fields', steps: ['210/30', '001/01'] },
  ),
  golden(
    'boarding at the end',
    { start: '210/37', movement: '-30-22-002/38(302)' },
    {
      form: 'fields',
      steps: ['210/30', '210/22', '002/38(302)'],
      findings: ['F-ROW-UNKNOWN 002/38(302)'],
    },
    ['WW-6.3-19', 'WW-6.3-07', 'WW-5.3-30', 'WW-8.3-04'],
  ),
  golden(
    'without leading hyphen',
    { start: '210/37', movement: '001/10-17-25-26-27' },
    { form: 'fields', steps: ['001/10', '001/17', '001/25', '001/26', '001/27'] },
    ['WW-6.3-19', 'WW-6.3-03'],
  ),
  golden(
    'a fleet on open water',
    { unit: 301, start: '002/23', movement: '-31-38-44' },
    { form: 'fields', steps: ['002/31', '002/38', '002/44'] },
  ),
  golden('no movement', { start: '210/04', movement: '' }, { form: 'none', steps: [] }),
  golden(
    'aboard and staying aboard',
    { unit: 501, start: '(102)', movement: '' },
    { form: 'none', start: '(102)', steps: [], findings: ['F-ROW-UNKNOWN (102)'] },
    ['WW-6.3-19', 'WW-2.1-25', 'WW-8.3-02'],
  ),
  golden(
    'along a river',
    { unit: 301, start: null, movement: '210/01(1)-(2)-02(4)-(3)' },
    { form: 'fields', start: '210/01(1)', steps: ['210/01(2)', '210/02(4)', '210/02(3)'] },
    ['WW-6.3-19', 'WW-6.3-06', 'WW-8.3-03', 'WW-2.1-24'],
  ),
  golden(
    'to a side of the present field',
    { unit: 301, start: '009/33', movement: '-(6)' },
    { form: 'fields', steps: ['009/33(6)'] },
    ['WW-6.3-19', 'WW-6.3-06', 'WW-5.3-41'],
  ),
  golden(
    'the same in running form',
    { unit: 301, start: null, movement: '009/33-(6)' },
    { form: 'fields', start: '009/33', steps: ['009/33(6)'] },
    ['WW-6.3-06'],
  ),
  golden(
    'directions with hyphens',
    { start: '210/19', movement: '2-2' },
    { form: 'directions', steps: ['210/20', '210/21'] },
    ['WW-6.3-19', 'WW-6.3-09'],
  ),
  golden(
    'directions with blanks',
    { start: '210/37', movement: '3 3 3 2 2' },
    { form: 'directions', steps: ['001/10', '001/17', '001/25', '001/26', '001/27'] },
  ),
  golden(
    'a far field alone is a target',
    { start: '210/19', movement: '210/21' },
    { form: 'target', steps: ['210/21'] },
    ['WW-6.3-19', 'WW-6.3-21', 'WW-5.3-53'],
  ),
  golden(
    'a Kleinfeld beyond 48',
    { start: '210/19', movement: '-20-49' },
    { form: 'fields', steps: ['210/20'], findings: ['F-POS-SYNTAX 49'] },
    ['WW-6.3-19', 'WW-2.1-19'],
  ),
  golden(
    'a step to a field that does not touch',
    { start: '210/19', movement: '-20-22' },
    { form: 'fields', steps: ['210/20', '210/22'], findings: ['F-PATH-NOTADJ 22'] },
    ['WW-6.3-19', 'WW-5.3-02'],
  ),
  golden(
    'a Kleinfeld without Großfeld lies in the last one',
    { start: '210/37', movement: '-01' },
    { form: 'fields', steps: ['210/01'], findings: ['F-PATH-NOTADJ 01'] },
    ['WW-6.3-19', 'WW-6.3-05'],
  ),
  golden(
    'a near field alone is one step',
    { start: '210/19', movement: '210/20' },
    { form: 'fields', steps: ['210/20'] },
    ['WW-6.3-21'],
  ),
  golden(
    'a near Kleinfeld alone is one step',
    { start: '210/19', movement: '20' },
    { form: 'fields', steps: ['210/20'] },
    ['WW-6.3-21'],
  ),
  golden(
    'a far target',
    { start: '210/19', movement: '210/33' },
    { form: 'target', steps: ['210/33'] },
    ['WW-6.3-21'],
  ),
  golden(
    'with a hyphen it is a step',
    { start: '210/19', movement: '-33' },
    { form: 'fields', steps: ['210/33'], findings: ['F-PATH-NOTADJ 33'] },
    ['WW-6.3-21'],
  ),
  golden(
    'a lone digit among fields may lack its zero',
    { start: '210/19', movement: '-20-2' },
    { form: 'fields', steps: ['210/20'], findings: ['F-ORD-UNPARSED 2'] },
    ['WW-6.3-21', 'WW-6.3-09'],
  ),
  golden(
    'a field among directions',
    { start: '210/19', movement: '2-20' },
    { form: 'directions', steps: ['210/20'], findings: ['F-ORD-UNPARSED 20'] },
    ['WW-6.3-09'],
  ),
  golden(
    '33 among directions is twice 3',
    { start: '210/37', movement: '3-33' },
    { form: 'directions', steps: ['001/10', '001/17', '001/25'] },
    ['WW-6.3-09'],
  ),
  golden(
    '33 is twice 3 where the GM lets everybody write directions',
    {
      start: '210/37',
      movement: '33',
      settings: { 'order.movement_form': 'directions' },
    },
    { form: 'directions', steps: ['001/10', '001/17'] },
    ['WW-6.3-09'],
  ),
  golden(
    '33 alone is a field where any form holds',
    { start: '210/37', movement: '33' },
    { form: 'target', steps: ['210/33'] },
    ['WW-6.3-09'],
  ),
  golden(
    'digits that are no directions stay a field, in another form than everybody writes',
    { start: '210/37', movement: '38', settings: { 'order.movement_form': 'directions' } },
    { form: 'target', steps: ['210/38'], findings: ['F-ORD-FORM 38'] },
    ['WW-6.3-09'],
  ),
  golden(
    'directions written together',
    { start: '210/37', movement: '33322' },
    { form: 'directions', steps: ['001/10', '001/17', '001/25', '001/26', '001/27'] },
    ['WW-6.3-01', 'WW-6.3-09'],
  ),
  golden(
    'directions that end aboard',
    { start: '210/19', movement: '2-2(302)' },
    {
      form: 'directions',
      steps: ['210/20', '210/21(302)'],
      findings: ['F-ROW-UNKNOWN 2(302)'],
    },
    ['WW-6.3-01'],
  ),
  golden(
    'a first step that repeats the old position is the start',
    { start: '210/19', movement: '210/19-20' },
    { form: 'fields', steps: ['210/20'] },
    ['WW-6.3-03'],
  ),
  golden(
    'the running form needs the Großfeld of its start',
    { start: null, movement: '25-24' },
    { form: 'none', start: null, steps: [], findings: ['F-POS-SYNTAX 25'] },
    ['WW-6.3-04'],
  ),
  golden(
    'without old position a path with hyphen begins at the GM’s place',
    { start: null, place: '210/19', movement: '-20-21' },
    { form: 'fields', start: null, steps: ['210/20', '210/21'] },
    ['WW-6.3-05', 'WW-8.2-25'],
  ),
  golden(
    'a unit aboard reckons from the Großfeld of its transport',
    { start: null, place: '(300)', movement: '-20' },
    { form: 'fields', start: null, steps: ['210/20'] },
    ['WW-6.3-05'],
  ),
  golden(
    'land units ignore sides',
    { start: '210/19', movement: '-20(3)-21' },
    { form: 'fields', steps: ['210/20', '210/21'], findings: ['F-PATH-SIDE 20(3)'] },
    ['WW-6.3-08'],
  ),
  golden(
    'a side by its two fields',
    { unit: 301, start: '789/12', movement: '789/12|11' },
    { form: 'fields', steps: ['789/12(5)'] },
    ['WW-2.1-20'],
  ),
  golden(
    'a side across the border of a Großfeld',
    { unit: 301, start: '210/37', movement: '-210/37|001/10' },
    { form: 'fields', steps: ['210/37(3)'] },
    ['WW-2.1-21'],
  ),
  golden(
    'a pair that does not touch',
    { unit: 301, start: '789/12', movement: '-789/12|14' },
    { form: 'none', steps: [], findings: ['F-POS-NOTADJ 789/12|14'] },
    ['WW-2.1-21'],
  ),
  golden(
    'a side beyond six',
    { unit: 301, start: '210/19', movement: '-20(7)' },
    { form: 'none', steps: [], findings: ['F-POS-SYNTAX 7'] },
    ['WW-2.1-25'],
  ),
  golden(
    'two digits in brackets are neither side nor unit',
    { start: '210/19', movement: '-20(12)-21' },
    { form: 'none', steps: [], findings: ['F-POS-SYNTAX 12'] },
    ['WW-2.1-25'],
  ),
  golden(
    'off the map by address',
    { start: '210/19', movement: '-20-555/01' },
    { form: 'fields', steps: ['210/20'], findings: ['F-MAP-OFF 555/01'] },
    ['WW-2.1-13'],
  ),
  golden(
    'off the map by direction',
    { start: '210/01', movement: '1-1' },
    { form: 'none', steps: [], findings: ['F-MAP-OFF 1'] },
    ['WW-2.1-13'],
  ),
  golden(
    'words that fit nothing end the path',
    { start: '210/19', movement: '-20 oder 21' },
    { form: 'fields', steps: ['210/20'], findings: ['F-ORD-UNPARSED oder'] },
    ['WW-6.3-10', 'WW-0.3-03'],
  ),
  golden(
    'a trailing hyphen',
    { start: '210/19', movement: '-20-' },
    { form: 'fields', steps: ['210/20'], findings: ['F-ORD-UNPARSED -'] },
    ['WW-6.3-10'],
  ),
  golden(
    'minus signs and dashes of text processors, blanks between tokens',
    { start: '210/37', movement: '\u2212 30 \u2013 001 / 01' },
    { form: 'fields', steps: ['210/30', '001/01'] },
    ['WW-0.2-04', 'WW-6.3-01'],
  ),
  golden(
    'an old position nobody can read does not turn the path into a start',
    { start: '210/99', place: '210/37', movement: '001/10-17' },
    {
      form: 'fields',
      start: null,
      steps: ['001/10', '001/17'],
      findings: ['F-POS-SYNTAX 210/99'],
    },
    ['WW-2.1-19'],
  ),
];
