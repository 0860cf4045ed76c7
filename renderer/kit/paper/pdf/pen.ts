import { ARITY, OP, type Path } from '../../cartography';

/** Red, green and blue from 0 to 1, and how opaque. */
interface Ink {
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
const inkOf = (colour: string): Ink => {
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

const STEPS = 1000;

/** A number with at most three decimals; what is none is 0. */
export function figure(value: number): string {
  const rounded = Math.round(value * STEPS) / STEPS;
  return Number.isFinite(rounded) && rounded !== 0 ? String(rounded) : '0';
}

/** Distance of the control points of a quarter circle drawn as a cubic curve. */
const ROUND = 0.5522847498;

/** What the pen was told last; telling it again would only make the file longer. */
interface Habits {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dash: string;
  readonly cap: number;
  readonly join: number;
  readonly alpha: string;
}

const FRESH: Habits = {
  fill: '',
  stroke: '',
  width: 1,
  dash: '',
  cap: 0,
  join: 0,
  alpha: '',
};

const inks = new Map<string, Ink>();

const known = (colour: string): Ink => {
  const ink = inks.get(colour) ?? inkOf(colour);
  if (inks.size < 1000) inks.set(colour, ink);
  return ink;
};

const triple = ({ red, green, blue }: Ink): string =>
  `${figure(red)} ${figure(green)} ${figure(blue)}`;

/** How a path is moved onto the sheet. */
export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const STILL: Shift = { x: 0, y: 0, scale: 1 };

/** Writes the content of a sheet. `alphaName` yields the name of an opacity among the resources of the sheet. */
export interface Pen {
  readonly write: (operators: string) => void;
  readonly save: () => void;
  readonly restore: () => void;
  readonly fill: (colour: string, opacity?: number) => void;
  readonly stroke: (colour: string, width: number, opacity?: number) => void;
  readonly ends: (cap: 'butt' | 'round', join: 'miter' | 'round') => void;
  readonly dash: (lengths: readonly number[]) => void;
  readonly trace: (path: Path, shift: Shift) => void;
  readonly text: () => string;
}

const circleText = (x: number, y: number, radius: number): string => {
  const reach = radius * ROUND;
  const at = (dx: number, dy: number): string => `${figure(x + dx)} ${figure(y + dy)}`;
  return [
    `${at(radius, 0)} m`,
    `${at(radius, reach)} ${at(reach, radius)} ${at(0, radius)} c`,
    `${at(-reach, radius)} ${at(-radius, reach)} ${at(-radius, 0)} c`,
    `${at(-radius, -reach)} ${at(-reach, -radius)} ${at(0, -radius)} c`,
    `${at(reach, -radius)} ${at(radius, -reach)} ${at(radius, 0)} c h`,
  ].join(' ');
};

/** A path as operators of a PDF; a quadratic curve becomes the cubic one of the same shape. */
export function pathOperators(path: Path, { x, y, scale }: Shift): string {
  const parts: string[] = [];
  let [hereX, hereY] = [0, 0];
  let at = 0;
  const px = (index: number): number => x + (path[index] ?? 0) * scale;
  const py = (index: number): number => y + (path[index] ?? 0) * scale;
  while (at < path.length) {
    const op = path[at] ?? OP.close;
    if (op === OP.circle)
      parts.push(circleText(px(at + 1), py(at + 2), (path[at + 3] ?? 0) * scale));
    else if (op === OP.close) parts.push('h');
    else if (op === OP.curve) {
      const [cx, cy, endX, endY] = [px(at + 1), py(at + 2), px(at + 3), py(at + 4)];
      const first = `${figure((hereX + 2 * cx) / 3)} ${figure((hereY + 2 * cy) / 3)}`;
      const second = `${figure((endX + 2 * cx) / 3)} ${figure((endY + 2 * cy) / 3)}`;
      parts.push(`${first} ${second} ${figure(endX)} ${figure(endY)} c`);
      [hereX, hereY] = [endX, endY];
    } else {
      [hereX, hereY] = [px(at + 1), py(at + 2)];
      parts.push(`${figure(hereX)} ${figure(hereY)} ${op === OP.move ? 'm' : 'l'}`);
    }
    at += 1 + (ARITY[op] ?? 0);
  }
  return parts.join('\n');
}

/** A new pen for a sheet. */
export function createPen(alphaName: (fill: number, stroke: number) => string): Pen {
  const lines: string[] = [];
  const stack: Habits[] = [];
  let habits = FRESH;
  const write = (operators: string): void => {
    lines.push(operators);
  };
  const tell = (change: Partial<Habits>, operators: string): void => {
    habits = { ...habits, ...change };
    write(operators);
  };
  const alpha = (opacity: number): void => {
    const name = alphaName(opacity, opacity);
    if (habits.alpha === name || (opacity === 1 && habits.alpha === '')) return;
    tell({ alpha: name }, `/${name} gs`);
  };
  return {
    write,
    save: () => {
      stack.push(habits);
      write('q');
    },
    restore: () => {
      habits = stack.pop() ?? FRESH;
      write('Q');
    },
    fill: (colour, opacity = 1) => {
      const ink = known(colour);
      alpha(ink.alpha * opacity);
      if (habits.fill !== colour) tell({ fill: colour }, `${triple(ink)} rg`);
    },
    stroke: (colour, width, opacity = 1) => {
      const ink = known(colour);
      alpha(ink.alpha * opacity);
      if (habits.stroke !== colour) tell({ stroke: colour }, `${triple(ink)} RG`);
      if (habits.width !== width) tell({ width }, `${figure(width)} w`);
    },
    ends: (cap, join) => {
      const [c, j] = [cap === 'round' ? 1 : 0, join === 'round' ? 1 : 0];
      if (habits.cap !== c) tell({ cap: c }, `${String(c)} J`);
      if (habits.join !== j) tell({ join: j }, `${String(j)} j`);
    },
    dash: (lengths) => {
      const dash = lengths.map(figure).join(' ');
      if (habits.dash !== dash) tell({ dash }, `[${dash}] 0 d`);
    },
    trace: (path, shift) => {
      write(pathOperators(path, shift));
    },
    text: () => lines.join('\n'),
  };
}
