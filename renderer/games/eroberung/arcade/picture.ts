import {
  type Battle,
  COLUMNS,
  groundAt,
  isVisible,
  ROWS,
  shownEnergy,
  type Side,
  SUB,
  type Terrain,
  type Unit,
  type Weapon,
} from '../../../../engine/systems/eroberung/pages';
import type { Effects, Place } from './effects';
import type { Show } from './show';
import {
  BLUE,
  type Colour,
  COLOURS,
  FLAGS,
  GLYPHS,
  MISSILE,
  mirrored,
  PLANE,
  type Sprite,
  SUBMARINE,
  TANK,
  TILES,
  turnedSprite,
  WHITE,
} from './sprites';

/** The logical picture: the field, and a line of status below it (EW-46-20). */
export const PICTURE = { width: 320, height: 224, field: 200 } as const;

/** Pixels as a canvas stores them, least byte red. */
export type Pixels = Uint32Array<ArrayBuffer>;

const packed = (hex: string): number =>
  (0xff000000 |
    (Number.parseInt(hex.slice(5, 7), 16) << 16) |
    (Number.parseInt(hex.slice(3, 5), 16) << 8) |
    Number.parseInt(hex.slice(1, 3), 16)) >>>
  0;
const INK = Object.fromEntries(
  Object.entries(COLOURS).map(([sign, hex]) => [sign, packed(hex)]),
) as Readonly<Record<Colour, number>>;
const isColour = (sign: string): sign is Colour => sign in COLOURS;

/** What the colours of a sprite become. */
type Tones = Readonly<Partial<Record<Colour, Colour>>>;

/** A spread number for a place, the same at every start: for speckles and waves only. */
const speckle = (x: number, y: number): number => {
  const mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  return (Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177) >>> 16) % 97;
};

function dot(pixels: Pixels, x: number, y: number, colour: Colour): void {
  if (x >= 0 && y >= 0 && x < PICTURE.width && y < PICTURE.height)
    pixels[y * PICTURE.width + x] = INK[colour];
}

function box(pixels: Pixels, x: number, y: number, width: number, height: number, colour: Colour) {
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) dot(pixels, column, row, colour);
}

/** Puts a sprite with its upper left corner at a place; `tones` say what its colours become. */
function put(
  pixels: Pixels,
  sprite: Sprite,
  left: number,
  top: number,
  tones: Tones = {},
  scale = 1,
): void {
  for (const [y, row] of sprite.entries())
    for (let x = 0; x < row.length; x += 1) {
      const sign = row[x] ?? '.';
      if (isColour(sign))
        box(pixels, left + x * scale, top + y * scale, scale, scale, tones[sign] ?? sign);
    }
}

function write(pixels: Pixels, text: string, left: number, top: number, colour: Colour): void {
  for (const [index, sign] of Array.from(text).entries())
    put(pixels, GLYPHS[sign] ?? [], left + index * 8, top, { w: colour }, 2);
}

/** Waves, beaches, grass, woods and mountains; the waves have two phases (EW-46-21). */
function landscape(terrain: Terrain, phase: 0 | 1): Pixels {
  const pixels: Pixels = new Uint32Array(PICTURE.width * PICTURE.height);
  for (let y = 0; y < PICTURE.field; y += 1)
    for (let x = 0; x < PICTURE.width; x += 1) {
      const isWater = groundAt(terrain, x >> 3, y >> 3) === '~';
      const grain = speckle(x, y);
      const wave = speckle((x + phase * 3) >> 2, y) === 0 && (x + phase * 3) % 4 !== 3;
      dot(
        pixels,
        x,
        y,
        isWater ? (wave ? 'f' : (y & 3) === 0 && grain < 30 ? 't' : 's') : grain < 6 ? 'h' : 'g',
      );
    }
  for (let y = 0; y < ROWS; y += 1)
    for (let x = 0; x < COLUMNS; x += 1) {
      const ground = groundAt(terrain, x, y);
      const [left, top] = [x * 8, y * 8];
      if (ground === '~') shore(pixels, terrain, x, y);
      if (ground === 'T') put(pixels, TILES.trees[speckle(x, y) % 3 === 0 ? 1 : 0], left, top);
      if (ground === 'M') {
        const isUpper = groundAt(terrain, x, y - 1) !== 'M';
        const peak = TILES.peaks[isUpper ? 0 : 1];
        put(pixels, peak, left, top);
      }
      if (ground === 'X') put(pixels, TILES.mine, left, top);
    }
  return pixels;
}

