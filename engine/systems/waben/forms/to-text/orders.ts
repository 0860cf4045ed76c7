import { cellName, filledRows } from '../../../../kernel';
import { coverText } from './cover';
import { lineOf, rowsOf, section, tabs, textOf, type Values } from './values';

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
      ...['Nr.', 'Größe', 'Typ', 'Hf', 'Position alt', 'Zugbefehl', 'Position neu', 'Befehl'],
      ...['mit Char', 'Sonstiges'],
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
      ...['No.', 'Size', 'Type', 'Leaders', 'Old place', 'Movement', 'New place', 'Order'],
      ...['Character', 'Remarks'],
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
const ordersOf = (values: Values, words: Words): readonly string[] => {
  const rows = rowsOf(values, COLUMNS).map(tabs);
  return rows.length === 0 ? [] : ['', words.orders, '', tabs(words.head), ...rows];
};

/** What a player wrote of secrecy, in one known word; nothing where he wrote nothing known (WW-8.2-04). */
const secrecy = (value: string, words: Words): string => {
  if (/geheim|vertraulich|secret|confidential/i.test(value)) return ` (${words.secret})`;
  return /öffentlich|oeffentlich|public/i.test(value) ? ` (${words.open})` : '';
};

/** Every message under a heading of its own with its addressee (WW-8.2-31). */
const messagesOf = (values: Values, words: Words): readonly string[] =>
  each(values, 'message').flatMap((row) => {
    const to = lineOf(values, cellName('messageTo', row));
    const shared = secrecy(lineOf(values, cellName('messageSecrecy', row)), words);
    const heading = to === '' ? words.messages : `${words.messages} ${words.to} ${to}${shared}`;
    return section(`${heading}:`, [textOf(values, cellName('message', row))]);
  });

/** Every announcement under a heading of its own (WW-8.2-34). */
const announcementsOf = (values: Values, words: Words): readonly string[] =>
  each(values, 'announcement').flatMap((row) => {
    const shared = secrecy(lineOf(values, cellName('announcementSecrecy', row)), words);
    const body = textOf(values, cellName('announcement', row));
    return section(`${words.announcements}${shared}:`, [body]);
  });

const each = (values: Values, name: string): readonly number[] => {
  const column = { name, title: { de: '', en: '' }, kind: 'text', share: 1 } as const;
  return Array.from({ length: filledRows({ columns: [column] }, values) }, (_, row) => row + 1);
};

/**
 * The order sheet as a letter: cover, movement orders, declarations, special actions, messages, announcements, under
 * the headings by which letters are read (WW-8.2-20 to WW-8.2-25, WW-8.2-31, WW-8.2-34, WW-10.2-01).
 */
export const ordersText = (values: Values, language: 'de' | 'en'): string => {
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
