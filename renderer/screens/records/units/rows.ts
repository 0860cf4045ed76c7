import type { Campaign, Unit, World } from '../../../../engine';

/** Units never change: what was put in order stays so as long as they do. */
const ROWS = new WeakMap<World['units'], readonly Unit[]>();

/** All units of a campaign by number, those of one number by realm. */
export const unitRows = ({ world: { units } }: Campaign): readonly Unit[] => {
  const known =
    ROWS.get(units) ??
    Object.values<Unit>(units).sort((a, b) => a.number - b.number || (a.party < b.party ? -1 : 1));
  ROWS.set(units, known);
  return known;
};
