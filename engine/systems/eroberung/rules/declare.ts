import {
  asks,
  type ClauseId,
  type RegisteredFinding,
  rejects,
  rulingSetting,
  type Words,
} from '../../../kernel';

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
/** Words the GM is told about, while the order holds. */
export function told(clause: ClauseId, de: string, en: string): RegisteredFinding {
  return { ...unclear(clause, de, en), severity: 'WARN' };
}
