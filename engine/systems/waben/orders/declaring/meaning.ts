import { type Direction, isDirection, type Lattice } from '../../../../hex';
import type { StructureKey, Words } from '../content';
import type { Declaration, DeclarationMeaning } from '../declaration';
import { type Problem, problem } from '../finding';
import type { RawDeclaration, RawGold, RawSite } from '../grammar/rawDeclaration';
import type { RawPosition } from '../grammar/rawRemark';
import type { Mark } from '../grammar/tokens';
import { type Judge, judgeOf } from '../remarks';
import { folded, partOf } from '../words';
import { type PartyKey, partyNamesOf, type World } from '../../../../world';

/** Finds parties by key or name, exact but for case and spelling of umlauts; undefined = no such party. */
type PartyFinder = (written: string) => PartyKey | undefined;

const unquoted = (text: string): string => text.replace(/^["„“”»«]|["“”»«]$/g, '').trim();

/** The fewest letters of a word of a name that stands for all of it. */
const SHORTEST_NAME = 4;

/** A finder for the parties of a world. A name that two parties bear finds neither. */
export function partyFinder({ parties }: World): PartyFinder {
  const keys = new Map<string, PartyKey>();
  const names = new Map<string, PartyKey | undefined>();
  for (const { key, name } of Object.values(parties)) {
    keys.set(folded(key), key);
    names.set(folded(name), names.has(folded(name)) ? undefined : key);
  }
  return (written) => {
    const wanted = folded(unquoted(written));
    const exact = keys.get(wanted) ?? names.get(wanted);
    if (exact !== undefined) return exact;
    // `Dornach` for `Mark Dornach`: the name without its kind, the ruler, or a word of the name.
    const short = Object.values(parties).filter(
      (party) =>
        partyNamesOf(party).includes(wanted) ||
        (wanted.length >= SHORTEST_NAME && folded(party.name).split(' ').includes(wanted)),
    );
    return short.length === 1 ? short[0]?.key : undefined;
  };
}

/** Structures by the words of lists and letters, in the spelling of {@link folded}. */
const NAMES: Readonly<Record<string, StructureKey>> = {
  gar: 'gar',
  garnison: 'gar',
  garrison: 'gar',
  brg: 'brg',
  burg: 'brg',
  castle: 'brg',
  std: 'std',
  stadt: 'std',
  town: 'std',
  city: 'std',
  fst: 'fst',
  festung: 'fst',
  fortress: 'fst',
  met: 'met',
  metropole: 'met',
  metropolis: 'met',
  str: 'str',
  strasse: 'str',
  road: 'str',
  brue: 'bridge',
  bruecke: 'bridge',
  bridge: 'bridge',
  wl: 'wl',
  wall: 'wl',
  kan: 'kan',
  kanal: 'kan',
  canal: 'kan',
};

/** The structure a word names, or undefined (WW-4.2-09, WW-4.3-01). */
const structureOf = (word: string): StructureKey | undefined => {
  const name = folded(word);
  return Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
};

/** `Zahlung an die Mark Dornach`: the article before a name. */
const ARTICLE = /^(?:der|die|das|dem|den|des|the)\s+/iu;

/** Context for reading a declaration beside its words. */
export interface DeclarationReader {
  readonly lattice: Lattice;
  readonly findParty: PartyFinder;
}

/** A judge that knows the words and the parties, too. */
interface Desk extends Judge {
  readonly at: (mark: RawPosition) => Words;
  readonly gold: (raw: RawGold) => number;
  readonly party: (raw: RawPosition) => string;
  readonly structure: (mark: Mark) => StructureKey;
}

const deskOf = (words: Words, { lattice, findParty }: DeclarationReader): Desk => {
  const judge = judgeOf(words, lattice);
  const at = ({ start, end }: RawPosition): Words => partOf(words, start, end);
  const party = (raw: RawPosition): string => {
    const { text } = at(raw);
    const key = findParty(text) ?? findParty(text.replace(ARTICLE, ''));
    if (key === undefined)
      judge.problems.push(problem('F-ORD-UNPARSED', at(raw), { reason: 'party' }));
    return key ?? '';
  };
  const structure = (mark: Mark): StructureKey => {
    const key = structureOf(mark.image);
    if (key === undefined) {
      const about = { reason: 'declared', type: mark.image };
      judge.problems.push(problem('F-BUILD-FREETYPE', at(mark), about));
    }
    return key ?? 'gar';
  };
  return { ...judge, at, party, structure, gold: ({ digits }) => judge.count(digits) };
};

const rateOf = (mark: Mark, desk: Desk): number => {
  const rate = /^\d{1,2}$/.test(mark.image) ? Number(mark.image) : NaN;
  if (Number.isNaN(rate)) desk.problems.push(problem('F-NUM-FORMAT', desk.at(mark)));
  return rate;
};

