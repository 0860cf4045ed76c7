import Konva from 'konva';
import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import {
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import 'konva/lib/Shape';
import { centreOf } from '../../../engine';
import type { Extent } from './camera';
import { attachGestures, type GestureContext } from './gestures';
import { keyAct } from './keys';
import { createPaneModel, type PaneModel } from './model';
import type { MapHighlight, MapLayers, MapPaneProps, MapPath } from './props';
import { LAYERS, type LayerName } from './scenery';
import { useTheme } from './use-theme';
import './map-pane.css';

Konva.autoDrawEnabled = false;

const NO_HIGHLIGHTS: readonly MapHighlight[] = [];
const NO_PATHS: readonly MapPath[] = [];
const ALL_LAYERS: MapLayers = {};

/** Faces the map is lettered with; they are asked for before the first word is drawn. */
const FACES = [
  '500 16px Alegreya',
  'italic 500 16px Alegreya',
  '600 16px Alegreya',
  'italic 600 16px Alegreya',
  '700 16px Alegreya',
  "500 12px 'Source Sans 3'",
  "600 12px 'Source Sans 3'",
  "700 12px 'Source Sans 3'",
];

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One canvas of the stage. It paints in device pixels, without Konva's transform. */
const PaneLayer = ({
  model,
  name,
  layers,
}: {
  readonly model: PaneModel;
  readonly name: LayerName;
  readonly layers: Map<LayerName, KonvaLayer>;
}) => (
  <Layer
    listening={false}
    ref={(layer: KonvaLayer | null) => {
      if (layer === null) layers.delete(name);
      else layers.set(name, layer);
    }}
  >
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context) => {
        const canvas = context._context;
        canvas.save();
        canvas.setTransform(1, 0, 0, 1, 0, 0);
        model.paint(name, canvas, context.canvas.getPixelRatio());
        canvas.restore();
      }}
    />
  </Layer>
);

/** The map on the screen: moves with pointer, wheel and keys, and tells its room what the hand does. */
export const MapPane = (props: MapPaneProps) => {
  const { view, lattice, terrains, label, ref, onFocusDone, focus = null } = props;
  const { selection = null, hover = null } = props;
  const { highlights = NO_HIGHLIGHTS, paths = NO_PATHS, layers: shown = ALL_LAYERS } = props;
  const pageTheme = useTheme();
  const theme = props.theme ?? pageTheme;
  const [model] = useState(() => createPaneModel());
  const [layers] = useState(() => new Map<LayerName, KonvaLayer>());
  const [extent, setExtent] = useState<Extent>({ width: 0, height: 0 });
  const [isGrabbed, setGrabbed] = useState(false);
  const [isSpaceHeld, setSpaceHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ props, isSpaceHeld });

  useLayoutEffect(() => {
    latest.current = { props, isSpaceHeld };
  });

  useLayoutEffect(() => {
    model.show({
      view,
      lattice,
      terrains,
      theme,
      selection,
      hover,
      highlights,
      paths,
      layers: shown,
    });
  }, [model, view, lattice, terrains, theme, selection, hover, highlights, paths, shown]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setExtent((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => model.resize(extent), [model, extent]);

  useEffect(
    () =>
      model.attach({
        redraw: (names) => names.forEach((name) => layers.get(name)?.batchDraw()),
        onCamera: (camera, size) => latest.current.props.onCamera?.(camera, size),
        glides: () => !prefersStillness(),
        onDrawn: (isDrawn) => box.current?.setAttribute('data-drawn', String(isDrawn)),
      }),
    [model, layers],
  );

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    return attachGestures(element, model, (): GestureContext => ({
      lattice: latest.current.props.lattice,
      panWith: latest.current.props.panWith ?? 'primary',
      isSpaceHeld: latest.current.isSpaceHeld,
      onPointer: latest.current.props.onPointer,
      onGrab: setGrabbed,
    }));
  }, [model]);

  useEffect(() => {
    let isHere = true;
    void Promise.all(FACES.map((face) => document.fonts.load(face))).then(() => {
      if (isHere) model.fontsArrived();
    });
    return () => {
      isHere = false;
    };
  }, [model]);

  useEffect(() => {
    if (focus === null || extent.width === 0) return;
    model.goTo(focus);
    onFocusDone?.();
  }, [model, focus, extent.width, onFocusDone]);

  useImperativeHandle(
    ref,
    () => ({
      fit: model.fitAll,
      zoomBy: (factor) => {
        const { width, height } = model.extent();
        model.zoom({ x: width / 2, y: height / 2 }, factor, true);
      },
      show: model.goTo,
      focusKeyboard: () => box.current?.focus(),
    }),
    [model],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    props.onKey?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      setSpaceHeld(true);
      return;
    }
    const start = props.onWalk === undefined ? null : selection;
    const act = keyAct(event.key, event.shiftKey, lattice, start);
    if (act === undefined) return;
    event.preventDefault();
    if (act.kind === 'pan') model.pan(act.dx, act.dy);
    else if (act.kind === 'fit') model.fitAll();
    else if (act.kind === 'zoom') {
      model.zoom({ x: extent.width / 2, y: extent.height / 2 }, act.factor, true);
    } else {
      props.onWalk?.(act.field);
      const cell = lattice.cellOf(act.field);
      if (cell !== undefined) model.reveal(centreOf(lattice.axialOf(cell)));
    }
  };

  return (
    <div
      ref={box}
      className="ww-map-pane"
      role="application"
      aria-label={label}
      tabIndex={0}
      data-grab={isGrabbed ? 'held' : isSpaceHeld ? 'ready' : undefined}
      style={{ cursor: isGrabbed || isSpaceHeld ? undefined : props.cursor }}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.key === ' ') setSpaceHeld(false);
      }}
      onBlur={() => setSpaceHeld(false)}
    >
      <Stage width={extent.width} height={extent.height} listening={false}>
        {LAYERS.map((name) => (
          <PaneLayer key={name} model={model} name={name} layers={layers} />
        ))}
      </Stage>
    </div>
  );
};
