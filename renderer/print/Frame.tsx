import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  columnBars,
  columnName,
  cutLines,
  type FrameBar,
  namePlace,
  rowBars,
  rowName,
} from './frame';
import type { MapSheet, PrintLayout } from './layout';
import type { Rect } from './paper';

const INK = '#1B1916';
/** Distances from the edge of the map, in millimetres. */
const BAR_GAP = 0.5;
const BAR = 1.5;
const NAME_AT = 4.7;
const CUT_FROM = 2.6;
const CUT_INNER = 0.9;
const CUT_OUTER_FROM = 6.3;
const BEYOND_AT = 7;

interface EdgeProps {
  readonly bars: readonly FrameBar[];
  readonly window: Rect;
  /** Cuts across this edge, from its start. */
  readonly cuts: readonly number[];
}

/** The parts that have a name, with its place along the edge. */
const named = (
  bars: readonly FrameBar[],
  cuts: readonly number[],
  length: number,
): readonly { readonly index: number; readonly at: number }[] =>
  bars.flatMap((bar) => {
    const at = namePlace(bar, cuts, length);
    return at === undefined ? [] : [{ index: bar.index, at }];
  });

const fillOf = ({ index }: FrameBar): string => (index % 2 === 0 ? INK : '#FFFFFF');

const ColumnBars = ({ bars, window, cuts }: EdgeProps) => (
  <>
    {[window.y - BAR_GAP - BAR, window.y + window.height + BAR_GAP].map((y, edge) => (
      <Fragment key={edge}>
        {bars.map((bar) => (
          <rect
            key={bar.index}
            x={window.x + bar.start}
            y={y}
            width={bar.length}
            height={BAR}
            fill={fillOf(bar)}
          />
        ))}
        {named(bars, cuts, window.width).map(({ index, at }) => (
          <text
            key={index}
            x={window.x + at}
            y={(edge === 0 ? window.y - NAME_AT : window.y + window.height + NAME_AT) + 1}
          >
            {columnName(index)}
          </text>
        ))}
      </Fragment>
    ))}
  </>
);

const RowBars = ({ bars, window, cuts }: EdgeProps) => (
  <>
    {[window.x - BAR_GAP - BAR, window.x + window.width + BAR_GAP].map((x, edge) => (
      <Fragment key={edge}>
        {bars.map((bar) => (
          <rect
            key={bar.index}
            x={x}
            y={window.y + bar.start}
            width={BAR}
            height={bar.length}
            fill={fillOf(bar)}
          />
        ))}
        {named(bars, cuts, window.height).map(({ index, at }) => (
          <text
            key={index}
            x={edge === 0 ? window.x - NAME_AT : window.x + window.width + NAME_AT}
            y={window.y + at + 1}
          >
            {rowName(index)}
          </text>
        ))}
      </Fragment>
    ))}
  </>
);

/** Short strokes outside the frame: lay a ruler from one to the other and cut. */
const CutMarks = ({
  window,
  cuts: { vertical, horizontal },
}: {
  readonly window: Rect;
  readonly cuts: ReturnType<typeof cutLines>;
}) => {
  const stroke = (from: number, length: number, sign: -1 | 1): readonly [number, number] => [
    sign * from,
    sign * (from + length),
  ];
  const strokes = ([-1, 1] as const).flatMap((sign) => [
    stroke(CUT_FROM, CUT_INNER, sign),
    stroke(CUT_OUTER_FROM, CUT_INNER, sign),
  ]);
  const edge = (start: number, size: number, offset: number): number =>
    offset < 0 ? start + offset : start + size + offset;
  return (
    <g className="ww-cut" stroke={INK} strokeWidth={0.2}>
      {vertical.flatMap((x) =>
        strokes.map(([from, to]) => (
          <line
            key={`v${x} ${from}`}
            x1={window.x + x}
            x2={window.x + x}
            y1={edge(window.y, window.height, from)}
            y2={edge(window.y, window.height, to)}
          />
        )),
      )}
      {horizontal.flatMap((y) =>
        strokes.map(([from, to]) => (
          <line
            key={`h${y} ${from}`}
            y1={window.y + y}
            y2={window.y + y}
            x1={edge(window.x, window.width, from)}
            x2={edge(window.x, window.width, to)}
          />
        )),
      )}
    </g>
  );
};

/** Where the map goes on: the numbers of the neighbouring sheets, at the edges. */
const Beyond = ({ sheet: { window, beyond } }: { readonly sheet: MapSheet }) => {
  const { t } = useTranslation();
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  const places = [
    { number: beyond.top, x: middle.x, y: window.y - BEYOND_AT + 0.5, turn: 0 },
    { number: beyond.bottom, x: middle.x, y: window.y + window.height + BEYOND_AT + 0.9, turn: 0 },
    { number: beyond.left, x: window.x - BEYOND_AT + 0.2, y: middle.y, turn: -90 },
    { number: beyond.right, x: window.x + window.width + BEYOND_AT - 0.2, y: middle.y, turn: 90 },
  ];
  return (
    <g className="ww-beyond">
      {places.map(({ number, x, y, turn }) =>
        number === null ? null : (
          <text key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            {t('print:sheet.beyond', { number })}
          </text>
        ),
      )}
    </g>
  );
};

/**
 * The frame of a map: a double neat line whose parts are the coordinates and a scale at once. Letters and numbers
 * run on over all sheets.
 */
export const Frame = ({
  layout,
  sheet,
}: {
  readonly layout: PrintLayout;
  readonly sheet: MapSheet;
}) => {
  const { window } = sheet;
  const cuts = cutLines(layout, sheet);
  const outer = BAR_GAP + BAR;
  return (
    <g className="ww-frame" fill={INK}>
      <ColumnBars bars={columnBars(layout, sheet)} window={window} cuts={cuts.vertical} />
      <RowBars bars={rowBars(layout, sheet)} window={window} cuts={cuts.horizontal} />
      <g fill="none" stroke={INK}>
        <rect {...window} strokeWidth={0.25} />
        {[BAR_GAP, outer].map((out) => (
          <rect
            key={out}
            x={window.x - out}
            y={window.y - out}
            width={window.width + 2 * out}
            height={window.height + 2 * out}
            strokeWidth={out === outer ? 0.3 : 0.15}
          />
        ))}
      </g>
      <CutMarks window={window} cuts={cuts} />
      <Beyond sheet={sheet} />
    </g>
  );
};
