import { KLEINFELDER } from '../hex';
import type { Campaign } from './campaign';
import { latticeOf } from './fields';
import type { Knowledge, KnowledgeLevel, KnownGrossfeld } from './knowledge';
import { rehome } from './rehome';
import type { WorldMap } from './world';

const perField = <Value>(value: Value): readonly Value[] =>
  Array.from({ length: KLEINFELDER }, () => value);

/** A Großfeld of which nothing is known but what lies on its rim. */
const unknown = (): KnownGrossfeld => ({
  level: perField<KnowledgeLevel>(0),
  since: perField(0),
  source: perField(null),
  terrain: perField(null),
  owner: perField(null),
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
});

/**
 * The campaign on a map whose Großfelder came, went or moved. What parties know of a Großfeld goes with its
 * number; rivers they know on a border find their home again.
 */
export const withMap = (campaign: Campaign, map: WorldMap): Campaign => {
  const { world } = campaign;
  const [before, after] = [latticeOf(world.map), latticeOf(map)];
  const knowledge = Object.fromEntries(
    Object.entries(world.knowledge).map(([party, known]): [string, Knowledge] => [
      party,
      { ...known, grossfelder: rehome(known.grossfelder, before, after, unknown) },
    ]),
  );
  return { ...campaign, world: { ...world, map, knowledge } };
};
