import { type FieldAddress, grossfeldOf, kleinfeldOf, type Position } from '../../../../hex';
import { cellOf, type Settings } from '../../../../kernel';
import {
  blankWork,
  ownerAt,
  type PartyKey,
  settlementAt,
  type Settlement,
  sideHome,
  type Treaty,
  wallFacing,
  type Work,
  WORK_PER_POINT,
  type WorkId,
  type WorkKind,
  type World,
} from '../../../../world';
import { STRUCTURE_TABLE } from '../../data';
import type { StructureKey, Words } from '../../orders/content';
import { declarationsOf } from '../../orders/declaration';
import { objections } from '../../rules/building/objections';
import { choiceOf, flagOf } from '../../rules/settings';
import { townValue } from '../../rules/structure/town';
import { countingRowsOf, partiesInOrder, type WabenTurn } from '../turn';

/** A structure that a letter wants built or enlarged (WW-4.1-33, WW-4.2-25). */
interface Intent {
  readonly party: PartyKey;
  readonly structure: StructureKey;
  readonly value: number | null;
  readonly place: Position;
  readonly name: string;
  readonly harbours: Settlement['harbours'];
  readonly isUpgrade: boolean;
  readonly at: Words;
}

const SIDES: Readonly<Partial<Record<StructureKey, Exclude<WorkKind, 'settlement'>>>> = {
  str: 'road',
  bridge: 'bridge',
  wl: 'wall',
  kan: 'canal',
};

const kindOf = (structure: StructureKey): WorkKind => SIDES[structure] ?? 'settlement';

const declaredBy = (turn: WabenTurn, party: PartyKey): readonly Intent[] => {
  const declarations = turn.declarations[party] ?? [];
  const built = declarationsOf(declarations, 'build').map((one): Intent => ({
    party,
    structure: one.structure,
    value: one.value,
    place: one.place,
    name: one.name ?? '',
    harbours: one.harbours,
    isUpgrade: false,
    at: one,
  }));
  const enlarged = declarationsOf(declarations, 'upgrade').map((one): Intent => ({
    party,
    structure: one.structure,
    value: null,
    place: { kind: 'field', field: one.place },
    name: '',
    harbours: [],
    isUpgrade: true,
    at: one,
  }));
  return [...built, ...enlarged];
};

/** The remark "bauen" of a work unit counts as the entry in the list, if it names the place (WW-4.1-33). */
const remarkedBy = (turn: WabenTurn, party: PartyKey): readonly Intent[] =>
  countingRowsOf(turn, party).flatMap(({ row }) =>
    row.content.remarks.flatMap((remark): readonly Intent[] =>
      remark.kind !== 'build' || remark.place === null
        ? []
        : [
            {
              party,
              structure: remark.structure,
              value: remark.value,
              place: remark.place,
              name: remark.name ?? '',
              harbours: [],
              isUpgrade: false,
              at: remark,
            },
          ],
    ),
  );

/** Where the books keep it: sides by their home, walls by their field. */
const homeOf = (turn: WabenTurn, { structure, place }: Intent): Work | undefined => {
  const kind = kindOf(structure);
  if (place.kind === 'aboard' || (kind === 'settlement') !== (place.kind === 'field')) {
    return undefined;
  }
  if (place.kind === 'field') return blankWork(kind, place.field, null, 0);
  const { lattice } = turn.board;
  const side = { field: place.field, side: place.side };
  const home = kind === 'wall' ? side : sideHome(lattice, side);
  return blankWork(kind, home.field, home.side, 0);
};

/** Building value points of the whole, and those that stand already. */
const pointsOf = (
  world: World,
  { structure, value }: Intent,
  { field, side, kind }: Work,
  settings: Settings,
): { readonly value: number; readonly standing: number } => {
  if (kind === 'settlement') {
    const old = settlementAt(world.map, field);
    return {
      value: townValue(structure, settings).value,
      standing: old === undefined ? 0 : Math.min(old.built, townValue(old.type, settings).value),
    };
  }
  const printed = cellOf(settings, STRUCTURE_TABLE, kind, 'buildingValue')?.value ?? 0;
  const standing = kind === 'wall' && side !== null ? wallFacing(world.map, field, side) : 0;
  // A wall is strengthened by so many points (WW-4.3-04).
  return { value: kind === 'wall' ? standing + (value ?? printed) : printed, standing };
};

/** A harbour on a wrong side falls away by itself; all else that is rejected takes the structure with it (WW-4.2-23). */
const isRefused = ({ findings }: WabenTurn, { party, at }: Intent, severity: string): boolean =>
  findings.some(
    (found) =>
      found.party === party &&
      found.severity === severity &&
      found.code !== 'F-PORT-SIDE' &&
      found.span?.start === at.span.start &&
      found.span.end === at.span.end,
  );

const isInForce = ({ kinds, from, until }: Treaty, turn: number): boolean =>
  kinds.includes('roadBuilding') && from <= turn && (until === null || turn <= until);

