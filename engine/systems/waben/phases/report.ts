import type { PartyReport, TurnEvent } from '../../../kernel';
import type { PartyKey } from '../../../world';
import { publicEvents } from '../views/reportNews';
import { inOrderOfEvents, toldEvent, witnessesOf } from './report/events';
import { inOrderOfFights, toldFight } from './report/fights';
import { landNews } from './report/land';
import { detailOf, type Ears, unitsOfTurn } from './report/mention';
import { askerOf, isForPlayers, toldFinding, toldMarch, toldQuestion } from './report/words';
import { partiesInOrder, type WabenTurn } from './turn';

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

const isTold = (event: TurnEvent | undefined): event is TurnEvent => event !== undefined;

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
    const ears: Ears = { party, detail, unitOf };
    const of = <Item>(hand: ReadonlyMap<PartyKey, readonly Item[]>): readonly Item[] =>
      hand.get(party) ?? [];
    const balance = hands.balances.get(party);
    const { gained = [], lost = [], discovered = [], explored = [] } = land.get(party) ?? {};
    return {
      party,
      turn: input.world.clock.turn,
      marches: of(hands.marches).map((march) => toldMarch(march, ears)),
      events: of(hands.events)
        .map((event) => toldEvent(event, ears))
        .filter(isTold)
        .sort(inOrderOfEvents),
      fights: of(hands.fights)
        .map((fight) => toldFight(fight, ears, settings))
        .sort(inOrderOfFights),
      findings: of(hands.findings).map((found) => toldFinding(found, ears)),
      ...(balance === undefined ? {} : { balance }),
      gained,
      lost,
      discovered,
      explored,
      questions: of(hands.questions).map((question) => toldQuestion(question, ears)),
      news,
    };
  };
  turn.reports = partiesInOrder(turn).map(reportFor);
}
