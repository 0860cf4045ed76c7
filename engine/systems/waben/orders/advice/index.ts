import type { Check } from '../check/context';
import type { Advice } from './advise';
import { borderBuilding, unpaidWork } from './building';
import { heldBack, weakRetreat } from './enemies';
import { hardGround, intoTheWhite } from './ground';
import { emptyBorder, emptyCapital } from './left';
import { overRaised, overspent, unpaidUpkeep, unrestTax } from './money';
import { outlookOf } from './outlook';
import { grownScout, peopledDisbanding, smallConqueror, untrainedLeader } from './people';
import { shortOfPoints } from './points';
import { leftBehind, sailsFirst, waitsInVain } from './ships';
import { noEscort, ownTarget, throughSiege } from './sieges';
import { breach, friend, idleConquest } from './treaties';

/** Every pattern of orders that are legal but seldom meant. */
const PATTERNS: readonly Advice[] = [
  breach,
  friend,
  idleConquest,
  emptyCapital,
  emptyBorder,
  overspent,
  unpaidUpkeep,
  unrestTax,
  overRaised,
  sailsFirst,
  leftBehind,
  waitsInVain,
  throughSiege,
  noEscort,
  ownTarget,
  weakRetreat,
  heldBack,
  smallConqueror,
  grownScout,
  peopledDisbanding,
  untrainedLeader,
  borderBuilding,
  unpaidWork,
  hardGround,
  intoTheWhite,
  shortOfPoints,
];

/**
 * Warnings about orders that are legal but seldom meant. Of foreigners they use only what the realm of the letter
 * knows, so that its player may read them. A letter without orders gets no warning.
 */
export const advice: Check = (context) => {
  if (context.rows.size === 0 && context.declarations.length === 0) return [];
  const outlook = outlookOf(context);
  return PATTERNS.flatMap((pattern) => pattern(outlook));
};
