import { rulingSetting, setting, type Words } from '../../../kernel';

/** A whole number. */
export function int(key: string, clause: string, initial: number, name: Words, help?: Words) {
  return setting(key, clause, 'int', initial, help === undefined ? { name } : { name, help });
}
/** Yes or no. */
export function flag(key: string, clause: string, initial: boolean, name: Words, help?: Words) {
  return setting(key, clause, 'bool', initial, help === undefined ? { name } : { name, help });
}
/** A text. */
export function text(key: string, clause: string, initial: string, name: Words) {
  return setting(key, clause, 'text', initial, { name });
}
/** One of several readings; the first one holds until the GM chooses another. */
export function one(
  key: string,
  clause: string,
  name: Words,
  options: Readonly<Record<string, Words>>,
  help?: Words,
) {
  return setting(key, clause, 'enum', Object.keys(options)[0] ?? '', {
    name,
    options,
    ...(help === undefined ? {} : { help }),
  });
}

/** A reading without a switch of its own: as described, or by the GM case by case (TM-0-10). */
export function ruling(no: number, clause: string, name: Words, help: Words, usual?: Words) {
  return rulingSetting(`tm.ruling.r${String(no)}`, clause, { name, help }, usual);
}
