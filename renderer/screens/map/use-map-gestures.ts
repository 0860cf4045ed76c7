import { useMemo } from 'react';
import type { FieldAddress, Lattice } from '../../../engine';
import { boardListeners, type BoardListeners } from '../../kit/board/pointer-and-keys';
import { NO_KEYS } from '../../kit/board/tool';
import { useView } from '../../model/state/view';
import { aimedPoint, type MapPointer, keyPoint, workingTool } from './use-map-pointer';
import { useMapScreen } from '../../model/map/state';
import { fieldUnder } from '../../model/map/tools/fields';

/** The meaning of the map's pointer and key events for the tool. */
export interface MapGestures extends Pick<BoardListeners, 'onPointer' | 'onKeyEnd' | 'onKey'> {
  readonly onWalk: (field: FieldAddress) => void;
}

/** True while Shift with an arrow draws or selects instead of moving the map. */
export function walksWithShift(): boolean {
  const { id, drags } = workingTool();
  return drags || id === 'select';
}

const createGestures = (pointer: MapPointer, lattice: Lattice): MapGestures => {
  let isExtending = false;
  const listeners = boardListeners(pointer, {
    tool: workingTool,
    keyPoint,
    onHover: (point) => {
      const field = point === null ? null : (fieldUnder({ lattice }, point) ?? null);
      const { hover, set } = useView.getState();
      if (field !== hover) set({ hover: field });
    },
    // Shift means "more" to the selecting tool and to the choice; to other strokes of the keys it means nothing.
    strokeKeys: () => ({ shift: useMapScreen.getState().paint.kind === 'choice', mod: false }),
    enterEnds: 'again',
    spacePresses: false,
    // The sheet of the field is open already: for the selecting tool Enter means something with Ctrl only.
    isEnterFree: () => workingTool().id === 'select',
  });
  return {
    ...listeners,
    onKey: (event) => {
      if (event.key.startsWith('Arrow'))
        isExtending = event.shiftKey && workingTool().id === 'select';
      listeners.onKey(event);
    },
    onWalk: (field) => {
      const { aim } = useMapScreen.getState();
      const point = aimedPoint(lattice, field, workingTool().aim, aim);
      const { walks } = workingTool();
      if (walks === true && pointer.isBusy() && point !== undefined) {
        pointer.send({ kind: 'click', point });
        return;
      }
      if (isExtending && point !== undefined) {
        pointer.send({ kind: 'click', point, keys: { ...NO_KEYS, shift: true } });
      }
      useView.getState().set({ field, unit: null, hover: null });
      if (point !== undefined) listeners.onWalk(point);
    },
  };
};

/** Connects the map's pointer and keys to the tool. */
export function useMapGestures(pointer: MapPointer, lattice: Lattice): MapGestures {
  return useMemo(() => createGestures(pointer, lattice), [pointer, lattice]);
}
