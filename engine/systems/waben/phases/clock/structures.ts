import { type Cell, type Direction, DIRECTIONS, formatSide } from '../../../../hex';
import { sideHome, type Work, workId, type WorkKind } from '../../../../world';
import type { PartyKey } from '../../../../world';
import { choiceOf } from '../../rules/settings';
import { report } from './report';
import type { Clock } from './state';

const SIDE_KINDS: readonly WorkKind[] = ['road', 'bridge', 'canal'];

/** Gives a structure with books of its own to a party; money paid ahead for work is lost (WW-7.3-21, WW-12.4-10). */
const giveTo = (clock: Clock, work: Work, party: PartyKey, cell: Cell): void => {
  if (work.owners.length === 1 && work.owners[0] === party) return;
  const isSite = work.progress !== null;
  if (isSite && choiceOf(clock.settings, 'build.site_capture') === 'lost') {
    clock.works.delete(work.id);
  } else {
    const paid = work.progress ?? work.paid;
    clock.works.set(work.id, { ...work, owners: [party], paid });
  }
  report(clock, cell, {
    kind: 'takeover',
    clause: 'WW-7.3-21',
    parties: [party, ...work.owners.filter((owner) => owner !== party)],
    about: {
      structure: work.kind,
      at: work.side === null ? work.field : formatSide({ field: work.field, side: work.side }),
      from: work.owners.filter((owner) => owner !== party).join(', '),
    },
  });
};

/** True if both fields of a side belong to the party, or there is no second one (WW-7.3-21, WW-7.3-24). */
const holdsBoth = (
  { board }: Clock,
  cell: Cell,
  direction: Direction,
  party: PartyKey,
): boolean => {
  const beyond = board.lattice.neighbour(cell, direction);
  return beyond < 0 || board.ground.owner(beyond) === party;
};

/**
 * What goes over with a conquered field: its settlement's books, the walls behind which it lies, and what lies on
 * sides whose other field is the party's as well (WW-7.3-21, WW-7.3-24).
 */
export const takeStructures = (clock: Clock, cell: Cell, party: PartyKey): void => {
  const { lattice } = clock.board;
  const field = lattice.addressOf(cell);
  const ids = [workId('settlement', field, null)];
  for (const direction of DIRECTIONS) {
    ids.push(workId('wall', field, direction));
    if (!holdsBoth(clock, cell, direction, party)) continue;
    const home = sideHome(lattice, { field, side: direction });
    ids.push(...SIDE_KINDS.map((kind) => workId(kind, home.field, home.side)));
  }
  for (const id of ids) {
    const work = clock.works.get(id);
    if (work !== undefined && work.owners.length > 0) giveTo(clock, work, party, cell);
  }
};
