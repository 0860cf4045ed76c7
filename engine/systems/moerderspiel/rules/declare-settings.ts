import { rulingSetting, setting, type Words } from '../../../kernel';

/** A text. */
export function text(key: string, clause: string, initial: string, name: Words) {
  return setting(key, clause, 'text', initial, { name });
}
/** A reading without a switch of its own: as described, or by the GM case by case (TM-0-10). */
export function ruling(no: number, clause: string, name: Words, help: Words, usual?: Words) {
  return rulingSetting(`tm.ruling.r${String(no)}`, clause, { name, help }, usual);
}
