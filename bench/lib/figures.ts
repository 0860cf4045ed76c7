import type { BenchOptions } from 'tinybench';

/** A ratio to a rival or a baseline measured in the same run. */
export interface Figure {
  /** Ours and the rival's, as it stands in docs/benchmarks.md. */
  readonly what: string;
  readonly ratio: number;
  /** The bound that holds; a figure for information has none. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
}

/** Results of a benchmark. */
export interface Findings {
  readonly bench: string;
  readonly figures: readonly Figure[];
  /** Input of the ratios: milliseconds, bytes, counts. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** True if this run only shows that the benchmark works: the least sizes, no verdict on goals. */
export const isSmoke = process.env['WABENWART_BENCH'] === 'smoke';

/** The size of something: of a benchmark in full, or of a smoke run. */
export function sized<Size>(full: Size, smoke: Size): Size {
  return isSmoke ? smoke : full;
}

/** Options of tinybench for a smoke run: everything is run once. */
export const ONCE: BenchOptions = { iterations: 1, time: 0, warmup: false };

/** The middle value, the upper one of two; NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5, Math.floor);
}

/** The value below which 95 of a hundred lie; NaN of none. */
export function percentile95(values: readonly number[]): number {
  return quantile(values, 0.95, (place) => Math.ceil(place) - 1);
}

function quantile(
  values: readonly number[],
  share: number,
  round: (place: number) => number,
): number {
  return values.toSorted((a, b) => a - b)[round(share * values.length)] ?? NaN;
}

/** The median of the ratios round by round. */
export function medianRatio(values: readonly number[], by: readonly number[]): number {
  return median(values.map((value, round) => value / (by[round] ?? NaN)));
}

/** Throws if the rival's result is not ours; both are compared as JSON. */
export function mustAgree(what: string, ours: unknown, theirs: unknown): void {
  const [own, other] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (own !== other)
    throw new Error(`${what}: the results differ\n${own.slice(0, 2000)}\n${other.slice(0, 2000)}`);
}

/** The paths of all numbers in a value that are not finite. */
function notFinite(value: unknown, path: string): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => notFinite(part, `${path}.${key}`));
}

/** Faults of results, in sentences: a figure or a detail that is not finite, or nothing measured. */
export function faultsOf({ bench, figures, details }: Findings): readonly string[] {
  return [
    ...(figures.length === 0 ? [`${bench}: nothing was measured`] : []),
    ...figures
      .filter(({ ratio }) => !Number.isFinite(ratio))
      .map(({ what, ratio }) => `${bench}: "${what}" is ${String(ratio)}`),
    ...notFinite(details, 'details').map((path) => `${bench}: ${path} is not finite`),
  ];
}

/** Prints the findings as one line of JSON, which scripts/lib/benches.mjs reads; the run fails if they have faults. */
export function report(findings: Findings): void {
  console.log(JSON.stringify(findings));
  const faults = faultsOf(findings);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
