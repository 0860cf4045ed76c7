import { type FieldAddress, fieldAddress } from '../../hex';
import type { TurnEvent } from '../../kernel';
import type { Campaign } from '../campaign';
import type { NewsIssue } from '../delivery';
import type { PartySnapshot } from '../party-snapshot';
import { settingsInForce } from '../editions';
import { settlementAt } from '../fields';
import type { HiddenFact } from '../hidden-fact';
import type { ViewChunk } from '../knowledge';
import { openTextsOf } from '../records';
import { isCarried } from '../news-sources';
import {
  addressesIn,
  type HiddenStock,
  stockOf,
  textOfData,
  type KnownAnyway,
  readableIn,
} from './known-anyway';
import type { Candidate } from './candidate';
import { foldedText } from './fold';
import { openTurnFacts } from './of-desk';
import { letterFacts } from './of-letters';
import { type HidingGame, ledgerFacts, worldFacts } from './of-world';

export {
  addressesIn,
  type FoundWord,
  foundWords,
  type NamedField,
  type WordIndex,
  wordIndexOf,
} from './known-anyway';
export { EDGE, type FoldedText, foldedText } from './fold';
export type { HidingGame } from './of-world';

/** Moons of a year. */
const MOONS_OF_YEAR = 12;

/** Stocks of the campaigns looked at; a campaign never changes. */
const stocks = new WeakMap<Campaign, CampaignStock>();

/** Hidden facts of a campaign, and words of theirs that public records contain. */
interface CampaignStock extends HiddenStock {
  readonly open: ReadonlySet<string>;
}

/** Every date of the years a campaign was played in, as it is printed: `Falkenmond 419`. */
const datesOf = ({ world, archive }: Campaign, { calendar }: HidingGame): readonly string[] => {
  const { year, moonsPerTurn } = world.clock;
  const moons = calendar.moonNames ?? [];
  const years = Math.ceil((Object.keys(archive).length * moonsPerTurn) / MOONS_OF_YEAR);
  return Array.from({ length: years + 1 }, (_, ago) => year - ago).flatMap((one) =>
    moons.map((moon) => `${moon} ${String(one)}`),
  );
};

const stockFor = (campaign: Campaign, game: HidingGame): CampaignStock => {
  const before = stocks.get(campaign);
  if (before !== undefined) return before;
  const settings = settingsInForce(campaign);
  const hidden = stockOf(
    [
      ...worldFacts(campaign.world, settings, game),
      ...ledgerFacts(campaign, game.currency),
      ...letterFacts(campaign),
      ...openTurnFacts(campaign, settings, game),
    ],
    datesOf(campaign, game),
  );
  const read = textOfData(openTextsOf(game.records, campaign.world, settings));
  const stock = { ...hidden, open: readableIn(read, hidden, new Set(), new Set()).words };
  stocks.set(campaign, stock);
  return stock;
};

const fieldLeft = (
  fact: HiddenFact,
  { fields, grossfelder }: KnownAnyway,
): readonly HiddenFact[] => {
  if (!grossfelder.has(fact.about)) return [fact];
  const words = fact.words.filter((word) => word.charAt(3) === '/' && !fields.has(word));
  return words.length === 0 ? [] : [{ ...fact, words }];
};

const factLeft = (fact: HiddenFact, known: KnownAnyway): readonly HiddenFact[] => {
  if (fact.kind === 'field') return fieldLeft(fact, known);
  const words = fact.words.filter((word) => !known.words.has(foldedText(word).letters));
  if (words.length === fact.words.length) return [fact];
  return words.length === 0 ? [] : [{ ...fact, words }];
};

const lettersOf = ({ fact }: Candidate): readonly string[] =>
  fact.kind === 'field' ? [] : fact.words.map((word) => foldedText(word).letters);

