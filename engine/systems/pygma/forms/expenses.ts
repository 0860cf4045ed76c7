import {
  type FormDefinition,
  type FormTable,
  type FormValues,
  headedLines,
  type Language,
  moreLines,
  rowsIn,
} from '../../../kernel';
import {
  complete,
  fields,
  half,
  line,
  noted,
  number,
  returnedForm,
  table,
} from '../../../kernel/form-parts';
import { HEAD, headLine, MORE } from './orders';

/** What an entry of the expense sheet can be, as letters head it. */
const ITEMS: readonly (readonly [string, string])[] = [
  ['Rüstung', 'Muster'],
  ['Straße', 'Road'],
  ['Brücke', 'Bridge'],
  ['Neue Stadt', 'New city'],
  ['Befestigung', 'Fortify'],
  ['Handelsstadt', 'Trade city'],
  ['Spionage', 'Espionage'],
  ['Hygiene', 'Hygiene'],
  ['Förderung', 'Promote'],
  ['Lagerung', 'Store'],
  ['Neuer Händler', 'New trader'],
  ['Ausrüstung', 'Equipment'],
  ['Teilung', 'Split'],
  ['Überweisung', 'Transfer'],
];

/** Entries in the order in which they are booked, each with what is left (PI-10-05). */
const entries = (rows: number): FormTable =>
  noted(
    table('Posten, der Reihe nach', 'Entries in their order', rows, [
      line('item', 'Posten', 'Entry', 0.17),
      line('what', 'Wer, was, wie viel', 'Who, what, how much', 0.28),
      line('where', 'Wo, an wen', 'Where, to whom', 0.25),
      number('sum', 'GS', 'GS', 0.14),
      number('rest', 'Rest', 'Left', 0.16),
    ]),
    `Gebucht wird von oben nach unten; was nicht bezahlt werden kann, entfällt. Posten: ${ITEMS.map(([de]) => de).join(', ')}.`,
    `Booked from top to bottom; what cannot be paid is dropped. Entries: ${ITEMS.map(([, en]) => en).join(', ')}.`,
  );

/** What a realm may do at most, and what things cost. */
const LIMITS = [
  half(
    'left',
    complete(
      table('Städte: GS höchstens', 'Cities: GS at most', 4, [
        line('limitCity', 'Stadt', 'City', 0.4),
        number('limitMuster', 'Rüstung', 'Mustering', 0.3),
        number('limitFortification', 'Befestigung', 'Fortification', 0.3),
      ]),
    ),
  ),
  half(
    'right',
    complete(
      table('Grenzen und Preise', 'Limits and prices', 4, [
        line('limit', 'Was', 'What', 0.7),
        number('most', 'höchstens, oder GS', 'at most, or GS', 0.3),
      ]),
    ),
  ),
];

/** An entry as a row of a table in a letter: `Rüstung | KH 3: 5000 K | in Nordhafen | 50.000 GS`. */
function entryLine(cell: (column: string) => string): readonly string[] {
  if (cell('item') === '') return [];
  const sum = cell('sum') === '' ? '' : `${cell('sum')} GS`;
  return [[cell('item'), cell('what'), cell('where'), sum].filter((one) => one !== '').join(' | ')];
}

/** Sums before and behind the entries, with their heads in a letter. */
const BEFORE = {
  before: ['Reichsschatz vorher', 'Treasury before'],
  pay: ['Besoldung', 'Pay'],
  administration: ['Verwaltungskosten', 'Administration cost'],
} as const;
const AFTER = {
  total: ['Summe der Ausgaben', 'Total'],
  after: ['Reichsschatz nachher', 'Treasury after'],
} as const;

function expenseForm(id: string, de: string, en: string, rows: number): FormDefinition {
  const own = entries(rows);
  const toText = (values: FormValues, language: Language): string => {
    const sums = (heads: typeof BEFORE | typeof AFTER): readonly string[] =>
      headedLines(values, heads, language).map((sum) => `${sum} GS`);
    return [
      ...headLine(values, language),
      ...sums(BEFORE),
      ...rowsIn(own, values).flatMap(entryLine),
      ...sums(AFTER),
      ...moreLines(values),
    ].join('\n');
  };
  return returnedForm(id, de, en, toText, [
    HEAD,
    fields('Reichsschatz', 'Treasury', [
      number('before', 'vorher', 'before', 0.25),
      number('pay', 'Besoldung', 'Pay', 0.25),
      number('administration', 'Verwaltung', 'Administration', 0.25),
      number('disposable', 'verfügbar', 'at disposal', 0.25),
    ]),
    own,
    fields('', '', [
      number('total', 'Summe', 'Total', 0.25),
      number('after', 'Reichsschatz nachher', 'Treasury after', 0.35),
      MORE,
    ]),
    ...LIMITS,
  ]);
}

/** The expense sheet of a muster month (PI-10-02), and the note of any other month (PI-10-03). */
export const EXPENSE_FORMS: readonly FormDefinition[] = [
  expenseForm('expenses', 'Ausgabebogen', 'Expense sheet', 19),
  expenseForm('note', 'Ausgaben (gesondertes Blatt)', 'Expense note', 10),
];

const MISSIONS: FormTable = noted(
  table('Aufträge', 'Missions', 6, [
    line('task', 'Aufgabe', 'Task', 0.3),
    line('target', 'gegen Reich', 'against realm', 0.2),
    line('again', 'Wiederholung', 'Repetition', 0.12),
    line('details', 'Heer, Beschreibung', 'Army, description', 0.38),
  ]),
  'Aufgabe und Ziel sind nötig. Jeder weitere Auftrag im Monat senkt die Chance aller.',
  'Task and target are required. Each further mission in a month lowers the chance of all.',
);

function missionText(values: FormValues, language: Language): string {
  const [head, against, again] =
    language === 'de' ? ['Auftrag', 'gegen', 'Wiederholung'] : ['Mission', 'against', 'repetition'];
  return [
    ...headLine(values, language),
    ...rowsIn(MISSIONS, values).flatMap((cell) => {
      const [task = '', target = '', details = ''] = ['task', 'target', 'details'].map(cell);
      if (task === '' && target === '') return [];
      const goal = target === '' ? '' : ` ${against} ${target}`;
      const repeated = cell('again') === '' ? '' : ` ${again}`;
      return [`${head} ${task}${goal}${repeated}${details === '' ? '' : `: ${details}`}`];
    }),
  ].join('\n');
}

/** The mission sheet (PI-09a-09). */
export const MISSION = returnedForm(
  'mission',
  'Spionageaufträge',
  'Espionage missions',
  missionText,
  [
    HEAD,
    fields('', '', [line('spy', 'Spionagestärke in %', 'Espionage value in %', 0.4)]),
    MISSIONS,
    complete(
      table('Schwierigkeit', 'Difficulty', 11, [
        line('taskName', 'Auftrag', 'Mission', 0.7),
        number('difficulty', 'Schwierigkeit', 'Difficulty', 0.3),
      ]),
    ),
  ],
);
