import { EMPTY_GROUND, POPULATION_BOUNDS, POPULATION_COLOURS } from '../data/looks';
import { addField, areas } from '../layers/fields';
import type { Font, Mark } from '../marks';
import { type Field, type Scene, settlementOf } from '../scene';
import type { MapStyle } from '../style';
import { createBundle } from './pattern';

/** Number of steps of the scale. */
export const POPULATION_STEPS = POPULATION_BOUNDS.length + 1;

/** The heads in a field as far as the view tells: of its land and of its settlement. */
export function headsOf(style: MapStyle, field: Field): number {
  const settlement = settlementOf(field);
  const inTown = settlement === undefined ? 0 : (style.heads[settlement.type] ?? 0);
  return (field.terrain.inhabitants ?? 0) + inTown;
}

/** The step of the scale, 0 to 4; -1 where nobody lives. */
export function populationStep(heads: number): number {
  if (heads <= 0) return -1;
  const step = POPULATION_BOUNDS.findIndex((bound) => heads <= bound);
  return step < 0 ? POPULATION_BOUNDS.length : step;
}

/** The colour of a step. */
export function populationColour({ theme }: MapStyle, step: number): string {
  return POPULATION_COLOURS[theme][step] ?? EMPTY_GROUND[theme].land;
}

const colourOf = (style: MapStyle, field: Field): string => {
  const step = populationStep(headsOf(style, field));
  if (field.terrain.height === 0) return EMPTY_GROUND[style.theme].water;
  return populationColour(style, step);
};

/** Fields coloured by how many heads live in them, five steps from few to many. */
export function populationGround({ fields, style }: Scene): readonly Mark[] {
  const bundle = createBundle();
  for (const field of fields) addField(bundle.of(colourOf(style, field)), field, style);
  return areas(bundle);
}

const FIGURES: Font = { family: 'sans', weight: 600 };

/** Steps from here on need figures of the other tone: dark ground by day, light ground by night. */
const TURNING_STEP = 3;

/** Heads in whole thousands as a figure in each field, from 24 pixels on, below settlements from 40; fewer than 500 are not written. */
export function populationFigures({ fields, style }: Scene): readonly Mark[] {
  if (style.look !== 'population' || style.width < 24) return [];
  const isNight = style.theme === 'dark';
  return fields.flatMap((field): readonly Mark[] => {
    const heads = headsOf(style, field);
    const thousands = Math.round(heads / 1000);
    const hasTown = settlementOf(field) !== undefined;
    const hasRoom = !hasTown || style.width >= 40;
    if (field.terrain.height === 0 || thousands === 0 || !hasRoom) return [];
    const isBeyond = populationStep(heads) >= TURNING_STEP;
    return [
      {
        kind: 'text',
        x: field.x,
        y: field.y + (hasTown ? 0.4 : 0.1),
        text: String(thousands),
        align: 'center',
        font: FIGURES,
        size: hasTown ? { of: 0.19, min: 7.5 } : { of: 0.27, min: 8 },
        colour: isBeyond === isNight ? '#25221D' : '#FBF6EA',
      },
    ];
  });
}
