import type {
  BalanceSheet,
  Explained,
  Finding,
  OrderSheet,
  Params,
  PartyReport,
  Posting,
  Question,
  Roll,
  Stage,
  TurnEvent,
  TurnInput,
} from '../../../kernel';
import type { PartyKey, RegionBoard, World } from '../../../world';
import type { OrganisationOrder } from '../orders/order';
import type { ActionRecord, EventRecord, UnrestRecord, WarRecord } from '../record';
import type { GameState, Step } from '../state/types';

/** The draft of a phase, handed from step to step. Steps only append to the lists. */
export interface PhaseRun {
  readonly input: TurnInput<World>;
  readonly board: RegionBoard;
  readonly sheets: Readonly<Record<PartyKey, OrderSheet<OrganisationOrder>>>;
  readonly state: GameState;
  /** The state after each finished step, in their order: what the stepper shows. */
  readonly snapshots: readonly GameState[];
  readonly postings: readonly Posting[];
  readonly events: readonly TurnEvent[];
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
  readonly stages: readonly Stage[];
  readonly balances: readonly BalanceSheet[];
  readonly reports: readonly PartyReport[];
  /** Cards for the game's own views. */
  readonly eventCards: readonly EventRecord[];
  readonly actions: readonly ActionRecord[];
  readonly wars: readonly WarRecord[];
  readonly unrest: readonly UnrestRecord[];
  /** Order in which the organisations act in step 4 (OS-9.4-04); absent before that. */
  readonly actingOrder?: readonly PartyKey[];
  /** Every die in the order in which it was rolled. */
  readonly rolls: readonly {
    readonly party: PartyKey;
    readonly purpose: string;
    readonly about: Params;
    readonly roll: Roll;
  }[];
  /** Figures of money of the phase, by party: what the balance sheet is made of, in halves. */
  readonly figures: Readonly<Record<PartyKey, readonly MoneyFigure[]>>;
}

/** One figure of money of a phase; the GM's word for it has the key `balance/<party>/<section>/<row>/amount`. */
export interface MoneyFigure {
  /** Step in which it arises. */
  readonly section: Step;
  /** Name of the row within its section: its key and what it is about. */
  readonly row: string;
  readonly key: string;
  readonly about: Params;
  readonly value: Explained;
  /** False = it leaves the purse. */
  readonly isIncome: boolean;
}
