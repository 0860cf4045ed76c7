import {
  asks,
  type ClauseId,
  type RegisteredFinding,
  rejects,
  rulingSetting,
  setting,
  type Words,
} from '../../../kernel';

/** A whole number. */
export function int(key: string, clause: string, initial: number, name: Words, help?: Words) {
  return setting(key, clause, 'int', initial, help === undefined ? { name } : { name, help });
}
/** Yes or no. */
export function flag(key: string, clause: string, initial: boolean, name: Words) {
  return setting(key, clause, 'bool', initial, { name });
}
/** One of several readings; the first one holds until the GM chooses another. */
export function one(
  key: string,
  clause: string,
  name: Words,
  options: Readonly<Record<string, Words>>,
) {
  return setting(key, clause, 'enum', Object.keys(options)[0] ?? '', { name, options });
}
/** A reading without a switch of its own (EW-0-10). */
export function ruling(no: number, clause: string, name: Words, help: Words) {
  return rulingSetting(`ew.ruling.w${String(no)}`, clause, { name, help });
}

/** An order that is refused: its words, then why, what was left unchanged, what to do. */
export function refused(clause: ClauseId, de: string, en: string): RegisteredFinding {
  return rejects(clause, `„{{words}}“: ${de}`, `“{{words}}”: ${en}`);
}
/** Words the GM is asked about. */
export function unclear(clause: ClauseId, de: string, en: string): RegisteredFinding {
  return asks(clause, `„{{words}}“ ${de}`, `“{{words}}” ${en}`);
}
