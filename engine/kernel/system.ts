import type { BalanceSheet } from './balance';
import type {
  AccountState,
  CastFigure,
  CastKind,
  CastObjection,
  Occupation,
  StandingStructure,
  StructureStyle,
  TreatyState,
  UnitStyle,
} from './cast';
import type { SheetComparison } from './comparison';
import type { Presence, RegionFigure } from './board-presence';
import type { Currency } from './currency';
import type { EncounterTable } from './encounter-table';
import type { Explained } from './explained';
import type { Finding } from './finding';
import type { LetterPart } from './letter-part';
import type { MapRules, SettlementStyle } from './map-rules';
import type { FormDefinition } from './form';
import type { FightOdds } from './odds';
import type { OrderSheet } from './order';
import type { Proposal } from './proposal';
import type { RecordKind } from './record-kind';
import type { RealmList } from './realm-list';
import type { Restated } from './restated';
import type { RuleRegister } from './rule-register';
import type { IsCovered } from './covered';
import type { Ruling, Rulings, RulingSubject } from './ruling';
import type { SettingDefinition, Settings, Title } from './setting';
import type { Table } from './table';
import type { GameWords } from './words';

/** How one terrain kind of a game looks and is called: all that drawing and reading a map needs. */
export interface TerrainStyle {
  readonly key: string;
  /** Abbreviation as printed. */
  readonly display: string;
  readonly name: Title;
  /**
   * Height level. 0 = water: everything of height 0 counts as sea to whoever draws, generates or measures frozen
   * water included. A game that calls its lowest land level 0 counts its levels from 1 here.
   */
  readonly height: number;
  /** Nature of the terrain, which picks its symbol: `normal`, `forest`, `lake` ... */
  readonly type: string;
  /** Colour key of the ring. */
  readonly outer: string;
  /** Colour key of the disc; equal to `outer` for a uniform field. */
  readonly inner: string;
  /** Heads living in one field of this kind; absent where the game does not say. */
  readonly inhabitants?: number;
}

/** A figure that the rules give for one field, such as its inhabitants; a room of the screen knows its name by `key`. */
export interface FieldFigure {
  readonly key:
    | 'difficulty'
    | 'inhabitants'
    | 'income'
    | 'settlementInhabitants'
    | 'settlementIncome';
  readonly value: Explained;
}

/** What a game is played on. */
export type BoardKind = 'grossfeld' | 'letteredHex' | 'regions' | 'countries';

/** Everything a run needs. The same input gives the same proposal, always (law 2). */
export interface TurnInput<World> {
  readonly world: World;
  /** Order texts by party key. */
  readonly orders: Readonly<Record<string, string>>;
  readonly rulings: Rulings;
  readonly settings: Settings;
  readonly seed: string;
  /** Messages, announcements and reports handed in with the turn. */
  readonly mail?: readonly Mail[];
  /** How order texts arrived; where a party has letters, the rules choose the one that counts. */
  readonly letters?: readonly Letter[];
  /** Date by which letters had to be there, ISO 8601; absent = none was announced. */
  readonly deadline?: string;
}

/** An order text on its way in. */
export interface Letter {
  readonly party: string;
  /** Person who handed it in; null = not noted. */
  readonly sender: string | null;
  /** Moment of receipt, ISO 8601. */
  readonly receivedAt: string;
  /** Turn for which it is written. */
  readonly turn: number;
  readonly text: string;
}

/** A message, announcement or report on its way; see the campaign's `MailItem`. */
export interface Mail {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly kind: 'message' | 'announcement' | 'culture' | 'treaty';
  readonly title: string;
  readonly text: string;
  readonly isPublic: boolean | null;
}

/** One phase of a turn: small, pure, takes the draft of the run and returns the next. */
export interface Phase<Run> {
  readonly id: string;
  readonly run: (run: Run) => Run;
}

/** Told before each phase; `false` from the listener cancels the run. */
export type ProgressListener = (done: number, total: number, phase: string) => boolean;

