import { DIRECTIONS, type FieldAddress, type Position } from '../../../../hex';
import type { Finding, Structure } from '../../../../kernel';
import { ownerAt, type Treaty, type WorkKind, workId, sideHome } from '../../../../world';
import { type SettlementKey, SETTLEMENT_KEYS, WALL_LEAST } from '../../data';
import { objections } from '../../rules/building/objections';
import { flagOf } from '../../rules/settings';
import type { StructureKey, Words } from '../content';
import { declarationsOf } from '../declaration';
import { finding } from '../finding';
import type { Check, CheckContext } from './context';
import { endOfRow } from './places';

/** A structure somebody means to build, by declaration or by the remark of a work unit (WW-4.1-33). */
interface Intended {
  readonly structure: StructureKey;
  readonly value: number | null;
  readonly place: Position;
  /** Null = the letter has no word about it. */
  readonly name: string | null;
  readonly harbours: readonly number[];
  readonly at: Words;
  readonly unit?: number;
}

const isSettlement = (structure: StructureKey): structure is SettlementKey =>
  SETTLEMENT_KEYS.some((key) => key === structure);

const KINDS: Readonly<Record<Exclude<StructureKey, SettlementKey>, WorkKind>> = {
  str: 'road',
  bridge: 'bridge',
  wl: 'wall',
  kan: 'canal',
};

const declaredStructures = ({ declarations }: CheckContext): readonly Intended[] =>
  declarationsOf(declarations, 'build').map(({ text, span, ...build }) => ({
    ...build,
    at: { text, span },
  }));

const remarkedStructures = (context: CheckContext): readonly Intended[] =>
  [...context.rows.values()].flatMap((row) =>
    row.content.remarks.flatMap((remark): readonly Intended[] => {
      const place = remark.kind === 'build' ? (remark.place ?? endOfRow(row, context)) : null;
      if (remark.kind !== 'build' || place === null || place.kind === 'aboard') return [];
      const { structure, value, name, text, span } = remark;
      return [{ structure, value, name, place, harbours: [], at: { text, span }, unit: row.unit }];
    }),
  );

/** The books' name of a structure: sides but for walls have one home. */
const workOf = ({ structure, place }: Intended, { lattice }: CheckContext): string | undefined => {
  if (place.kind === 'aboard') return undefined;
  if (isSettlement(structure)) return workId('settlement', place.field, null);
  if (place.kind !== 'side') return undefined;
  const home = structure === 'wl' ? place : sideHome(lattice, place);
  return workId(KINDS[structure], home.field, home.side);
};

/** Work goes on: the structure is in the books and not finished. */
const isBegun = (intended: Intended, context: CheckContext): boolean => {
  const work = context.world.works[workOf(intended, context) ?? ''];
  return work !== undefined && work.progress !== null;
};

/** The structure as the rules of building know it; undefined where the place is of the wrong kind. */
const asBuilt = (
  { structure, value, place }: Intended,
  { lattice }: CheckContext,
): Structure | undefined => {
  if (isSettlement(structure))
    return place.kind === 'field'
      ? { kind: 'settlement', field: place.field, type: structure }
      : undefined;
  if (place.kind !== 'side') return undefined;
  const { field, side } = place;
  switch (structure) {
    case 'str':
      return { kind: 'road', from: field, to: lattice.neighbourOf(field, side) ?? '' };
    case 'bridge':
      return { kind: 'bridge', field, side };
    case 'kan':
      return { kind: 'canal', field, side };
    case 'wl':
      return { kind: 'wall', field, side, buildingValue: value ?? WALL_LEAST };
  }
};

const isRoadTreaty = ({ kinds, from, until }: Treaty, turn: number): boolean =>
  kinds.includes('roadBuilding') && from <= turn && (until === null || turn <= until);

/** True if a treaty lets the party build on the border with the other (WW-4.3-06). */
export function mayBuildWith(context: CheckContext, other: string): boolean {
  const { world, party } = context;
  return Object.values(world.treaties).some(
    (treaty) =>
      isRoadTreaty(treaty, world.clock.turn) &&
      treaty.parties.includes(party) &&
      treaty.parties.includes(other),
  );
}

const ownersOf = (
  { place }: Intended,
  { lattice, world }: CheckContext,
): readonly (string | null)[] => {
  if (place.kind === 'aboard') return [];
  const beyond = place.kind === 'side' ? lattice.neighbourOf(place.field, place.side) : undefined;
  return [place.field, ...(beyond === undefined ? [] : [beyond])].map(
    (field) => ownerAt(world.map, field) ?? null,
  );
};

/** Settlements and walls stand on own land, what joins two fields on one's own side of it (WW-4.2-26, WW-4.3-06). */
const notOwn = (intended: Intended, context: CheckContext): boolean => {
  const [home, ...others] = ownersOf(intended, context);
  const isOneSided = isSettlement(intended.structure) || intended.structure === 'wl';
  const owners = isOneSided ? [home] : [home, ...others];
  return !owners.includes(context.party);
};

