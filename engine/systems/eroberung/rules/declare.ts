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
export const int = (key: string, clause: string, initial: number, name: Words, help?: Words) =>
  setting(key, clause, 'int', initial, help === undefined ? { name } : { name, help });
/** Yes or no. */
export const flag = (key: string, clause: string, initial: boolean, name: Words) =>
  setting(key, clause, 'bool', initial, { name });
/** One of several readings; the first one holds until the GM says otherwise. */
export const one = (
  key: string,
  clause: string,
  name: Words,
  options: Readonly<Record<string, Words>>,
) => setting(key, clause, 'enum', Object.keys(options)[0] ?? '', { name, options });
/** A reading without a switch of its own (EW-0-10). */
export const ruling = (no: number, clause: string, name: Words, help: Words) =>
  rulingSetting(`ew.ruling.w${String(no)}`, clause, { name, help });

/** An order that is refused: its words, then why, what was kept, what to do. */
export const refused = (clause: ClauseId, de: string, en: string): RegisteredFinding =>
  rejects(clause, `„{{words}}“: ${de}`, `“{{words}}”: ${en}`);
/** Words the GM is asked about. */
export const unclear = (clause: ClauseId, de: string, en: string): RegisteredFinding =>
  asks(clause, `„{{words}}“ ${de}`, `“{{words}}” ${en}`);
