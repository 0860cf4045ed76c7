import type { PartyKey, ViewParty } from '../../../engine';
import { mix, realmColour, terrainColour } from './colour';
import { POPULATION_BOUNDS } from './data/looks';
import { AGE_STEPS, TERRAIN_ONLY, terrainOnlyMark, veilLines, coverMarks } from './looks/age';
import { POPULATION_STEPS, populationColour } from './looks/population';
import { coverMark, patternMark } from './looks/politics';
import { realmDashes, realmInk, realmPattern } from './looks/realm-patterns';
import { hexagon } from './geometry';
import type { DisplayList, Mark } from './marks';
import { type Path, stroke, type Trail } from './path';
import { inksOf, type MapStyle } from './style';

const FIELD: Path = (() => {
  const trail: Trail = [];
  hexagon(trail, { x: 0, y: 0 });
  return trail;
})();

const edge = (style: MapStyle): Mark => ({
  kind: 'line',
  path: FIELD,
  colour: inksOf(style).grid,
  width: { of: 0, min: 0.8 },
  opacity: 0.5,
  join: 'round',
});

/** A step of the scale of heads with its bounds; `above` is not part of it, `upTo` is; the last has no upper bound. */
export interface PopulationEntry {
  readonly above: number;
  readonly upTo: number | null;
  readonly list: DisplayList;
}

/** The scale of heads per field, few first, each step as a field around the origin. */
export function populationKey(style: MapStyle): readonly PopulationEntry[] {
  return Array.from({ length: POPULATION_STEPS }, (_, step) => ({
    above: POPULATION_BOUNDS[step - 1] ?? 0,
    upTo: POPULATION_BOUNDS[step] ?? null,
    list: [{ kind: 'area', path: FIELD, colour: populationColour(style, step) }, edge(style)],
  }));
}

/** The ground on which the steps of age are shown: lowland as the look draws it. */
const sampleGround = (style: MapStyle): Mark => {
  const green = terrainColour(style.theme, 'lightGreen');
  const strength = style.look === 'colours' || style.look === 'pencil' ? 1 : 0.5;
  return { kind: 'area', path: FIELD, colour: mix(inksOf(style).sheet, green, strength) };
};

/** The steps of age, fresh first, each as a field around the origin. */
export function ageKey(style: MapStyle): readonly DisplayList[] {
  return Array.from({ length: AGE_STEPS }, (_, step) => [
    sampleGround(style),
    ...coverMarks(style, step, FIELD, veilLines(step)),
    edge(style),
  ]);
}

/** A field of which only the terrain is known, around the origin. */
export function terrainOnlyKey(style: MapStyle): DisplayList {
  return [sampleGround(style), terrainOnlyMark(style, TERRAIN_ONLY), edge(style)];
}

/** The land of a realm with its pattern, and its border line below, around the origin. */
export function realmKey(
  style: MapStyle,
  parties: Readonly<Record<PartyKey, ViewParty>>,
  party: PartyKey,
): DisplayList {
  const colour = realmColour(style.theme, parties, party);
  return [
    { kind: 'area', path: FIELD, colour: inksOf(style).sheet },
    coverMark(style, colour, FIELD),
    patternMark(style, colour, realmPattern(style, parties, party)),
    { kind: 'line', path: FIELD, colour, width: { of: 0, min: 1 }, join: 'round' },
  ];
}

/** A piece of a realm's border line, two sides long, around the origin. */
export function borderKey(
  style: MapStyle,
  parties: Readonly<Record<PartyKey, ViewParty>>,
  party: PartyKey,
): DisplayList {
  const path: Trail = [];
  for (const start of [-0.58, 0]) {
    for (const [from, to] of realmDashes(parties, party))
      stroke(path, start + 0.58 * from, 0, start + 0.58 * to, 0);
  }
  return [
    {
      kind: 'line',
      path,
      colour: realmInk(style, parties, party),
      width: { of: 0.09, min: 1.6 },
    },
  ];
}
