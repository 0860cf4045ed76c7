import { useEffect, useMemo, useRef } from 'react';
import {
  type Campaign,
  cornersOf,
  type Point,
  regionAt,
  type RegionBoard,
} from '../../../../engine';
import { type ShownPicture, usePicturesOver } from '../../tracing';
import type { PartProps } from '../../board/board';
import type { Sight as WindowSight } from '../../board/BoardStage';
import { type Camera, type Extent, toScreen } from '../../../kit/board/camera';
import { type BoardPointer, useGesture } from '../../board/use-board-pointer';
import { boardIn, pictureArea } from './board';
import { cellsInSight, cellsPath, plotter, type Plotter } from './marks';
import type { SeenBoard } from './seen';
import { useRegionsView } from './state';
import { snappedTo } from './tools/draw';
import type { Gesture, ToolContext } from './tools/tool';

const Picture = ({
  picture,
  matrix,
}: {
  readonly picture: ShownPicture;
  readonly matrix: string;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { bitmap, opacity } = picture;
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      className="ww-board-picture"
      width={bitmap.width}
      height={bitmap.height}
      style={{ transform: matrix, opacity }}
    />
  );
};

/** Background pictures over the board, so that one can draw after them. */
const Pictures = ({
  campaign,
  camera,
  extent,
}: {
  readonly campaign: Campaign;
  readonly camera: Camera;
  readonly extent: Extent;
}) => {
  const board = boardIn(campaign);
  const area = useMemo(() => pictureArea(board), [board]);
  const pictures = usePicturesOver(campaign, area);
  return pictures.map((picture) => {
    const { a, b, c, d, e, f } = picture.affine;
    const origin = toScreen(camera, extent, { x: e, y: f });
    const parts = [a, b, c, d].map((value) => value * camera.scale);
    const matrix = `matrix(${[...parts, origin.x, origin.y].map(String).join(',')})`;
    return <Picture key={picture.id} picture={picture} matrix={matrix} />;
  });
};

/** The pointer over the board of regions: its gesture is the draft being drawn. */
type RegionPointer = BoardPointer<ToolContext, Gesture>;

/** Pixels within which something is near. */
export const NEAR = 9;

interface Sight {
  readonly board: RegionBoard;
  readonly plot: Plotter;
}

const Dot = ({ at, kind }: { readonly at: Point; readonly kind: string }) => (
  <circle
    className="ww-board-dot"
    data-kind={kind}
    cx={at.x}
    cy={at.y}
    r={kind === 'snap' ? 7 : 4}
  />
);

/** The gesture in progress. */
const Draft = ({ board, plot, pointer: over }: Sight & { readonly pointer: RegionPointer }) => {
  const gesture = useGesture(over);
  const cursor = useRegionsView((screen) => screen.cursor);
  const cellWidth = useRegionsView((screen) => screen.cellWidth);
  const pointer = cursor ?? { x: 0, y: 0 };
  switch (gesture.kind) {
    case 'outline':
      return (
        <>
          <path className="ww-board-draft" d={plot.line([...gesture.corners, pointer])} />
          {gesture.corners.map((corner, index) => (
            <Dot key={index} at={plot.at(corner)} kind={index === 0 ? 'first' : 'corner'} />
          ))}
        </>
      );
    case 'cells':
      return (
        <path
          className="ww-board-cells"
          data-erasing={gesture.isErasing || undefined}
          d={cellsPath(gesture.cells, cellWidth, plot)}
        />
      );
    case 'link': {
      const from = board.regions[gesture.from]?.point ?? pointer;
      const over = regionAt(board, pointer);
      const to = over === undefined || over === gesture.from ? pointer : board.regions[over]?.point;
      return <path className="ww-board-draft" d={plot.line([from, to ?? pointer])} />;
    }
    case 'corner':
    case 'pin':
      return <Dot at={plot.at(pointer)} kind="held" />;
    case 'label':
      return <path className="ww-board-cross" d={cross(plot.at(pointer), 9)} />;
    case 'frame':
      return (
        <path
          className="ww-board-draft"
          d={`${plot.line([gesture.from, { x: pointer.x, y: gesture.from.y }, pointer, { x: gesture.from.x, y: pointer.y }])}z`}
        />
      );
    case 'path':
    case 'rest':
      return null;
  }
};

const cross = ({ x, y }: Point, arm: number): string =>
  `M${String(x - arm)} ${String(y)}h${String(2 * arm)}M${String(x)} ${String(y - arm)}v${String(2 * arm)}`;

/** Handles of everything the tool can drag. */
const Handles = ({ board, plot, campaign }: Sight & { readonly campaign: Campaign }) => {
  const tool = useRegionsView((screen) => screen.tool);
  if (tool === 'move') {
    const corners = Object.values(board.regions).flatMap(({ outlines }) =>
      outlines.flatMap(cornersOf),
    );
    const places = corners.map(plot.at);
    return (
      <>
        <path
          className="ww-board-handles"
          d={places.map(({ x, y }) => `M${String(x - 2)} ${String(y - 2)}h4v4h-4z`).join('')}
        />
        {Object.values(board.regions).map(({ key, point }) => (
          <path key={key} className="ww-board-cross" d={cross(plot.at(point), 6)} />
        ))}
      </>
    );
  }
  if (tool !== 'picture') return null;
  return Object.values(campaign.underlays)
    .filter(({ isShown }) => isShown)
    .flatMap(({ id, pins }) =>
      pins.map(({ point }, index) => (
        <path
          key={`${id} ${String(index)}`}
          className="ww-board-cross"
          d={cross(plot.at(point), 9)}
        />
      )),
    );
};

/** Where a press would go: the corner or side it snaps to, or the cursor of the keys. */
const Cursor = ({
  board,
  plot,
  camera,
  pointer,
}: Sight & { readonly camera: Camera; readonly pointer: RegionPointer }) => {
  const { tool, cursor, isByKeys } = useRegionsView();
  const gesture = useGesture(pointer);
  if (cursor === null) return null;
  const isSnapping = tool === 'draw' || (tool === 'move' && gesture.kind === 'rest');
  const snap = isSnapping ? snappedTo(board, cursor, NEAR / camera.scale) : undefined;
  const hasSnapped = snap !== undefined && snap.at !== cursor;
  return (
    <>
      {hasSnapped ? <Dot at={plot.at(snap.at)} kind="snap" /> : null}
      {isByKeys && tool !== 'select' ? (
        <path className="ww-board-cursor" d={cross(plot.at(cursor), 12)} />
      ) : null}
    </>
  );
};

/** Overlay of the pointer: background pictures, grid, drafts, handles. */
export function Overlay({
  campaign,
  seen: { board, viewer },
  pointer,
  sight: { camera, extent },
}: PartProps<SeenBoard> & { readonly pointer: RegionPointer; readonly sight: WindowSight }) {
  const plot = useMemo(() => plotter(camera, extent), [camera, extent]);
  const { tool, cellWidth } = useRegionsView();
  return (
    <>
      {viewer === null ? <Pictures campaign={campaign} camera={camera} extent={extent} /> : null}
      <svg className="ww-board-art" aria-hidden="true">
        <g fill="none">
          {tool === 'cells' ? (
            <path
              className="ww-board-grid"
              d={cellsPath(cellsInSight(camera, extent, cellWidth), cellWidth, plot)}
            />
          ) : null}
          <Handles board={board} plot={plot} campaign={campaign} />
          <Draft board={board} plot={plot} pointer={pointer} />
          <Cursor board={board} plot={plot} camera={camera} pointer={pointer} />
        </g>
      </svg>
    </>
  );
}
