import {
  type FormDefinition,
  formFields as fields,
  type FormTable,
  formTable as table,
  lineField as line,
  lineIn,
  linesIn,
  numberField as number,
  rowsIn,
  titled as title,
} from '../../../kernel';
import { HEAD, headLine, MORE, type Values } from './orders';

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
const entries = (rows: number): FormTable => ({
  ...table('Posten, der Reihe nach', 'Entries in their order', rows, [
    line('item', 'Posten', 'Entry', 0.17),
    line('what', 'Wer, was, wie viel', 'Who, what, how much', 0.28),
    line('where', 'Wo, an wen', 'Where, to whom', 0.25),
    number('sum', 'GS', 'GS', 0.14),
    number('rest', 'Rest', 'Left', 0.16),
  ]),
  note: title(
    `Gebucht wird von oben nach unten; was nicht bezahlt werden kann, entfällt. Posten: ${ITEMS.map(([de]) => de).join(', ')}.`,
    `Booked from top to bottom; what cannot be paid is dropped. Entries: ${ITEMS.map(([, en]) => en).join(', ')}.`,
  ),
});

const LIMITS = table('Grenzen und Preise', 'Limits and prices', 8, [
  line('limit', 'Was', 'What', 0.7),
  number('most', 'höchstens, oder GS', 'at most, or GS', 0.3),
]);

/** An entry as a row of a table in a letter: `Rüstung | KH 3: 5000 K | in Nordhafen | 50.000 GS`. */
function entryLine(cell: (column: string) => string): readonly string[] {
  if (cell('item') === '') return [];
  const sum = cell('sum') === '' ? '' : `${cell('sum')} GS`;
  return [[cell('item'), cell('what'), cell('where'), sum].filter((one) => one !== '').join(' | ')];
}

function expenseForm(id: string, de: string, en: string, rows: number): FormDefinition {
  const own = entries(rows);
  return {
    id,
    title: title(de, en),
    isReturned: true,
    parts: [
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
      LIMITS,
    ],
    toText: (values, language) => {
      const stated = (name: string, head: readonly [string, string]): readonly string[] => {
        const amount = lineIn(values, name);
        const [german, english] = head;
        return amount === '' ? [] : [`${language === 'de' ? german : english} ${amount} GS`];
      };
      return [
        ...headLine(values, language),
        ...stated('before', ['Reichsschatz vorher', 'Treasury before']),
        ...stated('pay', ['Besoldung', 'Pay']),
        ...stated('administration', ['Verwaltungskosten', 'Administration cost']),
        ...rowsIn(own, values).flatMap(entryLine),
        ...stated('total', ['Summe der Ausgaben', 'Total']),
        ...stated('after', ['Reichsschatz nachher', 'Treasury after']),
        ...linesIn(values, 'more'),
      ].join('\n');
    },
  };
}

/** The expense sheet of a muster month (PI-10-02), and the note of any other month (PI-10-03). */
export const EXPENSE_FORMS: readonly FormDefinition[] = [
  expenseForm('expenses', 'Ausgabebogen', 'Expense sheet', 22),
  expenseForm('note', 'Ausgaben (gesondertes Blatt)', 'Expense note', 10),
];

const MISSIONS: FormTable = {
  ...table('Aufträge', 'Missions', 6, [
    line('task', 'Aufgabe', 'Task', 0.3),
    line('target', 'gegen Reich', 'against realm', 0.2),
    line('again', 'Wiederholung', 'Repetition', 0.12),
    line('details', 'Heer, Beschreibung', 'Army, description', 0.38),
  ]),
  note: title(
    'Aufgabe und Ziel sind nötig. Jeder weitere Auftrag im Monat senkt die Chance aller.',
    'Task and target are required. Each further mission in a month lowers the chance of all.',
  ),
};

/** The mission sheet (PI-09a-09). */
export const MISSION: FormDefinition = {
  id: 'mission',
  title: title('Spionageaufträge', 'Espionage missions'),
  isReturned: true,
  parts: [
    HEAD,
    fields('', '', [line('spy', 'Spionagestärke in %', 'Espionage value in %', 0.4)]),
    MISSIONS,
    table('Schwierigkeit', 'Difficulty', 11, [
      line('taskName', 'Auftrag', 'Mission', 0.7),
      number('difficulty', 'Schwierigkeit', 'Difficulty', 0.3),
    ]),
  ],
  toText: (values: Values, language) => {
    const [head, against, again] =
      language === 'de'
        ? ['Auftrag', 'gegen', 'Wiederholung']
        : ['Mission', 'against', 'repetition'];
    return [
      ...headLine(values, language),
      ...rowsIn(MISSIONS, values).flatMap((cell) => {
        const [task, target, details] = ['task', 'target', 'details'].map(cell);
        if (task === '' && target === '') return [];
        const goal = target === '' ? '' : ` ${against} ${target ?? ''}`;
        const repeated = cell('again') === '' ? '' : ` ${again}`;
        return [
          `${head} ${task ?? ''}${goal}${repeated}${details === '' ? '' : `: ${details ?? ''}`}`,
        ];
      }),
    ].join('\n');
  },
};
