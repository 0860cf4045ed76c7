import {
  type Explained,
  moneyParts,
  type RecordKind,
  type RecordPlace,
  type RecordRow,
  type RuleSystem,
  type Words,
} from '../kernel';
import { cellValue, newParty, type World, written } from '../world';

/** Declarations of a game that its cases are read by. */
export type DeclaredGame = Pick<RuleSystem<World>, 'records' | 'currency'>;

/**
 * The world with a line about it, or a part of one; undefined if it cannot be read. `about` = the rest of the key, or the
 * thing it is said of; `join` makes a party that is there unless it was before.
 */
export type CaseWord<About extends string = string> = (
  world: World,
  said: string,
  about: About,
  join: (world: World, party: string) => World,
) => World | undefined;

/** A short word, and what it stands for. */
type Short = readonly [said: RegExp, meant: string];

/** What a game's own words in its cases mean, beside those of every game (`readLine`). */
export interface CaseWords {
  /** Names of parties by their keys, the German one in letters; else a key with a capital letter. */
  readonly names?: Readonly<Record<string, Words>>;
  /** Further properties of a new party, by its key. */
  readonly party?: (key: string) => Partial<World['parties'][string]>;
  /**
   * Short words in a part of a party's line and the record they stand for, replaced one after the other: `[/^out
   * (\d+)$/, 'nation eliminated $1']`. Fields that get no value are left out.
   */
  readonly short?: readonly Short[];
  /** The same of whole lines of no party: `[/^alliance: (.+)/, 'alliance: members $1']`. */
  readonly shortLines?: readonly Short[];
  /** What a record of a kind has unless a case says otherwise, beside what a blank one has: `{ army: 'morale 1' }`. */
  readonly plain?: Readonly<Record<string, string>>;
  /** Kinds of which every party has one record. */
  readonly single?: readonly string[];
  /** Field that counts the records of a party, by the kind: the next number unless a case says it. */
  readonly counted?: Readonly<Record<string, string>>;
  /** Lines of no party that are more than a record, by the first word of their key. */
  readonly lines?: Readonly<Record<string, CaseWord>>;
  /** Lines about places of the map: their key, `210/20 210/21`, is what they are about. */
  readonly places?: CaseWord;
  /** Parts of a party's line that are more than a record, by their first word; `about` = the party. */
  readonly parts?: Readonly<Record<string, CaseWord>>;
  /** A figure asked for by its name, `ask: tradeCities size 26`; undefined where the rules have none of that name. */
  readonly figure?: (
    said: string,
    given: Pick<RecordPlace<World>, 'world' | 'settings'>,
  ) => Explained | undefined;
  /** The world once the line of a party is read. */
  readonly settled?: (world: World, party: string) => World;
}

/** Lines of a case by their keys, `{ map: '210 t', 'orders a': '101 | -20 | KV' }`. */
export type GivenLines = Readonly<Record<string, string>>;

/** The world with each part of a line added to what was there before; undefined if one of them cannot be read. */
export function withEach<Given>(
  before: Given,
  parts: readonly string[],
  add: (given: Given, part: string) => Given | undefined,
): Given | undefined {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce<Given | undefined>((given, part) => given && add(given, part), before);
}

interface Place {
  readonly world: World;
  readonly owner: string | null;
}

/** A record with values as a case writes them, `region wald, wheels 3`; undefined where it cannot have them. */
function withValues(
  kind: RecordKind<World>,
  row: RecordRow,
  values: string,
  place: Place,
): RecordRow | undefined {
  return withEach(row, values.split(', '), (before, part) => {
    const [id = '', ...rest] = part.split(' ');
    const field = kind.fields.find((one) => one.id === id);
    const at = { ...place, settings: {} };
    const options = field?.optionsOf?.(before, at) ?? field?.options;
    const value = field && cellValue(field, rest.join(' '), place.world, options);
    if (field === undefined || value === undefined) return undefined;
    const after = written(kind, field, before, value, at);
    return 'row' in after ? after.row : undefined;
  });
}

/** A record of a kind that nothing is said of yet; undefined where there can be none. */
export function plainRow(
  kind: RecordKind<World>,
  { plain = {}, counted = {} }: CaseWords,
  place: Place,
): RecordRow | undefined {
  const blank = kind.blank?.({ ...place, settings: {} });
  const number = counted[kind.id];
  const known = kind.rows(place.world, {}).filter(({ owner }) => owner === place.owner).length;
  const next = number === undefined ? '' : `, ${number} ${String(known + 1)}`;
  return blank && withValues(kind, blank, `${plain[kind.id] ?? ''}${next}`, place);
}