/** A game: one folder and one line in the registry. */
export interface RuleSystem<World, Content = unknown> {
  readonly id: string;
  readonly title: Title;
  readonly edition: string;
  /** What the game says beside the words of its declarations; the rules never read it. Absent for games whose words stand among the shared texts. */
  readonly words?: GameWords;
  readonly board: BoardKind;
  readonly currency: Currency;
  /** What turns are dated by: the moons of a calendar, or nothing but their number. */
  readonly calendar: 'moons' | 'turns';
  /** What the GM calls the open turn; empty = it has no name. Absent for games whose turns have none. */
  readonly turnLabel?: (settings: Settings) => string;
  /** Clauses and findings by name, for the room of the rules. */
  readonly register: RuleRegister;
  readonly tables: readonly Table[];
  /** What units that meet come to by their orders; absent for games without such a table. */
  readonly encounters?: EncounterTable;
  /** The terrain kinds of the game's map by key, in the order of its rule page; absent for games without terrain. */
  readonly terrains?: Readonly<Record<string, TerrainStyle>>;
  /** The kinds of settlements by key, smallest first; absent for games without settlements. */
  readonly settlements?: Readonly<Record<string, SettlementStyle>>;
  /** What the rules say while the map is drawn; absent for games whose map has no rules. */
  readonly mapRules?: MapRules<World>;
  /** The figures of one field of the truth, `ggg/kk`; none off the map. Absent for games without such figures. */
  readonly fieldFigures?: (
    world: World,
    field: string,
    settings: Settings,
  ) => readonly FieldFigure[];
  readonly settings: readonly SettingDefinition[];
  /** Ids of the phases in the order in which they run. */
  readonly phases: readonly string[];
  /** Reads an order text; never throws, whatever the text (WW-0.3-03). */
  readonly readOrders: (text: string, party: string, world: World) => OrderSheet<Content>;
  /**
   * Findings of a sheet against the world, without running it. Contains the sheet's own findings. The sheet is
   * one this system has read; a method, so that systems of different contents fit in one registry.
   */
  checkOrders(sheet: OrderSheet<Content>, world: World, settings: Settings): readonly Finding[];
  /**
   * Words obviously meant in the place of those of a finding, which the sheet of this system has; undefined where
   * nothing is obvious. Absent for games that suggest nothing.
   */
  suggestedWords?(finding: Finding, sheet: OrderSheet<Content>, world: World): string | undefined;
  /** Every order and declaration of a sheet of this system as it was understood, in the order of the letter. */
  restatedOrders?(sheet: OrderSheet<Content>, world: World): readonly Restated[];
  /** Computes the turn. Returns undefined if the listener cancelled. Never changes its input. */
  readonly adjudicate: (
    input: TurnInput<World>,
    progress?: ProgressListener,
  ) => Proposal<World> | undefined;
  /** Numbers of the moons in which parties hand in their balances. Absent for games without books. */
  readonly balanceMoons?: readonly number[];
  /**
   * What a party earns and owes in a half-year by the GM's data, nothing raised or built; undefined if there is no
   * such party. Absent for games without books.
   */
  readonly halfYear?: (world: World, party: string, settings: Settings) => BalanceSheet | undefined;
  /**
   * What a party has and who it is, for its own eyes; undefined if there is no such party. Absent for games without
   * such lists.
   */
  readonly realmList?: (world: World, party: string, settings: Settings) => RealmList | undefined;
  /**
   * What is kept of the game, kind by kind: registers, forms, letters, knowledge and secrecy come of it. Absent for
   * games that declare what they keep otherwise.
   */
  readonly records?: readonly RecordKind<World>[];
  /**
   * Who is in which region of the board, as a party knows it or (`looker` null) as it is; by region, then party.
   * Absent for games without a board of regions.
   */
  readonly boardPresence?: (
    world: World,
    looker: string | null,
    settings: Settings,
  ) => readonly Presence[];
  /** The figures of a region the GM sets while he draws the board. Absent for games without such. */
  readonly regionFigures?: (settings: Settings) => readonly RegionFigure[];
  /**
   * Which results of a run nobody at the table may read before the GM lays them open; undefined where all lies open.
   * Absent for games that cover nothing.
   */
  readonly coveredResults?: (proposal: Proposal<World>, rulings: Rulings) => IsCovered | undefined;
  /** What a ruling of the game's own is about; undefined for those all games share. Absent for games without such. */
  readonly rulingSubject?: (
    ruling: Pick<Ruling, 'key' | 'value'>,
    world: World,
  ) => RulingSubject | undefined;
  /**
   * The world with a party that just joined it given what newcomers have; unchanged where the party is unknown or has
   * it already. Absent for games whose parties are set up by hand.
   */
  readonly foundParty?: (world: World, party: string, settings: Settings) => World;
  /** Holds the lists in a letter of a party against the GM's books; undefined if there is no such party. */
  readonly compareSheet?: (
    text: string,
    party: string,
    world: World,
    settings: Settings,
    rulings: Rulings,
  ) => SheetComparison | undefined;
  /** The parts of which a letter of a party is made up; never throws. Absent for games that do not tell parts. */
  readonly letterParts?: (text: string, party: string, world: World) => readonly LetterPart[];
  /** Objections to one sheet of the world as it stands in it. Absent for games without such rules. */
  readonly castObjections?: (
    world: World,
    kind: CastKind,
    id: string,
    settings: Settings,
  ) => readonly CastObjection[];
  /** What the rules derive for one sheet; ids as for `castObjections`, of structures without books as well. */
  readonly castFigures?: (
    world: World,
    kind: CastKind,
    id: string,
    settings: Settings,
  ) => readonly CastFigure[];
  /** All structures on sides, standing or being built, in order of position. Absent for games without them. */
  readonly structures?: (world: World, settings: Settings) => readonly StandingStructure[];
  /** Kinds of structures by key. Absent for games without them. */
  readonly structureTypes?: (settings: Settings) => Readonly<Record<string, StructureStyle>>;
  /** Types of units by key, in the order of the rule page; absent for games without units. */
  readonly unitTypes?: Readonly<Record<string, UnitStyle>>;
  /** Who is in and before the settlement of a field; undefined if there is none. */
  readonly occupation?: (world: World, field: string, settings: Settings) => Occupation | undefined;
  /** The account of a person; undefined if there is no such person. Absent for games without accounts. */
  readonly personAccount?: (
    world: World,
    person: string,
    settings: Settings,
  ) => AccountState | undefined;
  /** What a treaty comes to; undefined if there is no such treaty. Absent for games without treaties. */
  readonly treatyState?: (world: World, treaty: string) => TreatyState | undefined;
  /** Figures by which realms are compared over time, by party and key; whole numbers. */
  readonly realmFigures?: (
    world: World,
    settings: Settings,
  ) => Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * One fight of a turn fought again `runs` times with other dice, everything before it as in the turn; undefined if
   * the turn has no such fight. Absent for games without dice.
   */
  readonly fightOdds?: (
    input: TurnInput<World>,
    fight: string,
    runs: number,
  ) => FightOdds | undefined;
  /** The printed forms of the game, in the order of its rule page. Absent for games without forms. */
  readonly forms?: readonly FormDefinition[];
  /** What the GM fills into the fields of a form for a party, by field; empty for an unknown form. */
  readonly formValues?: (
    form: string,
    world: World,
    party: string,
    settings: Settings,
    language: 'de' | 'en',
  ) => Readonly<Record<string, string>>;
  /**
   * The world with every party's knowledge brought up to date by what it sees now: makes the starting
   * knowledge of a new world, too. Never changes its input.
   */
  readonly observe: (world: World, settings?: Settings) => World;
}
