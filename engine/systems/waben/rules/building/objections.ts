import {
  type Direction,
  type FieldAddress,
  formatSide,
  parseFieldAddress,
  type Side,
} from '../../../../hex';
import {
  cellOf,
  type ClauseId,
  type Finding,
  type Params,
  type Settings,
  type Severity,
  type Structure,
} from '../../../../kernel';
import { SIDE, type World } from '../../../../world';
import { type FindingCode, FINDINGS, SETTLEMENT_TABLE, WALL_LEAST } from '../../data';
import { directionTo, heightAt, isLand, isWaterwaySide } from '../movement/ground';
import { choiceOf, flagOf } from '../settings';
import { isKnownTownType } from '../structure/town';
import { INHABITANTS_ANYWHERE, isGroundForMany } from './crowd';
import { type Site, siteAt } from './site';

/** What is wrong with a structure, not yet tied to the party on whose land it would stand. */
interface Objection {
  readonly code: FindingCode;
  /** The clause, where it is not the one of the register. */
  readonly clause?: ClauseId;
  /** The severity, where the GM's settings make it another one than the register's. */
  readonly severity?: Severity;
  readonly about: Params;
}

const only = (isWrong: boolean, objection: () => Objection): readonly Objection[] =>
  isWrong ? [objection()] : [];

/** A structure that joins two fields or lies between them. */
interface Crossing extends Site {
  readonly beyond: number;
  readonly direction: Direction;
  /** The names of both fields and of the side between them, for the sentence. */
  readonly about: Params;
}

const crossingOf = (site: Site, side: Side, kind: string): Crossing | undefined => {
  const beyond = site.ground.lattice.neighbour(site.cell, side.side);
  if (beyond < 0) return undefined;
  const to = site.ground.lattice.addressOf(beyond);
  const about = { reason: kind, from: side.field, to, side: formatSide(side) };
  return { ...site, beyond, direction: side.side, about };
};

/** Each kind at most once per side (WW-4.3-03). */
const twice = ({ ground, cell, direction, about }: Crossing, bit: number): readonly Objection[] =>
  only((ground.features(cell, direction) & bit) !== 0, () => ({ code: 'F-BUILD-DUP', about }));

/** Both fields must be land. */
const onWater = ({ ground, cell, beyond, about }: Crossing): readonly Objection[] =>
  [cell, beyond]
    .filter((at) => !isLand(ground, at))
    .slice(0, 1)
    .map((at) => ({
      code: 'F-BUILD-TERRAIN',
      about: { ...about, field: ground.lattice.addressOf(at) },
    }));

/** The levels of the two fields may differ by so many (WW-4.3-07, WW-4.3-10). */
const tooSteep = (
  { ground, cell, beyond, about }: Crossing,
  most: number,
  clause: ClauseId,
): readonly Objection[] => {
  const fromHeight = heightAt(ground, cell);
  const toHeight = heightAt(ground, beyond);
  return only(Math.abs(fromHeight - toHeight) > most, () => ({
    code: 'F-BUILD-HEIGHT',
    clause,
    about: { ...about, fromHeight, toHeight },
  }));
};

/** Roads and bridges between two realms need their agreement (WW-4.3-06, WW-4.3-10). */
const needsAgreement = (
  world: World,
  { ground, cell, beyond, about }: Crossing,
  clause: ClauseId,
): readonly Objection[] => {
  const owner = ground.owner(cell);
  const neighbour = ground.owner(beyond);
  const nameOf = (key: string): string => world.parties[key]?.name ?? key;
  return owner === null || neighbour === null || owner === neighbour
    ? []
    : [
        {
          code: 'F-BUILD-AGREE',
          clause,
          about: { ...about, owner: nameOf(owner), neighbour: nameOf(neighbour) },
        },
      ];
};

const toRoad = (world: World, crossing: Crossing): readonly Objection[] => {
  const { ground, cell, direction, about } = crossing;
  const hasBridge = (ground.features(cell, direction) & SIDE.bridge) !== 0;
  return [
    ...twice(crossing, SIDE.road),
    ...onWater(crossing),
    ...tooSteep(crossing, 1, 'WW-4.3-07'),
    ...only(isWaterwaySide(ground, cell, direction) && !hasBridge, () => ({
      code: 'F-BUILD-NEEDBRIDGE',
      about,
    })),
    ...needsAgreement(world, crossing, 'WW-4.3-06'),
  ];
};

/** A coast side, which can be bridged only if the GM lets causeways be built (WW-12.4-24). */
const isCauseway = ({ ground, cell, beyond, settings }: Crossing): boolean =>
  isLand(ground, cell) !== isLand(ground, beyond) && flagOf(settings, 'build.coast_bridge');

const toBridge = (world: World, crossing: Crossing): readonly Objection[] => [
  ...twice(crossing, SIDE.bridge),
  ...(isCauseway(crossing)
    ? []
    : [
        ...only(!isWaterwaySide(crossing.ground, crossing.cell, crossing.direction), () => ({
          code: 'F-BUILD-NORIVER',
          about: crossing.about,
        })),
        ...tooSteep(crossing, 0, 'WW-4.3-10'),
      ]),
  ...needsAgreement(world, crossing, 'WW-4.3-10'),
];

const toCanal = (_: World, crossing: Crossing): readonly Objection[] => [
  ...twice(crossing, SIDE.canal),
  ...onWater(crossing),
];