const harboursOf = (mark: Mark | undefined): readonly Direction[] => {
  const digits = mark === undefined ? [] : [...mark.image.matchAll(/\d/g)];
  return [...new Set(digits.map(([digit]) => Number(digit)))].filter(isDirection).sort();
};

const partsOf = (sites: readonly RawSite[]): readonly string[] =>
  sites.flatMap((site) => Object.keys(site).filter((part) => part !== 'marked'));

const buildOf = (
  raw: RawDeclaration & { readonly kind: 'build' },
  desk: Desk,
  whole: Words,
): DeclarationMeaning => {
  const { place, value, name, harbours, gold }: RawSite = raw.sites.reduce(
    (all, site) => ({ ...all, ...site }),
    {},
  );
  const parts = partsOf(raw.sites);
  const isTwice = new Set(parts).size < parts.length;
  if (place === undefined || isTwice) {
    const reason = isTwice ? 'twice' : 'place';
    desk.problems.push(problem('F-ORD-UNPARSED', whole, { reason }));
  }
  return {
    kind: 'build',
    structure: desk.structure(raw.structure),
    value: value === undefined ? null : desk.count(value),
    place: place === undefined ? { kind: 'aboard', unit: 0 } : desk.position(place),
    name: name === undefined ? null : name.image.slice(1, -1).trim(),
    harbours: harboursOf(harbours),
    gold: gold === undefined ? null : desk.gold(gold),
  };
};

type Meanings = {
  readonly [K in RawDeclaration['kind']]: (
    raw: RawDeclaration & { readonly kind: K },
    desk: Desk,
    whole: Words,
  ) => DeclarationMeaning;
};

/** Everything that can be declared, one entry per form; `desk` collects malformed figures and unknown names. */
const MEANINGS: Meanings = {
  tax: ({ rate }, desk) => ({ kind: 'tax', rate: rateOf(rate, desk) }),
  build: buildOf,
  upgrade: ({ place, structure }, desk) => ({
    kind: 'upgrade',
    place: desk.field(place),
    structure: desk.structure(structure),
  }),
  repair: ({ place, points }, desk) => ({
    kind: 'repair',
    place: desk.position(place),
    points: points === null ? null : desk.count(points),
  }),
  rest: ({ place }, desk) => ({ kind: 'rest', place: desk.position(place) }),
  capital: ({ place }, desk) => ({ kind: 'capital', place: desk.field(place) }),
  muster: ({ unit, isNegative, goods, place, gold }, desk) => ({
    kind: 'muster',
    unit: desk.unit(unit),
    count: desk.count(goods.count) * (isNegative ? -1 : 1),
    type: goods.type.image.toUpperCase(),
    leaders: goods.leaders === null ? null : desk.count(goods.leaders),
    place: place === null ? null : desk.field(place),
    gold: gold === null ? null : desk.gold(gold) * (gold.isNegative ? -1 : 1),
  }),
  pay: ({ word, to, gold }, desk) => ({
    kind: 'pay',
    to: desk.party(to),
    gold: desk.gold(gold),
    purpose: word.image,
  }),
  spend: ({ purpose, gold }, desk) => ({
    kind: 'spend',
    gold: desk.gold(gold),
    purpose: desk.at(purpose).text,
  }),
  income: ({ purpose, gold }, desk) => ({
    kind: 'income',
    gold: desk.gold(gold),
    cause: desk.at(purpose).text,
  }),
  upkeep: ({ unit, gold }, desk) => ({
    kind: 'upkeep',
    unit: desk.unit(unit),
    gold: desk.gold(gold),
  }),
  store: ({ place, gold }, desk) => ({
    kind: 'store',
    place: desk.field(place),
    gold: desk.gold(gold),
  }),
  relation: ({ relation, party }, desk) => ({
    kind: 'relation',
    party: desk.party(party),
    relation,
  }),
  seat: ({ unit, place }, desk) => ({
    kind: 'seat',
    unit: desk.unit(unit),
    place: place === null ? null : desk.field(place),
  }),
  release: ({ unit, party }, desk) => ({
    kind: 'release',
    unit: desk.unit(unit),
    party: desk.party(party),
  }),
};

const meaningOf = <K extends RawDeclaration['kind']>(
  kind: K,
  raw: RawDeclaration & { readonly kind: K },
  desk: Desk,
  whole: Words,
): DeclarationMeaning => MEANINGS[kind](raw, desk, whole);

/** A declaration as understood, or what is wrong with it: with any malformed part the whole has no effect. */
export function understood(
  words: Words,
  raw: RawDeclaration,
  reader: DeclarationReader,
): { readonly declaration: Declaration | null; readonly problems: readonly Problem[] } {
  const desk = deskOf(words, reader);
  const meaning = meaningOf(raw.kind, raw, desk, words);
  const { problems } = desk;
  return { declaration: problems.length > 0 ? null : { ...meaning, ...words }, problems };
}
