/** A colour in the Oklab space: equal distances look about equally different. */
export type Lab = readonly [number, number, number];

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const LINEAR: readonly number[] = Array.from({ length: 256 }, (_, value) => linear(value));

/** Oklab of an sRGB colour; parts 0 to 255, whole numbers. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const gamma = (part: number): number => {
  const bounded = Math.min(1, Math.max(0, part));
  const value = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
};

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** The colour as `#rrggbb`; what no screen can show is drawn in to the nearest that it can. */
export function hexOf([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((part) => hex(gamma(part)))
    .join('')}`;
}

/** The colour of `#rrggbb`. */
export function labOfHex(colour: string): Lab {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) || 0;
  return labOf(part(1), part(3), part(5));
}
