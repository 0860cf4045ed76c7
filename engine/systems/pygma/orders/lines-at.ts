import { type FieldAddress, parseFieldAddress } from '../../../hex';
import { inLanguage, type Language, type Settings, type Words } from '../../../kernel';
import type { Alternatives, Line } from '../../../orders';
import { ownerAt, type World } from '../../../world';
import type { Book } from './book';
import { freshUnit, LEAST } from './compose';
import type { Holdings } from './holdings';
import { type Coord, kindIn, type Order, type UnitName } from './order';
import { coordFor, orderAsWritten } from './own-addresses';
import { coordOfField } from './places';
import { namesIn } from './restate';
import { sizeSign, TASKS } from './vocabulary';
import { bookOf, holdingsOf } from './world';
import { written } from './written';

/** Whose orders are looked for, and where. */
interface Asked {
  readonly books: Holdings;
  readonly book: Book;
  readonly field: FieldAddress;
  readonly at: Coord;
}

/** Sums of gold a line has until others are written. */
const SUMS = { espionage: 10_000, hygiene: 5000, transfer: 1000 } as const;

/** An order as its realm writes it in both languages. */
function lineOf(order: Order, { book }: Asked): Line {
  const own = orderAsWritten(order, book.chart);
  const inWords = (language: Language): string => written(own, language, namesIn(book));
  return [inWords('de'), inWords('en')];
}

const COMMANDS: readonly Words[] = [
  ['greift an', 'attacks'],
  ['verhandelt', 'negotiates'],
  ['weicht aus', 'retreats'],
];

/** What an army does where it stands: a command, a part of it elsewhere, another one joined to it (PI-05-61, PI-05-89). */
function armyLines(unit: UnitName, asked: Asked): readonly Alternatives[] {
  const { books, at } = asked;
  const { size = 0 } = books.units.get(unit) ?? {};
  const kind = kindIn(unit);
  const half = Math.floor(size / 2);
  const others = [...books.units].filter(
    ([name, other]) => other.field === at && kindIn(name) === kind && name > unit,
  );
  const parts = [
    { unit, size: size - half },
    { unit: freshUnit(books, kind), size: half },
  ];
  const orders: readonly Order[] = [
    ...others.map(([name]) => ({ kind: 'MERGE', unit, units: [name] }) as const),
    { kind: 'SPLIT', unit, parts },
    { kind: 'STATION', unit },
    { kind: 'EQUIP', unit, rate: 1 },
  ];
  const commands = COMMANDS.map((words): Alternatives => [
    [`${unit} ${inLanguage(words, 'de')}`, `${unit} ${inLanguage(words, 'en')}`],
  ]);
  return [...commands, ...orders.map((order) => [lineOf(order, asked)])];
}

/** What units do that stand there, and which of the fields beside it can come. */
function unitLines(asked: Asked): readonly Alternatives[] {
  const { books, book, at, field } = asked;
  const near = new Set(books.near(at));
  return [...books.units].flatMap(([unit, own]): readonly Alternatives[] => {
    const goal = coordFor(book.chart, field);
    if (near.has(own.field) && own.carrier === '')
      return [[[`${unit} zieht nach ${goal}`, `${unit} moves to ${goal}`]]];
    if (own.field !== at) return [];
    return kindIn(unit) === 'H'
      ? [[lineOf({ kind: 'DISBAND', unit }, asked)]]
      : armyLines(unit, asked);
  });
}

/** What is raised, built and paid for in an own city (PI-04, PI-05-14, PI-09-03). */
function cityLines(asked: Asked): readonly Alternatives[] {
  const { books, at: city } = asked;
  const own = books.cities.get(city);
  if (own === undefined) return [];
  const kinds = own.isPort ? ['KH', 'RH', 'FH'] : ['KH', 'RH'];
  const orders: readonly Order[] = [
    ...kinds.map((kind): Order => {
      const size = LEAST[sizeSign(kind)] ?? 0;
      return { kind: 'MUSTER', unit: freshUnit(books, kind), city, field: '', size };
    }),
    { kind: 'FORTIFY', city },
    { kind: own.isTrade ? 'DISMISS' : 'APPOINT', city },
    { kind: 'TRADER', unit: freshUnit(books, 'H'), city },
    { kind: 'ESPIONAGE', amount: SUMS.espionage },
    { kind: 'HYGIENE', amount: SUMS.hygiene },
  ];
  return orders.map((order) => [lineOf(order, asked)]);
}

/** What is built on own land, and to whom it is given away (PI-04-04, PI-08, PI-00-16). */
function landLines(asked: Asked): readonly Alternatives[] {
  const { books, at } = asked;
  const near = books.near(at);
  const bridges = near.map((to) => lineOf({ kind: 'BRIDGE', from: at, to }, asked));
  const orders: readonly Order[] = [
    ...(books.cities.has(at) ? [] : [{ kind: 'CITY', field: at, name: '' } as const]),
    ...near.map((next) => ({ kind: 'ROAD', path: [at, next] }) as const),
  ];
  const ceded = [...books.contacted].map(
    (realm) => ({ kind: 'CEDE', fields: [at], realm }) as const,
  );
  return [
    ...orders.map((order) => [lineOf(order, asked)]),
    bridges,
    ...ceded.map((order) => [lineOf(order, asked)]),
  ];
}

/** What is found out about the realm whose land it is, and what it gets (PI-09a, PI-00-16). */
function foreignLines(realm: string, asked: Asked): readonly Alternatives[] {
  const orders: readonly Order[] = [
    ...TASKS.flatMap((task) =>
      task === 'free' ? [] : [{ kind: 'MISSION', task, realm, text: '' } as const],
    ),
    { kind: 'TRANSFER', realm, amount: SUMS.transfer },
  ];
  return orders.map((order) => [lineOf(order, asked)]);
}

/** Lines a realm may write about a field: its armies there and beside it, its city, its land, the realm whose land it is. */
export function candidatesAt(
  place: string,
  party: string,
  world: World,
  settings: Settings,
): readonly Alternatives[] {
  const field = parseFieldAddress(place);
  if (field === undefined) return [];
  const books = holdingsOf(world, party, settings);
  const asked: Asked = { books, book: bookOf(world, party), field, at: coordOfField(field) };
  const owner = ownerAt(world.map, field) ?? null;
  return [
    ...unitLines(asked),
    ...cityLines(asked),
    ...(owner === party ? landLines(asked) : []),
    ...(owner === null || owner === party ? [] : foreignLines(owner, asked)),
  ];
}
