import { formatSide, parseFieldAddress } from '../../../../hex';
import { cellOf, type Objection } from '../../../../kernel';
import { ownerAt, type Settlement, settlementAt } from '../../../../world';
import { SETTLEMENT_TABLE } from '../../data';
import { INHABITANTS_ANYWHERE, isGroundForMany } from '../building/crowd';
import { type Site, siteAt } from '../building/site';
import { heightAt, isLand, isWaterwaySide } from '../movement/ground';
import { isKnownTownType, townValue } from '../structure/town';
import { forbidden, type Inspector, nameless, unusual } from './objection';

/** Sides with a harbour where there is no water (WW-4.2-23). */
const dryHarbours = ({ ground, cell }: Site, { harbours }: Settlement): readonly Objection[] =>
  harbours
    .filter((side) => {
      const beyond = ground.lattice.neighbour(cell, side);
      const isCoast = beyond >= 0 && heightAt(ground, beyond) === 0;
      return !isCoast && !isWaterwaySide(ground, cell, side);
    })
    .map((side) => ({
      field: 'harbours',
      code: 'harbour',
      clause: 'WW-4.2-23',
      weight: 'forbidden',
      about: { side: formatSide({ field: ground.lattice.addressOf(cell), side }) },
    }));

const typeFlaws = (
  site: Site,
  settlement: Settlement,
  isCapital: boolean,
): readonly Objection[] => {
  const { settings } = site;
  if (!isKnownTownType(settlement.type, settings))
    return unusual(true, 'type', 'townType', 'WW-4.2-09');
  const value = townValue(settlement.type, settings).value;
  const inhabitants =
    cellOf(settings, SETTLEMENT_TABLE, settlement.type, 'inhabitants')?.value ?? 0;
  return [
    ...forbidden(settlement.built > value, 'built', 'built', 'WW-4.2-01', { value }),
    ...forbidden(
      inhabitants > INHABITANTS_ANYWHERE && !isCapital && !isGroundForMany(site.ground, site.cell),
      'type',
      'townTooBig',
      'WW-4.2-11',
      { inhabitants, most: INHABITANTS_ANYWHERE },
    ),
  ];
};

/** Objections to a settlement, by its field (WW-4.2-09, WW-4.2-11, WW-4.2-23, WW-4.2-26). */
export const settlementObjections: Inspector = (world, id, settings) => {
  const field = parseFieldAddress(id);
  const settlement = field === undefined ? undefined : settlementAt(world.map, field);
  const site = field === undefined ? undefined : siteAt(world.map, field, settings);
  if (field === undefined || settlement === undefined || site === undefined) return [];
  return [
    ...nameless(settlement.name),
    ...typeFlaws(site, settlement, world.parties[settlement.owner]?.capital === field),
    ...forbidden(!isLand(site.ground, site.cell), 'field', 'townWater', 'WW-4.2-26'),
    ...unusual(ownerAt(world.map, field) !== settlement.owner, 'owner', 'townOwner', 'WW-4.2-26'),
    ...dryHarbours(site, settlement),
  ];
};
