import type { AccountState, TreatyState } from './accounts';
import type { BalanceSheet } from './balance';
import type { Presence, RegionFigure } from './board-presence';
import type { Random } from './chance';
import type { SheetComparison } from './comparison';
import type { CountryGame } from './country-board';
import type { Currency } from './currency';
import type { WallClock } from './deadlines';
import type { DrawnOrders } from './drawn-order';
import type { Finding } from './finding';
import type { FormDefinition } from './form';
import type { GameFounding } from './founding';
import type { HexGame } from './hex-board';
import type { GameLaboratory } from './laboratory';
import type { LetterPart } from './letter-part';
import type { LetteredGame } from './lettered-board';
import type { Completion, OrderSheet } from './order';
import type { OrderSubjects } from './order-subject';
import type { Json } from './params';
import type { GamePresets } from './preset';
import type { Proposal } from './proposal';
import type { RealmList } from './realm-list';
import type { Objection, RecordKind } from './record-kind';
import type { Restated, Saying } from './restated';
import type { RuleRegister } from './rule-register';
import type { Rulings } from './ruling';
import type { SettingDefinition, Settings, Title } from './setting';
import type { Table } from './table';
import type { ThreadReader } from './thread-reader';
import type { ProgressListener, TurnInput } from './turn-input';
import type { GameWords, Language } from './words';

/** Kind of board. */
export type BoardKind = 'grossfeld' | 'letteredHex' | 'regions' | 'countries';

/** How the letters of a game are read. Sheets handed in are ones this game has read. */
export interface OrderReader<World, Content = unknown> {
  /** Reads an order text under the settings of the campaign, if given; never throws, whatever the text. */
  readonly read: (
    text: string,
    party: string,
    world: World,
    settings?: Settings,
  ) => OrderSheet<Content>;
  /** Findings of a sheet against the world, without running it; the sheet's own are among them. */
  check(sheet: OrderSheet<Content>, world: World, settings: Settings): readonly Finding[];
  /**
   * Words obviously meant in the place of those of a finding, which the sheet has; undefined where nothing is obvious.
   */
  suggest(finding: Finding, sheet: OrderSheet<Content>, world: World): string | undefined;
  /** Every order and declaration of a sheet as it was understood, in the order of the letter. */
  restate(sheet: OrderSheet<Content>, world: World): readonly Restated[];
  /** The parts of a letter; never throws. Absent for games without parts. */
  parts?(text: string, party: string, world: World): readonly LetterPart[];
  /** How an order that is being written at a place of a text can go on; absent for games without a grammar. */
  complete?(text: string, at: number, party: string, world: World): readonly Completion[];
  /**
   * Lines of orders about a place of the board, or along a path over it, by keys of cells: those that are whole first, then
   * those that need more words; by default in German. On a map of hexes they are those that are lawful now.
   */
  linesAt?(
    places: readonly [string, ...string[]],
    party: string,
    world: World,
    language?: Language,
    settings?: Settings,
  ): readonly string[];
  /**
   * Lines of orders that words of a letter may mean, with what they name filled in, the most likely first. Absent for
   * games without a grammar.
   */
  linesAbout?(words: string, party: string, world: World, language?: Language): readonly string[];
  /**
   * An order at random as a player of the party might write it, for trials of whole games; most of them are lawful.
   * Empty = none now. Where orders are drawn on the map, those of units need not be among them.
   * @param likely Keys of things the order is more likely to be about.
   */
  compose?(party: string, world: World, random: Random, likely?: ReadonlySet<string>): string;
  /**
   * Keys of the house rules by which letters are read and checked: players may know these, and no
   * others. Absent = letters depend on none.
   */
  readonly rules?: readonly string[];
  /** Orders drawn on the map as paths of units; absent for games without such units. */
  readonly drawn?: DrawnOrders<World, Content>;
  /** Who is ordered; absent for games whose orders are about the party that writes them. */
  readonly subjects?: OrderSubjects<World, Content>;
  /** Orders in a public thread; absent for games without one. */
  readonly thread?: ThreadReader<World>;
}

/** Board of a game, and its rules. */
export interface GameBoard<World> {
  readonly kind: BoardKind;
  /**
   * Who is in which region, as a party knows it; `viewer` null = everything; by region, then party. Absent for games
   * without a board of regions.
   */
  readonly presence?: (
    world: World,
    viewer: string | null,
    settings: Settings,
  ) => readonly Presence[];
  /** The figures of a region the GM sets while he draws the board. Absent for games without such. */
  readonly figures?: (settings: Settings) => readonly RegionFigure[];
  /** Kinds and rules of a map of hexes with terrain. Absent for games without such a map. */
  readonly hex?: HexGame<World>;
  /** Board of lettered hexes. Absent for games without such a board. */
  readonly lettered?: LetteredGame<World>;
  /** Board of countries. Absent for games without one. */
  readonly countries?: CountryGame<World>;
}