/** Sand and surf where a cell of water meets the land. */
function shore(pixels: Pixels, terrain: Terrain, x: number, y: number): void {
  const isLand = (dx: number, dy: number): boolean => {
    const ground = groundAt(terrain, x + dx, y + dy);
    return ground !== undefined && ground !== '~';
  };
  for (let i = 0; i < 8; i += 1) {
    const uneven = speckle(x * 8 + i, y) % 2;
    if (isLand(0, -1)) {
      box(pixels, x * 8 + i, y * 8, 1, 1 + uneven, 'y');
      dot(pixels, x * 8 + i, y * 8 + 1 + uneven, 'f');
    }
    if (isLand(0, 1)) box(pixels, x * 8 + i, y * 8 + 7 - uneven, 1, 1 + uneven, 'y');
    if (isLand(-1, 0)) {
      box(pixels, x * 8, y * 8 + i, 1 + uneven, 1, 'y');
      dot(pixels, x * 8 + 1 + uneven, y * 8 + i, 'f');
    }
    if (isLand(1, 0)) box(pixels, x * 8 + 7 - uneven, y * 8 + i, 1 + uneven, 1, 'y');
  }
}

type Shot = NonNullable<Unit['shot']>;

/** A sprite for one of eight headings out of those for up and up-right. */
const facing = ([straight, slanting]: readonly [Sprite, Sprite], heading: number): Sprite =>
  turnedSprite(heading % 2 === 0 ? straight : slanting, heading >> 1);

function middle(pixels: Pixels, sprite: Sprite, x: number, y: number, tones: Tones) {
  const width = sprite[0]?.length ?? 0;
  put(pixels, sprite, x - (width >> 1), y - (sprite.length >> 1), tones);
}

/** True where half of the pictures show a thing that blinks. */
const isBlink = (tick: number): boolean => (tick >> 3) % 2 === 1;

/** Pixels between two places a tick apart; who went over the edge is where he is. */
function between(before: Place, now: Place, share: number): readonly [x: number, y: number] {
  const isFar = Math.abs(now.x - before.x) + Math.abs(now.y - before.y) > 16 * SUB;
  const at = (from: number, to: number): number =>
    Math.floor((isFar ? to : from + (to - from) * share) / SUB);
  return [at(before.x, now.x), at(before.y, now.y)];
}

function paintUnit(pixels: Pixels, unit: Unit, tick: number, x: number, y: number): void {
  if (unit.cause !== null || !isVisible(unit, tick)) return;
  const own = unit.side === 0 ? {} : BLUE;
  if (unit.weapon === 'T') middle(pixels, facing(TANK, unit.heading), x, y, own);
  if (unit.weapon === 'P') {
    const isWhite = unit.turning !== null && isBlink(tick);
    const plane = facing(PLANE, unit.heading);
    // Its shadow lies on the ground below it, every second pixel of it.
    const shadow = plane.map((row, line) =>
      Array.from(row, (sign, at) => (sign === '.' || (line + at) % 2 === 0 ? '.' : 'o')).join(''),
    );
    middle(pixels, shadow, x + 4, y + 6, {});
    middle(pixels, plane, x, y, isWhite ? WHITE : own);
  }
  if (unit.weapon === 'S') {
    const isLeft = unit.heading > 4;
    put(pixels, isLeft ? mirrored(SUBMARINE) : SUBMARINE, x - 6, y - 5, own);
  }
}

