import type { Campaign, MapLabel } from '../../../../engine';
import { changing, type Command } from '../../state/command';

const isSame = (a: MapLabel, b: MapLabel): boolean =>
  a.kind === b.kind &&
  a.text === b.text &&
  a.size === b.size &&
  a.spacing === b.spacing &&
  a.rotation === b.rotation &&
  a.party === b.party &&
  a.points.length === b.points.length &&
  a.points.every((value, index) => value === b.points[index]);

/** The command that writes a lettering, new or changed; undefined if it is so already. */
export function writeLabel({ world }: Campaign, label: MapLabel): Command | undefined {
  const before = world.labels[label.id];
  if (before !== undefined && isSame(before, label)) return undefined;
  const isMoved = before?.text === label.text && isSame({ ...before, points: label.points }, label);
  const act = before === undefined ? 'writeLabel' : isMoved ? 'moveLabel' : 'changeLabel';
  return changing(`places:command.${act}`, { text: label.text }, (draft) => {
    draft.world.labels[label.id] = { ...label, points: [...label.points] };
  });
}

/** The command that removes a lettering; undefined if it is not there. */
export function removeLabel({ world }: Campaign, id: string): Command | undefined {
  const before = world.labels[id];
  if (before === undefined) return undefined;
  return changing('places:command.removeLabel', { text: before.text }, (draft) => {
    Reflect.deleteProperty(draft.world.labels, id);
  });
}
