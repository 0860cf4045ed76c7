import { type Edit, type MapChange, type Params, writeMapChanges } from '../../../../engine';
import { changing, type Command } from '../../state/command';

/** How many fields some changes touch. */
export function fieldsIn(changes: readonly MapChange[]): number {
  return new Set(changes.map((change) => ('index' in change ? `${change.no} ${change.index}` : '')))
    .size;
}

/** The command that carries out an edit of the map; undefined if it is refused or nothing would change. */
export function editCommand(
  name: string,
  edit: Edit,
  aboutOf: (changes: readonly MapChange[]) => Params,
): Command | undefined {
  if (!edit.ok || edit.value.length === 0) return undefined;
  const changes = edit.value;
  return changing(name, aboutOf(changes), (draft) => writeMapChanges(draft.world.map, changes));
}
