import {
  type CardBlock,
  compareFractions,
  type Fight,
  fraction,
  type Fraction,
  markOfWords,
  type Proposal,
  type Question,
  isSharedEventKind,
  type TurnEvent,
  type TurnEventKind,
  type World,
} from '../../../../../engine';
import { moonOf } from '../../../../model/turn/model/moments';
import { partiesOf } from '../../../../model/turn/model/realms';
import { contentOfFight } from './mark';

/** What the GM is to judge, in the order in which cards of one moment follow each other. */
export const CARD_KINDS = ['question', 'encounter', 'fight', 'siege', 'loss', 'fate'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

interface CardFrame {
  /** Stable between runs. */
  readonly key: string;
  /** Moment in moons since the turn began. */
  readonly time: Fraction;
  /** Field `ggg/kk`; empty if it has none. */
  readonly place: string;
  readonly parties: readonly string[];
  /** Mark of its content: what the GM has accepted holds as long as it stays the same. */
  readonly mark: string;
}

/** Something that wants the judgement of the GM. */
export type Card = CardFrame &
  (
    | {
        readonly kind: 'question';
        readonly question: Question;
        /** What happened of which it is asked, without the question; absent = it stands by itself. */
        readonly event?: TurnEvent;
      }
    | { readonly kind: 'encounter'; readonly event: TurnEvent; readonly question?: Question }
    | { readonly kind: 'fight'; readonly fight: Fight }
    | { readonly kind: 'siege' | 'loss' | 'fate'; readonly events: readonly TurnEvent[] }
  );

/** Events that lie together on one card: those of one place and moon, or of one realm and moon. */
const GROUPS: Readonly<Partial<Record<TurnEventKind, 'siege' | 'loss' | 'fate'>>> = {
  siegeDamage: 'siege',
  breach: 'siege',
  repaired: 'siege',
  demolished: 'siege',
  terrainLoss: 'loss',
  cargoLoss: 'loss',
  starvation: 'loss',
  thawEscape: 'loss',
  thawLoss: 'loss',
  desertion: 'fate',
  dissolution: 'fate',
  retreat: 'fate',
  removal: 'fate',
  fate: 'fate',
  capture: 'fate',
  plunder: 'fate',
  takeover: 'fate',
  uprising: 'fate',
};

/** Key of the ruling over an encounter, if the game gives the GM a word in it. */
export const rulingOf = ({ ruling, about }: TurnEvent): string | undefined => {
  const told = about['ruling'];
  return ruling ?? (typeof told === 'string' ? told : undefined);
};

const written = ({ numerator, denominator }: Fraction): string =>
  `${String(numerator)}.${String(denominator)}`;

const encounterCards = (
  events: readonly TurnEvent[],
  questions: ReadonlyMap<string, Question>,
): readonly Card[] =>
  events
    .filter(({ kind }) => kind === 'encounter' || kind === 'investment')
    .map((event): Card => {
      const ruling = rulingOf(event) ?? `${event.kind}/${event.place}`;
      const question = questions.get(ruling);
      const { a, b, orderA, orderB, cell } = event.about;
      return {
        kind: 'encounter',
        key: `${ruling}@${written(event.time)}`,
        time: event.time,
        place: event.place,
        parties: event.parties,
        // Not what came of it: the GM's own word is no reason to look at it anew.
        mark: markOfWords(JSON.stringify([a, b, orderA, orderB, cell, event.options ?? []])),
        event,
        ...(question === undefined ? {} : { question }),
      };
    });

const fightCards = (fights: readonly Fight[]): readonly Card[] =>
  fights.map((fight) => ({
    kind: 'fight',
    key: fight.key,
    time: fight.time,
    place: fight.place,
    parties: fight.sides.flatMap(({ parties }) => parties),
    mark: markOfWords(contentOfFight(fight)),
    fight,
  }));

const groupKey = (kind: 'siege' | 'loss' | 'fate', event: TurnEvent): string => {
  const subject = kind === 'siege' ? event.place : (event.parties[0] ?? '');
  return `${kind}/${subject}/${String(moonOf(event.time))}`;
};

const contentOfEvent = ({ kind, place, about, figures }: TurnEvent): unknown => [
  kind,
  place,
  about,
  Object.entries(figures ?? {}).map(([name, { value }]) => [name, value]),
];

const groupCards = (events: readonly TurnEvent[]): readonly Card[] => {
  const groups = new Map<string, { kind: 'siege' | 'loss' | 'fate'; events: TurnEvent[] }>();
  for (const event of events) {
    const kind = isSharedEventKind(event.kind) ? GROUPS[event.kind] : undefined;
    if (kind === undefined) continue;
    const key = groupKey(kind, event);
    const group = groups.get(key) ?? { kind, events: [] };
    group.events.push(event);
    groups.set(key, group);
  }
  return [...groups].map(([key, { kind, events: own }]): Card => {
    const places = [...new Set(own.map(({ place }) => place))];
    return {
      kind,
      key,
      time: own.map(({ time }) => time).reduce((a, b) => (compareFractions(a, b) < 0 ? b : a)),
      place: places[0] ?? '',
      parties: [...new Set(own.flatMap(({ parties }) => parties))],
      mark: markOfWords(JSON.stringify(own.map(contentOfEvent))),
      events: own,
    };
  });
};

/** When a question comes up: before the march, or at the end of the turn if a phase after it asks. */
const timeOfQuestion = (
  index: number,
  { stages }: Pick<Proposal<World>, 'stages'>,
  moons: number,
): Fraction => {
  const marching = stages.find(({ phase }) => phase === 'march');
  return fraction(marching !== undefined && index >= marching.questions[1] ? moons : 0);
};

const keyOf = (block: CardBlock): string | undefined =>
  block.kind === 'decision' ? block.decision.key : undefined;

/** Events by the keys of the decisions on their cards. */
function eventsByDecision(events: readonly TurnEvent[]): ReadonlyMap<string, TurnEvent> {
  return new Map(
    events.flatMap((event) =>
      (event.blocks ?? []).flatMap((block): readonly [string, TurnEvent][] => {
        const key = keyOf(block);
        return key === undefined ? [] : [[key, event]];
      }),
    ),
  );
}

/** An event without a question that is asked beside it. */
const without = (event: TurnEvent, { key }: Question): TurnEvent => ({
  ...event,
  blocks: event.blocks?.filter((block) => keyOf(block) !== key) ?? [],
});

const questionCards = (
  proposal: Pick<Proposal<World>, 'events' | 'questions' | 'stages'>,
  told: ReadonlySet<string>,
  moons: number,
): readonly Card[] => {
  const events = eventsByDecision(proposal.events);
  return proposal.questions.flatMap((question, index): readonly Card[] => {
    if (told.has(question.key)) return [];
    const place = question.about['place'];
    const event = events.get(question.key);
    return [
      {
        kind: 'question',
        key: question.key,
        time: timeOfQuestion(index, proposal, moons),
        place: typeof place === 'string' ? place : '',
        parties: partiesOf(question),
        mark: markOfWords(JSON.stringify([question.name, question.about, question.options])),
        question,
        ...(event === undefined ? {} : { event: without(event, question) }),
      },
    ];
  });
};

const byClock = (a: Card, b: Card): number =>
  compareFractions(a.time, b.time) || CARD_KINDS.indexOf(a.kind) - CARD_KINDS.indexOf(b.kind);

/**
 * Everything of a month that wants the GM's judgement, in the order of the clock. A question about an encounter lies
 * on the card of that encounter; losses and fates lie together by realm and moon, sieges by place and moon.
 */
export const cardsOf = (
  proposal: Pick<Proposal<World>, 'events' | 'fights' | 'questions' | 'stages'>,
  moons: number,
): readonly Card[] => {
  const questions = new Map(proposal.questions.map((question) => [question.key, question]));
  const encounters = encounterCards(proposal.events, questions);
  const told = new Set(
    encounters.flatMap((card) =>
      card.kind === 'encounter' && card.question !== undefined ? [card.question.key] : [],
    ),
  );
  return [
    ...questionCards(proposal, told, moons),
    ...encounters,
    ...fightCards(proposal.fights),
    ...groupCards(proposal.events),
  ].sort(byClock);
};
