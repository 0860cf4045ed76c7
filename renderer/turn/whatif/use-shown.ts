import { useMemo } from 'react';
import type { Campaign } from '../../../engine';
import { useTurnDesk } from '../desk-store';
import { type Shown, shownOf } from './shown';

/** The month or the variant of it that the desk shows. */
export const useShown = (month: Campaign): Shown => {
  const variant = useTurnDesk((desk) => desk.variant);
  return useMemo(() => shownOf(month, variant), [month, variant]);
};