const about = (intended: Intended, context: CheckContext) => ({
  party: context.world.parties[context.party]?.name ?? context.party,
  field: intended.place.kind === 'aboard' ? '' : intended.place.field,
});

const agreed = (intended: Intended, context: CheckContext): boolean =>
  ownersOf(intended, context).every(
    (owner) => owner === null || owner === context.party || mayBuildWith(context, owner),
  );

const objectionsTo = (
  structure: Structure,
  intended: Intended,
  context: CheckContext,
): readonly Finding[] => {
  const { party } = context;
  const { at, unit } = intended;
  return objections(context.world, structure, context.settings)
    .filter(({ code }) => code !== 'F-BUILD-AGREE' || !agreed(intended, context))
    .map((found) => ({
      ...found,
      party,
      ...(unit === undefined ? {} : { unit }),
      span: at.span,
      words: at.text,
    }));
};

/** Harbours the letter names lie at water; where there is water some are named (WW-4.2-21, WW-4.2-23). */
const harbourFindings = (
  intended: Intended,
  field: FieldAddress,
  context: CheckContext,
): readonly Finding[] => {
  const { harbours, at, unit } = intended;
  const faults = (side: number): readonly Finding[] =>
    objectionsTo({ kind: 'harbour', field, side }, intended, context);
  if (harbours.length > 0) return harbours.flatMap(faults);
  const hasWater = DIRECTIONS.some((side) => faults(side).length === 0);
  const concern = unit === undefined ? { at } : { at, unit };
  return hasWater ? [finding('F-PORT-MISSING', context.party, concern)] : [];
};

const settlementFindings = (intended: Intended, context: CheckContext): readonly Finding[] => {
  const { place, name, at, unit } = intended;
  if (place.kind !== 'field') return [];
  const isNameless = name === null || name.trim() === '';
  const concern = unit === undefined ? { at } : { at, unit };
  return [
    ...(isNameless && flagOf(context.settings, 'settle.name_required')
      ? [finding('F-BUILD-NONAME', context.party, concern)]
      : []),
    ...harbourFindings(intended, place.field, context),
  ];
};

/** The bridge a road needs is under way, or begun by the same letter (WW-4.3-08). */
const isBridged = (road: Intended, all: readonly Intended[], context: CheckContext): boolean => {
  const needed: Intended = { ...road, structure: 'bridge' };
  const begins = (one: Intended): boolean =>
    one.structure === 'bridge' &&
    workOf(one, context) === workOf(needed, context) &&
    faultsOf(one, all, context).every(({ severity }) => severity !== 'REJECT');
  return isBegun(needed, context) || all.some(begins);
};

const faultsOf = (
  intended: Intended,
  all: readonly Intended[],
  context: CheckContext,
): readonly Finding[] => {
  if (isBegun(intended, context)) return [];
  const { at, unit } = intended;
  const concern = unit === undefined ? { at } : { at, unit };
  const structure = asBuilt(intended, context);
  if (structure === undefined) {
    const reason = isSettlement(intended.structure) ? 'noField' : 'noSide';
    return [finding('F-POS-SYNTAX', context.party, { ...concern, about: { reason } })];
  }
  const isForeign = notOwn(intended, context);
  return [
    ...(isForeign
      ? [finding('F-BUILD-NOTOWN', context.party, { ...concern, about: about(intended, context) })]
      : []),
    ...objectionsTo(structure, intended, context)
      .filter(({ code }) => !isForeign || code !== 'F-BUILD-AGREE')
      .filter(({ code }) => code !== 'F-BUILD-NEEDBRIDGE' || !isBridged(intended, all, context)),
    ...(isSettlement(intended.structure) ? settlementFindings(intended, context) : []),
  ];
};

/** What stands in the way of the greater settlement where the smaller one is (WW-4.2-11, WW-4.2-25). */
const enlargements = (context: CheckContext): readonly Finding[] =>
  declarationsOf(context.declarations, 'upgrade').flatMap(({ structure, place, text, span }) =>
    objections(
      context.world,
      { kind: 'settlement', field: place, type: structure },
      context.settings,
    )
      .filter(({ code }) => code === 'F-BUILD-TOOBIG')
      .map((found) => ({ ...found, party: context.party, span, words: text })),
  );

/** New structures stand on own land, where the rules of building allow them (WW-4.1-33, WW-4.2-26, WW-4.3-03 to -10). */
export const structures: Check = (context) => {
  const all = [...declaredStructures(context), ...remarkedStructures(context)];
  return [...all.flatMap((intended) => faultsOf(intended, all, context)), ...enlargements(context)];
};
