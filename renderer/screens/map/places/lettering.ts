import { removeLabel } from '../../../model/map/commands/labels';
import { useMapScreen } from '../../../model/map/state';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';

/** True while the form of a lettering is open. */
export function isLettering(): boolean {
  return useMapScreen.getState().editing?.what === 'label';
}

/** The id of the written lettering whose form is open; null = none. */
export function openLettering(): string | null {
  const { editing } = useMapScreen.getState();
  return editing?.what === 'label' ? (editing.id ?? editing.written ?? null) : null;
}

/** Notes under which id the new lettering of the open form has been written. */
export function noteWritten(written: string): void {
  const { editing, set } = useMapScreen.getState();
  if (editing?.what === 'label' && editing.id === null) set({ editing: { ...editing, written } });
}

/** Closes the form of a lettering; where the selecting tool took it up, that is the tool again. */
export function closeLettering(): void {
  const { editing, set } = useMapScreen.getState();
  set({ editing: null, typed: null });
  if (editing?.what === 'label' && editing.isTakenUp === true)
    useView.getState().set({ tool: 'select' });
}

/** Deletes a lettering, one step of undo, and closes its form if that is open. */
export function deleteLettering(id: string): void {
  const { campaign, execute } = useSession.getState();
  const command = campaign === null ? undefined : removeLabel(campaign, id);
  if (command !== undefined) void execute(command);
  if (openLettering() === id) closeLettering();
}

/** Deletes the lettering whose form is open; one that is not written yet is dropped. */
export function deleteOpenLettering(): void {
  const id = openLettering();
  if (id === null) closeLettering();
  else deleteLettering(id);
}
