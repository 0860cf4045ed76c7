import {
  type FormTable,
  type FormValues,
  headedLines,
  inLanguage,
  type Language,
  rowsIn,
  type Words,
} from '../../../kernel';
import { line, noted, returnedForm, table } from '../../../kernel/form-parts';
import { HEAD } from './fields';

/** A step in which players order something: name of its column, headings, examples, lines. */
type OrderedStep = readonly [name: string, heading: Words, note: Words, rows: number];

const STEPS_ORDERED: readonly OrderedStep[] = [
  [
    'build',
    ['Start 2: Bauvorhaben, Reparatur beginnen', 'Start 2: begin building and repair'],
    [
      'BAUE Salzhandel; BAUE Kornspeicher (Infrastruktur) in Küste; REPARIERE Salzhandel 1',
      'BUILD Salt trade; BUILD Granary (infrastructure) in Coast; REPAIR Salt trade 1',
    ],
    5,
  ],
  [
    'move',
    ['Start 3: Bewegungen beginnen', 'Start 3: begin movements'],
    [
      'BEWEGE 2 Bevölkerung von Küste nach Marsch; BEWEGE Salzhandel nach Marsch; BEWEGE 1,5 Geld von Küste nach Marsch; VERLEGE SITZ nach Marsch',
      'MOVE 2 population from Coast to Marsh; MOVE Salt trade to Marsh; MOVE 1.5 money from Coast to Marsh; MOVE SEAT to Marsh',
    ],
    5,
  ],
  [
    'act',
    ['Start 4: Agieren', 'Start 4: act'],
    [
      'HEUERE AN Militär +1 in Küste; PLÜNDERE aus Küste den Orden in Marsch: stehlen; SABOTIERE, KRIEG, VERTEIDIGUNG, INFORMATION, AUTORITÄT, EINFLUSS',
      'HIRE military +1 in Coast; PLUNDER from Coast the Order in Marsh: steal; SABOTAGE, WAR, DEFENCE, INFORMATION, AUTHORITY, INFLUENCE',
    ],
    9,
  ],
  [
    'crowd',
    ['Abschluss 3: Überbevölkerung', 'Close 3: overpopulation'],
    ['AUFRUHR in Küste: u3', 'UNREST in Coast: u3'],
    2,
  ],
  [
    'trade',
    ['Abschluss 4: Einkommen', 'Close 4: income'],
    ['HANDEL in Küste: 2', 'TRADE in Coast: 2'],
    2,
  ],
  [
    'pay',
    ['Abschluss 5: Unterhalt', 'Close 5: upkeep'],
    ['ZAHLE in Küste: Salzhandel 2, Speicher 1', 'PAY in Coast: Salt trade 2, Granary 1'],
    3,
  ],
  [
    'calm',
    ['Abschluss 7: Aufruhr beenden', 'Close 7: end unrest'],
    [
      'BERUHIGE 1 in Küste mit Geld (oder Autorität, Militär, Geheimdienst)',
      'CALM 1 in Coast with money (or authority, military, secret service)',
    ],
    3,
  ],
];

const tableOf = ([name, heading, note, rows]: OrderedStep): FormTable =>
  noted(table(...heading, rows, [line(name, 'Befehl', 'Order', 1)]), ...note);

const linesOf = (values: FormValues, step: OrderedStep): readonly string[] =>
  rowsIn(tableOf(step), values)
    .map((cell) => cell(step[0]))
    .filter((words) => words !== '');

/** The head of a letter. */
const HEADS = {
  organisation: ['Organisation:', 'Organisation:'],
  phase: ['Phase:', 'Phase:'],
} as const;

/** The order sheet as a letter: every step under its heading, one order per line (OS-15-01). */
function ordersText(values: FormValues, language: Language): string {
  const steps = STEPS_ORDERED.flatMap((step) => {
    const lines = linesOf(values, step);
    const [heading = ''] = inLanguage(step[1], language).split(':');
    return lines.length === 0 ? [] : ['', heading, ...lines];
  });
  return [...headedLines(values, HEADS, language), ...steps].join('\n');
}

/** The blank order sheet, to be sent back (OS-20-04). */
export const ORDERS = returnedForm('orders', 'Befehlsblatt', 'Order sheet', ordersText, [
  HEAD,
  ...STEPS_ORDERED.map(tableOf),
]);
