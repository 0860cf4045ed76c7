import {
  centreOf,
  type FieldAddress,
  fieldAtPoint,
  middleField,
  netOf,
  netThatJoins,
} from '../../../../engine';
import { useMapScreen } from '../../../model/map/state';
import { showPoint } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';

const tell = (text: string, field: FieldAddress | null): void =>
  useMapScreen.getState().set({ told: { text, about: { field: field ?? '' }, tone: 'plain' } });

const show = (field: FieldAddress, net: number): void => {
  useSession.getState().recut(net);
  const { lattice } = useSession.getState();
  const cell = lattice?.cellOf(field);
  if (lattice !== null && cell !== undefined) showPoint(centreOf(lattice.axialOf(cell)));
};

/** The field one works at: the selected one, or the one in the middle of the window. */
const placeOfWork = (): FieldAddress | null => {
  const { lattice } = useSession.getState();
  const { window } = useMapScreen.getState();
  const { field } = useView.getState();
  if (field !== null || lattice === null || window === null) return field;
  const cell = lattice.cellAt(fieldAtPoint(window.camera.centre));
  return cell === undefined ? null : lattice.addressOf(cell);
};

/** True if pictures would lie under the map: they are fitted to the usual net, and a realm's view has none. */
const hasUnderlay = (): boolean =>
  useView.getState().perspective.kind === 'truth' &&
  useMapScreen.getState().layers.underlay &&
  Object.values(useSession.getState().campaign?.underlays ?? {}).some(({ isShown }) => isShown);

/** Cuts the net of an icosahedron so that the surroundings of a field, and if possible all of some fields, lie joined. */
export function makeWhole(
  field: FieldAddress | null = placeOfWork(),
  fields: readonly FieldAddress[] = [],
): void {
  const { lattice } = useSession.getState();
  const cell = field === null ? undefined : lattice?.cellOf(field);
  if (lattice === null || field === null || cell === undefined) return;
  const cells = fields.flatMap((one) => lattice.cellOf(one) ?? []);
  const net = netThatJoins(lattice, cell, cells);
  const isNew = net !== netOf(lattice);
  show(field, net);
  if (!isNew) tell('world:recut.already', field);
  else tell(net !== 0 && hasUnderlay() ? 'world:recut.doneUnderlay' : 'world:recut.done', field);
}

/** The same around all chosen fields, or the field one works at. */
export function makeChoiceWhole(): void {
  const { lattice } = useSession.getState();
  const fields = [...useMapScreen.getState().chosen];
  if (lattice === null || fields.length === 0) makeWhole();
  else makeWhole(middleField(lattice, fields) ?? null, fields);
}

/** Draws the net as it is usually cut; `forTool` = because the tool works on no other. */
export function asUsual(forTool = false): void {
  const field = placeOfWork();
  useSession.getState().recut(0);
  if (field !== null) show(field, 0);
  tell(forTool ? 'world:recut.usualForTool' : 'world:recut.usual', field);
}

/** True while a world on an icosahedron is open. */
export function canRecut(): boolean {
  return useSession.getState().lattice?.topology.kind === 'icosahedron';
}

/** True while its net is cut elsewhere than usual. */
export function isRecut(): boolean {
  return useSession.getState().lattice?.recut !== undefined;
}

/** Says that pictures under the map are hidden, where its net is cut elsewhere and nothing has just said so. */
export function tellHidden(): void {
  const { told } = useMapScreen.getState();
  if (isRecut() && hasUnderlay() && told?.text !== 'world:recut.doneUnderlay')
    tell('world:recut.hidden', null);
}
