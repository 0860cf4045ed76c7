import type { FormDefinition, FormPart } from '../../../kernel';
import { line, number, text, title } from './fields';
import { COVER, HEAD } from './head';
import { ordersText } from './to-text/orders';

const UNITS: FormPart = {
  kind: 'table',
  title: title('Zugbefehle', 'Movement orders'),
  note: title(
    'Alle Heere, Flotten und Charaktere; wer fehlt, behält seinen letzten Befehl.',
    'All armies, fleets and characters; whoever is missing keeps the last order.',
  ),
  columns: [
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
  ],
  rows: 16,
};

const FREE: readonly FormPart[] = [
  {
    kind: 'fields',
    title: title('Erklärungen', 'Declarations'),
    note: title(
      'Neubauten, Zahlungen, Steuersatz, Beziehungen: eine Zeile für jede.',
      'New structures, payments, tax rate, relations: one line for each.',
    ),
    fields: [text('declarations', title('', ''), 1, 5)],
  },
  {
    kind: 'fields',
    title: title('Besondere Aktionen', 'Special actions'),
    note: title('Jede mit ihrem Kürzel: S1, S2 ...', 'Each with its code: S1, S2 ...'),
    fields: [text('special', title('', ''), 1, 8)],
  },
];

const SECRECY = ['Wie', 'How'] as const;

const POST: readonly FormPart[] = [
  {
    kind: 'table',
    title: title('Botschaften', 'Messages'),
    note: title(
      'An ein Reich oder einen Charakter. Wie: geheim oder öffentlich; ohne Angabe geheim.',
      'To one realm or character. How: secret or public; secret if nothing is said.',
    ),
    columns: [
      line('messageTo', 'An', 'To', 0.22),
      line('messageSecrecy', ...SECRECY, 0.13),
      text('message', title('Worte', 'Words'), 0.65, 6),
    ],
    rows: 3,
  },
  {
    kind: 'table',
    title: title('Mitteilungen', 'Announcements'),
    note: title(
      'Für den Segmentsboten. Wie: öffentlich oder erst geheim.',
      'For the newsletter. How: public, or secret for now.',
    ),
    columns: [
      line('announcementSecrecy', ...SECRECY, 0.16),
      text('announcement', title('Worte', 'Words'), 0.84, 5),
    ],
    rows: 2,
  },
];

/** The order sheet: head, movement orders, declarations, special actions, post (WW-8.2-01 to -05, WW-8.2-20 to -34). */
export const ORDERS: FormDefinition = {
  id: 'orders',
  title: title('Zugbefehl', 'Order sheet'),
  isReturned: true,
  parts: [HEAD, UNITS, ...FREE, ...POST, COVER],
  toText: ordersText,
};
