import type { Book } from './book';
import { STANDING } from './grammar/armies';
import type { Holdings } from './holdings';
import { kindIn, type Command, type Order } from './order';
import { orderAsWritten } from './own-addresses';
import { namesIn } from './restate';
import { AREAS, GOODS } from '../data/kinds';
import { sizeSign, TASKS } from './vocabulary';
import { written } from './written';

type Random = (limit: number) => number;

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

function moveAtRandom(my: Material): Order | undefined {
  const [unit, own] = pick(my, [...my.books.units]) ?? [];
  if (unit === undefined || own === undefined) return undefined;
  const stays = own.isStationed || own.carrier !== '';
  const kind = kindIn(unit);
  return {
    ...STANDING,
    unit,
    from: own.field,
    path: stays ? [] : walk(my, own.field, my.random((STEPS[kind] ?? 1) + 1)),
    size: kind === 'H' ? null : own.size,
    command: kind === 'H' ? '' : (pick(my, COMMANDS) ?? ''),
  };
}

/** A number no unit of the kind has. */
function freshUnit({ units }: Holdings, kind: string): string {
  let number = 1;
  while (units.has(`${kind} ${String(number)}`)) number += 1;
  return `${kind} ${String(number)}`;
}

const LEAST: Readonly<Record<string, number>> = { K: 1000, R: 1000, S: 10 };

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
      ...{ kind: 'MUSTER', unit, city, field: '' },
      size: (LEAST[sizeSign(kind)] ?? 1000) * (random(4) + 1),
    },
    { kind: 'ESPIONAGE', amount: 10_000 * (random(8) + 1) },
    { kind: 'HYGIENE', amount: 5000 * (random(5) + 1) },
    { kind: 'FORTIFY', city },
    { kind: own.isTrade ? 'DISMISS' : 'APPOINT', city },
    { kind: 'PROMOTE', good, area: pick(my, AREAS) ?? 'lowland', from: null },
    { kind: 'STORE', city, load: [{ good, points: random(30) + 1 }] },
    { kind: 'TRADER', unit: freshUnit(books, 'H'), city },
    { kind: 'CITY', field: pick(my, books.near(city)) ?? city, name: '' },
  ];
  return pick(my, orders);
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
    unit === undefined || own === undefined
      ? undefined
      : {
          ...{ kind: 'SPLIT', unit },
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
    { kind: 'MESSAGE', text: 'Wir grüßen alle Reiche.', signed: books.names[0] ?? '' },
    { kind: 'RUMOUR', text: 'Im Norden soll ein Drache hausen.', signed: '' },
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
