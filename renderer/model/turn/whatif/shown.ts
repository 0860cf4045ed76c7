import {
  type Campaign,
  inVariant,
  type Variant,
  type VariantKind,
  variantKind,
} from '../../../../engine';
import { useMemo } from 'react';
import { useSession } from '../../state/session';
import { useTurnView } from '../turn-view';

/** The month or the variant of it that is shown. */
export function useShown(month: Campaign): Shown {
  const variant = useTurnView((desk) => desk.variant);
  return useMemo(() => shownOf(month, variant), [month, variant]);
}

const NONE: Campaign['rulings'] = {};

/** The rulings of the month, or of the variant of it that is shown. */
export function useShownRulings(): Campaign['rulings'] {
  const month = useSession((session) => session.campaign);
  const variant = useTurnView((desk) => desk.variant);
  return month === null ? NONE : shownOf(month, variant).campaign.rulings;
}

/** What is shown: the month, or one of its variants in its place. */
export interface Shown {
  readonly campaign: Campaign;
  readonly variant: Variant | null;
  readonly kind: Exclude<VariantKind, 'past'> | null;
}

/** The variant that was asked for; the month, if there is no such variant that can be computed. */
export function shownOf(campaign: Campaign, id: string | null): Shown {
  const variant = id === null ? undefined : campaign.variants[id];
  const other = variant === undefined ? undefined : inVariant(campaign, variant);
  if (variant === undefined || other === undefined) return { campaign, variant: null, kind: null };
  const kind = variantKind(campaign, variant) === 'late' ? 'late' : 'whatIf';
  return { campaign: other, variant, kind };
}