/** Harbours open to the sea, to a river or to a canal (WW-4.2-23). */
const toHarbour = (_: World, { ground, cell, direction, ...rest }: Crossing) => {
  const isCoast = isLand(ground, cell) && heightAt(ground, rest.beyond) === 0;
  const hasWater = isCoast || isWaterwaySide(ground, cell, direction);
  return only(!hasWater, () => ({ code: 'F-PORT-SIDE', about: rest.about }));
};

/** A new wall has at least five points; one that stands can be strengthened by any number (WW-4.3-04). */
const toWall = ({ ground, cell }: Site, side: Side, value: number): readonly Objection[] => {
  const least = ground.wall(cell, side.side) > 0 ? 1 : WALL_LEAST;
  return [
    ...only(!isLand(ground, cell), () => ({
      code: 'F-BUILD-TERRAIN',
      about: { reason: 'wall', field: side.field },
    })),
    ...only(!Number.isInteger(value) || value < least, () => ({
      code: 'F-BUILD-WALLMIN',
      about: { reason: 'wall', least, stated: value },
    })),
  ];
};

/** True where more than 50,000 may live: the coast at level 1, a navigable river, the capital (WW-4.2-11, -20). */
const bearsMany = ({ parties }: World, site: Site, field: FieldAddress): boolean => {
  const isCapital = Object.values(parties).some(({ capital }) => capital === field);
  return isCapital || isGroundForMany(site.ground, site.cell);
};

/** A type of its own needs the GM's approval, which is a row in the table, or is not possible (WW-4.2-09, WW-12.4-27). */
const freeType = ({ settings }: Site, field: FieldAddress, type: string): readonly Objection[] =>
  only(!isKnownTownType(type, settings), () => ({
    code: 'F-BUILD-FREETYPE',
    ...(choiceOf(settings, 'settle.free_types') === 'none' ? { severity: 'REJECT' } : {}),
    about: { reason: 'settlement', field, type },
  }));

const toSettlement = (
  world: World,
  site: Site,
  field: FieldAddress,
  type: string,
): readonly Objection[] => {
  const reason = 'settlement';
  const inhabitants = cellOf(site.settings, SETTLEMENT_TABLE, type, 'inhabitants')?.value ?? 0;
  const isCrowded = inhabitants > INHABITANTS_ANYWHERE && !bearsMany(world, site, field);
  return [
    ...only(site.ground.settlement(site.cell) !== undefined, () => ({
      code: 'F-BUILD-OCCUPIED',
      about: { reason, field },
    })),
    ...only(!isLand(site.ground, site.cell), () => ({
      code: 'F-BUILD-TERRAIN',
      about: { reason, field },
    })),
    ...only(isCrowded, () => ({
      code: 'F-BUILD-TOOBIG',
      about: { reason, field, limit: INHABITANTS_ANYWHERE, inhabitants },
    })),
    ...freeType(site, field, type),
  ];
};

const offMap = (place: string): readonly Objection[] => [
  { code: 'F-MAP-OFF', about: { reason: 'structure', place } },
];

const BETWEEN = { road: toRoad, bridge: toBridge, canal: toCanal, harbour: toHarbour } as const;

const toStructure = (
  world: World,
  site: Site,
  field: FieldAddress,
  structure: Structure,
): readonly Objection[] => {
  if (structure.kind === 'settlement') return toSettlement(world, site, field, structure.type);
  const target = structure.kind === 'road' ? parseFieldAddress(structure.to) : undefined;
  const direction =
    structure.kind === 'road'
      ? directionTo(site.ground, site.cell, site.ground.lattice.cellOf(target ?? field) ?? -1)
      : (structure.side as Direction);
  if (direction === undefined) {
    const about = {
      reason: 'road',
      from: field,
      to: structure.kind === 'road' ? structure.to : '',
    };
    return [{ code: 'F-POS-NOTADJ', about }];
  }
  const side: Side = { field, side: direction };
  if (structure.kind === 'wall') return toWall(site, side, structure.buildingValue);
  const crossing = crossingOf(site, side, structure.kind);
  if (crossing !== undefined) return BETWEEN[structure.kind](world, crossing);
  return structure.kind === 'harbour'
    ? [{ code: 'F-PORT-SIDE', about: { reason: 'harbour', from: field, side: formatSide(side) } }]
    : offMap(formatSide(side));
};

/**
 * What the rules object to a structure before it is drawn or begun, under the settings given or as printed: first
 * what is wrong with it alone, then what needs agreement. Severities and clauses are those of the register (WW-14.1-01); the party
 * is the owner of the field, empty if it has none.
 */
export function objections(
  world: World,
  structure: Structure,
  settings: Settings = {},
): readonly Finding[] {
  const place = structure.kind === 'road' ? structure.from : structure.field;
  const field = parseFieldAddress(place);
  const site = field === undefined ? undefined : siteAt(world.map, field, settings);
  const found =
    field === undefined || site === undefined
      ? offMap(place)
      : toStructure(world, site, field, structure);
  const party = site?.ground.owner(site.cell) ?? '';
  return found.map(({ code, clause, severity, about }) => {
    const entry = FINDINGS[code];
    return {
      code,
      severity: severity ?? entry.severity,
      clause: clause ?? entry.clause,
      party,
      words: '',
      about,
    };
  });
}
