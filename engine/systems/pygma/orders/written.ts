import { inLanguage, type Words } from '../../../kernel';
import { kindIn, type Load, type Move, type Order, type OrderOf, type Stated } from './order';
import { areaWords, goodWords, sizeSign, taskWords } from './vocabulary';

type Language = 'de' | 'en';

/** Names of what an order names by its key. */
export interface NamesOf {
  readonly realm: (key: string) => string;
  /** Of a city; its field where it has none. */
  readonly city: (field: string) => string;
}

const COMMAND_SIGNS: Readonly<Record<Move['command'], string>> = {
  attack: 'A',
  retreat: 'R',
  negotiate: 'V',
  none: '-',
  free: '',
  '': '',
};

const STATED: Readonly<Record<Stated, Words>> = {
  treasury: ['Reichsschatz vorher', 'Treasury before'],
  pay: ['Besoldung', 'Pay'],
  administration: ['Verwaltungskosten', 'Administration cost'],
  total: ['Summe der Ausgaben', 'Total'],
  rest: ['Reichsschatz nachher', 'Treasury after'],
  entry: ['Preis', 'Price'],
};

/** What writes an order down in a language. */
interface Pen {
  readonly names: NamesOf;
  readonly says: (...words: Words) => string;
}

const loads = ({ says }: Pen, list: readonly Load[]): string =>
  list.map(({ points, good }) => `${String(points)} P. ${says(...goodWords(good))}`).join(', ');

const sized = (unit: string, size: number): string => `${String(size)} ${sizeSign(kindIn(unit))}`;

/** A line of the order sheet in its columns (PI-06-01). */
function moveLine(pen: Pen, move: Move): string {
  const { says, names } = pen;
  const { unit, from, path, size, load, command, against, text } = move;
  const attack = against === '' ? 'A' : `A ${says('gegen', 'against')} ${names.realm(against)}`;
  const remarks = [
    ...(move.aboard === '' ? [] : [`${says('auf', 'on')} ${move.aboard}`]),
    ...(move.landsFrom === '' ? [] : [`${says('von', 'from')} ${move.landsFrom}`]),
    ...(move.carries.length === 0 ? [] : [`${says('mit', 'with')} ${move.carries.join(', ')}`]),
    ...(move.isSecret ? [says('geheim', 'secret')] : []),
    ...(move.leavesNeutral ? [says('neutral lassen', 'leave neutral')] : []),
    ...(text === '' || command === 'free' ? [] : [`„${text}“`]),
  ];
  const cells = [
    `${unit}${move.isStationed ? ' *' : ''}`,
    from,
    path.slice(0, -1).join(', '),
    path.at(-1) ?? '',
    size === null ? loads(pen, load) : sized(unit, size),
    command === 'free' ? `„${text}“` : command === 'attack' ? attack : COMMAND_SIGNS[command],
    remarks.join('; '),
  ];
  return cells.join(' | ').replace(/ {2,}/g, ' ').trim();
}

const inCity = ({ names }: Pen, field: string): string =>
  field === '' ? '' : ` in ${names.city(field)}`;

const gold = ({ says }: Pen, amount: number): string => `${String(amount)} ${says('GS', 'gold')}`;

/** Words of a head before something. */
const headed =
  <One>(head: Words, rest: (order: One, pen: Pen) => string) =>
  (order: One, pen: Pen): string =>
    `${pen.says(...head)} ${rest(order, pen)}`;

const towards = ({ says, names }: Pen, realm: string): string =>
  `${says('an', 'to')} ${names.realm(realm)}`;

/** A text of the player's own under its title, to the line that ends it. */
const block = (title: string, text: string): string => `${title}:\n${text}\n---`;

function courierText({ text, signed }: OrderOf<'MESSAGE' | 'RUMOUR'>, { says }: Pen): string {
  return signed === '' ? text : `${text}\n${says('gez.', 'signed')} ${signed}`;
}

type Lines = {
  readonly [Kind in Order['kind']]: (order: OrderOf<Kind>, pen: Pen) => string;
};

