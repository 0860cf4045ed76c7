import {
  type Campaign,
  inVariant,
  type TurnStart,
  type Variant,
  type VariantKind,
  variantKind,
  type World,
  worldAtStart,
} from '../../../../engine';

/** What the desk shows: the month, or one of its variants in its place. */
export interface Shown {
  readonly campaign: Campaign;
  readonly variant: Variant | null;
  readonly kind: Exclude<VariantKind, 'past'> | null;
}

const starts = new WeakMap<World, WeakMap<TurnStart, World>>();

/** The world before a turn; the same object every time, so that runs of it stay fresh. */
const startOf = (world: World, start: TurnStart): World => {
  const known = starts.get(world) ?? new WeakMap<TurnStart, World>();
  starts.set(world, known);
  const before = known.get(start) ?? worldAtStart(world, start);
  known.set(start, before);
  return before;
};

/** The campaign as it would be in a variant, its worlds kept between calls. */
export function campaignIn(campaign: Campaign, variant: Variant): Campaign | undefined {
  return inVariant(campaign, variant, startOf);
}

/** What a desk that was asked for a variant shows; the month, if there is no such variant that can be computed. */
export function shownOf(campaign: Campaign, id: string | null): Shown {
  const variant = id === null ? undefined : campaign.variants[id];
  const other = variant === undefined ? undefined : campaignIn(campaign, variant);
  if (variant === undefined || other === undefined) return { campaign, variant: null, kind: null };
  const kind = variantKind(campaign, variant) === 'late' ? 'late' : 'whatIf';
  return { campaign: other, variant, kind };
}
