import {
  type CardBlock,
  compareFractions,
  type PartyReport,
  type Proposal,
  type TurnEvent,
  type World,
} from '../../../../../engine';
import type { Card } from './cards';

/** True if a report contains this very event: same kind, place and moment, and the same own units. */
const isSameEvent = (told: TurnEvent, event: TurnEvent, party: string): boolean =>
  told.kind === event.kind &&
  told.place === event.place &&
  compareFractions(told.time, event.time) === 0 &&
  Object.entries(event.about).every(
    ([name, value]) =>
      typeof value !== 'string' || !value.startsWith(`${party}:`) || told.about[name] === value,
  );

/** The key under which the GM decides a block of a card. */
const keyOfBlock = (block: CardBlock): readonly string[] => {
  if (block.kind === 'decision') return [block.decision.key];
  return block.kind === 'figure' && block.ruling !== undefined ? [block.ruling] : [];
};

const eventsOf = (card: Card): readonly TurnEvent[] => {
  if (card.kind === 'question') return card.event === undefined ? [] : [card.event];
  return card.kind === 'fight' ? [] : card.events;
};

/** What one report says of a card. */
type ReportedOn = Pick<PartyReport, 'party' | 'fights' | 'events'>;

/**
 * What the reports say of a card, party by party: its fight or its events, and those that are results of what is decided
 * on it. Reports without a word of it are left out.
 */
export function reportedOn(
  card: Card,
  { events, reports }: Pick<Proposal<World>, 'events' | 'reports'>,
): readonly ReportedOn[] {
  const own = eventsOf(card);
  const asked = card.kind === 'question' ? [card.question.key] : [];
  const keys = new Set([...asked, ...own.flatMap(({ blocks = [] }) => blocks.flatMap(keyOfBlock))]);
  const all = [...own, ...events.filter(({ resultOf = '' }) => keys.has(resultOf))];
  return reports
    .map(({ party, ...report }) => ({
      party,
      fights: report.fights.filter(({ key }) => card.kind === 'fight' && key === card.fight.key),
      events: report.events.filter((told) => all.some((event) => isSameEvent(told, event, party))),
    }))
    .filter(({ fights, events: told }) => fights.length + told.length > 0);
}
