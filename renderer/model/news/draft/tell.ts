import { markOfWords, type TurnEvent } from '../../../../engine';
import {
  filled,
  type Fillings,
  grammarOf,
  type NounKey,
  type Phrase,
  woven,
} from '../../../kit/text/grammar';
import { lossSentence, toldFigure } from './figures';
import { toldOwnEvent } from './own-tell';
import type { Telling, Told } from './told';
import type { stories } from './stories.text';

/** What is told of an event; several kinds may share a story. */
type StoryKey = keyof typeof stories;

const STORY_OF: Readonly<Partial<Record<string, StoryKey>>> = {
  capture: 'capture',
  uprising: 'uprising',
  plunder: 'plunder',
  takeover: 'takeover',
  removal: 'removal',
  retreat: 'retreat',
  investment: 'investment',
  siegeDamage: 'siegeDamage',
  breach: 'breach',
  demolished: 'demolished',
  structureBuilt: 'structureBuilt',
  treaty: 'treaty',
  treatyBreach: 'treatyBreach',
  treatyEnded: 'treatyEnded',
  capital: 'capital',
  seat: 'seat',
  terrainLoss: 'terrainLoss',
  cargoLoss: 'terrainLoss',
  starvation: 'starvation',
  thawLoss: 'thawLoss',
  desertion: 'desertion',
  dissolution: 'dissolution',
  encounter: 'encounter',
  pursuit: 'pursuit',
  sighting: 'sighting',
};

const RELATIONS: Readonly<Record<string, StoryKey>> = {
  alliance: 'relationAlliance',
  peace: 'relationPeace',
  passage: 'relationPassage',
  enemy: 'relationEnemy',
};

const FATES: Readonly<Record<string, StoryKey>> = {
  dead: 'fateDead',
  captured: 'fateCaptured',
};

/** The story of an event. */
export const storyOf = ({ kind, about }: TurnEvent): StoryKey => {
  switch (kind) {
    case 'fight':
      return (about['winner'] ?? '') === '' ? 'fight' : 'fightWon';
    case 'conquest':
      return about['from'] === '' ? 'conquestFree' : 'conquest';
    case 'relation':
      return RELATIONS[String(about['relation'])] ?? 'other';
    case 'fate':
      return FATES[String(about['fate'])] ?? 'fateEscaped';
    default:
      return STORY_OF[kind] ?? 'other';
  }
};

const TOWNS: Readonly<Record<string, NounKey>> = {
  gar: 'garrison',
  brg: 'castle',
  std: 'city',
  fst: 'fortress',
  met: 'metropolis',
};
const STRUCTURES: Readonly<Record<string, NounKey>> = {
  road: 'road',
  bridge: 'bridge',
  wall: 'wall',
  canal: 'canal',
};

type Determiner = 'definite' | 'indefinite';

const townOf = ({ about }: TurnEvent, { language }: Telling, determiner: Determiner): Phrase => {
  const grammar = grammarOf(language);
  const name = String(about['settlement'] ?? '').trim();
  if (name !== '') return grammar.name(name);
  return grammar.noun(TOWNS[String(about['type'])] ?? 'settlement', { determiner });
};

/** A structure; a settlement by its name where it has one. */
const structureOf = (event: TurnEvent, telling: Telling, determiner: Determiner): Phrase => {
  const key = STRUCTURES[String(event.about['structure'])];
  return key === undefined
    ? townOf(event, telling, determiner)
    : grammarOf(telling.language).noun(key, { determiner });
};

const partyOf = (key: string | undefined, { language, parties }: Telling): Phrase | undefined => {
  const party = key === undefined ? undefined : parties[key];
  return party === undefined ? undefined : grammarOf(language).party(party);
};

/** Those of whom nothing is known, in all cases. */
const strangers = ({ language, words }: Telling): Phrase => {
  const [nom, gen, dat] = [
    words('news:stranger.nom'),
    words('news:stranger.gen'),
    words('news:stranger.dat'),
  ];
  const grammar = grammarOf(language);
  const base = grammar.name(dat);
  return {
    ...base,
    nom,
    gen,
    dat,
    acc: nom,
    Nom: nom,
    Acc: nom,
    of: language === 'de' ? gen : base.of,
    isPlural: true,
  };
};