/** The world with a record of a party, or of nobody; undefined where it cannot be. */
function withRecord(
  kind: RecordKind<World>,
  values: string,
  words: CaseWords,
  place: Place,
): World | undefined {
  const known =
    words.single?.includes(kind.id) === true
      ? kind.rows(place.world, {}).find(({ owner }) => owner === place.owner)
      : undefined;
  const row = known?.row ?? plainRow(kind, words, place);
  const after = row && withValues(kind, row, values, place);
  return after && kind.put?.(after, { ...place, settings: {} });
}

/** A field that its short word leaves without a value. */
const UNSAID = /\w+ (?:, |$)/g;

const inRecords = (said: string, short: readonly Short[] = []): string => {
  const meant = short.reduce((text, [from, to]) => text.replace(from, to), said);
  return meant === said ? said : meant.replace(UNSAID, '').replace(/, $/, '');
};

/** The world with a party that nothing is said of yet. */
function withParty(world: World, key: string, game: DeclaredGame, words: CaseWords): World {
  const name = words.names?.[key]?.[0] ?? key.charAt(0).toUpperCase() + key.slice(1);
  const colour = Object.keys(world.parties).length;
  const party = world.parties[key] ?? newParty({ key, name, colour, ...words.party?.(key) });
  const joined: World = { ...world, parties: { ...world.parties, [key]: party } };
  const single = game.records.filter(({ id }) => words.single?.includes(id));
  return single.reduce(
    (now, kind) =>
      withRecord(kind, words.plain?.[kind.id] ?? '', words, { world: now, owner: key }) ?? now,
    joined,
  );
}

const joining =
  (game: DeclaredGame, words: CaseWords) =>
  (world: World, key: string): World =>
    world.parties[key] === undefined ? withParty(world, key, game, words) : world;

/** The world with a part of a party's line: `seat wald`, `money 12`, `mill region wald, wheels 3`, or a word of the game. */
function withPart(
  world: World,
  key: string,
  said: string,
  game: DeclaredGame,
  words: CaseWords,
): World | undefined {
  const { records, currency } = game;
  const part = inRecords(said, words.short);
  const [word = '', ...rest] = part.split(' ');
  const value = rest.join(' ');
  const own = words.parts?.[word];
  const party = world.parties[key];
  if (own !== undefined) return own(world, value, key, joining(game, words));
  const kind = records.find(({ id }) => id === word);
  if (kind !== undefined) return withRecord(kind, value, words, { world, owner: key });
  const isMoney = word === 'money' && /^-?\d+(\.\d)?$/.test(value);
  if (party === undefined || (word !== 'seat' && !isMoney)) return undefined;
  const has = isMoney ? { treasury: Number(value) * moneyParts(currency) } : { seat: value };
  return { ...world, parties: { ...world.parties, [key]: { ...party, ...has } } };
}

/**
 * The world with one more line of a case; undefined if there is no such line. `turn: 3`; of each party its seat, its
 * money and its records by kind and field, `anna: seat wald; money 12; mill region wald, wheels 3`; a record that is
 * nobody's by its kind, `flood: region wald`; and the words of the game.
 */
export function readLine(
  game: DeclaredGame,
  words: CaseWords,
  before: World,
  said: { readonly key: string; readonly value: string },
): World | undefined {
  const whole = inRecords(`${said.key}: ${said.value}`, words.shortLines);
  const [, key = '', value = ''] = /^([^:]+): ?([^]*)$/.exec(whole) ?? [];
  const [word = '', ...about] = key.split(' ');
  const [join, own] = [joining(game, words), words.lines?.[word]];
  if (own !== undefined) return own(before, value, about.join(' '), join);
  if (key.includes('/')) return words.places?.(before, value, key, join);
  if (key === 'turn') return { ...before, clock: { ...before.clock, turn: Number(value) } };
  const shared = game.records.find(({ id, isShared }) => id === key && isShared === true);
  if (shared !== undefined) return withRecord(shared, value, words, { world: before, owner: null });
  if (!/^\w+$/.test(key)) return undefined;
  const after = withEach(withParty(before, key, game, words), value.split(/;|\n/), (now, part) =>
    withPart(now, key, part, game, words),
  );
  return after && (words.settled?.(after, key) ?? after);
}
