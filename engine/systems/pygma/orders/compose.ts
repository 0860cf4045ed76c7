import type { Random } from '../../../kernel';
import type { Book } from './book';
import { STANDING } from './grammar/armies';
import type { Holdings, OwnUnit } from './holdings';
import { kindIn, type Command, type Load, type Order } from './order';
import { orderAsWritten } from './own-addresses';
import { namesIn } from './restate';
import { AREAS, GOODS } from '../data/kinds';
import { sizeSign, TASKS } from './vocabulary';
import { written } from './written';

/** What an order at random is made of. */
interface Material {
  readonly books: Holdings;
  readonly random: Random;
}

const pick = <One>({ random }: Material, list: readonly One[]): One | undefined =>
  list[random(Math.max(1, list.length))];

/** A walk of so many steps over fields next to each other that never turns back. */
function walk(my: Material, from: string, steps: number): readonly string[] {
  const path: string[] = [];
  for (let at = from, left = steps; left > 0; left -= 1) {
    const next = pick(
      my,
      my.books.near(at).filter((one) => one !== from && !path.includes(one)),
    );
    if (next === undefined) break;
    path.push(next);
    at = next;
  }
  return path;
}

const COMMANDS: readonly Command[] = ['attack', 'retreat', 'negotiate', 'none', ''];

/** Longest walk by kind off the road inside the realm (PI-05-25). */
const STEPS: Readonly<Record<string, number>> = { KH: 1, RH: 2, FH: 4, H: 4 };

/** A trader with what it carries, or is to load. */
function traderMove(my: Material, unit: string, { field }: OwnUnit): Order {
  const load = my.random(2) === 0 ? [] : [loadAtRandom(my)];
  return {
    ...STANDING,
    unit,
    from: field,
    path: walk(my, field, my.random((STEPS['H'] ?? 1) + 1)),
    load,
  };
}

/** A land army that goes aboard a fleet beside it, or ashore from its own. */
function transport(
  my: Material,
  unit: string,
  { field, size, carrier }: OwnUnit,
): Order | undefined {
  const { near, units } = my.books;
  if (carrier !== '') {
    const ashore = pick(my, near(field));
    return ashore === undefined
      ? undefined
      : { ...STANDING, unit, landsFrom: carrier, path: [ashore], size };
  }
  const fleet = [...units].find(
    ([name, other]) => kindIn(name) === 'FH' && near(field).includes(other.field),
  );
  if (fleet === undefined || kindIn(unit) === 'FH') return undefined;
  const [aboard, { field: sea }] = fleet;
  return { ...STANDING, unit, from: field, path: [sea], size, command: 'none', aboard };
}

function moveAtRandom(my: Material): Order | undefined {
  const { books, random } = my;
  const [unit, own] = pick(my, [...books.units]) ?? [];
  if (unit === undefined || own === undefined) return undefined;
  const kind = kindIn(unit);
  if (kind === 'H') return traderMove(my, unit, own);
  const ferried = own.carrier !== '' || random(4) === 0 ? transport(my, unit, own) : undefined;
  if (ferried !== undefined) return ferried;
  const stays = own.isStationed || own.carrier !== '';
  const command = pick(my, COMMANDS) ?? '';
  const against =
    command === 'attack' && random(3) === 0 ? (pick(my, [...books.contacted]) ?? '') : '';
  return {
    ...STANDING,
    unit,
    from: own.field,
    size: own.size,
    command,
    against,
    path: stays ? [] : walk(my, own.field, random((STEPS[kind] ?? 1) + 1)),
    isSecret: random(8) === 0,
    leavesNeutral: random(8) === 0,
  };
}

const NAMES = {
  first: ['Silber', 'Gold', 'Birken', 'Hohen', 'Mühl', 'Raben', 'Stein', 'Wald', 'Eisen', 'Nebel'],
  last: ['bach', 'burg', 'furt', 'tal', 'heim', 'au', 'stedt', 'kirch', 'hafen', 'feld'],
} as const;

const nameAtRandom = (my: Material): string =>
  `${pick(my, NAMES.first) ?? ''}${pick(my, NAMES.last) ?? ''}`;

function loadAtRandom(my: Material): Load {
  return { good: pick(my, GOODS) ?? 'grain', points: my.random(12) + 1 };
}

/** A number no unit of the kind has. */
export function freshUnit({ units }: Holdings, kind: string): string {
  let number = 1;
  while (units.has(`${kind} ${String(number)}`)) number += 1;
  return `${kind} ${String(number)}`;
}

/** The smallest strength of new armies, by the sign of what they are of. */
export const LEAST: Readonly<Record<string, number>> = { K: 1000, R: 1000, S: 10 };

/** What a realm can spend on in a muster month. */
function musterAtRandom(my: Material): Order | undefined {
  const { books, random } = my;
  const [city, own] = pick(my, [...books.cities]) ?? [];
  if (city === undefined || own === undefined) return undefined;
  const kind = pick(my, own.isPort ? ['KH', 'RH', 'FH'] : ['KH', 'RH']) ?? 'KH';
  const unit = freshUnit(books, kind);
  const good = pick(my, GOODS) ?? 'grain';
  const orders: readonly Order[] = [
    {
      kind: 'MUSTER',
      unit,
      city,
      field: '',
      size: (LEAST[sizeSign(kind)] ?? 1000) * (random(4) + 1),
    },
    { kind: 'ESPIONAGE', amount: 10_000 * (random(8) + 1) },
    { kind: 'HYGIENE', amount: 5000 * (random(5) + 1) },
    { kind: 'FORTIFY', city },
    { kind: own.isTrade ? 'DISMISS' : 'APPOINT', city },
    { kind: 'PROMOTE', good, area: pick(my, AREAS) ?? 'lowland', from: null },
    { kind: 'STORE', city, load: [{ good, points: random(30) + 1 }] },
    { kind: 'TRADER', unit: freshUnit(books, 'H'), city },
    { kind: 'CITY', field: pick(my, books.near(city)) ?? city, name: nameAtRandom(my) },
  ];
  return pick(my, orders);
}

