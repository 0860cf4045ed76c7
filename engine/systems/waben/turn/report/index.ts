import { fieldAddress, type GrossfeldNo } from '../../../../hex';
import type { PartyReport, TurnEvent } from '../../../../kernel';
import { grossfelderOf, KNOWN, type PartyKey, type World } from '../../../../world';
import { publicEvents } from '../../views/reportNews';
import { partiesInOrder, type WabenTurn } from '../turn';
import { inOrderOfEvents, reportedEvent, witnessesOf } from './events';
import { inOrderOfFights, reportedFight } from './fights';
import {
  askerOf,
  detailOf,
  type ReportScope,
  isForPlayers,
  reportedFinding,
  reportedMarch,
  reportedQuestion,
  unitsOfTurn,
} from './mention';

/** What a turn did to the land of a party and to what it knows of the land, as fields in the order of the map. */
interface LandNews {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly discovered: readonly string[];
  readonly explored: readonly string[];
}

type Mutable = Record<keyof LandNews, string[]>;

/** Fields newly seen at a level. */
const reached = (was: number, is: number, level: number): boolean => was < level && is >= level;

/** The Großfelder of the map of which a party knows something, in order of their numbers. */
const knownOf = ({ knowledge, map }: World, party: PartyKey): readonly GrossfeldNo[] =>
  (Object.keys(knowledge[party]?.grossfelder ?? {}) as GrossfeldNo[])
    .filter((no) => no in map.grossfelder)
    .sort();

function compareKnowledge(before: World, after: World, party: PartyKey, news: Mutable): void {
  const levelsOf = ({ knowledge }: World, no: GrossfeldNo): readonly number[] =>
    knowledge[party]?.grossfelder[no]?.level ?? [];
  for (const no of knownOf(after, party)) {
    const [was, is] = [levelsOf(before, no), levelsOf(after, no)];
    if (was === is) continue;
    is.forEach((now, index) => {
      const old = was[index] ?? 0;
      if (now <= old) return;
      const field = fieldAddress(no, index + 1);
      if (reached(old, now, KNOWN.terrain)) news.discovered.push(field);
      if (reached(old, now, KNOWN.details)) news.explored.push(field);
    });
  }
}

function compareOwners(
  before: World,
  after: World,
  newsOf: (party: PartyKey) => Mutable | undefined,
): void {
  for (const chunk of grossfelderOf(after.map)) {
    const owners = before.map.grossfelder[chunk.no]?.owner;
    if (owners === undefined || owners === chunk.owner) continue;
    chunk.owner.forEach((owner, index) => {
      const old = owners[index] ?? null;
      if (old === owner) return;
      const field = fieldAddress(chunk.no, index + 1);
      if (owner !== null) newsOf(owner)?.gained.push(field);
      if (old !== null) newsOf(old)?.lost.push(field);
    });
  }
}

/** Fields won, lost, first seen and first seen in detail, for every party (WW-8.2-40, WW-10.1-12, WW-11.1-02). */
const landNews = (before: World, after: World): ReadonlyMap<PartyKey, LandNews> => {
  const news = new Map<PartyKey, Mutable>();
  for (const party of Object.keys(after.parties)) {
    news.set(party, { gained: [], lost: [], discovered: [], explored: [] });
  }
  compareOwners(before, after, (party) => news.get(party));
  for (const [party, mine] of news) compareKnowledge(before, after, party, mine);
  return news;
};

/** Things by the party that gets them; everything keeps its order. */
const dealt = <Item>(
  items: readonly Item[],
  partiesOf: (item: Item) => Iterable<PartyKey>,
): ReadonlyMap<PartyKey, readonly Item[]> => {
  const hands = new Map<PartyKey, Item[]>();
  for (const item of items) {
    for (const party of new Set(partiesOf(item))) {
      const hand = hands.get(party);
      if (hand === undefined) hands.set(party, [item]);
      else hand.push(item);
    }
  }
  return hands;
};

const isParty = (party: PartyKey | undefined): party is PartyKey => party !== undefined;

/** What the turn brought, dealt out by party. */
const dealtOf = ({ events, fights, marches, findings, questions, balances }: WabenTurn) => {
  const onlookers = new Map(
    events
      .filter(({ kind }) => kind === 'fight')
      .map((event): [unknown, readonly PartyKey[]] => [event.about['fight'], witnessesOf(event)]),
  );
  return {
    events: dealt(
      events.filter(({ isPublic }) => isPublic !== true),
      witnessesOf,
    ),
    fights: dealt(fights, ({ key, sides }) => [
      ...sides.flatMap(({ parties }) => parties),
      ...(onlookers.get(key) ?? []),
    ]),
    marches: dealt(marches, ({ party }) => [party]),
    findings: dealt(findings.filter(isForPlayers), ({ party }) => [party]),
    questions: dealt(questions, (question) => [askerOf(question)].filter(isParty)),
    balances: new Map(balances.map((sheet) => [sheet.party, sheet])),
  };
};

const isReported = (event: TurnEvent | undefined): event is TurnEvent => event !== undefined;

/**
 * The last phase: what each party is told of the turn. Made of what it did, saw and met alone; foreign units appear
 * by kind and owner, the persons behind parties not at all (WW-1.1-03, WW-8.2-40, WW-10.1-12, WW-10.1-14, WW-10.2-02).
 */
export function reportTurn(turn: WabenTurn): void {
  const { input, world } = turn;
  const { settings } = input;
  const hands = dealtOf(turn);
  const news = publicEvents(turn.events);
  const land = landNews(input.world, world);
  const unitOf = unitsOfTurn(input.world, world);
  const detail = detailOf(settings);
  const reportFor = (party: PartyKey): PartyReport => {
    const scope: ReportScope = { party, detail, unitOf };
    const of = <Item>(hand: ReadonlyMap<PartyKey, readonly Item[]>): readonly Item[] =>
      hand.get(party) ?? [];
    const balance = hands.balances.get(party);
    const { gained = [], lost = [], discovered = [], explored = [] } = land.get(party) ?? {};
    return {
      party,
      turn: input.world.clock.turn,
      marches: of(hands.marches).map((march) => reportedMarch(march, scope)),
      events: of(hands.events)
        .map((event) => reportedEvent(event, scope))
        .filter(isReported)
        .sort(inOrderOfEvents),
      fights: of(hands.fights)
        .map((fight) => reportedFight(fight, scope, settings))
        .sort(inOrderOfFights),
      findings: of(hands.findings).map((found) => reportedFinding(found, scope)),
      ...(balance === undefined ? {} : { balance }),
      gained,
      lost,
      discovered,
      explored,
      questions: of(hands.questions).map((question) => reportedQuestion(question, scope)),
      news,
    };
  };
  turn.reports = partiesInOrder(turn).map(reportFor);
}
