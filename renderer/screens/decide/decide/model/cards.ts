import {
  type CardBlock,
  type CardGroup,
  compareFractions,
  type Explained,
  type Fight,
  type FigureBlock,
  fraction,
  type Fraction,
  fingerprintOfText,
  type Proposal,
  type Question,
  type TurnEvent,
  unitId,
  type World,
} from '../../../../../engine';
import { moonOf } from '../../../../model/turn/model/moments';
import { partiesOf, namedUnits } from '../../../../model/turn/model/realms';

const valueOf = ({ value }: Explained): number => value;

/** The part of a fight the GM accepts: who, with how much, which dice, to which end. Derivations are left out. */
const contentOfFight = ({ sides, rounds, winner, booty, overruled }: Fight): string =>
  JSON.stringify([
    sides.map(({ units }) =>
      units.map(({ party, unit, before, left, points, strength, fate }) => [
        party,
        unit,
        before,
        left,
        points.value,
        strength.value,
        fate,
      ]),
    ),
    rounds.map(({ strength, dice, roundStrength, losses }) => [
      strength.map(valueOf),
      dice.map(valueOf),
      roundStrength.map(valueOf),
      losses.map(({ lost, left }) => [lost.value, left]),
    ]),
    winner,
    booty.map(({ party, gold }) => [party, gold.value]),
    overruled ?? '',
  ]);

