import { hasSpring } from '../../../../../engine';
import { placeSpring } from '../../commands/sides';
import { noted, refused } from '../sides/finding';
import { cornerFaced } from '../sides/near';
import { type OfferAt, stampOf } from '../sides/stamp';
import { mapTool } from '../tool';

const offerAt: OfferAt = (context, point, isErasing) => {
  const faced = cornerFaced(context, point);
  if (faced === undefined) return undefined;
  const { map, lattice } = context;
  const corner = { field: faced.field, corner: faced.corner };
  const isThere = hasSpring(map, lattice, corner);
  const about = { field: corner.field };
  if (isErasing !== isThere) {
    const hint = isErasing
      ? refused('sides:notThere.spring', about)
      : noted('sides:there.spring', about);
    return { lines: [], hint };
  }
  return {
    lines: [{ kind: isErasing ? 'erase' : 'river', points: [faced.point] }],
    command: placeSpring(map, lattice, corner, !isErasing),
  };
};

/** Lets rivers rise at corners, a sign without effect in the game (WW-2.2-13). */
export const spring = mapTool('spring', stampOf(offerAt), { aim: 'corner' });