function paintShot(pixels: Pixels, unit: Unit, shot: Shot, x: number, y: number): void {
  if (unit.weapon === 'S')
    middle(pixels, facing(MISSILE, shot.heading), x, y, unit.side === 0 ? {} : BLUE);
  else {
    box(pixels, x - 1, y - 1, 3, 3, 'k');
    box(pixels, x, y, unit.weapon === 'T' ? 2 : 1, unit.weapon === 'T' ? 2 : 1, 'a');
  }
}

const FIRE: readonly Colour[] = ['w', 'a', 'c', 'r', 'm', 'o'];

/** Bursts: rings of fire that open and turn to smoke. */
function paintBursts(pixels: Pixels, { bursts }: Effects, frame: number, isCalm: boolean): void {
  for (const { x, y, at, size } of bursts) {
    const age = frame - at;
    const length = size * 2;
    if (age < 0 || age >= length) continue;
    const radius = isCalm ? size * 0.6 : size * (0.25 + (0.75 * age) / length);
    const tone = FIRE[Math.min(FIRE.length - 1, Math.floor((age * FIRE.length) / length))] ?? 'o';
    for (let dy = -size; dy <= size; dy += 1)
      for (let dx = -size; dx <= size; dx += 1) {
        const distance = Math.hypot(dx, dy);
        const ragged = (speckle(dx + x, dy + y) % 5) - 2;
        if (distance > radius + ragged) continue;
        const isCore = distance < radius * 0.5 && age < length * 0.6;
        if (age < length * 0.7 || speckle(dx, dy + age) % 3 === 0)
          dot(pixels, x + dx, y + dy, isCore ? (age < length * 0.3 ? 'w' : 'a') : tone);
      }
  }
}

const SPARKS: readonly Colour[] = ['a', 'w', 'q', 'x', 'l'];

/** Fireworks on the winner's side (EW-30-04). */
function paintFireworks(pixels: Pixels, side: 0 | 1, since: number, isCalm: boolean): void {
  for (let rocket = 0; rocket < 7; rocket += 1) {
    const age = isCalm ? 24 : since - rocket * 18;
    if (age < 0) continue;
    const cycle = age % 90;
    const x = (side === 0 ? 30 : 190) + (speckle(rocket, Math.floor(age / 90)) % 100);
    const y = 24 + (speckle(rocket + 9, Math.floor(age / 90)) % 60);
    for (let ray = 0; ray < 16; ray += 1) {
      const angle = (ray * Math.PI) / 8;
      const reach = Math.min(26, cycle * 0.9);
      if (cycle > 60 && ray % 2 === 0) continue;
      for (let tail = 0; tail < 3; tail += 1) {
        const at = reach - tail * 3;
        if (at <= 0) continue;
        const size = tail === 0 ? 2 : 1;
        box(
          pixels,
          Math.round(x + Math.cos(angle) * at),
          Math.round(y + Math.sin(angle) * at + (cycle * cycle) / 500),
          size,
          size,
          SPARKS[(rocket + tail) % SPARKS.length] ?? 'w',
        );
      }
    }
  }
}

/** Flags, weapons, energy inside and won battles outside, red left and blue right (EW-46-20). */
function paintStatus(pixels: Pixels, battle: Battle, wins: readonly [number, number]): void {
  box(pixels, 0, PICTURE.field, PICTURE.width, PICTURE.height - PICTURE.field, 'z');
  box(pixels, 0, PICTURE.field, PICTURE.width, 1, 'n');
  const top = PICTURE.field + 8;
  for (const unit of battle.units) {
    const isRed = unit.side === 0;
    const place = (left: number, width: number): number =>
      isRed ? left : PICTURE.width - left - width;
    const tones = isRed ? {} : BLUE;
    const isLost = battle.result !== null && battle.result.winner !== unit.side;
    const flag = FLAGS[isLost ? 1 : 0]?.[1] ?? [];
    const energy = String(shownEnergy(unit)).padStart(4, '0');
    write(pixels, String(wins[unit.side]), place(6, 6), top, 'n');
    put(pixels, flag, place(20, 12), top - 1, tones, 2);
    write(pixels, unit.weapon, place(38, 6), top, isRed ? 'q' : 'x');
    write(pixels, energy, place(56, 30), top, 'w');
    const { sonar } = unit;
    const isRinging =
      unit.weapon === 'S' &&
      battle.result === null &&
      battle.tick > sonar.ringAt &&
      battle.tick <= sonar.ringAt + battle.set.sonar.window;
    if (isRinging && isBlink(battle.tick)) write(pixels, '!', place(94, 6), top, 'a');
    // How much of the energy at the start is left.
    const share = Math.round(
      (28 * unit.energy) / Math.max(1, battle.startEnergy[unit.side] * 1000),
    );
    box(pixels, place(56, 28), top + 12, 28, 2, 'o');
    box(pixels, isRed ? 56 : PICTURE.width - 56 - share, top + 12, share, 2, isRed ? 'r' : 'u');
  }
}