interface CardFrame {
  /** What it is to the GM: `question`, `fight`, or the id of a group of events. */
  readonly group: string;
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

/** A card that needs a decision of the GM. */
export type Card = CardFrame &
  (
    | {
        readonly kind: 'question';
        readonly question: Question;
        /** The event of the question, without the question; absent = it stands alone. */
        readonly event?: TurnEvent;
      }
    | { readonly kind: 'fight'; readonly fight: Fight }
    | { readonly kind: 'events'; readonly events: readonly TurnEvent[] }
  );

/** Groups of cards, in the order in which those of one moment follow each other. */
export function groupIds(groups: readonly CardGroup[]): readonly string[] {
  const idsOf = (isAlone: boolean): readonly string[] =>
    groups.filter(({ by }) => (by === 'event') === isAlone).map(({ id }) => id);
  return ['question', ...idsOf(true), 'fight', ...idsOf(false)];
}

const questionIn = (block: CardBlock): Question | undefined =>
  block.kind === 'decision' && !('input' in block.decision) ? block.decision : undefined;

/** The choices on the card of an event. */
const questionsOn = ({ blocks = [] }: TurnEvent): readonly Question[] =>
  blocks.flatMap((block) => questionIn(block) ?? []);

/** An event without the questions that are asked elsewhere. */
const without = (event: TurnEvent, isElsewhere: (key: string) => boolean): TurnEvent => ({
  ...event,
  blocks: event.blocks?.filter((block) => !isElsewhere(questionIn(block)?.key ?? '')) ?? [],
});

// Without its result: the GM's own decision is no reason to check it again.
const markOfQuestion = ({ name, about, options }: Question): string =>
  fingerprintOfText(JSON.stringify([name, about, options]));

/** A figure as the GM accepts it: his own is no reason to check it again. */
const contentOfFigure = ({ name, value, ruling }: FigureBlock): readonly unknown[] => [
  name,
  ruling,
  (value.kind === 'override' && value.ruling === ruling ? value.original : value).value,
];

/**
 * The part of an event the GM accepts. What he can decide of it, by a choice or by a figure of his own, represents its
 * result.
 */
const contentOfEvent = (event: TurnEvent): unknown => {
  const { kind, place, about, blocks = [] } = event;
  const questions = questionsOn(event);
  const figures = blocks.filter((block) => block.kind === 'figure');
  const isDecided = questions.length > 0 || figures.some(({ ruling }) => ruling !== undefined);
  return [
    place,
    isDecided ? questions.map((one) => [one.key, one.about, one.options]) : [kind, about],
    figures.map(contentOfFigure),
  ];
};

const written = ({ numerator, denominator }: Fraction): string =>
  `${String(numerator)}.${String(denominator)}`;

/** The card of one event: the choice it leaves to the GM, or what happened where it leaves none. */
const eventCard = (group: string, event: TurnEvent): Card => {
  const [question] = questionsOn(event);
  const { time, place, parties } = event;
  const name =
    question?.key ?? `${event.kind}/${place}/${fingerprintOfText(JSON.stringify(event.about))}`;
  const frame = { group, key: `${name}@${written(time)}`, time, place, parties };
  return question === undefined
    ? {
        ...frame,
        kind: 'events',
        events: [event],
        mark: fingerprintOfText(JSON.stringify(contentOfEvent(event))),
      }
    : {
        ...frame,
        kind: 'question',
        question,
        event: without(event, (key) => key === question.key),
        mark: markOfQuestion(question),
      };
};

const fightCards = (fights: readonly Fight[]): readonly Card[] =>
  fights.map((fight) => ({
    kind: 'fight',
    group: 'fight',
    key: fight.key,
    time: fight.time,
    place: fight.place,
    parties: fight.sides.flatMap(({ parties }) => parties),
    mark: fingerprintOfText(contentOfFight(fight)),
    fight,
  }));

/** Events on one card, by what they have in common. A question about one of them is on a card of its own. */
const togetherCards = (
  events: readonly TurnEvent[],
  { id, kinds, by }: CardGroup,
  isAsked: (key: string) => boolean,
): readonly Card[] => {
  const lying = new Map<string, TurnEvent[]>();
  for (const event of events) {
    if (!kinds.includes(event.kind)) continue;
    const subject = by === 'place' ? event.place : (event.parties[0] ?? '');
    const key = `${id}/${subject}/${String(moonOf(event.time))}`;
    lying.set(key, [...(lying.get(key) ?? []), event]);
  }
  return [...lying].map(([key, own]) => ({
    kind: 'events',
    group: id,
    key,
    time: own.map(({ time }) => time).reduce((a, b) => (compareFractions(a, b) < 0 ? b : a)),
    place: own[0]?.place ?? '',
    parties: [...new Set(own.flatMap(({ parties }) => parties))],
    mark: fingerprintOfText(
      JSON.stringify(
        own
          .filter((event) => !questionsOn(event).some((one) => isAsked(one.key)))
          .map(contentOfEvent),
      ),
    ),
    events: own.map((event) => without(event, isAsked)),
  }));
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

const questionCards = (
  proposal: Pick<Proposal<World>, 'events' | 'questions' | 'stages'>,
  told: ReadonlySet<string>,
  moons: number,
): readonly Card[] => {
  const events = new Map(
    proposal.events.flatMap((event) => questionsOn(event).map(({ key }) => [key, event] as const)),
  );
  return proposal.questions.flatMap((question, index): readonly Card[] => {
    const { key, about } = question;
    if (told.has(key)) return [];
    const event = events.get(key);
    return [
      {
        kind: 'question',
        group: 'question',
        key,
        time: timeOfQuestion(index, proposal, moons),
        place: typeof about['place'] === 'string' ? about['place'] : '',
        parties: partiesOf(question),
        mark: markOfQuestion(question),
        question,
        ...(event === undefined ? {} : { event: without(event, (other) => other === key) }),
      },
    ];
  });
};

/**
 * Everything of a month that needs the GM's decision, in chronological order: questions, fights, and events of the
 * groups the game declares. A question about an event that has a card of its own is on that card.
 */
export function cardsOf(
  proposal: Pick<Proposal<World>, 'events' | 'fights' | 'questions' | 'stages'>,
  moons: number,
  groups: readonly CardGroup[],
): readonly Card[] {
  const { events, fights, questions } = proposal;
  const asked = new Set(questions.map(({ key }) => key));
  const ofEvents = groups.flatMap((group) =>
    group.by === 'event'
      ? events
          .filter(({ kind }) => group.kinds.includes(kind))
          .map((event) => eventCard(group.id, event))
      : togetherCards(events, group, (key) => asked.has(key)),
  );
  const onEventCards = new Set(
    ofEvents.flatMap((card) => (card.kind === 'question' ? [card.question.key] : [])),
  );
  const order = groupIds(groups);
  return [...questionCards(proposal, onEventCards, moons), ...ofEvents, ...fightCards(fights)].sort(
    (a, b) => compareFractions(a.time, b.time) || order.indexOf(a.group) - order.indexOf(b.group),
  );
}

/** Views of the game's own on the card of an event: beside a map they stand in its column. */
export function ownBlocks({ blocks = [] }: TurnEvent): readonly CardBlock[] {
  return blocks.filter(({ kind }) => kind === 'own');
}

/** True if a fight broke out of an event: where and when it happened, among units that all fight in it. */
const leadsTo = ({ place, time, about }: TurnEvent, fight: Fight): boolean => {
  const fighting = fight.sides.flatMap(({ units }) =>
    units.map(({ party, unit }) => unitId(party, unit)),
  );
  return (
    place === fight.place &&
    compareFractions(time, fight.time) === 0 &&
    namedUnits(about).every((id) => fighting.includes(id))
  );
};

/** The event whose own views are shown beside a card: that of its question, or the one a fight broke out of. */
export function besideOf(card: Card, events: readonly TurnEvent[]): TurnEvent | undefined {
  if (card.kind === 'question') return card.event;
  if (card.kind === 'events') return undefined;
  return events.find((event) => ownBlocks(event).length > 0 && leadsTo(event, card.fight));
}
