import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import {
  type GrossfeldPlace,
  boxAround,
  latticeOf,
  truthView,
  type World,
  type WorldMap,
} from '../../../engine';
import { coarsePicture, type Terrains } from '../../kit/cartography';
import { usePageTheme } from '../../kit/ui';
import { type Box, Land } from './Land';
import { type BoardFrame, frameAt, framesOnNet, placeKey } from './places';
import './world-board.css';

/** One place of the board. */
export interface BoardPlace {
  readonly place: GrossfeldPlace;
  /** Whether there is a Großfeld. */
  readonly isOn: boolean;
  /** Text in the middle where there is space: its number. */
  readonly text: string;
}

/** The cursor on a board of places to switch on and off: column and row of the list of places. */
export interface BoardSwitch {
  /** Accessible name of a place. */
  readonly nameOf: (index: number) => string;
  readonly onSwitch: (index: number, isOn: boolean) => void;
  /** Places in one row of the board. */
  readonly columns: number;
}

const EMPTY_WORLD = {
  parties: {},
  units: {},
  labels: {},
  knowledge: {},
  works: {},
  treaties: {},
  people: {},
  clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
} satisfies Omit<World, 'map'>;

const boxOf = (frames: readonly BoardFrame[]): Box => {
  const points = frames.flatMap(({ lines }) => lines.flat());
  const { left, top, right, bottom } = boxAround(points);
  if (left > right) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2 };
};

const pathOf = ({ lines }: BoardFrame): string =>
  lines
    .map((points) => `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`)
    .join('');

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const NOTHING: BoardFrame = { lines: [], middle: undefined };

/** The places one by one, each to be switched on and off by click, drag, or arrows and space. */
const Switches = ({
  places,
  frames,
  board: { nameOf, onSwitch, columns },
}: {
  readonly places: readonly BoardPlace[];
  readonly frames: readonly BoardFrame[];
  readonly board: BoardSwitch;
}) => {
  const [here, setHere] = useState(0);
  const group = useRef<SVGGElement>(null);
  const drawing = useRef<boolean | null>(null);
  const walk = (event: KeyboardEvent, index: number, isOn: boolean): void => {
    const step = ARROWS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const column = (index % columns) + step[0];
      const next = index + step[0] + step[1] * columns;
      if (column < 0 || column >= columns || next < 0 || next >= places.length) return;
      setHere(next);
      group.current?.querySelectorAll<SVGPathElement>('path')[next]?.focus();
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onSwitch(index, !isOn);
    }
  };
  return (
    <g
      ref={group}
      onPointerUp={() => (drawing.current = null)}
      onPointerLeave={() => (drawing.current = null)}
    >
      {places.map(({ place, isOn }, index) => (
        <path
          key={placeKey(place)}
          d={pathOf(frames[index] ?? NOTHING)}
          className="ww-board-switch"
          role="checkbox"
          aria-checked={isOn}
          aria-label={nameOf(index)}
          tabIndex={index === Math.min(here, places.length - 1) ? 0 : -1}
          onFocus={() => setHere(index)}
          onKeyDown={(event) => walk(event, index, isOn)}
          onPointerDown={(event) => {
            event.currentTarget.releasePointerCapture(event.pointerId);
            drawing.current = !isOn;
            onSwitch(index, !isOn);
          }}
          onPointerEnter={(event) => {
            if (event.buttons !== 1 || drawing.current === null) return;
            if (drawing.current !== isOn) onSwitch(index, drawing.current);
          }}
        />
      ))}
    </g>
  );
};

/** Width of a Großfeld in the plane, roughly: what a number must fit into. */
const WIDE = 8;

export interface WorldBoardProps {
  /** Accessible name. */
  readonly label: string;
  readonly map: WorldMap;
  readonly terrains: Terrains;
  readonly places: readonly BoardPlace[];
  /** Greatest size in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly board?: BoardSwitch | undefined;
}

/** A world in small: its land, the outlines and the numbers of its Großfelder. */
export function WorldBoard({ label, map, terrains, places, size, board }: WorldBoardProps) {
  const theme = usePageTheme();
  // The picture of a large world takes a moment; typing and sliding go before it.
  const shownMap = useDeferredValue(map);
  const lattice = latticeOf(shownMap);
  const picture = useMemo(
    () => coarsePicture(truthView({ ...EMPTY_WORLD, map: shownMap }), lattice, terrains, theme),
    [shownMap, lattice, terrains, theme],
  );
  const frames = useMemo((): readonly BoardFrame[] => {
    if (lattice.topology.kind !== 'icosahedron') return places.map(({ place }) => frameAt(place));
    const onNet = framesOnNet(lattice);
    return places.map(({ place }) => onNet.get(placeKey(place)) ?? NOTHING);
  }, [places, lattice]);
  const box = useMemo(() => boxOf(frames), [frames]);
  const scale = Math.min(size.width / box.width, size.height / box.height);
  const isNumbered = scale * WIDE > 40;
  return (
    <div
      className="ww-board"
      role={board === undefined ? 'img' : 'group'}
      aria-label={label}
      style={{ width: box.width * scale, height: box.height * scale }}
    >
      <Land picture={picture} lattice={lattice} box={box} />
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        {board === undefined ? (
          <path
            className="ww-board-frames"
            data-fine={scale * WIDE < 16}
            d={frames.map(pathOf).join('')}
          />
        ) : (
          <Switches places={places} frames={frames} board={board} />
        )}
        {isNumbered
          ? places.map(({ place, isOn, text }, index) => {
              const middle = frames[index]?.middle;
              if (!isOn || middle === undefined) return null;
              return (
                <text key={placeKey(place)} x={middle.x} y={middle.y + 0.72} aria-hidden="true">
                  {text}
                </text>
              );
            })
          : null}
      </svg>
    </div>
  );
}
