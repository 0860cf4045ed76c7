import { rulingSetting, setting, type Words } from '../../../kernel';

/** A text. */
export const text = (key: string, clause: string, initial: string, name: Words) =>
  setting(key, clause, 'text', initial, { name });
/** A reading without a switch of its own: as described, or by the GM case by case (TM-0-10). */
export const ruling = (no: number, clause: string, name: Words, help: Words, usual?: Words) =>
  rulingSetting(`tm.ruling.r${String(no)}`, clause, { name, help }, usual);
