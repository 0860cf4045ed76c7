import {
  createLattice,
  type GrossfeldNo,
  KLEINFELDER,
  type Lattice,
  type MapView,
  toHalfWidths,
  type ViewChunk,
  type ViewParty,
} from '../../engine';

const COLUMNS = 40;
const ROWS = 25;
const REALMS = 12;

/** A smooth height field without chance: a few waves. */
const heightAt = (x: number, y: number): number =>
  Math.sin(x / 11) +
  Math.cos(y / 9) +
  Math.sin((x + y) / 17) +
  0.4 * Math.sin(x / 3) * Math.cos(y / 4);

const terrainAt = (x: number, y: number): string => {
  const height = heightAt(x, y);
  if (height < -0.9) return 'tw';
  if (height < -0.2) return 'w';
  const wet = Math.sin(x / 5 + 2) + Math.cos(y / 6);
  const level = height < 0.7 ? 't' : height < 1.3 ? 'h' : height < 1.9 ? 'b' : 'g';
  if (wet > 0.9) return `${level}wa`;
  if (wet < -1.3 && level !== 'g') return `${level}su`;
  return level;
};

const chunkAt = (
  lattice: Lattice,
  plot: number,
  no: GrossfeldNo,
  u: number,
  v: number,
): ViewChunk => {
  const places = Array.from({ length: KLEINFELDER }, (_, index) =>
    toHalfWidths(lattice.axialOf(plot * KLEINFELDER + index)),
  );
  const terrain = places.map(({ x, y }) => terrainAt(x, y));
  const owner = places.map(({ x, y }, index) => {
    const isLand = !(terrain[index] ?? 'w').startsWith('w') && terrain[index] !== 'tw';
    const realm = (Math.floor(x / 80) + 3 * Math.floor(y / 60)) % REALMS;
    return isLand ? `r${String(Math.abs(realm))}` : null;
  });
  const town = terrain.findIndex((key) => key === 't');
  return {
    no,
    u,
    v,
    terrain,
    owner,
    level: places.map(() => 2),
    since: places.map(() => 1),
    sides: Object.fromEntries(
      [61, 62, 103, 104, 147].map((side) => [side, plot % 3 === 0 ? 1 : 2] as const),
    ),
    walls: {},
    springs: {},
    settlements:
      town < 0
        ? {}
        : {
            [town]: {
              type: plot % 9 === 0 ? 'met' : 'std',
              name: `Ort ${String(plot)}`,
              owner: owner[town] ?? 'r0',
              capital: plot % 81 === 0,
            },
          },
  };
};

/** A world of 1,000 Großfelder with coasts, mountains, realms, roads and towns; the same at every run. */
export const benchWorld = (): { readonly view: MapView; readonly lattice: Lattice } => {
  const plots = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    no: String(index).padStart(3, '0') as GrossfeldNo,
    u: index % COLUMNS,
    v: Math.floor(index / COLUMNS) - Math.floor((index % COLUMNS) / 2),
  }));
  const lattice = createLattice(plots);
  const chunks = Object.fromEntries(
    plots.map(({ no, u, v }, plot) => [no, chunkAt(lattice, plot, no, u, v)] as const),
  );
  const parties = Object.fromEntries(
    Array.from({ length: REALMS }, (_, colour): [string, ViewParty] => {
      const key = `r${String(colour)}`;
      return [key, { key, name: `Reich ${String(colour)}`, colour }];
    }),
  );
  const view: MapView = {
    audience: { kind: 'truth' },
    chunks,
    parties,
    pieces: [],
    labels: [],
    turn: 1,
  };
  return { view, lattice };
};
