import { useEffect, useMemo } from 'react';
import { isSameTurn, type Moment, useMoments } from '../../../model/adjudicate';
import { coverAt } from '../table/model';
import type { TurnModel } from '../../../model/turn/use-turn-model';

/** How the world stands after a phase of the run on the desk. */
export type Looked =
  /** Nothing was computed yet. */
  | { readonly kind: 'none' }
  /** How things stand after it could tell what nobody at the table may read yet. */
  | { readonly kind: 'covered' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly moment: Moment };

/**
 * The moment of a phase: the world before and after it, computed beside the screen when it is first looked at. A board
 * draws `moment.after`. While the run is computed anew, that of the last one stays.
 */
export function useMoment(model: TurnModel, phase: string): Looked {
  const { campaign, proposed } = model;
  const { basis, stale, whole } = proposed;
  const { rulings } = campaign;
  const cover = useMemo(() => coverAt(whole, rulings, phase), [whole, rulings, phase]);
  const { basis: of, kept, hasFailed, ask } = useMoments();
  const isShown = whole !== null && !cover.isHere;
  useEffect(() => {
    if (isShown && !stale && basis !== null) ask(basis, campaign, phase);
  }, [ask, basis, campaign, isShown, phase, stale]);
  const moment = isSameTurn(of, campaign) ? kept.get(phase) : undefined;
  if (whole === null) return { kind: 'none' };
  if (cover.isHere) return { kind: 'covered' };
  if (moment !== undefined) return { kind: 'shown', moment };
  return { kind: hasFailed ? 'failed' : 'waiting' };
}
