import type { LetterContent } from '../../../orders';
import { ARMY_LETTERS } from '../data/armies';
import { type Area, ARMY_KINDS, type ArmyKind, type Good } from '../data/kinds';
import type { Task } from './vocabulary';

/** A field as letters name it: label of the Großfeld without zeros before it, Kleinfeld with two digits: `65/05`. */
export type Coord = string;

/** Kind and number of an army or a trader: `KH 1`, `H 3`. */
export type UnitName = string;

/** Goods points a trader carries or a city stores. */
export interface Load {
  readonly good: Good;
  readonly points: number;
}

/** A part of a split army. */
export interface Part {
  readonly unit: UnitName;
  readonly size: number;
}

/** What an army does to others (PI-05-89); `''` = the field is empty. */
export type Command = 'attack' | 'retreat' | 'negotiate' | 'none' | 'free' | '';

/** A line of the order sheet (PI-06-01). */
export interface Move {
  readonly kind: 'MOVE';
  readonly unit: UnitName;
  /** Empty = as in the books. */
  readonly from: Coord;
  /** Every field entered, the last one included; empty = it stands still (PI-06-09). */
  readonly path: readonly Coord[];
  /** Null = as in the books. */
  readonly size: number | null;
  readonly load: readonly Load[];
  readonly command: Command;
  /** Realm an attack is directed against; empty = everybody (PI-05-98). */
  readonly against: string;
  /** A free order for the GM, as written (PI-05-97). */
  readonly text: string;
  readonly isStationed: boolean;
  readonly isSecret: boolean;
  readonly leavesNeutral: boolean;
  /** Fleet it goes aboard of, or lands from; empty = none. */
  readonly aboard: UnitName;
  readonly landsFrom: UnitName;
  /** Armies a fleet takes along. */
  readonly carries: readonly UnitName[];
}

/** An own city by its field; empty = the letter leaves it to the rules. */
interface InCity {
  readonly city: Coord;
}

/** What a letter can order, and what it can say. */
export type Order =
  | Move
  | { readonly kind: 'SPLIT'; readonly unit: UnitName; readonly parts: readonly Part[] }
  | { readonly kind: 'MERGE'; readonly unit: UnitName; readonly units: readonly UnitName[] }
  /** GS per man against losses in hostile terrain (PI-05-83). */
  | { readonly kind: 'EQUIP'; readonly unit: UnitName; readonly rate: number }
  | {
      readonly kind: 'CONVERT';
      readonly unit: UnitName;
      readonly into: UnitName;
      readonly field: Coord;
    }
  | { readonly kind: 'STATION'; readonly unit: UnitName }
  /** Goods for a trader, an own city or a foreign one (PI-05a-10). */
  | {
      readonly kind: 'HAND_OVER';
      readonly unit: UnitName;
      readonly load: readonly Load[];
      readonly to: string;
    }
  | ({
      readonly kind: 'MUSTER';
      readonly unit: UnitName;
      readonly size: number;
      readonly field: Coord;
    } & InCity)
  | { readonly kind: 'CITY'; readonly field: Coord; readonly name: string }
  | ({ readonly kind: 'FORTIFY' | 'APPOINT' | 'DISMISS' } & InCity)
  /** Fields one after the other, each joined to the next (PI-08-03). */
  | { readonly kind: 'ROAD'; readonly path: readonly Coord[] }
  | { readonly kind: 'BRIDGE'; readonly from: Coord; readonly to: Coord }
  | { readonly kind: 'ESPIONAGE' | 'HYGIENE'; readonly amount: number }
  /** From which value; null = the sheet does not say. */
  | {
      readonly kind: 'PROMOTE';
      readonly good: Good;
      readonly area: Area;
      readonly from: number | null;
    }
  | ({ readonly kind: 'STORE'; readonly load: readonly Load[] } & InCity)
  | ({ readonly kind: 'TRADER'; readonly unit: UnitName } & InCity)
  | { readonly kind: 'DISBAND'; readonly unit: UnitName }
  | { readonly kind: 'TRANSFER'; readonly amount: number; readonly realm: string }
  | { readonly kind: 'CEDE'; readonly fields: readonly Coord[]; readonly realm: string }
  /** Against a realm, or against an army described in words (PI-09a-02). */
  | { readonly kind: 'MISSION'; readonly task: Task; readonly realm: string; readonly text: string }
  | { readonly kind: 'NAME'; readonly field: Coord; readonly name: string }
  | { readonly kind: 'RULER'; readonly name: string }
  /** What the player's own expense sheet says of something the books have (PI-10-02). */
  | { readonly kind: 'STATED'; readonly item: Stated; readonly amount: number }
  | { readonly kind: 'MESSAGE' | 'RUMOUR'; readonly text: string; readonly signed: string }
  | { readonly kind: 'LETTER'; readonly realm: string; readonly text: string }
  | { readonly kind: 'CULTURE'; readonly text: string };

/** Figures of an expense sheet that order nothing; `entry` = the price of the order before it. */
export type Stated = 'treasury' | 'pay' | 'administration' | 'total' | 'rest' | 'entry';

/** What a row of a letter holds. */
export type PiOrder = LetterContent<Order>;

/** The order of a kind, also of one that shares its form with others. */
export type OrderOf<Kind extends Order['kind']> = Order extends infer One
  ? One extends { readonly kind: infer Kinds }
    ? Kind extends Kinds
      ? One & { readonly kind: Kind }
      : never
    : never
  : never;

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** A field as letters name it, from what stands there: `65/5`, `065 / 05`. */
export function coordOf(text: string): Coord {
  const [, gf = '', kf = ''] = /^(\d+)\s*\/\s*(\d+)$/.exec(text.trim()) ?? [];
  return gf === '' ? '' : `${withoutZeros(gf)}/${withoutZeros(kf).padStart(2, '0')}`;
}

/** Name of a unit from what stands there: `kh1`, `KH 01`. */
export function unitNameOf(text: string): UnitName {
  const [, kind = '', number = ''] = /^([a-z]{1,3})\s*(\d+)$/i.exec(text.trim()) ?? [];
  return kind === '' ? '' : `${kind.toUpperCase()} ${withoutZeros(number)}`;
}

/** Kind of a unit by its name. */
export function kindIn(unit: UnitName): string {
  return unit.split(' ')[0] ?? '';
}

/** Kind of army by the letters of its name; undefined for traders and kinds of the GM. */
export function kindOfUnit(unit: UnitName): ArmyKind | undefined {
  return ARMY_KINDS.find((kind) => ARMY_LETTERS[kind] === kindIn(unit));
}
