import type { BalanceSheet } from './balance';
import type { TurnEvent } from './event';
import type { PartyReport } from './report';
import type { Turn } from './turn';

type Figures = NonNullable<TurnEvent['figures']>;

/** What a game decides itself about what its parties are told. */
export interface ReportRules {
  /** The books of the turn as each party may read them; none where the game has none. */
  readonly balances?: readonly BalanceSheet[];
  /** True if a party may see this figure of an event it is told of; absent = all of them. */
  readonly isTold?: (figure: Figures[string], party: string) => boolean;
}

/** What an event is, without the GM's choices about it and without figures. */
function bare({ kind, clause, time, place, parties, about, isPublic }: TurnEvent): TurnEvent {
  return {
    kind,
    clause,
    time,
    place,
    parties,
    about,
    ...(isPublic === true ? { isPublic } : {}),
  };
}

/**
 * What each party is told of a turn: the events it perceives (their witnesses, or the parties they name), what was
 * found of its letter, its books, and what is public. The news tell that something happened, and to whom.
 * @param parties Keys of those who are told, in the order of the reports.
 */
export function reportsOf(
  { events, findings, input }: Turn<{ readonly clock: { readonly turn: number } }>,
  parties: readonly string[],
  { balances = [], isTold = () => true }: ReportRules = {},
): readonly PartyReport[] {
  const news = events.filter(({ isPublic }) => isPublic === true).map(bare);
  const told = (event: TurnEvent, party: string): TurnEvent => {
    const own = Object.entries(event.figures ?? {}).filter(([, figure]) => isTold(figure, party));
    return own.length === 0 ? bare(event) : { ...bare(event), figures: Object.fromEntries(own) };
  };
  return parties.map((party) => {
    const balance = balances.find((sheet) => sheet.party === party);
    return {
      party,
      turn: input.world.clock.turn,
      marches: [],
      events: events
        .filter((event) => event.isPublic !== true)
        .filter(({ witnesses, parties: named }) => (witnesses ?? named).includes(party))
        .map((event) => told(event, party)),
      fights: [],
      findings: findings.filter((found) => found.party === party),
      ...(balance === undefined ? {} : { balance }),
      gained: [],
      lost: [],
      discovered: [],
      explored: [],
      questions: [],
      news,
    };
  });
}
