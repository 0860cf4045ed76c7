import { type FieldAddress, formatPosition, type Position } from '../../../../hex';
import type { Params } from '../../../../kernel';
import { settlementAt, SIDE, sideHome, sideIndex } from '../../../../world';
import { kleinfeldOf, grossfeldOf } from '../../../../hex';
import { flagOf } from '../../rules/settings';
import { townValue } from '../../rules/structure/town';
import type { Declaration, DeclarationMeaning } from '../declaration';
import { sortedOut } from '../declaring/repeated';
import { finding, type OrderFindingCode } from '../finding';
import type { Check, CheckContext } from './context';

/** Fault of a declaration; undefined = none. */
interface Fault {
  readonly code: OrderFindingCode;
  readonly about: Params;
}

const ownSettlement = (place: FieldAddress, { world, party }: CheckContext): Fault | undefined =>
  settlementAt(world.map, place)?.owner === party
    ? undefined
    : { code: 'F-ORD-NOTARGET', about: { reason: 'ownSettlement', place } };

const knownUnit = (number: number, { units, rows }: CheckContext): Fault | undefined =>
  units.has(number) || rows.has(number) ? undefined : { code: 'F-ROW-UNKNOWN', about: { number } };

const otherParty = (party: string, context: CheckContext): Fault | undefined =>
  party === context.party ? { code: 'F-ORD-NOTARGET', about: { reason: 'self' } } : undefined;

/** True if anything stands or is being built at a position. */
const isBuilt = (place: Position, { world, lattice }: CheckContext): boolean => {
  if (place.kind === 'aboard') return false;
  if (place.kind === 'field') return settlementAt(world.map, place.field) !== undefined;
  const home = sideHome(lattice, place);
  const index = sideIndex(kleinfeldOf(home.field), home.side);
  const bits = world.map.grossfelder[grossfeldOf(home.field)]?.sides[index] ?? 0;
  const own = sideIndex(kleinfeldOf(place.field), place.side);
  const walls = world.map.grossfelder[grossfeldOf(place.field)]?.walls[own] ?? 0;
  const works = Object.values(world.works).some(
    ({ field, side }) =>
      (field === place.field && side === place.side) ||
      (field === home.field && side === home.side),
  );
  return works || walls > 0 || (bits & (SIDE.road | SIDE.bridge | SIDE.canal)) !== 0;
};

const standing = (place: Position, context: CheckContext): Fault | undefined =>
  isBuilt(place, context)
    ? undefined
    : { code: 'F-ORD-NOTARGET', about: { reason: 'structure', place: formatPosition(place) } };

/** Enlarging leads to a greater standard type (WW-4.2-25). */
const enlarged = (
  place: FieldAddress,
  structure: string,
  context: CheckContext,
): Fault | undefined => {
  const type = settlementAt(context.world.map, place)?.type ?? '';
  const before = townValue(type, context.settings).value;
  const after = townValue(structure, context.settings).value;
  const isAllowed = flagOf(context.settings, 'build.allow_upgrade') && after > before;
  return isAllowed
    ? undefined
    : { code: 'F-BUILD-OCCUPIED', about: { reason: 'upgrade', field: place } };
};

type Judges = {
  readonly [K in DeclarationMeaning['kind']]?: (
    declaration: Declaration & { readonly kind: K },
    context: CheckContext,
  ) => Fault | undefined;
};

const JUDGES: Judges = {
  upgrade: ({ place, structure }, context) =>
    ownSettlement(place, context) ?? enlarged(place, structure, context),
  repair: ({ place }, context) => standing(place, context),
  rest: ({ place }, context) => standing(place, context),
  pay: ({ to }, context) => otherParty(to, context),
  upkeep: ({ unit }, context) => knownUnit(unit, context),
  capital: ({ place }, context) => ownSettlement(place, context),
  store: ({ place }, context) => ownSettlement(place, context),
  relation: ({ party }, context) => otherParty(party, context),
  seat: ({ unit, place }, context) =>
    knownUnit(unit, context) ?? (place === null ? undefined : ownSettlement(place, context)),
  release: ({ unit, party }, context) => knownUnit(unit, context) ?? otherParty(party, context),
};

const judge = <K extends DeclarationMeaning['kind']>(
  kind: K,
  declaration: Declaration & { readonly kind: K },
  context: CheckContext,
): Fault | undefined => JUDGES[kind]?.(declaration, context);

/** Declarations name what there is: own settlements, own units, other parties, structures (WW-0.3-03). */
export const declared: Check = (context) =>
  context.declarations.flatMap((declaration) => {
    const fault = judge(declaration.kind, declaration, context);
    const { text, span } = declaration;
    return fault === undefined
      ? []
      : [finding(fault.code, context.party, { at: { text, span }, about: fault.about })];
  });

/** Of several words about one matter the first counts; the others are shown (WW-0.3-03). */
export const repeated: Check = ({ declarations, party }) =>
  sortedOut(declarations).repeated.map(({ text, span }) =>
    finding('F-ORD-REMARK', party, { at: { text, span }, about: { reason: 'repeated' } }),
  );