/** Fields of which anything is known: themselves, or one of their sides or corners from beyond it. */
const fieldsOfChunk = ({
  no,
  level,
  sides,
  walls,
  springs,
}: ViewChunk): readonly FieldAddress[] => {
  const beside = [sides, walls, springs]
    .flatMap((record) => Object.keys(record))
    .map((index) => Math.floor(Number(index) / 6));
  const known = level.flatMap((one, index) => (one > 0 ? [index] : []));
  return [...known, ...beside].map((index) => fieldAddress(no, index + 1));
};

/** Fields of which a realm knows anything, and the Großfelder it can name. */
const knownGround = (
  snapshot: PartySnapshot,
): { readonly fields: ReadonlySet<FieldAddress>; readonly grossfelder: ReadonlySet<string> } => ({
  fields: new Set(Object.values(snapshot.view.chunks).flatMap(fieldsOfChunk)),
  grossfelder: new Set([
    ...snapshot.plots.map(({ no }) => no),
    ...Object.values(snapshot.view.chunks).map(({ no }) => no),
  ]),
});

/**
 * Facts a realm must not learn from any delivery: everything of a campaign that is not its own, without what its party
 * snapshot or a public record contains anyway. `game` is that of the campaign. The campaign is searched once for all
 * realms.
 */
export function hiddenFactsOf(
  campaign: Campaign,
  snapshot: PartySnapshot,
  game: HidingGame,
): readonly HiddenFact[] {
  const stock = stockFor(campaign, game);
  const { key } = snapshot.party;
  const { fields, grossfelder } = knownGround(snapshot);
  const readable = readableIn(textOfData(snapshot), stock, fields, grossfelder);
  const own = stock.candidates.filter(({ owners }) => owners.includes(key)).flatMap(lettersOf);
  const known: KnownAnyway = {
    ...readable,
    words: new Set([...readable.words, ...stock.open, ...own]),
  };
  return stock.candidates
    .filter(({ owners }) => !owners.includes(key))
    .flatMap(({ fact }) => factLeft(fact, known));
}

/** Names of the settlements in which something public happened. */
const stagesOf = ({ world }: Campaign, published: readonly TurnEvent[]): readonly string[] =>
  published
    .flatMap(({ place }) => addressesIn(place))
    .flatMap(({ field }) => settlementAt(world.map, field)?.name ?? []);

/** Content of an event in the newsletter: without its witnesses and derivations. */
const reportedOfEvent = ({ place, parties, about }: TurnEvent): unknown => [place, parties, about];

/** Text of a published issue as read: its words, without sources and without what had to wait. */
const printedIn = (issue: NewsIssue): unknown => [
  [issue.title, issue.motto],
  issue.items
    .filter((item) => isCarried(issue, item))
    .map(({ headline, text, signature, picture, map }) => [
      [headline, text, picture?.caption ?? map?.caption],
      signature.kind === 'none' ? undefined : signature.name,
    ]),
];

/**
 * Facts nobody may learn from the newsletter: everything that is neither in a public event nor in an announcement, a
 * public text of culture or a published issue. That a realm exists, and who leads it, is no secret of it. `published`
 * are the events that may be in the issue.
 */
export function hiddenFactsOfAll(
  campaign: Campaign,
  game: HidingGame,
  published: readonly TurnEvent[] = [],
): readonly HiddenFact[] {
  const stock = stockFor(campaign, game);
  const { archive, culture, newsletters, world } = campaign;
  const text = textOfData(
    published.map(reportedOfEvent),
    stagesOf(campaign, published),
    Object.values(archive)
      .flatMap(({ mail = {} }) => Object.values(mail))
      .filter(({ kind, isPublic }) => kind === 'announcement' || isPublic === true)
      .map(({ title, text: words }) => [title, words]),
    Object.values(culture)
      .filter(({ isPublic }) => isPublic)
      .map(({ title, text: words }) => [title, words]),
    Object.values(newsletters)
      .filter(({ releasedAt }) => releasedAt !== null)
      .map(printedIn),
    Object.values(world.parties).map(({ name, ruler }) => [name, ruler]),
  );
  const readable = readableIn(text, stock, new Set(), new Set());
  return stock.candidates.flatMap(({ fact }) => factLeft(fact, readable));
}