/** Who shares the cost: both if both ordered it, or by treaty if the GM splits joint ones (WW-4.3-06, WW-12.4-29). */
const ownersOf = (
  turn: WabenTurn,
  work: Work,
  orderers: readonly PartyKey[],
): readonly PartyKey[] => {
  const { world, board, input } = turn;
  if (work.side === null || work.kind === 'wall') return orderers.slice(0, 1);
  if (orderers.length > 1 || choiceOf(input.settings, 'build.joint_split') !== 'half') {
    return orderers;
  }
  const beyond = board.lattice.neighbourOf(work.field, work.side);
  const holders = [work.field, ...(beyond === undefined ? [] : [beyond])].flatMap(
    (field) => ownerAt(world.map, field) ?? [],
  );
  const partner = holders.find((party) => !orderers.includes(party));
  const [orderer = ''] = orderers;
  const isAgreed =
    partner !== undefined &&
    Object.values(world.treaties).some(
      (treaty) =>
        isInForce(treaty, world.clock.turn) &&
        treaty.parties.includes(orderer) &&
        treaty.parties.includes(partner),
    );
  return isAgreed ? [...orderers, partner] : orderers;
};

const withSettlement = (world: World, field: FieldAddress, settlement: Settlement): World => {
  const no = grossfeldOf(field);
  const chunk = world.map.grossfelder[no];
  if (chunk === undefined) return world;
  const settlements = { ...chunk.settlements, [kleinfeldOf(field) - 1]: settlement };
  const grossfelder = { ...world.map.grossfelder, [no]: { ...chunk, settlements } };
  return { ...world, map: { ...world.map, grossfelder } };
};

const founded = (
  world: World,
  intent: Intent,
  { field, side }: Work,
  settings: Settings,
): World => {
  if (side !== null || settlementAt(world.map, field) !== undefined) return world;
  const isPort = (at: number): boolean =>
    objections(world, { kind: 'harbour', field, side: at }, settings).length === 0;
  return withSettlement(world, field, {
    type: intent.structure,
    name: intent.name,
    owner: intent.party,
    built: 0,
    harbours: intent.harbours.filter(isPort),
  });
};

/** Only a holder enlarges a settlement, and only where the GM allows it (WW-4.2-25). */
const mayEnlarge = (
  { world, input }: WabenTurn,
  { party, isUpgrade }: Intent,
  home: Work,
): boolean =>
  !isUpgrade ||
  (settlementAt(world.map, home.field)?.owner === party &&
    flagOf(input.settings, 'build.allow_upgrade'));

/** True if the rules require no agreement, or the GM gives it; another orderer is agreement enough (WW-4.3-06). */
function hasLeave(turn: WabenTurn, intent: Intent, id: WorkId): boolean {
  const { party } = intent;
  if (!isRefused(turn, intent, 'ASK') || hasOrdererBeside(turn, intent, id)) return true;
  const answer = turn.ask({
    key: `build/${party}/${id}`,
    clause: 'WW-4.3-06',
    name: 'buildConsent',
    about: { party, place: id.slice(id.indexOf(' ') + 1) },
    options: ['refused', 'built'],
    proposal: 'refused',
  });
  return answer === 'built';
}

/** The books of a structure that is begun now. */
const begun = (turn: WabenTurn, intent: Intent, home: Work): Work | undefined => {
  const { world, input } = turn;
  const old = world.works[home.id];
  const { value, standing } = pointsOf(world, intent, home, input.settings);
  if (value <= standing) return undefined;
  return {
    ...(old ?? home),
    value,
    owners: ownersOf(turn, home, [intent.party]),
    type: home.kind === 'settlement' ? intent.structure : null,
    progress: standing * WORK_PER_POINT,
    paid: standing * WORK_PER_POINT + (old?.paid ?? 0),
    begun: world.clock.turn,
    completed: old?.completed ?? null,
    name: intent.name,
  };
};

/** The same structure ordered by a second party in the same turn: both pay for it (WW-4.3-06). */
const joined = (work: Work, party: PartyKey): Work =>
  work.owners.includes(party) ? work : { ...work, owners: [...work.owners, party] };

/** Begins one structure, or joins the one that another party begins in this turn; one under way continues. */
function begin(turn: WabenTurn, intent: Intent): void {
  const home = homeOf(turn, intent);
  if (home === undefined || isRefused(turn, intent, 'REJECT') || !mayEnlarge(turn, intent, home))
    return;
  const old = turn.world.works[home.id];
  const isUnderWay = old !== undefined && old.progress !== null;
  if (isUnderWay && old.begun !== turn.world.clock.turn) return;
  if (!isUnderWay && !hasLeave(turn, intent, home.id)) return;
  const work = isUnderWay ? joined(old, intent.party) : begun(turn, intent, home);
  if (work === undefined) return;
  const world = founded(turn.world, intent, work, turn.input.settings);
  turn.world = { ...world, works: { ...world.works, [work.id]: work } };
}

/** True if another party orders the same structure in this turn (WW-4.3-06). */
const hasOrdererBeside = (turn: WabenTurn, { party }: Intent, id: WorkId): boolean =>
  partiesInOrder(turn).some(
    (other) =>
      other !== party && declaredBy(turn, other).some((intent) => homeOf(turn, intent)?.id === id),
  );

/**
 * Puts the structures that letters enter as new into the books, in the order of parties and letters; what the check
 * rejects is left out, what needs an agreement is asked for (WW-4.1-33, WW-4.3-06). Nothing is paid here.
 */
export function beginSites(turn: WabenTurn): void {
  for (const party of partiesInOrder(turn))
    for (const intent of [...declaredBy(turn, party), ...remarkedBy(turn, party)])
      begin(turn, intent);
}
