import { canonicalSide, formatSide, pointBetween, SIDE, sideFeatures } from '../../../../../engine';
import { drawSides, eraseSides } from '../../commands/sides';
import { noted, refused } from '../sides/finding';
import { sideFaced } from '../sides/near';
import { type OfferAt, stampOf } from '../sides/stamp';
import { mapTool, type PreviewLine } from '../tool';

/** How far the drawing of a bridge reaches into both fields, as a part of the distance to the middle. */
const REACH = 0.55;

const offerAt: OfferAt = (context, point, isErasing) => {
  const faced = sideFaced(context, point);
  if (faced === undefined) return undefined;
  const { map, lattice, rules, campaign } = context;
  const { field, side, middle, centre } = faced;
  const home = canonicalSide(lattice, { field, side });
  const isThere = (sideFeatures(map.grossfelder, lattice, home) & SIDE.bridge) !== 0;
  const at = (part: number) => pointBetween(middle, centre, part);
  const line = (kind: PreviewLine['kind']): PreviewLine => ({
    kind,
    points: [at(REACH), at(-REACH)],
  });
  const about = { side: formatSide({ field, side }) };
  if (isErasing) {
    return isThere
      ? { lines: [line('erase')], command: eraseSides(map, lattice, 'bridge', [home]) }
      : { lines: [], hint: refused('sides:notThere.bridge', about) };
  }
  if (isThere) {
    return { lines: [], hint: noted('sides:there.bridge', about) };
  }
  const findings = rules?.objections(campaign.world, { kind: 'bridge', field, side }) ?? [];
  return {
    lines: [line(findings.length > 0 ? 'refused' : 'road')],
    command: drawSides(map, lattice, 'bridge', [home]),
    findings,
  };
};

/** Bridges a side; where the rules object the GM is asked. */
export const bridge = mapTool('bridge', stampOf(offerAt), { aim: 'side' });
