import type { Objection, Params, Settings } from '../../../../kernel';
import type { World } from '../../../../world';

/** An objection to one field of a sheet, not yet tied to the sheet. */
export interface FieldObjection extends Omit<Objection, 'about'> {
  readonly about?: Params;
}

/** What the rules say against one sheet of a world. */
export type Inspector = (world: World, id: string, settings: Settings) => readonly FieldObjection[];

/** The objection if it holds. */
export function when(isWrong: boolean, said: () => FieldObjection): readonly FieldObjection[] {
  return isWrong ? [said()] : [];
}

/** A name is what everybody is called by in every list (WW-11.1-01). */
export function nameless(name: string): readonly FieldObjection[] {
  return when(name.trim() === '', () => ({
    field: 'name',
    code: 'name',
    clause: 'WW-11.1-01',
    weight: 'unusual',
  }));
}
