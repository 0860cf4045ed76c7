import { useMemo } from 'react';
import type { Campaign } from '../../../../engine';
import { useSession } from '../../state/session';
import { useTurnView } from '../turn-view';
import { type Shown, shownOf } from './shown';

/** The month or the variant of it that the desk shows. */
export function useShown(month: Campaign): Shown {
  const variant = useTurnView((desk) => desk.variant);
  return useMemo(() => shownOf(month, variant), [month, variant]);
}

const NONE: Campaign['rulings'] = {};

/** The rulings of the month, or of the variant of it that the desk shows. */
export function useShownRulings(): Campaign['rulings'] {
  const month = useSession((session) => session.campaign);
  const variant = useTurnView((desk) => desk.variant);
  return month === null ? NONE : shownOf(month, variant).campaign.rulings;
}
