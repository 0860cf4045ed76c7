import { DIRECTIONS, type Lattice, type MapView } from '../../../engine';
import { chunkScene } from './area';
import type { Flow } from './flow';
import { coast, waterGlow } from './layers/coast';
import { grid, grossfeldLines } from './layers/lattice';
import { grossfeldNumbers, kleinfeldNumbers } from './layers/numbers';
import { realmBorders } from './layers/realms';
import { rivers } from './layers/rivers';
import { roads } from './layers/roads';
import { seams } from './layers/seams';
import { settlements } from './layers/settlements';
import { symbols } from './layers/symbols';
import { ageVeil } from './looks/age';
import { realmAreas } from './looks/politics';
import { populationFigures, populationGround } from './looks/population';
import { works } from './layers/works';
import type { DisplayList, Font, Mark } from './marks';
import { type Field, type Scene, settlementOf, type Terrains } from './scene';
import { inksOf, type MapStyle } from './style';
import { terrainColour } from './colour';
import { hatchedGround } from './looks/hatching';
import { createBundle } from './looks/pattern';
import { pencilGround } from './looks/pencil';
import { quietGround } from './looks/quiet';
import { circle, stroke, type Trail } from './path';
import { addField, areas, DISC_RADIUS, isUniform } from './layers/fields';
import { cornerAt, previous, STEP_X, STEP_Y } from './geometry';

/** Hachures of a steep side and their length in field widths. */
const HACHURES = 5;
const HACHURE_LENGTH = 0.085;

const hachures = (trail: Trail, field: Field, side: number): void => {
  const from = cornerAt(field, side === 1 ? 6 : side - 1);
  const to = cornerAt(field, side);
  for (let index = 1; index <= HACHURES; index += 1) {
    const part = index / (HACHURES + 1);
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    stroke(
      trail,
      x,
      y,
      x + (STEP_X[side] ?? 0) * HACHURE_LENGTH,
      y + (STEP_Y[side] ?? 0) * HACHURE_LENGTH,
    );
  }
};

/**
 * Sides between land of different height: a hairline for one level, a line with hachures pointing downhill for
 * more, where no march passes (WW-5.3-03).
 */
export function relief(scene: Scene): readonly Mark[] {
  if (scene.style.width < 7) return [];
  const steps: Trail = [];
  const steep: Trail = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      const other = scene.neighbour(field, side);
      if (other === undefined || other.terrain.height === 0) continue;
      const drop = field.terrain.height - other.terrain.height;
      if (drop <= 0) continue;
      const from = cornerAt(field, previous(side));
      const to = cornerAt(field, side);
      stroke(drop > 1 ? steep : steps, from.x, from.y, to.x, to.y);
      if (drop > 1 && scene.style.width >= 18) hachures(steep, field, side);
    }
  }
  const { relief: colour } = inksOf(scene.style);
  const isHatched = scene.style.look === 'hatching';
  const marks: Mark[] = [];
  if (steps.length > 0 && !isHatched)
    marks.push({
      kind: 'line',
      path: steps,
      colour,
      width: { of: 0.022, min: 0.4 },
      opacity: 0.26,
    });
  if (steep.length > 0)
    marks.push({
      kind: 'line',
      path: steep,
      colour,
      width: { of: 0.026, min: isHatched ? 0.6 : 0.5 },
      opacity: isHatched ? 0.9 : 0.62,
      cap: 'round',
    });
  return marks;
}

/** Ring in the outer colour, disc in the inner colour; equal colours fill the field (WW-2.2-04 to WW-2.2-06). */
const ringsAndDiscs = ({ fields, style }: Scene): readonly Mark[] => {
  const rings = createBundle();
  const discs = createBundle();
  for (const field of fields) {
    addField(rings.of(terrainColour(style.theme, field.terrain.outer)), field, style);
    if (!isUniform(field))
      circle(
        discs.of(terrainColour(style.theme, field.terrain.inner)),
        field.x,
        field.y,
        DISC_RADIUS,
      );
  }
  return [...areas(rings), ...areas(discs)];
};

/** The ground of the fields in the manner of the style's look. */
export function ground(scene: Scene): readonly Mark[] {
  switch (scene.style.look) {
    case 'colours':
      return ringsAndDiscs(scene);
    case 'hatching':
      return hatchedGround(scene);
    case 'population':
      return populationGround(scene);
    case 'pencil':
      return pencilGround(scene);
    default:
      return quietGround(scene);
  }
}

const LETTERS: Font = { family: 'sans', weight: 500 };
const LONG = 3;

/** The game's abbreviation of the terrain in every field, from 12 pixels on; below a settlement it moves to the lower rim. */
export function abbreviations({ fields, style }: Scene): readonly Mark[] {
  if (style.look !== 'abbreviations' || style.width < 12) return [];
  const inks = inksOf(style);
  return fields.map((field): Mark => {
    const { display, height } = field.terrain;
    const isBeside = style.width >= 24 && settlementOf(field) !== undefined;
    const size = isBeside ? 0.2 : display.length > LONG ? 0.26 : 0.33;
    return {
      kind: 'text',
      x: field.x,
      y: field.y + (isBeside ? 0.42 : 0.11),
      text: display,
      align: 'center',
      font: LETTERS,
      size: { of: size, min: isBeside ? 7.5 : 0 },
      colour: height === 0 ? inks.sea : inks.label,
      opacity: 0.86,
    };
  });
}

/** Layers of the ground that a print can do without, each by itself. */
export type OptionalLayer = 'kleinfeldNumbers' | 'grossfeldNumbers' | 'grossfeldLines' | 'seams';

/** All marks on the ground, in the order of drawing. */
export function sceneDisplayList(
  scene: Scene,
  flow: Flow,
  without: Readonly<Partial<Record<OptionalLayer, boolean>>> = {},
): DisplayList {
  return [
    ...ground(scene),
    ...waterGlow(scene),
    ...realmAreas(scene),
    ...relief(scene),
    ...grid(scene),
    ...symbols(scene),
    // Below the rivers: one that runs along a cut is seen on both sides of it.
    ...(without.seams === true ? [] : seams(scene, without.grossfeldNumbers !== true)),
    ...rivers(scene, flow),
    ...coast(scene),
    ...(without.grossfeldLines === true ? [] : grossfeldLines(scene)),
    ...realmBorders(scene),
    ...roads(scene),
    ...works(scene),
    ...ageVeil(scene),
    ...abbreviations(scene),
    ...populationFigures(scene),
    ...(without.kleinfeldNumbers === true ? [] : kleinfeldNumbers(scene)),
    ...(without.grossfeldNumbers === true ? [] : grossfeldNumbers(scene)),
    ...settlements(scene),
  ];
}

/**
 * All marks on the ground of one Großfeld, drawn over its edge so that a window of exactly its shape (`chunkWindow`)
 * shows what a drawing of the whole world would show there. It depends on the chunk, its six neighbours, the flow
 * around it, the terrain kinds, the parties' colours and the style.
 */
export function chunkDisplayList(
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  plotIndex: number,
  flow: Flow,
  style: MapStyle,
): DisplayList {
  return sceneDisplayList(chunkScene(view, lattice, terrains, style, plotIndex), flow);
}
