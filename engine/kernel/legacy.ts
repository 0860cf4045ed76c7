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
import type { EncounterTable } from './encounter-table';
import type { Explained } from './explained';
import type { LetterPart } from './letter-part';
import type { MapRules, SettlementStyle } from './map-rules';
import type { FightOdds } from './odds';
import type { RealmList } from './realm-list';
import type { Rulings } from './ruling';
import type { Settings, Title } from './setting';
import type { TurnInput } from './turn-input';

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

/**
 * What Welt der Waben has beside the contract until it is ported to records, decisions and cards; every member is
 * absent for other games. The file goes when that is done.
 */
export interface LegacySystem<World> {
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
  /** Numbers of the moons in which parties hand in their balances. Absent for games without books. */
  readonly balanceMoons?: readonly number[];
  /**
   * What a party has and who it is, for its own eyes; undefined if there is no such party. Absent for games without
   * such lists.
   */
  readonly realmList?: (world: World, party: string, settings: Settings) => RealmList | undefined;
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
  /**
   * One fight of a turn fought again `runs` times with other dice, everything before it as in the turn; undefined if
   * the turn has no such fight. Absent for games without dice.
   */
  readonly fightOdds?: (
    input: TurnInput<World>,
    fight: string,
    runs: number,
  ) => FightOdds | undefined;
}

const NONE = {};

/** What a game has beside the contract; nothing of it for games that are on the contract, and without a game. */
export function legacyOf<World>(
  system: { readonly legacy?: LegacySystem<World> } | undefined,
): LegacySystem<World> {
  return system?.legacy ?? NONE;
}
