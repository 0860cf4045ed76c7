import { failure, success, type TerrainStyle } from '../kernel';
import {
  countFields,
  type EntryChange,
  newParty,
  type Part,
  type Party,
  type PartyKey,
  type TerrainKey,
} from '../world';
import type {
  ExchangeFormatId,
  ExchangeNote,
  ExchangeProblem,
  ExchangeResult,
  ImportProposal,
  MapContent,
  ReadOptions,
  TerrainName,
} from './model';
import { fieldOfEntry } from './schema';

/** Words in terrain names of other programs with the height they mean; the first that occurs counts. */
const HEIGHT_WORDS: readonly (readonly [words: string, height: number])[] = [
  ['mountain mountains peak peaks alps volcano gebirge berge berg vulkan', 4],
  ['hill hills foothill foothills hügel hügelland bergland', 3],
  ['highland highlands plateau mesa upland hochland', 2],
  ['water sea ocean reef reefs shoal shoals kelp abyss wasser meer ozean tiefsee', 0],
  ['flat plain plains lowland tiefland ebene', 1],
];

/** Words in terrain names of other programs with the type they mean; the first that occurs counts. */
const TYPE_WORDS: readonly (readonly [words: string, type: string])[] = [
  ['volcano volcanic lava vulkan', 'volcano'],
  ['ocean abyss tiefsee ozean', 'deepsea'],
  ['swamp marsh bog fen moor wetland wetlands mire sumpf', 'swamp'],
  ['ice icy glacier snow snowfield snowfields snowcapped frozen polar arctic eis gletscher', 'ice'],
  ['jungle dschungel', 'jungle'],
  ['forest forests wood woods woodland woodlands taiga trees wald', 'forest'],
  ['desert dune dunes sand sandy cactus badlands wüste', 'desert'],
  ['lake lakes pond see', 'lake'],
  ['steppe savanna savannah shrubland prairie grazing tundra scrub', 'steppe'],
];

/** Known words without a meaning for the terrain: a name of them alone is open land. */
const PLAIN_WORDS = 'farmland farm grassland grass grassy fields field meadow acker wiese';

type Terrains = Readonly<Record<string, TerrainStyle>>;

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^a-zäöüß]+/)
      .filter((word) => word !== ''),
  );

const firstMatch = <Value>(
  words: ReadonlySet<string>,
  table: readonly (readonly [string, Value])[],
): Value | undefined =>
  table.find(([known]) => known.split(' ').some((word) => words.has(word)))?.[1];

const styleOf = (terrains: Terrains, height: number, type: string): TerrainKey | undefined =>
  Object.values(terrains).find((style) => style.height === height && style.type === type)?.key;

/** The kind a game calls by just this abbreviation or name, in either language. */
const calledSo = (terrains: Terrains, name: string): TerrainKey | undefined => {
  const sought = name.trim().toLowerCase();
  return Object.values(terrains).find(({ display, name: { de, en } }) =>
    [display, de, en].some((own) => own.toLowerCase() === sought),
  )?.key;
};

const byWords = (terrains: Terrains, name: string): TerrainKey | undefined => {
  const words = wordsOf(name);
  const statedHeight = firstMatch(words, HEIGHT_WORDS);
  const stated = firstMatch(words, TYPE_WORDS);
  const isPlain = PLAIN_WORDS.split(' ').some((word) => words.has(word));
  if (statedHeight === undefined && stated === undefined && !isPlain) return undefined;
  const type = stated ?? (statedHeight === 0 && words.has('deep') ? 'deepsea' : 'normal');
  const height = statedHeight ?? (type === 'deepsea' ? 0 : 1);
  return styleOf(terrains, height, type) ?? styleOf(terrains, height, 'normal');
};

/**
 * The likeliest terrain kind for a foreign terrain name: the kind of that name, or the kind with the height and type
 * that the words of the name mean. Undefined = no word is known.
 */
export function guessTerrain(terrains: Terrains, name: string): TerrainKey | undefined {
  return calledSo(terrains, name) ?? byWords(terrains, name);
}

/** A note of something that occurred; none if it did not. */
export function noteOf(
  code: ExchangeNote['code'],
  count: number,
  about: ExchangeNote['about'] = {},
): readonly ExchangeNote[] {
  return count > 0 ? [{ code, count, about }] : [];
}

/** A refused file. */
export function refuse(code: ExchangeProblem['code'], about: ExchangeProblem['about'] = {}) {
  return failure<ExchangeProblem>({ code, about });
}

const isTerrainPart = (part: Part): boolean => part === 'terrain' || part === 'baseTerrain';

const terrainNamesOf = (
  entries: readonly EntryChange[],
  { terrains }: ReadOptions,
): readonly TerrainName[] => {
  const counts = new Map<string, number>();
  for (const { part, value } of entries) {
    if (!isTerrainPart(part) || typeof value !== 'string' || Object.hasOwn(terrains, value))
      continue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({
    name,
    count,
    terrain: guessTerrain(terrains, name) ?? null,
  }));
};

