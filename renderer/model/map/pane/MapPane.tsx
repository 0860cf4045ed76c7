import { type KeyboardEvent, useRef, useState } from 'react';
import { centreOf } from '../../../../engine';
import { usePageTheme } from '../../../kit/ui';
import type { GmMark } from './gm-marks';
import type { PreviewLine } from '../tools/tool';
import { keyAct } from './keys';
import type { PaneModel } from './model';
import { type PaneLayers, PaneStage } from './PaneStage';
import type { PanePicture } from './pictures';
import type { MapHighlight, MapLayers, MapPaneProps, MapPath } from './props';
import { useExtent } from '../../../kit/board/use-extent';
import { type Grip, usePane, useSight, useWishes } from './use-pane';
import './map-pane.css';

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
export const MapPane = (props: MapPaneProps) => {
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
};
