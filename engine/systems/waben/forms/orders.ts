import {
  cellName,
  filledRows,
  type FormPart,
  type FormValues,
  type Language,
} from '../../../kernel';
import { fields, line, noted, number, returnedForm, table, text } from '../../../kernel/form-parts';
import { COVER, HEAD } from './head';
import { coverText } from './to-text/cover';
import { lineOf, rowsOf, section, tabs, textOf } from './to-text/values';

/** The columns of the order table in the order of the booklet, without the kind of leader (WW-6.3-12). */
const COLUMNS = [
  'number',
  'size',
  'type',
  'leaders',
  'start',
  'movement',
  'end',
  'order',
  'character',
  'remarks',
] as const;

const WORDS = {
  de: {
    orders: 'Zugbefehle',
    head: [
      'Nr.',
      'Größe',
      'Typ',
      'Hf',
      'Position alt',
      'Zugbefehl',
      'Position neu',
      'Befehl',
      'mit Char',
      'Sonstiges',
    ],
    declarations: 'Erklärungen',
    special: 'Besondere Aktionen',
    messages: 'Botschaften',
    to: 'an',
    announcements: 'Mitteilungen',
    secret: 'geheim',
    open: 'öffentlich',
  },
  en: {
    orders: 'Movement orders',
    head: [
      'No.',
      'Size',
      'Type',
      'Leaders',
      'Old place',
      'Movement',
      'New place',
      'Order',
      'Character',
      'Remarks',
    ],
    declarations: 'Declarations',
    special: 'Special actions',
    messages: 'Messages',
    to: 'to',
    announcements: 'Announcements',
    secret: 'secret',
    open: 'public',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

/** A blank cell of a table shows as one; two of them would be a heading of their own in some readers. */
const ordersOf = (values: FormValues, words: Words): readonly string[] => {
  const rows = rowsOf(values, COLUMNS).map(tabs);
  return rows.length === 0 ? [] : ['', words.orders, '', tabs(words.head), ...rows];
};

/** Secrecy chosen by a player, in one known word; empty where none is known (WW-8.2-04). */
const secrecy = (value: string, words: Words): string => {
  if (/geheim|vertraulich|secret|confidential/i.test(value)) return ` (${words.secret})`;
  return /öffentlich|oeffentlich|public/i.test(value) ? ` (${words.open})` : '';
};

/** Every message under a heading of its own with its addressee (WW-8.2-31). */
const messagesOf = (values: FormValues, words: Words): readonly string[] =>
  each(values, 'message').flatMap((row) => {
    const to = lineOf(values, cellName('messageTo', row));
    const shared = secrecy(lineOf(values, cellName('messageSecrecy', row)), words);
    const heading = to === '' ? words.messages : `${words.messages} ${words.to} ${to}${shared}`;
    return section(`${heading}:`, [textOf(values, cellName('message', row))]);
  });

/** Every announcement under a heading of its own (WW-8.2-34). */
const announcementsOf = (values: FormValues, words: Words): readonly string[] =>
  each(values, 'announcement').flatMap((row) => {
    const shared = secrecy(lineOf(values, cellName('announcementSecrecy', row)), words);
    const body = textOf(values, cellName('announcement', row));
    return section(`${words.announcements}${shared}:`, [body]);
  });

const each = (values: FormValues, name: string): readonly number[] => {
  const column = { name, title: { de: '', en: '' }, kind: 'text', share: 1 } as const;
  return Array.from({ length: filledRows({ columns: [column] }, values) }, (_, row) => row + 1);
};

/**
 * The order sheet as a letter: cover, movement orders, declarations, special actions, messages, announcements, under
 * the headings by which letters are read (WW-8.2-20 to WW-8.2-25, WW-8.2-31, WW-8.2-34, WW-10.2-01).
 */
const ordersText = (values: FormValues, language: Language): string => {
  const words = WORDS[language];
  return [
    ...coverText(values, language),
    ...ordersOf(values, words),
    ...section(words.declarations, [textOf(values, 'declarations')]),
    ...section(words.special, [textOf(values, 'special')]),
    ...messagesOf(values, words),
    ...announcementsOf(values, words),
  ].join('\n');
};

const UNITS: FormPart = noted(
  table('Zugbefehle', 'Movement orders', 16, [
    number('number', 'Nr.', 'No.', 0.05),
    number('size', 'Größe', 'Size', 0.08),
    line('type', 'Typ', 'Type', 0.05),
    number('leaders', 'Hf', 'Leaders', 0.055),
    line('start', 'Position alt', 'Old place', 0.105),
    line('movement', 'Zugbefehl', 'Movement', 0.24),
    line('end', 'Position neu', 'New place', 0.105),
    line('order', 'Befehl', 'Order', 0.065),
    number('character', 'mit Char', 'Character', 0.065),
    line('remarks', 'Sonstiges', 'Remarks', 0.185),
  ]),
  'Alle Heere, Flotten und Charaktere; wer fehlt, behält seinen letzten Befehl.',
  'All armies, fleets and characters; whoever is missing keeps the last order.',
);

const FREE: readonly FormPart[] = [
  noted(
    fields('Erklärungen', 'Declarations', [text('declarations', '', '', 1, 5)]),
    'Neubauten, Zahlungen, Steuersatz, Beziehungen: eine Zeile für jede.',
    'New structures, payments, tax rate, relations: one line for each.',
  ),
  noted(
    fields('Besondere Aktionen', 'Special actions', [text('special', '', '', 1, 8)]),
    'Jede mit ihrem Kürzel: S1, S2 ...',
    'Each with its code: S1, S2 ...',
  ),
];

const SECRECY = ['Wie', 'How'] as const;

const POST: readonly FormPart[] = [
  noted(
    table('Botschaften', 'Messages', 3, [
      line('messageTo', 'An', 'To', 0.22),
      line('messageSecrecy', ...SECRECY, 0.13),
      text('message', 'Worte', 'Words', 0.65, 6),
    ]),
    'An ein Reich oder einen Charakter. Wie: geheim oder öffentlich; ohne Angabe geheim.',
    'To one realm or character. How: secret or public; secret if nothing is said.',
  ),
  noted(
    table('Mitteilungen', 'Announcements', 2, [
      line('announcementSecrecy', ...SECRECY, 0.16),
      text('announcement', 'Worte', 'Words', 0.84, 5),
    ]),
    'Für den Segmentsboten. Wie: öffentlich oder erst geheim.',
    'For the newsletter. How: public, or secret for now.',
  ),
];

/** The order sheet: head, movement orders, declarations, special actions, post (WW-8.2-01 to -05, WW-8.2-20 to -34). */
export const ORDERS = returnedForm('orders', 'Zugbefehl', 'Order sheet', ordersText, [
  HEAD,
  UNITS,
  ...FREE,
  ...POST,
  COVER,
]);
