import {
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  terrainAt,
  type TerrainKey,
  type WorldMap,
} from '../../../../engine';
import { scatter } from '../../../kit/cartography/hash';
import type { Command } from '../../state/command';
import type { MapTool } from '../../state/view';
import { giveTo } from '../commands/owner';
import { changeFrost, markDifficult, paintMixture, paintTerrain } from '../commands/terrain';
import { choosingWith } from '../chosen';
import type { Paint, MixPart } from './paint-kind';
import type { FieldLook, HeldKeys, Hint, ToolOutcome, ToolContext } from './tool';

/** A number from 0 to 1 for a field: the same for the same seed, whatever was drawn before. */
const chanceOf = (field: FieldAddress, seed: number): number =>
  scatter(Number(grossfeldOf(field)) * 64 + kleinfeldOf(field), seed);

/** The kind of a mixture for a field; undefined if the weights add up to nothing. */
const mixedTerrain = (
  parts: readonly MixPart[],
  seed: number,
  field: FieldAddress,
): TerrainKey | undefined => {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  let rest = chanceOf(field, seed) * total;
  const drawn = parts.find(({ weight }) => (rest -= weight) < 0);
  return (drawn ?? parts.findLast(({ weight }) => weight > 0))?.terrain;
};

const NOTHING: ReadonlyMap<FieldAddress, FieldLook> = new Map();

/** The terrain of a frozen field before it froze. */
const baseOf = (map: WorldMap, field: FieldAddress): TerrainKey | undefined =>
  map.grossfelder[grossfeldOf(field)]?.baseTerrain[kleinfeldOf(field) - 1];

const ofTerrain = (terrain: TerrainKey | undefined): FieldLook =>
  terrain === undefined ? {} : { terrain };

/** The tools that paint. */
export const PAINT_TOOLS: ReadonlySet<MapTool> = new Set([
  'brush',
  'line',
  'rectangle',
  'lasso',
  'fill',
]);

/** How a field would look when painted; empty where nothing of it is visible. */
export function lookOf(paint: Paint, field: FieldAddress, { map, rules }: ToolContext): FieldLook {
  switch (paint.kind) {
    case 'terrain':
      return { terrain: paint.terrain };
    case 'mix':
      return ofTerrain(mixedTerrain(paint.parts, paint.seed, field));
    case 'frost': {
      const now = terrainAt(map, field) ?? '';
      return ofTerrain(
        paint.isFrozen ? rules?.frost?.frozen(now) : rules?.frost?.thawed(now, baseOf(map, field)),
      );
    }
    case 'owner':
      return { owner: paint.party };
    case 'difficulty':
    case 'choice':
      return {};
  }
}

/** How fields would look when painted, without those that would not change. */
export function looksOf(
  paint: Paint,
  fields: readonly FieldAddress[],
  context: ToolContext,
): ReadonlyMap<FieldAddress, FieldLook> {
  return paint.kind === 'difficulty' || paint.kind === 'choice'
    ? NOTHING
    : new Map(fields.map((field) => [field, lookOf(paint, field, context)] as const));
}

/** The fields that can take a difficulty by the rules; all of them can go back to the table. */
const difficultFields = (
  fields: readonly FieldAddress[],
  value: number | null,
  { map, rules }: ToolContext,
): readonly FieldAddress[] =>
  value === null || rules?.canBeDifficult === undefined
    ? fields
    : fields.filter((field) => rules.canBeDifficult?.(terrainAt(map, field) ?? ''));

const mixtureOn = (
  { parts, seed }: Extract<Paint, { kind: 'mix' }>,
  fields: readonly FieldAddress[],
): ReadonlyMap<FieldAddress, TerrainKey> =>
  new Map(
    fields.flatMap((field) => {
      const terrain = mixedTerrain(parts, seed, field);
      return terrain === undefined ? [] : [[field, terrain] as const];
    }),
  );

const acting = (
  command: Command | undefined,
  ...hints: readonly Hint[]
): readonly ToolOutcome[] => [
  ...(command === undefined ? [] : [{ kind: 'command' as const, command }]),
  ...hints.map((hint) => ({ kind: 'tell' as const, hint })),
];

const leftOut = (count: number): readonly Hint[] =>
  count === 0 ? [] : [{ text: 'paint:hint.notDifficult', about: { count }, tone: 'plain' }];

/** A message where none of the touched fields freezes or thaws. */
const frosted = (command: Command | undefined, isFrozen: boolean): readonly ToolOutcome[] => {
  const text = isFrozen ? 'paint:hint.noFrost' : 'paint:hint.noThaw';
  if (command !== undefined) return acting(command);
  return acting(command, { text, about: {}, tone: 'plain' });
};

/** The outcome of painting fields: at most one command, and a message where fields were left out. */
export function applyPaint(
  paint: Paint,
  fields: readonly FieldAddress[],
  context: ToolContext,
  keys?: HeldKeys,
): readonly ToolOutcome[] {
  const { map, rules } = context;
  switch (paint.kind) {
    case 'terrain':
      return acting(paintTerrain(map, fields, paint.terrain));
    case 'mix':
      return acting(paintMixture(map, mixtureOn(paint, fields)));
    case 'difficulty': {
      const able = difficultFields(fields, paint.value, context);
      return acting(markDifficult(map, able, paint.value), ...leftOut(fields.length - able.length));
    }
    case 'frost':
      return frosted(changeFrost(map, fields, paint.isFrozen, rules?.frost), paint.isFrozen);
    case 'owner':
      return acting(giveTo(map, fields, paint.party));
    case 'choice':
      return [{ kind: 'choose', fields, how: choosingWith(keys) }];
  }
}
