import { fingerprintOfText, type TurnEvent } from '../../../../engine';
import {
  filled,
  type Fillings,
  grammarOf,
  type NounKey,
  type Phrase,
  woven,
} from '../../../kit/text/grammar';
import { lossSentence, figureText } from './figures';
import { ownEventNews } from './own-tell';
import type { NewsContext, NewsText } from './news-text';
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
export function storyOf({ kind, about }: TurnEvent): StoryKey {
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
}

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

const townOf = (
  { about }: TurnEvent,
  { language }: NewsContext,
  determiner: Determiner,
): Phrase => {
  const grammar = grammarOf(language);
  const name = String(about['settlement'] ?? '').trim();
  if (name !== '') return grammar.name(name);
  return grammar.noun(TOWNS[String(about['type'])] ?? 'settlement', { determiner });
};

/** A structure; a settlement by its name where it has one. */
const structureOf = (event: TurnEvent, context: NewsContext, determiner: Determiner): Phrase => {
  const key = STRUCTURES[String(event.about['structure'])];
  return key === undefined
    ? townOf(event, context, determiner)
    : grammarOf(context.language).noun(key, { determiner });
};

const partyOf = (
  key: string | undefined,
  { language, parties }: NewsContext,
): Phrase | undefined => {
  const party = key === undefined ? undefined : parties[key];
  return party === undefined ? undefined : grammarOf(language).party(party);
};

/** Those of whom nothing is known, in all cases. */
const strangers = ({ language, words }: NewsContext): Phrase => {
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

const heroOf = ({ about, parties }: TurnEvent, context: NewsContext): Phrase => {
  const grammar = grammarOf(context.language);
  const written = String(about['character'] ?? '').trim();
  const name = written === '' ? context.heroOf(String(about['unit'] ?? '')) : written;
  if (name !== null && name !== '') return grammar.name(name);
  const owner = partyOf(parties[0], context);
  const suffix = owner === undefined ? '' : owner.of;
  return grammar.noun('leader', { determiner: 'indefinite', suffix });
};

/** ` bei Ulmakesk`, with the blank before it; empty where it cannot be told without numbers. */
const whereIn = (event: TurnEvent, context: NewsContext): string => {
  const { words } = context;
  const where = context.whereOf(event.place);
  if (where === null) return '';
  if (where.kind !== 'land') {
    return ` ${woven(words(`news:where.${where.kind}`), { name: where.name })}`;
  }
  const owner = event.parties.includes(where.party) ? undefined : partyOf(where.party, context);
  return owner === undefined ? '' : ` ${woven(words('news:where.land'), { owner })}`;
};

const fillingsOf = (event: TurnEvent, context: NewsContext): Fillings => {
  const { about } = event;
  const { words, rounding, fights } = context;
  const [first, second] = sidesOf(event);
  const nobody = strangers(context);
  const [a, b] = [partyOf(first, context) ?? nobody, partyOf(second, context) ?? nobody];
  const isFirst = about['winner'] === first;
  return {
    a,
    b,
    w: isFirst ? a : b,
    l: isFirst ? b : a,
    town: townOf(event, context, 'definite'),
    thing: structureOf(event, context, 'definite'),
    new: structureOf(event, context, 'indefinite'),
    hero: heroOf(event, context),
    gold: figureText(Number(about['gold'] ?? 0), rounding, words),
    lost: figureText(Number(about['lost'] ?? about['count'] ?? 0), rounding, words),
    losses: lossSentence(event, fights, rounding, words),
    where: whereIn(event, context),
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
export function eventText(event: TurnEvent, key: string, context: NewsContext): NewsText {
  const { words, tone } = context;
  const own = ownEventNews(event, key, context, strangers(context));
  if (own !== undefined) return own;
  const story = storyOf(event);
  const mark = fingerprintOfText(key);
  const fillings = fillingsOf(event, context);
  const line = (part: string): string => filled(words(`news:story.${story}.${part}`), fillings);
  return { headline: line(pick(HEADLINES, mark, 0)), text: line(pick(VOICES[tone], mark, 4)) };
}

const HEARSAY = ['r1', 'r2', 'r3'] as const;

/** The same as a rumour: nobody has seen it himself. */
export function rumoured(
  { headline, text }: NewsText,
  key: string,
  { words }: NewsContext,
): NewsText {
  return {
    headline,
    text: filled(words(`news:hearsay.${pick(HEARSAY, fingerprintOfText(key), 6)}`), { text }),
  };
}
