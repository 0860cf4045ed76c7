import { inLanguage, type Words } from '../../../kernel';
import { kindIn, type Load, type Move, type Order, type Stated } from './order';
import { areaWords, goodWords, sizeSign, taskWords } from './vocabulary';

type Language = 'de' | 'en';

/** Names of what an order names by its key. */
export interface NamesOf {
  readonly realm: (key: string) => string;
  /** Of a city; its field where it has none. */
  readonly city: (field: string) => string;
}

const COMMAND_SIGNS: Readonly<Record<Move['command'], string>> = {
  ...{ attack: 'A', retreat: 'R', negotiate: 'V', none: '-', free: '', '': '' },
};

const STATED: Readonly<Record<Stated, Words>> = {
  treasury: ['Reichsschatz vorher', 'Treasury before'],
  pay: ['Besoldung', 'Pay'],
  administration: ['Verwaltungskosten', 'Administration cost'],
  total: ['Summe der Ausgaben', 'Total'],
  rest: ['Reichsschatz nachher', 'Treasury after'],
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

function line(pen: Pen, order: Order): string {
  const { says, names } = pen;
  const inCity = (field: string): string => (field === '' ? '' : ` in ${names.city(field)}`);
  const gold = (amount: number): string => `${String(amount)} ${says('GS', 'gold')}`;
  switch (order.kind) {
    case 'MOVE':
      return moveLine(pen, order);
    case 'SPLIT': {
      const parts = order.parts.map(({ unit, size }) => `${unit} ${sized(unit, size)}`).join(', ');
      return `${says('Teilung', 'Split')} ${order.unit} in ${parts}`;
    }
    case 'MERGE':
      return says(
        `${order.unit} vereint sich mit ${order.units.join(', ')}`,
        `Merge ${order.unit} with ${order.units.join(', ')}`,
      );
    case 'EQUIP':
      return says(
        `Ausrüstung ${order.unit}: ${String(order.rate)} GS je Mann`,
        `Equip ${order.unit}: ${String(order.rate)} GS per man`,
      );
    case 'CONVERT':
      return `${order.unit} ${says('wird', 'becomes')} ${order.into}${order.field === '' ? '' : ` ${says('auf', 'on')} ${order.field}`}`;
    case 'STATION':
      return `${says('Stationierung', 'Station')} ${order.unit}`;
    case 'HAND_OVER':
      return `${says('Übergabe', 'Deliver')} ${order.unit}: ${loads(pen, order.load)} ${says('an', 'to')} ${order.to.includes('/') ? names.city(order.to) : order.to}`;
    case 'MUSTER':
      return `${says('Rüstung', 'Muster')} ${order.unit}: ${sized(order.unit, order.size)}${inCity(order.city)}${order.field === '' ? '' : `, ${order.field}`}`;
    case 'CITY':
      return `${says('Neue Stadt', 'New city')} ${order.field}${order.name === '' ? '' : `: ${order.name}`}`;
    case 'FORTIFY':
      return `${says('Befestigung', 'Fortify')} ${names.city(order.city)}`;
    case 'APPOINT':
      return `${says('Handelsstadt', 'Trade city')} ${names.city(order.city)}`;
    case 'DISMISS':
      return `${says('Handelsstadt aufheben:', 'Trade city revoke:')} ${names.city(order.city)}`;
    case 'ROAD':
      return `${says('Straße', 'Road')} ${order.path.join(', ')}`;
    case 'BRIDGE':
      return `${says('Brücke', 'Bridge')} ${order.from}, ${order.to}`;
    case 'ESPIONAGE':
      return `${says('Spionage', 'Espionage')} ${gold(order.amount)}`;
    case 'HYGIENE':
      return `Hygiene ${gold(order.amount)}`;
    case 'PROMOTE':
      return `${says('Förderung', 'Promote')} ${says(...goodWords(order.good))} in ${says(...areaWords(order.area))}`;
    case 'STORE':
      return `${says('Lagerung', 'Store')} ${loads(pen, order.load)}${inCity(order.city)}`;
    case 'TRADER':
      return `${says('Neuer Händler', 'New trader')} ${order.unit}${inCity(order.city)}`;
    case 'DISBAND':
      return `${says('Auflösung', 'Disband')} ${order.unit}`;
    case 'TRANSFER':
      return `${says('Überweisung', 'Transfer')} ${gold(order.amount)} ${says('an', 'to')} ${names.realm(order.realm)}`;
    case 'CEDE':
      return `${says('Abtretung', 'Cede')} ${order.fields.join(', ')} ${says('an', 'to')} ${names.realm(order.realm)}`;
    case 'MISSION': {
      const goal =
        order.realm === '' ? '' : ` ${says('gegen', 'against')} ${names.realm(order.realm)}`;
      return `${says('Auftrag', 'Mission')} ${says(...taskWords(order.task))}${goal}${order.text === '' ? '' : `: ${order.text}`}`;
    }
    case 'NAME':
      return `${says('Benennung', 'Name')} ${order.field}: ${order.name}`;
    case 'RULER':
      return `${says('Herrscher', 'Ruler')}: ${order.name}`;
    case 'STATED':
      return `${says(...STATED[order.item])} ${gold(order.amount)}`;
    case 'MESSAGE':
    case 'RUMOUR': {
      const title =
        order.kind === 'MESSAGE' ? says('Mitteilung', 'Message') : says('Gerücht', 'Rumour');
      const signed = order.signed === '' ? '' : `\n${says('gez.', 'signed')} ${order.signed}`;
      return `${title}:\n${order.text}${signed}\n---`;
    }
    case 'LETTER':
      return `${says('Brief an', 'Letter to')} ${names.realm(order.realm)}:\n${order.text}\n---`;
    case 'CULTURE':
      return `${says('Kulturschilderung', 'Culture')}:\n${order.text}\n---`;
  }
}

/** An order as a player writes it, in a form that is read as the same order again. */
export function written(order: Order, language: Language, names: NamesOf): string {
  return line({ names, says: (...words) => inLanguage(words, language) }, order);
}
