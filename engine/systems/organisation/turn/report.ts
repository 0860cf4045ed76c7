import {
  type BalanceRow,
  type BalanceSheet,
  type Explained,
  fact,
  nodesOf,
  type PartyReport,
  type TurnEvent,
} from '../../../kernel';
import type { PartyKey } from '../../../world';
import { balancesOf } from '../views/balance';
import { money } from '../rules/money';
import type { PhaseTurn } from './turn';

type Figures = NonNullable<TurnEvent['figures']>;

/** True if a figure is made of what is the party's own alone: facts of others stay hidden (OS-20-03). */
const isOwnFigure = (figure: Figures[string], party: PartyKey): boolean =>
  nodesOf(figure).every((node) => {
    const owner = 'about' in node ? node.about['party'] : undefined;
    return owner === undefined || owner === party;
  });

/** A figure as the party may read it: what is derived from others' things is told without its derivation. */
const toldFigure = (figure: Explained, party: PartyKey): Explained => {
  if (isOwnFigure(figure, party)) return figure;
  if (figure.kind === 'operation')
    return { ...figure, parts: figure.parts.map((part) => toldFigure(part, party)) };
  const told = fact('organisation.withheld', figure.value);
  return figure.kind !== 'roll' && figure.unit === 'half' ? money(told) : told;
};

const toldCells = (cells: BalanceRow['cells'], party: PartyKey): BalanceRow['cells'] =>
  Object.fromEntries(
    Object.entries(cells).map(([column, figure]) => [column, toldFigure(figure, party)]),
  );

/** The books as their party may read them: how much was in a purse it robbed stays hidden (OS-20-03). */
const toldBalance = (sheet: BalanceSheet): BalanceSheet => {
  const { party, sections, summary, after } = sheet;
  const toldRow = (row: BalanceRow): BalanceRow => ({ ...row, cells: toldCells(row.cells, party) });
  return {
    ...sheet,
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map(toldRow),
      totals: toldCells(section.totals, party),
    })),
    summary: summary.map(toldRow),
    after: toldFigure(after, party),
  };
};

const figuresFor = ({ figures = {} }: TurnEvent, party: PartyKey): Figures | undefined => {
  const own = Object.entries(figures).filter(([, figure]) => isOwnFigure(figure, party));
  return own.length === 0 ? undefined : Object.fromEntries(own);
};

/** Who perceives an event: its witnesses, or without any noted the parties it names. */
const witnessesOf = ({ witnesses, parties }: TurnEvent): readonly PartyKey[] =>
  witnesses ?? parties;

/** What an event is, without the GM's choices about it and without figures. */
const bare = ({ kind, clause, time, place, parties, about, isPublic }: TurnEvent): TurnEvent => ({
  kind,
  clause,
  time,
  place,
  parties,
  about,
  ...(isPublic === true ? { isPublic } : {}),
});

/** An event as a witness is told of it: figures of others are left out. */
const toldEvent = (event: TurnEvent, party: PartyKey): TurnEvent => {
  const figures = figuresFor(event, party);
  return figures === undefined ? bare(event) : { ...bare(event), figures };
};

/** What everybody hears: that it happened, and to whom (OS-13-20, OS-20-03). */
const newsOf = (events: readonly TurnEvent[]): readonly TurnEvent[] =>
  events.filter(({ isPublic }) => isPublic === true).map(bare);

/** What everybody is told of the phase: own events, own books, own letters, and what is public (OS-20-03). */
export function report(turn: PhaseTurn): void {
  turn.balances = balancesOf(turn);
  const news = newsOf(turn.events);
  const reportFor = (party: PartyKey): PartyReport => {
    const balance = turn.balances.find((sheet) => sheet.party === party);
    return {
      party,
      turn: turn.input.world.clock.turn,
      marches: [],
      events: turn.events
        .filter((event) => event.isPublic !== true && witnessesOf(event).includes(party))
        .map((event) => toldEvent(event, party)),
      fights: [],
      findings: turn.findings.filter((found) => found.party === party),
      ...(balance === undefined ? {} : { balance: toldBalance(balance) }),
      gained: [],
      lost: [],
      discovered: [],
      explored: [],
      questions: [],
      news,
    };
  };
  turn.reports = Object.keys(turn.state.organisations).sort().map(reportFor);
}
