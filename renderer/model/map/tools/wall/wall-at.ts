import { type Finding, formatSide, wallFacing } from '../../../../../engine';
import { refusal, refused } from '../sides/finding';
import type { Faced } from '../sides/near';
import type { Hint, PreviewLine, ToolContext } from '../tool';

/** What a wall at a side would come to. */
export interface WallOffer {
  readonly faced: Faced;
  /** Building value that stands there already; 0 = none. */
  readonly before: number;
  /** Building value afterwards; equal to `before` = nothing to do. */
  readonly after: number;
  readonly findings: readonly Finding[];
  readonly kind: PreviewLine['kind'];
}

/** What building or taking away a wall at a side would come to. */
export const wallAt = (context: ToolContext, faced: Faced, erases: boolean): WallOffer => {
  const { map, rules, campaign, pen } = context;
  const { field, side } = faced;
  const before = wallFacing(map, field, side);
  if (erases) {
    return { faced, before, after: 0, findings: [], kind: before > 0 ? 'erase' : 'frame' };
  }
  const structure = { kind: 'wall', field, side, buildingValue: pen.wallValue } as const;
  const findings =
    before === pen.wallValue ? [] : (rules?.objections(campaign.world, structure) ?? []);
  return {
    faced,
    before,
    after: pen.wallValue,
    findings,
    kind: findings.length > 0 ? 'refused' : 'wall',
  };
};

/** A wall in words: of which field against which, or why there is nothing to do. */
export const wallHint = (
  { lattice }: ToolContext,
  { faced, before, after, findings }: WallOffer,
): Hint => {
  const [objected] = findings;
  if (objected !== undefined) return refusal(objected);
  const about = {
    field: faced.field,
    beyond: lattice.neighbourOf(faced.field, faced.side) ?? formatSide(faced),
    value: after === 0 ? before : after,
  };
  if (before !== after) {
    const text = after === 0 ? 'sides:hint.erase.wall' : 'sides:hint.draw.wall';
    return { text, about, tone: 'plain' };
  }
  const text = after === 0 ? 'sides:notThere.wall' : 'sides:there.wall';
  return refused(text, about);
};
