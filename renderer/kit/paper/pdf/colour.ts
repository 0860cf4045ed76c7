/** Red, green and blue from 0 to 1, and how opaque. */
export interface Ink {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const BLACK: Ink = { red: 0, green: 0, blue: 0, alpha: 1 };

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

const RGB = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+))?\s*\)$/;

const fromHex = (digits: string): Ink => {
  const long = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return { red: part(0), green: part(2), blue: part(4), alpha: long.length === 8 ? part(6) : 1 };
};

/** A colour as CSS writes it: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(...)`. What is none of these is black. */
export const inkOf = (colour: string): Ink => {
  if (HEX.test(colour)) return fromHex(colour.slice(1));
  const [, red, green, blue, alpha] = RGB.exec(colour) ?? [];
  if (red === undefined) return BLACK;
  return {
    red: Number(red) / 255,
    green: Number(green) / 255,
    blue: Number(blue) / 255,
    alpha: alpha === undefined ? 1 : Number(alpha),
  };
};
