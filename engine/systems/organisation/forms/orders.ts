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

/** A step in which players order something: heading, examples, lines. */
interface OrderedStep {
  readonly heading: Words;
  readonly note: Words;
  readonly lines: number;
}

/** Steps at the start of a phase, by the names of their columns. */
const STARTING = {
  build: {
    heading: ['Start 2: Bauvorhaben, Reparatur beginnen', 'Start 2: begin building and repair'],
    note: [
      'BAUE Salzhandel; BAUE Kornspeicher (Infrastruktur) in Küste; REPARIERE Salzhandel 1',
      'BUILD Salt trade; BUILD Granary (infrastructure) in Coast; REPAIR Salt trade 1',
    ],
    lines: 5,
  },
  move: {
    heading: ['Start 3: Bewegungen beginnen', 'Start 3: begin movements'],
    note: [
      'BEWEGE 2 Bevölkerung von Küste nach Marsch; BEWEGE Salzhandel nach Marsch; BEWEGE 1,5 Geld von Küste nach Marsch; VERLEGE SITZ nach Marsch',
      'MOVE 2 population from Coast to Marsh; MOVE Salt trade to Marsh; MOVE 1.5 money from Coast to Marsh; MOVE SEAT to Marsh',
    ],
    lines: 5,
  },
  act: {
    heading: ['Start 4: Agieren', 'Start 4: act'],
    note: [
      'HEUERE AN Militär +1 in Küste; PLÜNDERE aus Küste den Orden in Marsch: stehlen; SABOTIERE, KRIEG, VERTEIDIGUNG, INFORMATION, AUTORITÄT, EINFLUSS',
      'HIRE military +1 in Coast; PLUNDER from Coast the Order in Marsh: steal; SABOTAGE, WAR, DEFENCE, INFORMATION, AUTHORITY, INFLUENCE',
    ],
    lines: 9,
  },
} as const satisfies Readonly<Record<string, OrderedStep>>;

/** Steps at the close of a phase, which share one table. */
const CLOSING_STEPS: readonly OrderedStep[] = [
  {
    heading: ['Abschluss 3: Überbevölkerung', 'Close 3: overpopulation'],
    note: ['AUFRUHR in Küste: u3', 'UNREST in Coast: u3'],
    lines: 2,
  },
  {
    heading: ['Abschluss 4: Einkommen', 'Close 4: income'],
    note: ['HANDEL in Küste: 2', 'TRADE in Coast: 2'],
    lines: 2,
  },
  {
    heading: ['Abschluss 5: Unterhalt', 'Close 5: upkeep'],
    note: ['ZAHLE in Küste: Salzhandel 2, Speicher 1', 'PAY in Coast: Salt trade 2, Granary 1'],
    lines: 3,
  },
  {
    heading: ['Abschluss 7: Aufruhr beenden', 'Close 7: end unrest'],
    note: [
      'BERUHIGE 1 in Küste mit Geld (oder Autorität, Militär, Geheimdienst)',
      'CALM 1 in Coast with money (or authority, military, secret service)',
    ],
    lines: 3,
  },
];

/** The step of each line of the table of the close. */
const CLOSING_LINES = CLOSING_STEPS.flatMap((step) => Array<OrderedStep>(step.lines).fill(step));

const startTable = (name: string, { heading, note, lines }: OrderedStep): FormTable =>
  noted(table(...heading, lines, [line(name, '', '', 1)]), ...note);

const notes = (at: 0 | 1): string => CLOSING_STEPS.map(({ note }) => note[at]).join('; ');

const CLOSING_TABLE: FormTable = {
  ...noted(
    table(
      'Abschluss',
      'Close',
      CLOSING_LINES.map(({ heading }) => heading),
      [line('close', '', '', 1)],
    ),
    notes(0),
    notes(1),
  ),
  titleShare: 0.27,
};

/** Orders of one column, of all its lines or those of one step, without the blank ones. */
const linesOf = (
  part: FormTable,
  values: FormValues,
  isMeant: (row: number) => boolean = () => true,
): readonly string[] =>
  rowsIn(part, values).flatMap((cell, row) => {
    const words = cell(part.columns[0]?.name ?? '');
    return words !== '' && isMeant(row) ? [words] : [];
  });

/** The head of a letter. */
const HEADS = {
  organisation: ['Organisation:', 'Organisation:'],
  phase: ['Phase:', 'Phase:'],
} as const;

/** The order sheet as a letter: every step under its heading, one order per line (OS-15-01). */
function ordersText(values: FormValues, language: Language): string {
  const under = ({ heading }: OrderedStep, lines: readonly string[]): readonly string[] => {
    const [head = ''] = inLanguage(heading, language).split(':');
    return lines.length === 0 ? [] : ['', head, ...lines];
  };
  return [
    ...headedLines(values, HEADS, language),
    ...Object.entries(STARTING).flatMap(([name, step]) =>
      under(step, linesOf(startTable(name, step), values)),
    ),
    ...CLOSING_STEPS.flatMap((step) =>
      under(
        step,
        linesOf(CLOSING_TABLE, values, (row) => CLOSING_LINES[row] === step),
      ),
    ),
  ].join('\n');
}

/** The blank order sheet, to be sent back (OS-20-04). */
export const ORDERS = returnedForm('orders', 'Befehlsblatt', 'Order sheet', ordersText, [
  HEAD,
  ...Object.entries(STARTING).map(([name, step]) => startTable(name, step)),
  CLOSING_TABLE,
]);