/** How an order of each kind is written. */
const LINES: Lines = {
  MOVE: (order, pen) => moveLine(pen, order),
  SPLIT: headed(['Teilung', 'Split'], ({ unit, parts }) => {
    const all = parts.map((part) => `${part.unit} ${sized(part.unit, part.size)}`);
    return `${unit} in ${all.join(', ')}`;
  }),
  MERGE: ({ unit, units }, { says }) =>
    says(`${unit} vereint sich mit ${units.join(', ')}`, `Merge ${unit} with ${units.join(', ')}`),
  EQUIP: headed(
    ['Ausrüstung', 'Equip'],
    ({ unit, rate }, { says }) => `${unit}: ${String(rate)} ${says('GS je Mann', 'GS per man')}`,
  ),
  CONVERT: ({ unit, into, field }, { says }) => {
    const place = field === '' ? '' : ` ${says('auf', 'on')} ${field}`;
    return `${unit} ${says('wird', 'becomes')} ${into}${place}`;
  },
  STATION: headed(['Stationierung', 'Station'], ({ unit }) => unit),
  HAND_OVER: headed(['Übergabe', 'Deliver'], ({ unit, load, to }, pen) => {
    const goal = to.includes('/') ? pen.names.city(to) : to;
    return `${unit}: ${loads(pen, load)} ${pen.says('an', 'to')} ${goal}`;
  }),
  MUSTER: headed(['Rüstung', 'Muster'], ({ unit, size, city, field }, pen) => {
    const harbour = field === '' ? '' : `, ${field}`;
    return `${unit}: ${sized(unit, size)}${inCity(pen, city)}${harbour}`;
  }),
  CITY: headed(
    ['Neue Stadt', 'New city'],
    ({ field, name }) => `${field}${name === '' ? '' : `: ${name}`}`,
  ),
  FORTIFY: headed(['Befestigung', 'Fortify'], ({ city }, { names }) => names.city(city)),
  APPOINT: headed(['Handelsstadt', 'Trade city'], ({ city }, { names }) => names.city(city)),
  DISMISS: headed(['Handelsstadt aufheben:', 'Trade city revoke:'], ({ city }, { names }) =>
    names.city(city),
  ),
  ROAD: headed(['Straße', 'Road'], ({ path }) => path.join(', ')),
  BRIDGE: headed(['Brücke', 'Bridge'], ({ from, to }) => `${from}, ${to}`),
  ESPIONAGE: headed(['Spionage', 'Espionage'], ({ amount }, pen) => gold(pen, amount)),
  HYGIENE: headed(['Hygiene', 'Hygiene'], ({ amount }, pen) => gold(pen, amount)),
  PROMOTE: headed(['Förderung', 'Promote'], ({ good, area, from }, { says }) => {
    const value = from === null ? '' : ` ${says('von', 'from')} ${String(from)}`;
    return `${says(...goodWords(good))} in ${says(...areaWords(area))}${value}`;
  }),
  STORE: headed(
    ['Lagerung', 'Store'],
    ({ load, city }, pen) => `${loads(pen, load)}${inCity(pen, city)}`,
  ),
  TRADER: headed(
    ['Neuer Händler', 'New trader'],
    ({ unit, city }, pen) => `${unit}${inCity(pen, city)}`,
  ),
  DISBAND: headed(['Auflösung', 'Disband'], ({ unit }) => unit),
  TRANSFER: headed(
    ['Überweisung', 'Transfer'],
    ({ amount, realm }, pen) => `${gold(pen, amount)} ${towards(pen, realm)}`,
  ),
  CEDE: headed(
    ['Abtretung', 'Cede'],
    ({ fields, realm }, pen) => `${fields.join(', ')} ${towards(pen, realm)}`,
  ),
  MISSION: headed(['Auftrag', 'Mission'], ({ task, realm, text }, { says, names }) => {
    const goal = realm === '' ? '' : ` ${says('gegen', 'against')} ${names.realm(realm)}`;
    return `${says(...taskWords(task))}${goal}${text === '' ? '' : `: ${text}`}`;
  }),
  NAME: headed(['Benennung', 'Name'], ({ field, name }) => `${field}: ${name}`),
  RULER: headed(['Herrscher:', 'Ruler:'], ({ name }) => name),
  STATED: ({ item, amount }, pen) => `${pen.says(...STATED[item])} ${gold(pen, amount)}`,
  MESSAGE: (order, pen) => block(pen.says('Mitteilung', 'Message'), courierText(order, pen)),
  RUMOUR: (order, pen) => block(pen.says('Gerücht', 'Rumour'), courierText(order, pen)),
  LETTER: ({ realm, text }, { says, names }) =>
    block(`${says('Brief an', 'Letter to')} ${names.realm(realm)}`, text),
  CULTURE: ({ text }, { says }) => block(says('Kulturschilderung', 'Culture'), text),
};

/** An order as a player writes it, in a form that is read as the same order again. */
export function written(order: Order, language: Language, names: NamesOf): string {
  // The kind of the order and that of what writes it are the same.
  const write = LINES[order.kind] as (one: Order, pen: Pen) => string;
  return write(order, { names, says: (...words) => inLanguage(words, language) });
}
