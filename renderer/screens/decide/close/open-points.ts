import type { InboxItem, PartyKey, Proposal, Severity, TurnEvent, World } from '../../../../engine';
import type { TurnStepId } from '../../../model/turn/turn-view';
import type { RealmState } from '../../../model/turn/model/realms';

/** Something that is not settled yet, and where it can be. */
export interface OpenPoint {
  readonly kind:
    | 'covered'
    | 'letters'
    | 'missing'
    | 'unready'
    | 'findings'
    | 'questions'
    | 'cards'
    | 'withheld';
  readonly severity: Severity;
  readonly count: number;
  /** Realms it concerns; each leads to its own letter. */
  readonly parties: readonly PartyKey[];
  /** Covered results it is about, told by their cards. */
  readonly events?: readonly TurnEvent[];
  /** Where it is settled; null = not in this room. */
  readonly turnStep: TurnStepId | null;
}

/** What of a month is looked at before it is closed. */
export interface ClosingMonth {
  readonly realms: readonly RealmState[];
  /** Questions without an answer. */
  readonly questions: number;
  /** Cards the GM has not seen, questions apart. */
  readonly cards: number;
  readonly inbox: Readonly<Record<string, InboxItem>>;
  readonly proposal: Pick<Proposal<World>, 'events'> | null;
  /** Cards that are to be laid open before what came after them can be read. */
  readonly covered: readonly TurnEvent[];
  /** Where they are laid open. */
  readonly revealed: 'table' | 'decide';
}

const keysOf = (realms: readonly RealmState[]): readonly PartyKey[] =>
  realms.map(({ party }) => party.key);

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Realms whose evaluation is kept back because of their players' accounts (WW-1.4-07). */
const withheldOf = (proposal: ClosingMonth['proposal']): readonly PartyKey[] => [
  ...new Set(
    proposal?.events.filter(({ kind }) => kind === 'withheld').flatMap(({ parties }) => parties),
  ),
];

/** What of a month is not settled yet, in the order in which a GM goes through it; nothing = all is well. */
export function openPoints(month: ClosingMonth): readonly OpenPoint[] {
  const { realms, proposal } = month;
  const missing = realms.filter(({ state }) => state === 'missing');
  const unready = realms.filter(({ state }) => state === 'received' || state === 'checked');
  const found = realms.filter(({ open, warnings }) => open + warnings > 0);
  const demands = sum(found.map(({ open }) => open));
  const withheld = withheldOf(proposal);
  const letters = Object.values(month.inbox).filter(({ status }) => status === 'open').length;
  const points: readonly OpenPoint[] = [
    {
      kind: 'covered',
      severity: 'ASK',
      count: month.covered.length,
      parties: [],
      events: month.covered,
      turnStep: month.revealed,
    },
    { kind: 'letters', severity: 'ASK', count: letters, parties: [], turnStep: 'inbox' },
    {
      kind: 'missing',
      severity: 'WARN',
      count: missing.length,
      parties: keysOf(missing),
      turnStep: 'orders',
    },
    {
      kind: 'unready',
      severity: 'WARN',
      count: unready.length,
      parties: keysOf(unready),
      turnStep: 'orders',
    },
    {
      kind: 'findings',
      severity: demands > 0 ? 'ASK' : 'WARN',
      count: demands + sum(found.map(({ warnings }) => warnings)),
      parties: keysOf(found),
      turnStep: 'orders',
    },
    {
      kind: 'questions',
      severity: 'ASK',
      count: month.questions,
      parties: [],
      turnStep: 'decide',
    },
    { kind: 'cards', severity: 'WARN', count: month.cards, parties: [], turnStep: 'decide' },
    {
      kind: 'withheld',
      severity: 'WARN',
      count: withheld.length,
      parties: withheld,
      turnStep: null,
    },
  ];
  return points.filter(({ count }) => count > 0);
}
