import type { Cell } from '../../../../hex';
import { type PartyKey, sideHome, type Work, type WorkId, workId } from '../../../../world';
import { declarationsOf } from '../../orders/declaration';
import { isFriend } from '../../rules/encounter/relation';
import { totalDamage } from '../../rules/siege/damage';
import type { NamedWork } from '../../rules/siege/task';
import { isUnderWork, type Works } from '../../rules/structure/works';
import { type Clock, type Mover, whereIs } from '../clock/state';
import { isBesieged, townAt } from '../clock/town';

/** True if the books of a structure say no more than its map: finished, whole, nothing paid ahead, owned by its fields. */
const isNeedless = ({ kind, progress, damage, paid, owners, completed, name }: Work): boolean =>
  progress === null &&
  paid === 0 &&
  owners.length === 0 &&
  Object.keys(damage).length === 0 &&
  (kind !== 'settlement' || completed === 0 || completed === null) &&
  name === '';

/** Enters a work in the books, or strikes it out where it tells nothing. */
export function keepWork(clock: Clock, work: Work): void {
  if (isNeedless(work)) clock.works.delete(work.id);
  else clock.works.set(work.id, work);
}

/** Works by the fields they touch. */
type WorksByField = ReadonlyMap<Cell, readonly Work[]>;

const cellsOfWork = (clock: Clock, { kind, field, side }: Work): readonly Cell[] => {
  const { lattice } = clock.board;
  const cell = lattice.cellOf(field);
  if (cell === undefined) return [];
  const beyond = side === null || kind === 'wall' ? -1 : lattice.neighbour(cell, side);
  return beyond < 0 ? [cell] : [cell, beyond];
};

/** The works of this moment by field, each list in the order of ids. */
export function worksByField(clock: Clock): WorksByField {
  const index = new Map<Cell, Work[]>();
  const works = [...clock.works.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const work of works) {
    for (const cell of cellsOfWork(clock, work)) {
      const here = index.get(cell);
      if (here === undefined) index.set(cell, [work]);
      else here.push(work);
    }
  }
  return index;
}

type Named = Pick<Work, 'kind' | 'field' | 'side'>;

/** A structure under the name by which books know it: sides by their home, walls by their field (WW-2.1-22). */
export function homeOf({ board }: Pick<Clock, 'board'>, { kind, field, side }: Named): Named {
  return side === null || kind === 'wall'
    ? { kind, field, side }
    : { kind, ...sideHome(board.lattice, { field, side }) };
}

/** The id of a structure at a field or on one of its sides, whichever way it is named. */
export function idOf(clock: Pick<Clock, 'board'>, named: Named): WorkId {
  const { kind, field, side } = homeOf(clock, named);
  return workId(kind, field, side);
}

const isOurs = (clock: Clock, party: PartyKey, { owners }: Work): boolean =>
  owners.length === 0 || owners.some((owner) => isFriend(clock.parties, party, owner));

const onlyOne = (works: readonly Work[]): Work | undefined =>
  works.length === 1 ? works[0] : undefined;

/** The settlement of the field, if workers mend it: it is hurt or besieged, and of their side (WW-6.2-18). */
const townToMend = (clock: Clock, mover: Mover, cell: Cell): WorkId | undefined => {
  const town = townAt(clock, cell);
  if (town === undefined) return undefined;
  if (!isFriend(clock.parties, mover.plan.unit.party, town.settlement.owner)) return undefined;
  const needsWork = totalDamage(town.damage) > 0 || isBesieged(clock, cell);
  return needsWork ? workId('settlement', clock.board.lattice.addressOf(cell), null) : undefined;
};

const namedSite = (
  clock: Clock,
  here: readonly Work[],
  cell: Cell,
  { kind, field, side }: NamedWork,
): WorkId | undefined => {
  const id = idOf(clock, { kind, field: field ?? clock.board.lattice.addressOf(cell), side });
  const isKnown = here.some((work) => work.id === id);
  if (isKnown) return id;
  return onlyOne(here.filter((work) => work.kind === kind && isUnderWork(work)))?.id;
};

/**
 * What a unit with the order to build works on: the structure it names at its place; else the hurt or besieged
 * settlement of its field; else the only unfinished structure there, else the only hurt one (WW-6.2-15, -18, -19).
 */
export function siteOf(clock: Clock, mover: Mover, index: WorksByField): WorkId | undefined {
  const { task, unit } = mover.plan;
  const target = whereIs(clock, mover);
  if (task?.kind !== 'build' || target?.kind !== 'field') return undefined;
  const here = (index.get(target.cell) ?? []).filter((work) => isOurs(clock, unit.party, work));
  if (task.named !== null) return namedSite(clock, here, target.cell, task.named);
  return (
    townToMend(clock, mover, target.cell) ??
    onlyOne(here.filter(isUnderWork))?.id ??
    onlyOne(here.filter(({ damage }) => totalDamage(damage) > 0))?.id
  );
}

/** Works on which the letters of their owners let the work rest this turn (WW-4.1-12). */
export function restingWorks(clock: Clock): ReadonlySet<WorkId> {
  const resting = new Set<WorkId>();
  const works: Works = clock.works;
  for (const [party, declarations] of Object.entries(clock.declarations)) {
    for (const { place } of declarationsOf(declarations, 'rest')) {
      if (place.kind === 'aboard') continue;
      for (const work of works.values()) {
        const isThere =
          place.kind === 'field'
            ? work.field === place.field
            : idOf(clock, { ...work, field: place.field, side: place.side }) === work.id;
        if (isThere && work.owners.includes(party)) resting.add(work.id);
      }
    }
  }
  return resting;
}
