import { eventKey, isSharedEventKind, type TurnEvent, wordingOf } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import type { Phrase } from '../../../kit/text/grammar';
import { capitalised } from '../../../kit/text/grammar';
import { cleanName, tidied } from '../../../kit/text/clean';
import { fromOwnSide, wayOf } from './happening';
import { ownSentence } from './own-words';
import type { Speech } from './speech';
import {
  fieldList,
  headsOf,
  isUnit,
  isUnitType,
  ownUnit,
  placeName,
  structurePhrase,
  townPhrase,
  typeOf,
  numberOf,
  unitPhrase,
  whereOf,
} from './things';

const PHRASED = ['unit', 'a', 'b', 'guard', 'quarry', 'into', 'by'] as const;
const HEADS = { lost: 'lost', size: 'size', deserters: 'count' } as const;

type Gaps = Readonly<Record<string, unknown>>;

/** A word among the data of an event; empty = none. */
export function textOf(about: TurnEvent['about'], name: string): string {
  const value = about[name];
  return typeof value === 'string' ? value : '';
}

const numberIn = (about: TurnEvent['about'], name: string): number | undefined => {
  const value = about[name];
  return typeof value === 'number' ? value : undefined;
};

/** Type of goods of the unit an event is about. */
const goodsOf = (speech: Speech, { about }: TurnEvent): string | undefined => {
  const unit = textOf(about, 'unit');
  const number = isUnit(unit) ? numberOf(unit) : null;
  const known = number === null ? undefined : typeOf(speech, number);
  return isUnitType(textOf(about, 'type')) ? textOf(about, 'type') : known;
};

const unitGaps = (speech: Speech, event: TurnEvent): Gaps =>
  Object.fromEntries(
    PHRASED.flatMap((name): [string, Phrase][] => {
      const value = event.about[name];
      if (!isUnit(value)) return [];
      const type = name === 'unit' || name === 'into' ? goodsOf(speech, event) : undefined;
      return [[name, unitPhrase(speech, value, type)]];
    }),
  );

const countGaps = (speech: Speech, event: TurnEvent): Gaps => {
  const { about } = event;
  const type = goodsOf(speech, event);
  const left = numberIn(about, 'left') ?? 0;
  const points = numberIn(about, 'points') ?? 0;
  return {
    ...Object.fromEntries(
      Object.entries(HEADS).map(([gap, name]) => [
        gap,
        headsOf(speech, type, numberIn(about, name) ?? 0),
      ]),
    ),
    left: left === 1 ? headsOf(speech, type, 1).acc : speech.grammar.number(left),
    gold: speech.money(numberIn(about, 'gold') ?? 0),
    points: speech.grammar.count('buildingPoint', points),
    done: speech.figure(points),
    value: speech.figure(numberIn(about, 'value') ?? 0),
    cents: figuresOf(speech.words).money(numberIn(about, 'cents') ?? 0),
  };
};

const others = (speech: Speech, { parties, about }: TurnEvent): Phrase => {
  const from = textOf(about, 'from');
  const me = speech.snapshot.party.key;
  const keys = from in speech.snapshot.parties ? [from] : parties.filter((key) => key !== me);
  return speech.grammar.several([...new Set(keys)].map(speech.partyOf));
};

const partyGaps = (speech: Speech, event: TurnEvent): Gaps => ({
  party: speech.partyOf(event.parties[0] ?? ''),
  other: others(speech, event),
  captor: speech.partyOf(textOf(event.about, 'captor')),
  winner: speech.partyOf(textOf(event.about, 'winner')),
});

/** Place of the structure an event is about: the field of a settlement, else the side. */
const siteOf = ({ place, about }: TurnEvent): string => {
  if (textOf(about, 'at') !== '') return textOf(about, 'at');
  const side = numberIn(about, 'side') ?? 0;
  return side > 0 && textOf(about, 'structure') !== 'settlement'
    ? `${place}(${String(side)})`
    : place;
};

const workOf = (speech: Speech, event: TurnEvent): Phrase =>
  structurePhrase(
    speech,
    textOf(event.about, 'structure'),
    textOf(event.about, 'settlement'),
    siteOf(event),
  );

