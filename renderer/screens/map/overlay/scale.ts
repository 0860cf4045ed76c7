/** A Kleinfeld is about 100 km wide (WW-2.1-01). */
const KM_PER_FIELD = 100;
const LONGEST = 130;
/** Fields per part of the bar, from fine to coarse. */
const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/** A scale bar: so many equal parts of so many pixels, together so many kilometres. */
export interface ScaleBar {
  readonly parts: number;
  readonly partPx: number;
  readonly km: number;
}

/** The bar for a field width in pixels: at most 130 px long, two to five parts. */
export function scaleBar(fieldPx: number): ScaleBar {
  const step = STEPS.find((fields) => fields * fieldPx >= 26) ?? 100;
  const partPx = step * fieldPx;
  const parts = Math.max(1, Math.min(3, Math.floor(LONGEST / partPx)));
  return { parts, partPx, km: parts * step * KM_PER_FIELD };
}