/** What is done with units where they stand: those of one field join, crews go ashore, traders deliver and go home. */
function unitOrders(my: Material): readonly (Order | undefined)[] {
  const { books } = my;
  const all = [...books.units];
  const armies = all.filter(([name]) => kindIn(name) !== 'H');
  const [unit = '', own] = pick(my, armies) ?? [];
  const beside = armies.find(
    ([name, other]) => name !== unit && kindIn(name) === kindIn(unit) && other.field === own?.field,
  );
  const [fleet, ships] =
    pick(
      my,
      all.filter(([name]) => kindIn(name) === 'FH'),
    ) ?? [];
  const ashore = ships && pick(my, books.near(ships.field));
  const [trader] =
    pick(
      my,
      all.filter(([name]) => kindIn(name) === 'H'),
    ) ?? [];
  const city = pick(my, [...books.cities.keys()]);
  return [
    beside === undefined ? undefined : { kind: 'MERGE', unit, units: [beside[0]] },
    unit === '' || !books.isMuster ? undefined : { kind: 'STATION', unit },
    fleet === undefined || ashore === undefined
      ? undefined
      : { kind: 'CONVERT', unit: fleet, into: freshUnit(books, 'KH'), field: ashore },
    trader === undefined ? undefined : { kind: 'DISBAND', unit: trader },
    trader === undefined || city === undefined
      ? undefined
      : { kind: 'HAND_OVER', unit: trader, load: [loadAtRandom(my)], to: city },
  ];
}

/** What a realm says to others, and how it calls things. */
function talk(my: Material, realm: string | undefined): readonly (Order | undefined)[] {
  const { books } = my;
  const city = pick(my, [...books.cities.keys()]);
  const beside = city && pick(my, books.near(city));
  return [
    { kind: 'MESSAGE', text: 'Wir grüßen alle Reiche.', signed: books.names[0] ?? '' },
    { kind: 'RUMOUR', text: 'Im Norden soll ein Drache hausen.', signed: '' },
    { kind: 'CULTURE', text: 'Wir leben vom Fischfang.' },
    { kind: 'RULER', name: 'Rat der Ältesten' },
    city === undefined ? undefined : { kind: 'NAME', field: city, name: nameAtRandom(my) },
    realm === undefined ? undefined : { kind: 'LETTER', realm, text: 'Lasst uns handeln.' },
    realm === undefined || beside === undefined
      ? undefined
      : { kind: 'CEDE', fields: [beside], realm },
    city === undefined || beside === undefined
      ? undefined
      : { kind: 'BRIDGE', from: city, to: beside },
  ];
}

/** What a realm can order in any month beside moves. */
function otherAtRandom(my: Material): Order | undefined {
  const { books, random } = my;
  const [unit, own] =
    pick(
      my,
      [...books.units].filter(([name]) => kindIn(name) !== 'H'),
    ) ?? [];
  const realm = pick(my, [...books.contacted]);
  const city = pick(my, [...books.cities.keys()]) ?? '';
  const half = Math.floor((own?.size ?? 0) / 2);
  const orders: readonly (Order | undefined)[] = [
    ...unitOrders(my),
    ...talk(my, realm),
    unit === undefined || own === undefined
      ? undefined
      : {
          kind: 'SPLIT',
          unit,
          parts: [
            { unit, size: own.size - half },
            { unit: freshUnit(books, kindIn(unit)), size: half },
          ],
        },
    unit === undefined ? undefined : { kind: 'EQUIP', unit, rate: random(4) },
    city === '' ? undefined : { kind: 'ROAD', path: [city, ...walk(my, city, random(2) + 1)] },
    realm === undefined
      ? undefined
      : { kind: 'MISSION', realm, task: pick(my, TASKS.slice(0, -1)) ?? 'realm_size', text: '' },
    realm === undefined ? undefined : { kind: 'TRANSFER', realm, amount: 1000 * (random(9) + 1) },
  ];
  return pick(
    my,
    orders.filter((order) => order !== undefined),
  );
}

/** An order at random that a realm can give this month; empty = nothing it has can be ordered. */
export function orderAtRandom(books: Holdings, random: Random): Order | undefined {
  const my: Material = { books, random };
  const kinds = books.isMuster
    ? [moveAtRandom, moveAtRandom, musterAtRandom, musterAtRandom, otherAtRandom]
    : [moveAtRandom, moveAtRandom, moveAtRandom, otherAtRandom];
  return pick(my, kinds)?.(my);
}

/** An order at random as a player writes it, mostly German. */
export function composedLine(books: Holdings, book: Book, random: Random): string {
  const order = orderAtRandom(books, random);
  if (order === undefined) return '';
  const own = orderAsWritten(order, book.chart);
  return written(own, random(3) === 0 ? 'en' : 'de', namesIn(book));
}
