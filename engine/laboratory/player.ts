import {
  drawLot,
  edited,
  type Finding,
  openStream,
  type OrderSubject,
  type Random,
  type RuleSystem,
  type Settings,
  type Span,
  streamName,
} from '../kernel';
import { neighboursOfField, type PartyKey, type World } from '../world';
import { drawnWay, goalsOf, placesOf } from './ways';

type Game = RuleSystem<World>;

/** Letters by party. */
type Letters = Readonly<Record<PartyKey, string>>;

/** Orders a player thinks of; those the rules refuse he does not write. */
const THOUGHT_OF = 16;
/** Orders about a place he thinks of. */
const PLACED = 6;
/** Most orders he writes where a line of a letter can be about anything. */
const WRITTEN = 10;

/** A sequence of random numbers of its own for a seed and a purpose; the same ones give the same sequence. */
function randomOf(seed: string, ...purpose: readonly (string | number)[]): Random {
  let stream = openStream(streamName(seed, 'player', ...purpose));
  return (limit) => {
    if (limit < 2) return 0;
    const drawn = drawLot(stream, limit);
    ({ stream } = drawn);
    return drawn.roll.value - 1;
  };
}

/** Everything in a party's own records: regions, other parties, names. */
export function ownThings({ records }: Game, world: World, party: PartyKey): ReadonlySet<string> {
  const rows = records.flatMap((kind) =>
    kind.rows(world, {}).filter(({ owner }) => owner === party),
  );
  return new Set(
    rows.flatMap(({ row }) => Object.values(row).filter((value) => typeof value === 'string')),
  );
}

/** What a party has to order. */
function ownSubjects(
  { orders }: Game,
  world: World,
  party: PartyKey,
  settings: Settings,
): readonly OrderSubject[] {
  return orders.subjects?.all(world, settings).filter((one) => one.party === party) ?? [];
}

/** Where somebody is, each place once. */
const placesWith = (subjects: readonly OrderSubject[]): readonly string[] => [
  ...new Set(subjects.flatMap(({ place }) => (place === '' ? [] : [place]))),
];

/** Countries about which the party whose turn it is may order something. */
function openCountries({ board }: Game, world: World, settings: Settings): readonly string[] {
  const countries = board.countries?.sight(world, settings).countries ?? [];
  return countries.flatMap(({ key, isOpen }) => (isOpen ? [key] : []));
}

/** What an order of a party is likely to be about: what it has, where that stands, what is beside it or open to it. */
function likelyThings(
  game: Game,
  world: World,
  party: PartyKey,
  settings: Settings,
  subjects: readonly OrderSubject[],
): ReadonlySet<string> {
  const places = placesWith(subjects);
  const board = game.board.lettered?.layout(world).board;
  const beside = board === undefined ? [] : places.flatMap((one) => neighboursOfField(board, one));
  const open = openCountries(game, world, settings);
  return new Set([
    ...ownThings(game, world, party),
    ...subjects.map(({ key }) => key),
    ...places,
    ...beside,
    ...open,
  ]);
}

/** Orders about a place of the board: armies go on, or something is done with a country open to the party. */
function placedLines(
  game: Game,
  world: World,
  party: PartyKey,
  settings: Settings,
  subjects: readonly OrderSubject[],
  random: Random,
): readonly string[] {
  const goals = goalsOf(game, world, party, settings);
  const open = openCountries(game, world, settings);
  if (goals === undefined && open.length === 0) return [];
  return Array.from({ length: PLACED }, () => {
    const subject = goals && subjects[random(subjects.length)];
    const place =
      subject === undefined ? open[random(open.length)] : goals?.(subject.place, random);
    const lines = place === undefined ? [] : (game.orders.linesAt?.([place], party, world) ?? []);
    const own = lines.filter((line) => line.includes(subject?.name[0] ?? ''));
    return own[random(own.length)] ?? '';
  });
}

/** Orders about places of the board, then those the game composes at random, a line each. */
function composedLines(
  game: Game,
  world: World,
  party: PartyKey,
  settings: Settings,
  random: Random,
): string {
  const { orders } = game;
  if (orders.compose === undefined) return '';
  const subjects = ownSubjects(game, world, party, settings);
  const likely = likelyThings(game, world, party, settings, subjects);
  const placed = placedLines(game, world, party, settings, subjects, random);
  const composed = Array.from(
    { length: THOUGHT_OF },
    () => orders.compose?.(party, world, random, likely) ?? '',
  );
  return [...placed, ...composed].filter((line) => line !== '').join('\n');
}

/** The letter with units of the party sent where it knows something to take, or about; each with a lawful order. */
function withDrawnOrders(
  game: Game,
  world: World,
  party: PartyKey,
  settings: Settings,
  random: Random,
  letter: string,
): string {
  const { drawn, read } = game.orders;
  if (drawn === undefined) return letter;
  const places = placesOf(game, world, party);
  let text = letter;
  for (const field of placesWith(ownSubjects(game, world, party, settings)))
    for (const unit of drawn.units(world, field)) {
      if (unit.party !== party || random(4) === 0) continue;
      const codes = drawn.codes(world, unit, settings);
      const code = codes[random(codes.length)]?.code;
      if (code === undefined) continue;
      const order = { ...unit, path: drawnWay(places, field, random), code };
      text = edited(text, drawn.write(order, read(text, party, world, settings), world));
    }
  return text;
}

const isRefused = ({ severity }: Finding): boolean => severity === 'REJECT' || severity === 'ASK';

/** A letter without the lines of which words were refused. */
function withoutLines(text: string, refused: readonly Span[]): string {
  let start = 0;
  const kept = text.split('\n').filter((line) => {
    const end = start + line.length;
    const isKept = refused.every((span) => span.end <= start || span.start >= end + 1);
    start = end + 1;
    return isKept;
  });
  return kept.join('\n');
}

/** The letters without the orders the rules refuse when the turn is tried with all of them. */
function triedLetters(
  game: Game,
  world: World,
  settings: Settings,
  seed: string,
  orders: Letters,
): Letters {
  const tried = game.adjudicate({ world, orders, rulings: {}, settings, seed });
  const refused = tried?.findings.filter(isRefused) ?? [];
  return Object.fromEntries(
    Object.entries(orders).map(([party, text]) => {
      const own = refused.filter((one) => one.party === party);
      const rows = own.some(({ span }) => span === undefined)
        ? game.orders.read(text, party, world, settings).rows
        : [];
      const spans = own.flatMap(({ span, unit }) =>
        [span ?? rows.find((row) => row.unit === unit)?.span].filter((one) => one !== undefined),
      );
      const kept = withoutLines(text, spans);
      const isFree = game.orders.drawn === undefined;
      return [party, isFree ? kept.split('\n').slice(0, WRITTEN).join('\n') : kept];
    }),
  );
}

/**
 * Letters of all parties for the open turn, by players who know what their parties know and write what the rules allow.
 * The same world, house rules and seed give the same letters.
 */
export function playersLetters(
  game: Game,
  world: World,
  settings: Settings,
  seed: string,
): Letters {
  const letters = Object.fromEntries(
    Object.keys(world.parties).map((party) => {
      const random = randomOf(seed, party, world.clock.turn);
      const lines = composedLines(game, world, party, settings, random);
      return [party, withDrawnOrders(game, world, party, settings, random, lines)];
    }),
  );
  return triedLetters(game, world, settings, seed, letters);
}
