import {
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Extent } from '../../../kit/board/camera';
import { attachGestures, type GestureContext } from '../../../kit/board/gestures';
import { createPaneModel, type PaneModel } from './model';
import type { PaneLayers } from './PaneStage';
import type { MapPaneProps } from './props';
import type { Sight } from './scenery';
import { useFaces } from './use-faces';

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The hand on the map as the pane shows it. */
export interface Grip {
  readonly isGrabbed: boolean;
  readonly isSpaceHeld: boolean;
  readonly holdSpace: (isHeld: boolean) => void;
}

/** Connects the model to its element: gestures in, drawing and camera out. */
export const usePane = (
  box: RefObject<HTMLDivElement | null>,
  layers: PaneLayers,
  props: MapPaneProps,
): { readonly model: PaneModel; readonly grip: Grip } => {
  const [model] = useState(() => createPaneModel(props.start));
  const [isGrabbed, setGrabbed] = useState(false);
  const [isSpaceHeld, holdSpace] = useState(false);
  const latest = useRef({ props, isSpaceHeld });
  useLayoutEffect(() => {
    latest.current = { props, isSpaceHeld };
  });
  useEffect(
    () =>
      model.attach({
        redraw: (names) => names.forEach((name) => layers.get(name)?.batchDraw()),
        onCamera: (camera, size) => latest.current.props.onCamera?.(camera, size),
        glides: () => !prefersStillness(),
        onPicture: (picture) => latest.current.props.onPicture?.(picture),
        onDrawn: (isDrawn) => box.current?.setAttribute('data-drawn', String(isDrawn)),
      }),
    [model, layers, box],
  );
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    return attachGestures(element, model, (): GestureContext => ({
      panWith: latest.current.props.panWith ?? 'primary',
      isSpaceHeld: latest.current.isSpaceHeld,
      onPointer: latest.current.props.onPointer,
      onGrab: setGrabbed,
    }));
  }, [model, box]);
  useFaces(model);
  return { model, grip: { isGrabbed, isSpaceHeld, holdSpace } };
};

/** Shows the model what there is to see, whenever a part of it is another, and how large the window is. */
export const useSight = (model: PaneModel, sight: Sight, extent: Extent): void => {
  const shown = useRef<Sight | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    const parts = Object.keys(sight) as (keyof Sight)[];
    if (before !== null && parts.every((part) => before[part] === sight[part])) return;
    shown.current = sight;
    model.show(sight);
  });
  useLayoutEffect(() => model.resize(extent), [model, extent]);
};

/** Grants wishes to see a place, and gives toolbars a handle. */
export const useWishes = (
  model: PaneModel,
  box: RefObject<HTMLDivElement | null>,
  { focus = null, onFocusDone, ref }: MapPaneProps,
  extent: Extent,
): void => {
  const isOpen = extent.width > 0 && extent.height > 0;
  const done = useRef(onFocusDone);
  useLayoutEffect(() => {
    done.current = onFocusDone;
  });
  useEffect(() => {
    if (focus === null || !isOpen) return;
    model.goTo(focus);
    done.current?.();
  }, [model, focus, isOpen]);
  useImperativeHandle(
    ref,
    () => ({
      fit: model.fitAll,
      zoomBy: (factor) => {
        const { width, height } = model.extent();
        model.zoom({ x: width / 2, y: height / 2 }, factor, true);
      },
      show: model.goTo,
      follow: model.follow,
      focusKeyboard: () => box.current?.focus(),
    }),
    [model, box],
  );
};
