import type { RailLine, RailRow } from './rail';

/** Height of a row and distance of two lanes, in pixels. */
export const ROW = 64;
const LANE = 14;
const EDGE = 12;
/** Branches beyond this many share the last lane. */
const LANES = 7;

const at = (lane: number): number => EDGE + Math.min(lane, LANES - 1) * LANE;

/** Width of the rail for a tree with so many lanes. */
export const railWidth = (lanes: number): number => at(lanes - 1) + EDGE;

const straight = (lane: number, from: number, to: number): string =>
  `M${String(at(lane))} ${String(from)}V${String(to)}`;

/** From the upper edge of the row into the dot. */
const bend = (from: number, to: number): string => {
  const [x, dot] = [at(from), at(to)];
  return x === dot
    ? straight(from, 0, ROW / 2)
    : `M${String(x)} 0C${String(x)} ${String(ROW / 2)} ${String(x)} ${String(ROW / 2)} ${String(dot)} ${String(ROW / 2)}`;
};

const Line = ({ line, path }: { readonly line: RailLine; readonly path: string }) => (
  <path d={path} data-force={line.isInForce} />
);

/** The piece of the rail beside one act: lines of the branches, and the dot of the act. */
export const Rail = ({
  row,
  isHere,
  width,
}: {
  readonly row: RailRow;
  readonly isHere: boolean;
  readonly width: number;
}) => (
  <svg className="ww-rail" width={width} height={ROW} aria-hidden="true">
    {row.passing.map((line) => (
      <Line key={`p${String(line.lane)}`} line={line} path={straight(line.lane, 0, ROW)} />
    ))}
    {row.arriving.map((line) => (
      <Line key={`a${String(line.lane)}`} line={line} path={bend(line.lane, row.lane)} />
    ))}
    {row.leaving === undefined ? null : (
      <Line line={row.leaving} path={straight(row.lane, ROW / 2, ROW)} />
    )}
    <circle
      cx={at(row.lane)}
      cy={ROW / 2}
      r={isHere ? 6 : 4.5}
      data-force={row.isInForce}
      data-here={isHere}
    />
  </svg>
);
