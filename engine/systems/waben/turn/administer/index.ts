import {
  fieldOfUnit,
  type PartyKey,
  type Relation,
  type Unit,
  unitId,
  type UnitId,
} from '../../../../world';
import { declarationsOf } from '../../orders/declaration';
import {
  isInForce,
  isWeaker,
  pairsOf,
  relationByTreaties,
  treatiesOf,
} from '../../rules/diplomacy/treaties';
import { integrityFindings } from '../../rules/unit-changes/integrity';
import { withRelease, withWishes } from '../../rules/unit-changes/wishes';
import { countingRows, note, tellAtStart, type WabenTurn } from '../turn';
import { countMissing } from './missing';
import { assignSeats, seatCapitals } from './seats';
import type { Remark } from '../../orders';
import { ownSettlementAt, placeText } from '../../rules/unit-changes/places';
import { divided, divisionProblem } from '../../rules/unit-changes/split';
import { amountOf } from '../../rules/settings';

type Division = Extract<Remark, { readonly kind: 'split' }>;

/** The units while they are divided, and how many each party has. */
interface Splitting {
  readonly turn: WabenTurn;
  readonly units: Map<UnitId, Unit>;
  readonly counts: Map<PartyKey, number>;
}

/** True if the party has its limit of units and the GM lets it have no more (WW-5.1-07). */
function isRefusedMore({ turn, counts }: Splitting, party: PartyKey): boolean {
  const limit = amountOf(turn.input.settings, 'unit.max_units');
  if (limit <= 0 || (counts.get(party) ?? 0) < limit) return false;
  const answer = turn.ask({
    key: `units/${party}/limit`,
    clause: 'WW-5.1-07',
    name: 'unitLimit',
    about: { party, limit },
    options: ['allow', 'refuse'],
    proposal: 'allow',
  });
  return answer === 'refuse';
}

function problemOf(splitting: Splitting, unit: Unit, order: Division): string | undefined {
  const { turn, units } = splitting;
  const { world, input } = turn;
  const field = fieldOfUnit(unit, world.units);
  const problem = divisionProblem(unit, order, {
    isTaken: units.has(unitId(unit.party, order.into)),
    isInOwnSettlement: ownSettlementAt(world.map, field, unit.party, input.settings) !== undefined,
    settings: input.settings,
  });
  return problem ?? (isRefusedMore(splitting, unit.party) ? 'limit' : undefined);
}

function split(splitting: Splitting, unit: Unit, order: Division): void {
  const { turn, units, counts } = splitting;
  const reason = problemOf(splitting, unit, order);
  if (reason !== undefined) {
    const about = { reason, into: order.into };
    note(turn, 'F-UNIT-SPLIT', unit.party, { unit: unit.number, at: order, about });
    return;
  }
  const [rest, part] = divided(unit, order);
  units.set(rest.id, rest);
  units.set(part.id, part);
  counts.set(unit.party, (counts.get(unit.party) ?? 0) + 1);
  tellAtStart(turn, {
    kind: 'split',
    clause: 'WW-6.3-15',
    place: placeText(unit, turn.world.units),
    parties: [unit.party],
    about: { unit: unit.id, into: part.id, size: part.size, type: part.type },
  });
}

/** Divides units at the start of the turn, row by row in the order of units (WW-10.1-05, WW-12.5-13). */
function splitUnits(turn: WabenTurn): void {
  const units = new Map(Object.entries(turn.world.units));
  const counts = new Map<PartyKey, number>();
  for (const { party } of units.values()) counts.set(party, (counts.get(party) ?? 0) + 1);
  for (const { party, row } of countingRows(turn)) {
    for (const remark of row.content.remarks) {
      const unit = units.get(unitId(party, row.unit));
      if (remark.kind === 'split' && unit !== undefined)
        split({ turn, units, counts }, unit, remark);
    }
  }
  turn.world = { ...turn.world, units: Object.fromEntries(units) };
}

