import type { LetteredField } from '../../../world';
import { unitsOn } from '../rules/nation';
import { seemingNation } from '../rules/sight';
import type { NationKey } from '../state/types';
import { nationOrders, type RoundTurn } from './turn';

/** A base its owner gives up in this round (TM-4.5-17). */
export interface Cession {
  readonly from: NationKey;
  readonly to: NationKey;
  readonly base: LetteredField;
}

/**
 * Cessions that come about: at the start of the round an army of the receiver, or one that flies his flag, was on the
 * field (TM-4.5-24).
 */
export function cessions(turn: RoundTurn): readonly Cession[] {
  return nationOrders(turn, 'CEDE').flatMap(({ by, order }) => {
    const isThere = unitsOn(turn.start, order.base).some(
      (unit) =>
        unit.nation !== by &&
        unit.kind === 'army' &&
        (unit.nation === order.to || seemingNation(unit) === order.to),
    );
    return isThere ? [{ from: by, to: order.to, base: order.base }] : [];
  });
}