const watcherOf = (speech: Speech, { about }: TurnEvent): Phrase => {
  const unit = /^unit (\d+)$/.exec(textOf(about, 'by'))?.[1];
  return ownUnit(speech, Number(unit ?? 0));
};

const strengthOf = (speech: Speech, { about }: TurnEvent): string => {
  const sizeClass = numberIn(about, 'sizeClass');
  return sizeClass === undefined || about['kind'] === 'character'
    ? ''
    : speech.words(`turnReport:strength.${String(sizeClass)}`);
};

const placeGaps = (speech: Speech, event: TurnEvent): Gaps => {
  const { about, place } = event;
  const where = whereOf(speech, place);
  const goal = textOf(about, 'to') === '' ? textOf(about, 'refuge') : textOf(about, 'to');
  return {
    where,
    Where: capitalised(where),
    place: placeName(speech, place),
    goal: placeName(speech, goal),
    work: workOf(speech, event),
    town: townPhrase(speech, textOf(about, 'type'), textOf(about, 'settlement'), place),
    seat: cleanName(textOf(about, 'settlement')),
    watcher: watcherOf(speech, event),
    strength: strengthOf(speech, event),
  };
};

const wordGaps = (speech: Speech, { about }: TurnEvent): Gaps => {
  const relation = (name: string): string => {
    const kind = textOf(about, name);
    return kind === '' ? '' : speech.words(`turnReport:relation.${kind}`);
  };
  const characters = about['characters'];
  return {
    title: cleanName(textOf(about, 'title')),
    segment: cleanName(textOf(about, 'segment')),
    reason: cleanName(textOf(about, 'reason')),
    relation: relation('relation'),
    treaty: relation('treaty'),
    characters: Array.isArray(characters) ? speech.grammar.list(characters) : '',
  };
};

/** The text of one event in the list of a group. */
const itemOf = (speech: Speech, event: TurnEvent): string => {
  const { kind } = event;
  if (kind === 'structureBuilt') return workOf(speech, event).nom;
  const counts = countGaps(speech, event);
  const { lost, deserters, points } = counts;
  if (kind === 'workDone') {
    const { done, value } = counts;
    return speech.words('turnReport:item.work', { work: workOf(speech, event), done, value });
  }
  if (kind === 'siegeDamage' || kind === 'repaired') {
    return speech.words('turnReport:item.points', { work: workOf(speech, event), points });
  }
  const heads = kind === 'desertion' ? deserters : lost;
  return speech.words('turnReport:item.loss', { lost: heads, ...unitGaps(speech, event) });
};

/** Kinds of which many share one sentence. */
export const MANY: ReadonlySet<TurnEvent['kind']> = new Set([
  'desertion',
  'siegeDamage',
  'repaired',
  'workDone',
  'structureBuilt',
  'terrainLoss',
  'cargoLoss',
  'starvation',
]);

/** Events alike as one sentence in the letter's tone; the first one gives what all have in common. */
export function eventsSentence(
  speech: Speech,
  events: readonly [TurnEvent, ...TurnEvent[]],
): string {
  const own = events.map((event) => fromOwnSide(event, speech.snapshot.party.key));
  const [first = events[0]] = own;
  if (!isSharedEventKind(first.kind)) return ownSentence(speech, first);
  const isMany = own.length > 1 && MANY.has(first.kind);
  const items = isMany ? speech.grammar.list(own.map((event) => itemOf(speech, event))) : '';
  const gaps = {
    ...unitGaps(speech, first),
    ...countGaps(speech, first),
    ...partyGaps(speech, first),
    ...placeGaps(speech, first),
    ...wordGaps(speech, first),
    places: placesOf(speech, own),
    losses: items,
    works: items,
  };
  const way = isMany ? 'many' : wayOf(first, speech);
  const key =
    speech.tone === 'neutral'
      ? `turnReport:neutral.${first.kind}`
      : `turnReport:inCharacter.${first.kind}`;
  const text = speech.words(key, { ...gaps, ...(way === '' ? {} : { context: way }) });
  return tidied(wordingOf(text, eventKey(first)));
}

/** The fields of a group; a single one with the name of its settlement. */
const placesOf = (speech: Speech, events: readonly TurnEvent[]): string => {
  const places = [...new Set(events.map(({ place }) => place))];
  return places.length === 1 ? placeName(speech, places[0] ?? '') : fieldList(speech, places);
};
