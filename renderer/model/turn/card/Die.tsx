import './die.css';

/** Places of the pips of a face in a field of 20 x 20. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[10, 10]],
  2: [
    [5.5, 5.5],
    [14.5, 14.5],
  ],
  3: [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  4: [
    [5.5, 5.5],
    [14.5, 5.5],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  5: [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  6: [
    [5.5, 5],
    [14.5, 5],
    [5.5, 10],
    [14.5, 10],
    [5.5, 15],
    [14.5, 15],
  ],
};

/** The face of a die; one with more than six faces shows its number. */
export function Face({ value, size = 34 }: { readonly value: number; readonly size?: number }) {
  const pips = PIPS[value];
  return pips === undefined ? (
    <span className="ww-die-number ww-figures">{value}</span>
  ) : (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {pips.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={1.75} />
      ))}
    </svg>
  );
}
