import { formatSide, pointBetween, settlementAt, sideFromBeyond } from '../../../../../engine';
import { setHarbour } from '../../commands/places';
import { refused } from '../sides/finding';
import { type Faced, sideFaced } from '../sides/near';
import { type OfferAt, stampOf } from '../sides/stamp';
import { mapTool, type ToolContext } from '../tool';

/** The side as its settlement has it, whether the pointer is inside or before the harbour. */
const ofSettlement = ({ map, lattice }: ToolContext, faced: Faced) => {
  const { field, side } = faced;
  if (settlementAt(map, field) !== undefined) return { field, side };
  const beyond = sideFromBeyond(lattice, { field, side });
  return beyond !== undefined && settlementAt(map, beyond.field) !== undefined ? beyond : undefined;
};

/** Half the length of the drawing, as a part of the distance to the middle of the field. */
const REACH = 0.4;

const offerAt: OfferAt = (context, point, isErasing) => {
  const faced = sideFaced(context, point);
  if (faced === undefined) return undefined;
  const { map, rules, campaign } = context;
  const place = ofSettlement(context, faced);
  const settlement = place === undefined ? undefined : settlementAt(map, place.field);
  if (place === undefined || settlement === undefined) {
    const about = { field: faced.field };
    return { lines: [], hint: refused('sides:noSettlement', about) };
  }
  const isThere = settlement.harbours.includes(place.side);
  const { middle, centre, ends } = faced;
  const at = (part: number) => pointBetween(middle, centre, part);
  if (isErasing && !isThere) {
    const about = { side: formatSide(place) };
    return { lines: [], hint: refused('sides:notThere.harbour', about) };
  }
  const findings = isThere
    ? []
    : (rules?.objections(campaign.world, { kind: 'harbour', ...place }) ?? []);
  const kind = isThere ? 'erase' : findings.length > 0 ? 'refused' : 'wall';
  return {
    lines: [
      { kind, points: [at(REACH), at(-REACH)] },
      { kind, points: [...ends] },
    ],
    command: setHarbour(map, place.field, place.side, !isThere),
    findings,
    hint: {
      text: isThere ? 'sides:hint.erase.harbour' : 'sides:hint.draw.harbour',
      about: { name: settlement.name, field: place.field },
      tone: 'plain',
    },
  };
};

/** Opens and closes harbours at the sides of a settlement's field (WW-4.2-21). */
export const harbour = mapTool('harbour', stampOf(offerAt), { aim: 'side' });