/** Inconsistencies of the world, reported and left unchanged (WW-11.1-03). */
function inspect(turn: WabenTurn): void {
  const { world, settings } = turn.input;
  for (const one of integrityFindings(world, turn.board.lattice, settings)) turn.find(one);
}

/** Changes the relation of a party to another one; false if there are none, or nothing changes. */
function relate(turn: WabenTurn, from: PartyKey, to: PartyKey, relation: Relation): boolean {
  const { parties } = turn.world;
  const party = parties[from];
  if (party === undefined || !Object.hasOwn(parties, to) || party.relations[to] === relation)
    return false;
  const relations = { ...party.relations, [to]: relation };
  turn.world = { ...turn.world, parties: { ...parties, [from]: { ...party, relations } } };
  return true;
}

/**
 * Treaties take effect: the turn in which one begins it gives its parties their relation to each other; later it
 * gives it only where none is declared, so that a breach lasts (WW-10.1-05, WW-11.2-03, WW-11.2-04).
 */
function applyTreaties(turn: WabenTurn): void {
  const now = turn.world.clock.turn;
  const treaties = treatiesOf(turn.world);
  for (const treaty of treaties) {
    if (!isInForce(treaty, now)) continue;
    for (const pair of pairsOf(treaty)) {
      const [from, to] = pair;
      const relation = relationByTreaties(treaties, pair, now);
      const isOpen = treaty.from === now || turn.world.parties[from]?.relations[to] === undefined;
      if (relation !== undefined && isOpen) relate(turn, from, to, relation);
    }
  }
}

/**
 * A one-sided declaration is a change the other party is not notified of, or a breach of treaties for the log
 * (WW-11.2-04).
 */
function declareRelation(turn: WabenTurn, from: PartyKey, to: PartyKey, relation: Relation): void {
  if (!relate(turn, from, to, relation)) return;
  const treaty = relationByTreaties(treatiesOf(turn.world), [from, to], turn.world.clock.turn);
  const isBreach = treaty !== undefined && isWeaker(relation, treaty);
  tellAtStart(turn, {
    clause: 'WW-11.2-04',
    place: '',
    parties: [from, to],
    about: { relation, treaty: treaty ?? '' },
    witnesses: [from],
    kind: isBreach ? 'treatyBreach' : 'relation',
  });
}

/**
 * Treaties in force, and over them what letters declare, from the start of the turn (WW-11.2-04). A one-sided word
 * binds only whoever gave it; a breach is noted, never prevented (WW-8.2-35).
 */
function settleRelations(turn: WabenTurn): void {
  applyTreaties(turn);
  for (const from of Object.keys(turn.declarations).sort()) {
    const words = declarationsOf(turn.declarations[from] ?? [], 'relation');
    const first = new Map(words.toReversed().map((word) => [word.party, word]));
    for (const { party: to, relation } of first.values()) declareRelation(turn, from, to, relation);
  }
}

/** Lasting wishes of rows, and transports that letters release, are stored with the units (WW-6.3-20, WW-12.5-15). */
function keepWishes(turn: WabenTurn): void {
  const units = new Map<UnitId, Unit>(Object.entries(turn.world.units));
  for (const { party, row } of countingRows(turn)) {
    const unit = units.get(unitId(party, row.unit));
    if (unit !== undefined) units.set(unit.id, withWishes(unit, row.content));
  }
  for (const [party, words] of Object.entries(turn.declarations)) {
    for (const word of declarationsOf(words, 'release')) {
      const unit = units.get(unitId(party, word.unit));
      if (unit !== undefined) units.set(unit.id, withRelease(unit, word.party));
    }
  }
  turn.world = { ...turn.world, units: Object.fromEntries(units) };
}

/**
 * Phase 1, administration at the start of the turn: missing letters, treaties and releases, the capital, the seats
 * of characters, splitting (WW-10.1-05). Comes before money and march.
 */
export function administer(turn: WabenTurn): void {
  inspect(turn);
  countMissing(turn);
  settleRelations(turn);
  seatCapitals(turn);
  assignSeats(turn);
  splitUnits(turn);
  keepWishes(turn);
}
