import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { centreOf } from '../../../../engine';
import { usePageTheme } from '../../../kit/ui';
import type { GmMark } from './gm-marks';
import type { PreviewLine } from '../tools/tool';
import { keyAct } from './keys';
import { createPaneModel, type PaneModel } from './model';
import { type PaneLayers, PaneStage } from './PaneStage';
import type { PanePicture } from './pictures';
import type { MapHighlight, MapLayers, MapPaneProps, MapPath } from './props';
import { useExtent } from '../../../kit/board/use-extent';
import './map-pane.css';
import type { Extent } from '../../../kit/board/camera';
import { attachGestures, type GestureContext } from '../../../kit/board/gestures';
import type { Sight } from './scenery';

/** Faces the map is lettered with; they are asked for before the first word is drawn. */
const MAP_FONTS = [
  '500 16px Alegreya',
  'italic 500 16px Alegreya',
  '600 16px Alegreya',
  'italic 600 16px Alegreya',
  '700 16px Alegreya',
  "500 12px 'Source Sans 3'",
  "600 12px 'Source Sans 3'",
  "700 12px 'Source Sans 3'",
];

/** The faces of the page; undefined where the browser does not tell. */
const pageFonts = (): FontFaceSet | undefined =>
  (document as { readonly fonts?: FontFaceSet }).fonts;

/** Letters the map anew once its faces have arrived, if they were not there already. */
const useMapFonts = (model: PaneModel): void => {
  useEffect(() => {
    const fonts = pageFonts();
    if (fonts === undefined || MAP_FONTS.every((face) => fonts.check(face))) return;
    let isHere = true;
    void Promise.allSettled(MAP_FONTS.map((face) => fonts.load(face))).then(() => {
      if (isHere) model.fontsArrived();
    });
    return () => {
      isHere = false;
    };
  }, [model]);
};

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The hand on the map as the pane shows it. */
interface Grip {
  readonly isGrabbed: boolean;
  readonly isSpaceHeld: boolean;
  readonly holdSpace: (isHeld: boolean) => void;
}

/** Connects the model to its element: gestures in, drawing and camera out. */
const usePane = (
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
  useMapFonts(model);
  return { model, grip: { isGrabbed, isSpaceHeld, holdSpace } };
};

/** Shows the model what there is to see, whenever a part of it is another, and how large the window is. */
const useSight = (model: PaneModel, sight: Sight, extent: Extent): void => {
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
const useWishes = (
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

const NO_HIGHLIGHTS: readonly MapHighlight[] = [];
const NO_PATHS: readonly MapPath[] = [];
const NO_DRAFTS: readonly PreviewLine[] = [];
const NO_GM_MARKS: readonly GmMark[] = [];
const ALL_LAYERS: MapLayers = {};
const NO_PICTURES: readonly PanePicture[] = [];

/** Carries out what a key means to the map, unless the room has taken it. */
const pressKey = (
  event: KeyboardEvent<HTMLElement>,
  props: MapPaneProps,
  model: PaneModel,
  grip: Grip,
): void => {
  props.onKey?.(event);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === ' ') {
    event.preventDefault();
    grip.holdSpace(true);
    return;
  }
  const { lattice, selection = null, onWalk } = props;
  const start = onWalk === undefined ? null : selection;
  const pans = event.shiftKey && props.walksWithShift !== true;
  const act = keyAct(event.key, pans, lattice, start);
  if (act === undefined) return;
  event.preventDefault();
  switch (act.kind) {
    case 'pan':
      model.pan(act.dx, act.dy);
      return;
    case 'fit':
      model.fitAll();
      return;
    case 'zoom': {
      const { width, height } = model.extent();
      model.zoom({ x: width / 2, y: height / 2 }, act.factor, true);
      return;
    }
    case 'walk': {
      onWalk?.(act.field);
      const cell = lattice.cellOf(act.field);
      if (cell !== undefined) model.reveal(centreOf(lattice.axialOf(cell)));
    }
  }
};

/**
 * The map on the screen: moves with pointer, wheel and keys, and tells its room what the hand does. It fills its
 * nearest positioned ancestor. `data-drawn` is `true` while nothing in sight is left to be drawn.
 */
export function MapPane(props: MapPaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const pageTheme = usePageTheme();
  const extent = useExtent(box);
  const [layers] = useState((): PaneLayers => new Map());
  const { model, grip } = usePane(box, layers, props);
  const sight = {
    view: props.view,
    lattice: props.lattice,
    terrains: props.terrains,
    theme: props.theme ?? pageTheme,
    selection: props.selection ?? null,
    hover: props.hover ?? null,
    highlights: props.highlights ?? NO_HIGHLIGHTS,
    paths: props.paths ?? NO_PATHS,
    drafts: props.drafts ?? NO_DRAFTS,
    gmMarks: props.gmMarks ?? NO_GM_MARKS,
    layers: props.layers ?? ALL_LAYERS,
    pictures: props.pictures ?? NO_PICTURES,
    kept: props.kept ?? null,
  };
  useSight(model, sight, extent);
  useWishes(model, box, props, extent);
  const isMoving = grip.isGrabbed || grip.isSpaceHeld;
  return (
    <div
      ref={box}
      className="ww-map-pane"
      role="application"
      aria-label={props.label}
      tabIndex={0}
      data-grab={grip.isGrabbed ? 'held' : grip.isSpaceHeld ? 'ready' : undefined}
      style={{ cursor: isMoving ? undefined : props.cursor }}
      onKeyDown={(event) => pressKey(event, props, model, grip)}
      onKeyUp={(event) => {
        if (event.key === ' ') grip.holdSpace(false);
        props.onKeyEnd?.(event.key);
      }}
      onBlur={() => {
        grip.holdSpace(false);
        props.onKeyEnd?.(null);
      }}
    >
      <PaneStage model={model} layers={layers} extent={extent} />
    </div>
  );
}
