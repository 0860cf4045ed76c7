import type { Objection, Params, Settings } from '../../../../kernel';
import type { World } from '../../../../world';

/** Objections of the rules to one record of a world. */
export type Inspector = (world: World, id: string, settings: Settings) => readonly Objection[];

function objected(
  isWrong: boolean,
  weight: Objection['weight'],
  field: string,
  code: string,
  clause: Objection['clause'],
  about: Params = {},
): readonly Objection[] {
  return isWrong ? [{ field, code, clause, weight, about }] : [];
}

type Said = [field: string, code: string, clause: Objection['clause'], about?: Params];

/** The objection that the rules know no such thing, if it holds. */
export function forbidden(isWrong: boolean, ...said: Said): readonly Objection[] {
  return objected(isWrong, 'forbidden', ...said);
}

/** The objection that this is seldom meant, if it holds. */
export function unusual(isWrong: boolean, ...said: Said): readonly Objection[] {
  return objected(isWrong, 'unusual', ...said);
}

/** A name is what everybody is called by in every list (WW-11.1-01). */
export function nameless(name: string): readonly Objection[] {
  return unusual(name.trim() === '', 'name', 'name', 'WW-11.1-01');
}