/** Dates of turns. */
export interface GameCalendar<World> {
  /** The moons of a calendar, or nothing but the number of the turn. */
  readonly by: 'moons' | 'turns';
  /** Names of the moons in every language, as dates have them; absent for games without moons. */
  readonly moonNames?: readonly string[];
  /** Name of the open turn; empty = none. Absent for games whose turns have none. */
  readonly label?: (settings: Settings) => string;
  /** The real-time clock by which turns end; absent for games without one. */
  readonly clock?: (world: World, settings: Settings) => WallClock;
  /**
   * How the game names a turn by its number: a text `<game>:date.<name>`, such as day and round. Absent for games that
   * count turns and nothing else.
   */
  readonly dated?: (turn: number) => Saying;
  /** Numbers of the moons in which parties submit their balances. Absent for games without books. */
  readonly balanceMoons?: readonly number[];
  /** The turn with which the board that everybody knows was last published; absent = it holds for the open turn. */
  readonly publishedIn?: (turn: number) => number;
}

/** Rules about parties as a whole. */
export interface GameParties<World> {
  /** Figures by which parties are compared over time, by party and key; whole numbers. */
  readonly figures: (
    world: World,
    settings: Settings,
  ) => Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * Income and expenses of a party in its next period by the GM's data, without orders; undefined if there is no such
   * party. Absent for games that make no balance sheets.
   */
  readonly forecast?: (world: World, party: string, settings: Settings) => BalanceSheet | undefined;
  /**
   * Holds the lists in a letter of a party against the GM's books; undefined if there is no such party. Absent for
   * games whose letters have no such lists.
   */
  readonly compare?: (
    text: string,
    party: string,
    world: World,
    settings: Settings,
    rulings: Rulings,
  ) => SheetComparison | undefined;
  /**
   * Possessions and identity of a party, for itself; undefined if there is no such party. Absent for games whose
   * records show it.
   */
  readonly list?: (world: World, party: string, settings: Settings) => RealmList | undefined;
  /** The account of a participant; undefined if there is no such person. Absent for games that cost nothing. */
  readonly account?: (world: World, person: string, settings: Settings) => AccountState | undefined;
  /**
   * Whom a party knows by name, and whether by that of the realm alone or by that of its player, too. Whom it does not
   * know is told to it as unknown. Absent for games in which everybody is known.
   */
  readonly acquaintances?: (
    world: World,
    party: string,
  ) => Readonly<Record<string, 'realm' | 'player'>>;
  /**
   * Rows of the game that are no records (`World.affairs`), as far as a party may know them: letters are read and
   * checked against them. Absent for games without such rows.
   */
  readonly kept?: (world: World, party: string) => Readonly<Record<string, Json>>;
  /** Effects of a treaty; undefined if there is no such treaty. Absent where treaties are only text. */
  readonly treaty?: (world: World, treaty: string) => TreatyState | undefined;
  /**
   * Objections of the rules to a party, a participant or a treaty, by its key or id. Absent for games without such
   * rules.
   */
  readonly objections?: (
    world: World,
    of: 'party' | 'person' | 'treaty',
    id: string,
    settings: Settings,
  ) => readonly Objection[];
  /**
   * The world with the start equipment of a party that just joined; unchanged where the party is unknown or has it
   * already. Absent for games whose parties are set up by hand.
   */
  readonly found?: (world: World, party: string, settings: Settings) => World;
  /** Absent for games that bring no world, ask nothing and have no steps of their own before the first turn. */
  readonly founding?: GameFounding<World>;
}

/** The printed forms of a game. */
export interface GameForms<World> {
  /** In the order of the rule page. */
  readonly definitions: readonly FormDefinition[];
  /** Values of the fields of a form for a party, by field; empty for an unknown form. */
  readonly values: (
    form: string,
    world: World,
    party: string,
    settings: Settings,
    language: 'de' | 'en',
  ) => Readonly<Record<string, string>>;
}

/** A game: one folder and one line in the registry. docs/adding-a-game.md lists who reads each member. */
export interface RuleSystem<World, Content = unknown> {
  readonly id: string;
  readonly title: Title;
  readonly edition: string;
  /** Words of the game beside those of its declarations. Absent for games whose words are all shared texts. */
  readonly words?: GameWords;
  readonly board: GameBoard<World>;
  /** Absent for games without money: treasuries, books and ledger are left out for them. */
  readonly currency?: Currency;
  readonly calendar: GameCalendar<World>;
  /** Clauses and findings by name, for the rules screen. */
  readonly register: RuleRegister;
  readonly tables: readonly Table[];
  readonly settings: readonly SettingDefinition[];
  /** Absent for games with a single set of house rules. */
  readonly presets?: GamePresets;
  /** Kinds of records of the game: registers, forms, letters, knowledge and secrecy are derived from them. */
  readonly records: readonly RecordKind<World>[];
  readonly orders: OrderReader<World, Content>;
  /** Ids of the phases in the order in which they run. */
  readonly phases: readonly string[];
  /** Computes the turn. Returns undefined if the listener cancelled. Never changes its input. */
  readonly adjudicate: (
    input: TurnInput<World>,
    progress?: ProgressListener,
  ) => Proposal<World> | undefined;
  /**
   * The world after each phase of the turn, in order, for looking back at a moment of it; nothing of it is booked
   * (`turnOf`).
   */
  readonly moments: (input: TurnInput<World>) => readonly World[];
  readonly parties: GameParties<World>;
  /** By what whole games are compared; absent for games whose house rules cannot be tried out by playing. */
  readonly laboratory?: GameLaboratory<World>;
  /** Absent for games without printed forms. */
  readonly forms?: GameForms<World>;
  /**
   * The world with every party's knowledge brought up to date by what it sees now: makes the starting
   * knowledge of a new world, too. Never changes its input.
   */
  readonly observe: (world: World, settings?: Settings) => World;
}