/** The moment of a battle that is painted. */
export interface Moment {
  readonly show: Pick<Show, 'battle' | 'effects' | 'before'>;
  /** Number of the picture since the battle began, for what moves outside of the rules. */
  readonly picture: number;
  /** How much of the way from the last tick to the next one is done, 0 to 1. */
  readonly share: number;
  readonly wins: readonly [red: number, blue: number];
  /** Seconds until the first tick; 0 = it runs. */
  readonly countdown: number;
}

/** Paints the moments of one battle. */
export interface Painter {
  readonly paint: (moment: Moment) => Pixels;
}

/** A painter for a terrain: land and sea are painted once, and copied into every picture. */
export function painterOf(terrain: Terrain, isCalm: boolean): Painter {
  const waves = [landscape(terrain, 0), landscape(terrain, 1)] as const;
  const pixels: Pixels = new Uint32Array(PICTURE.width * PICTURE.height);
  return {
    paint: ({ show, picture, share, wins, countdown }) => {
      const { battle, effects, before } = show;
      const { units, result, tick } = battle;
      const part = result === null ? share : 1;
      pixels.set(waves[!isCalm && picture % 80 >= 40 ? 1 : 0]);
      const planesLast = units.toSorted(
        (a, b) => Number(a.weapon === 'P') - Number(b.weapon === 'P'),
      );
      for (const unit of planesLast)
        paintUnit(pixels, unit, tick, ...between(before[unit.side], unit, part));
      for (const unit of units) {
        const { shot } = unit;
        if (shot === null) continue;
        const from = before[unit.side].shot ?? before[unit.side];
        paintShot(pixels, unit, shot, ...between(from, shot, part));
      }
      paintBursts(pixels, effects, picture, isCalm);
      if (result?.winner !== undefined && result.winner !== null)
        paintFireworks(pixels, result.winner, picture - effects.endedAt, isCalm);
      if (countdown > 0) {
        const digit = GLYPHS[String(Math.ceil(countdown))] ?? [];
        put(pixels, digit, PICTURE.width / 2 - 11, 62, { w: 'k' }, 8);
        put(pixels, digit, PICTURE.width / 2 - 12, 60, { w: 'a' }, 8);
      }
      paintStatus(pixels, battle, wins);
      return pixels;
    },
  };
}

/** The terrain alone, painted anew: what a picture would cost without the copy; for the benchmark. */
export function paintLandscape(terrain: Terrain): Pixels {
  return landscape(terrain, 0);
}

/** A weapon on nothing, as it looks on the field: for forms. */
export function weaponPixels(weapon: Weapon, side: Side) {
  const sprite = weapon === 'S' ? SUBMARINE : weapon === 'P' ? PLANE[0] : TANK[0];
  const turned = weapon === 'S' ? sprite : turnedSprite(sprite, 1);
  const seen = side === 0 ? turned : mirrored(turned);
  const [width, height] = [seen[0]?.length ?? 0, seen.length];
  const tones: Tones = side === 0 ? {} : BLUE;
  const pixels = Uint32Array.from(
    seen.flatMap((row) =>
      Array.from(row, (sign) => (isColour(sign) ? INK[tones[sign] ?? sign] : 0)),
    ),
  );
  return { pixels, width, height };
}