/** Parties a file names as owners without saying anything else of them. */
const guessedParties = (
  { entries, labels, parties }: MapContent,
  { strangers }: ReadOptions,
): readonly Party[] => {
  const known = new Set(parties.map(({ key }) => key));
  const named = new Set<PartyKey>();
  const name = (key: PartyKey | null | undefined) => {
    if (key !== null && key !== undefined && !known.has(key)) named.add(key);
  };
  for (const { part, value } of entries) {
    if (part === 'owner') name(value);
    if (part === 'settlements') name(value?.owner);
  }
  for (const { party } of labels) name(party);
  return [...named].sort().map((key, index) =>
    newParty({
      key,
      kind: 'realm',
      name: key === strangers?.key ? strangers.name : key,
      colour: parties.length + index,
    }),
  );
};

/** The first entry that stands twice in a file. */
const repeated = (entries: readonly EntryChange[]): EntryChange | undefined => {
  const seen = new Set<string>();
  return entries.find(({ no, part, index }) => {
    const name = `${no} ${part} ${index}`;
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  });
};

const firstTwice = (names: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
};

const contradiction = (content: MapContent): ExchangeProblem | undefined => {
  const entry = repeated(content.entries);
  const twice =
    entry === undefined
      ? (firstTwice(content.grossfelder.map(({ no }) => no)) ??
        firstTwice(content.fields) ??
        firstTwice(content.labels.map(({ id }) => id)) ??
        firstTwice(content.parties.map(({ key }) => key)))
      : fieldOfEntry(entry);
  if (twice === undefined) return undefined;
  return { code: 'duplicate', about: { what: twice, ...(entry && { part: entry.part }) } };
};

/** Fields of the Großfelder of a file; where they lie is needed on an icosahedron only. */
const fieldsIn = ({ topology, grossfelder }: MapContent): number =>
  countFields(
    topology ?? { kind: 'sheet' },
    grossfelder.map(({ place }) => place ?? { u: 0, v: 0 }),
  );

/** Input of {@link propose}, made by a reader. */
export interface ReadContent extends MapContent {
  readonly carries: readonly Part[];
  readonly notes: readonly ExchangeNote[];
  /** True if the file lists its parties, so that an owner who is not among them is meant so. */
  readonly listsParties: boolean;
}

/**
 * The proposal made of a file: foreign terrain names are collected with a guess each, unknown owners become parties,
 * settlements of kinds the game does not know are omitted.
 */
export function propose(
  format: ExchangeFormatId,
  { carries, notes, listsParties, ...read }: ReadContent,
  options: ReadOptions,
): ExchangeResult<ImportProposal> {
  const problem = contradiction(read);
  if (problem !== undefined) return failure(problem);
  const entries = read.entries.filter(
    ({ part, value }) =>
      part !== 'settlements' ||
      value === undefined ||
      Object.hasOwn(options.settlements, value.type),
  );
  const terrainNames = terrainNamesOf(entries, options);
  const guessed = listsParties ? [] : guessedParties({ ...read, entries }, options);
  const sum = (names: readonly TerrainName[]) => names.reduce((all, { count }) => all + count, 0);
  return success({
    format,
    ...read,
    entries,
    parties: [...read.parties, ...guessed],
    carries,
    terrainNames,
    notes: [
      ...notes,
      ...noteOf('fields-filled', fieldsIn(read) - read.fields.length),
      ...noteOf('settlements-left-out', read.entries.length - entries.length),
      ...noteOf('parties-guessed', guessed.length),
      ...noteOf('terrain-guessed', sum(terrainNames.filter(({ terrain }) => terrain !== null))),
      ...noteOf('terrain-open', sum(terrainNames.filter(({ terrain }) => terrain === null))),
    ],
  });
}

/**
 * A proposal with its foreign terrain names replaced: by the GM's choice, or else by the guess. Names for which
 * there is neither stay open, and the proposal cannot be taken over yet.
 */
export function mapTerrain(
  proposal: ImportProposal,
  choice: Readonly<Record<string, TerrainKey>> = {},
): ImportProposal {
  const meaning = new Map<string, TerrainKey>();
  for (const { name, terrain } of proposal.terrainNames) {
    const chosen = Object.hasOwn(choice, name) ? choice[name] : undefined;
    const key = chosen ?? terrain;
    if (key !== null) meaning.set(name, key);
  }
  return {
    ...proposal,
    entries: proposal.entries.map((entry): EntryChange => {
      if (entry.part !== 'terrain' && entry.part !== 'baseTerrain') return entry;
      const key = meaning.get(entry.value ?? '');
      return key === undefined ? entry : { ...entry, value: key };
    }),
    terrainNames: proposal.terrainNames.filter(({ name }) => !meaning.has(name)),
  };
}