const unitParty = (unit: unknown): string | undefined =>
  typeof unit === 'string' && unit.includes(':') ? unit.slice(0, unit.indexOf(':')) : undefined;

/** The two parties of an event: of a fight those of its sides, else the first two named. */
const sidesOf = ({
  kind,
  about,
  parties,
}: TurnEvent): readonly [string | undefined, string | undefined] =>
  kind === 'fight'
    ? [unitParty(about['a']) ?? parties[0], unitParty(about['b']) ?? parties[1]]
    : [parties[0], parties.find((party) => party !== parties[0])];

const heroOf = ({ about, parties }: TurnEvent, telling: Telling): Phrase => {
  const grammar = grammarOf(telling.language);
  const written = String(about['character'] ?? '').trim();
  const name = written === '' ? telling.heroOf(String(about['unit'] ?? '')) : written;
  if (name !== null && name !== '') return grammar.name(name);
  const owner = partyOf(parties[0], telling);
  const suffix = owner === undefined ? '' : owner.of;
  return grammar.noun('leader', { determiner: 'indefinite', suffix });
};

/** ` bei Ulmakesk`, with the blank before it; empty where it cannot be told without numbers. */
const whereIn = (event: TurnEvent, telling: Telling): string => {
  const { words } = telling;
  const where = telling.whereOf(event.place);
  if (where === null) return '';
  if (where.kind !== 'land') {
    return ` ${woven(words(`news:where.${where.kind}`), { name: where.name })}`;
  }
  const owner = event.parties.includes(where.party) ? undefined : partyOf(where.party, telling);
  return owner === undefined ? '' : ` ${woven(words('news:where.land'), { owner })}`;
};

const fillingsOf = (event: TurnEvent, telling: Telling): Fillings => {
  const { about } = event;
  const { words, rounding, fights } = telling;
  const [first, second] = sidesOf(event);
  const nobody = strangers(telling);
  const [a, b] = [partyOf(first, telling) ?? nobody, partyOf(second, telling) ?? nobody];
  const isFirst = about['winner'] === first;
  return {
    a,
    b,
    w: isFirst ? a : b,
    l: isFirst ? b : a,
    town: townOf(event, telling, 'definite'),
    thing: structureOf(event, telling, 'definite'),
    new: structureOf(event, telling, 'indefinite'),
    hero: heroOf(event, telling),
    gold: toldFigure(Number(about['gold'] ?? 0), rounding, words),
    lost: toldFigure(Number(about['lost'] ?? about['count'] ?? 0), rounding, words),
    losses: lossSentence(event, fights, rounding, words),
    where: whereIn(event, telling),
  };
};

const VOICES = { neutral: ['n1', 'n2'], inCharacter: ['c1', 'c2'] } as const;
const HEADLINES = ['h1', 'h2'] as const;

const pick = <Value>(values: readonly [Value, ...Value[]], mark: string, at: number): Value =>
  values[Number.parseInt(mark.slice(at, at + 2), 16) % values.length] ?? values[0];

/**
 * An event as a piece of news: headline and text in a voice, without fields and numbers of units, figures rounded. Which
 * of several wordings it is follows from the event, so that it stays the same between runs.
 */
export const toldEvent = (event: TurnEvent, key: string, telling: Telling): Told => {
  const { words, tone } = telling;
  const own = toldOwnEvent(event, key, telling, strangers(telling));
  if (own !== undefined) return own;
  const story = storyOf(event);
  const mark = markOfWords(key);
  const fillings = fillingsOf(event, telling);
  const line = (part: string): string => filled(words(`news:story.${story}.${part}`), fillings);
  return { headline: line(pick(HEADLINES, mark, 0)), text: line(pick(VOICES[tone], mark, 4)) };
};

const HEARSAY = ['r1', 'r2', 'r3'] as const;

/** The same as a rumour: nobody has seen it himself. */
export const rumoured = ({ headline, text }: Told, key: string, { words }: Telling): Told => ({
  headline,
  text: filled(words(`news:hearsay.${pick(HEARSAY, markOfWords(key), 6)}`), { text }),
});
