import {
  type Axial,
  type Clip,
  clearFields,
  clipOverhang,
  type Edit,
  type FieldAddress,
  type Lattice,
  pasteClip,
  type PasteOptions,
  type TerrainKey,
  type WorldMap,
} from '../../../../engine';
import type { Command } from '../../state/command';
import { editCommand } from './edit';

/** The edit that puts a clip down, and the command that carries it out; undefined if it is refused or changes nothing. */
export function putDown(
  map: WorldMap,
  lattice: Lattice,
  clip: Clip,
  at: Axial,
  options: PasteOptions,
): { readonly edit: Edit; readonly command: Command | undefined } {
  const edit = pasteClip(map, lattice, clip, at, options);
  const count = clip.cells.length - clipOverhang(clip, at, lattice);
  return { edit, command: editCommand('paint:command.paste', edit, () => ({ count })) };
}

/** The command that empties fields: bare ground of one terrain, owned by nobody, with nothing in it. */
export function emptyOut(
  map: WorldMap,
  lattice: Lattice,
  fields: readonly FieldAddress[],
  terrain: TerrainKey,
  name: 'paint:command.clear' | 'paint:command.cut',
): Command | undefined {
  return editCommand(name, clearFields(map, lattice, fields, terrain), () => ({
    count: fields.length,
    terrain,
  }));
}
