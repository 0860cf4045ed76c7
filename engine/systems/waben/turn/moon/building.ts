import type { Cell } from '../../../../hex';
import { calc, type Explained, fact, rule, ruled } from '../../../../kernel';
import { SIDE, type Work, WORK_PER_POINT } from '../../../../world';
import type { Lot } from '../../rules/building/cost';
import { labourSources, lotOf } from '../../rules/building/projects';
import { moonWork } from '../../rules/building/rate';
import { creditOf, workLeft } from '../../rules/building/stage';
import { isWaterwaySide } from '../../rules/movement/ground';
import { amountOf, flagOf } from '../../rules/settings';
import { asPoints, totalDamage } from '../../rules/siege/damage';
import { ownersOfSide } from '../../rules/structure/owners';
import { isUnderWork } from '../../rules/structure/works';
import { figureBlocks } from '../blocks';
import { findOnce, noteMoon } from '../clock/report';
import { calendarMoon, type Clock } from '../clock/state';
import { putFeature, putSettlement, putWall } from './chunks';
import { type Crews, type Crew, workersOf } from './crews';
import { keepWork, restingWorks } from './sites';

const PERCENT = 100;

type Site = Work & { readonly progress: number };

/** The sites of this moment, the oldest first (WW-4.1-18). */
const sitesOf = (clock: Clock): readonly Site[] =>
  [...clock.works.values()].filter(isUnderWork).sort((a, b) => {
    if (a.begun !== b.begun) return a.begun - b.begun;
    return a.id < b.id ? -1 : 1;
  });

/** Building value points that the people of the field do: one project per field and moon (WW-4.1-18, WW-12.4-04). */
const localLabourOf = (clock: Clock, site: Site, used: Set<Cell>): Explained => {
  const isShared = !flagOf(clock.settings, 'build.base_per_project');
  const sources = labourSources(clock.board.ground, clock.works, site, clock.settings);
  const free = sources.filter((cell) => !isShared || !used.has(cell));
  for (const cell of free) used.add(cell);
  return fact('localLabour', free.length, {}, 'WW-4.1-13');
};

const placeOf = ({ field, side }: Site): string => (side === null ? field : `${field}(${side})`);

/** Work of a moon on a site, in 1/5000: what people and workers can do, what is left, what is paid (WW-4.1-11, WW-4.1-16). */
const workDone = (clock: Clock, site: Site, possible: Explained): Explained => {
  const computed = rule(
    'workDone',
    'WW-4.1-11',
    calc.minimum(
      possible,
      fact('workLeft', workLeft(site)),
      fact('workCredit', creditOf(site), {}, 'WW-4.1-11'),
    ),
  );
  const word = ruled(`work/${site.id}/${calendarMoon(clock)}`, computed, clock.rulings);
  const isSensible =
    Number.isInteger(word.value) && word.value >= 0 && word.value <= workLeft(site);
  return isSensible ? word : computed;
};

function complain(clock: Clock, site: Site, possible: Explained): void {
  const [party = ''] = site.owners;
  const about = { place: placeOf(site) };
  if (possible.value === 0) {
    if (creditOf(site) > 0) findOnce(clock, 'F-BUILD-NOLABOUR', { party, about });
    return;
  }
  if (Math.min(possible.value, workLeft(site)) > creditOf(site)) {
    findOnce(clock, 'F-BUILD-UNPAID', { party, about });
  }
}

/** Idle sites decay only if the GM wants that, in percent of the work done, rounded down; it has to be paid anew (WW-12.4-09). */
const decayed = (clock: Clock, site: Site): Site => {
  const percent = amountOf(clock.settings, 'build.idle_decay_pct');
  const lost = Math.floor((site.progress * percent) / PERCENT);
  return { ...site, progress: site.progress - lost, paid: site.paid - lost };
};

/** The map shows a settlement that is being founded with its whole points. */
function showSite(clock: Clock, site: Site): void {
  const lot = lotOf(clock.board.ground, site);
  if (site.kind !== 'settlement' || site.type === null || lot === undefined) return;
  const { type, name, owners } = site;
  const [owner = ''] = owners;
  const old = clock.board.ground.settlement(lot.cell) ?? {
    type,
    name,
    owner,
    built: 0,
    harbours: [],
  };
  if (old.type !== type) return;
  const built = Math.floor(site.progress / WORK_PER_POINT);
  putSettlement(clock, lot.cell, { ...old, built });
}

/** A site after some work; work beyond what is paid that the GM allows is free (WW-4.1-11). */
const worked = (site: Site, work: number): Site => {
  const progress = site.progress + work;
  return { ...site, progress, paid: Math.max(site.paid, progress) };
};

function buildSite(clock: Clock, site: Site, workers: readonly Crew[], local: Explained): void {
  const possible = moonWork(local, workersOf(workers), clock.settings);
  complain(clock, site, possible);
  const work = workDone(clock, site, possible);
  const next = work.value > 0 ? worked(site, work.value) : decayed(clock, site);
  clock.works.set(site.id, next);
  showSite(clock, next);
  if (work.value === 0) return;
  noteMoon(clock, {
    kind: 'workDone',
    clause: 'WW-4.1-16',
    place: site.field,
    parties: [...site.owners, ...workers.map(({ mover }) => mover.plan.unit.party)],
    about: {
      structure: site.kind,
      settlement: site.name,
      side: site.side ?? 0,
      points: asPoints(next.progress, WORK_PER_POINT),
      value: site.value,
    },
    blocks: figureBlocks('work', work),
  });
}

/** Building work of the moon that ends, site by site; what its owners let rest stays as it is (WW-4.1-12 to -20). */
export function building(clock: Clock, crews: Crews): void {
  const resting = restingWorks(clock);
  const used = new Set<Cell>();
  for (const site of sitesOf(clock)) {
    if (resting.has(site.id)) continue;
    const isMended = totalDamage(site.damage) > 0;
    const workers = isMended ? [] : (crews.get(site.id) ?? []);
    // Who does not pay does not use up the labour of the field.
    const takers = creditOf(site) > 0 ? used : new Set<Cell>();
    buildSite(clock, site, workers, localLabourOf(clock, site, takers));
  }
}

const isDone = ({ progress, value }: Site): boolean => progress >= value * WORK_PER_POINT;

/** A road over a river waits for its bridge (WW-4.3-08). */
const waitsForBridge = ({ board }: Clock, { kind, cell, direction }: Lot): boolean =>
  kind === 'road' &&
  direction !== null &&
  isWaterwaySide(board.ground, cell, direction) &&
  (board.ground.features(cell, direction) & SIDE.bridge) === 0;

function finishTown(clock: Clock, site: Site, { cell }: Lot): void {
  const [owner = ''] = site.owners;
  const { name, value } = site;
  const old = clock.board.ground.settlement(cell);
  const type = site.type ?? old?.type ?? '';
  putSettlement(clock, cell, { harbours: [], name, owner, ...old, type, built: value });
}

function finishSide(clock: Clock, { kind, value }: Site, { cell, direction }: Lot): void {
  if (direction === null || kind === 'settlement') return;
  if (kind === 'wall') putWall(clock, cell, direction, value);
  else putFeature(clock, cell, direction, kind, true);
}

/**
 * The record of a finished structure: owners are stored only where they differ from those of the fields (WW-4.3-06).
 */
const finished = (clock: Clock, site: Site, { cell, direction }: Lot): Work => {
  const { board, settings, turn } = clock;
  const byField =
    direction === null
      ? site.owners
      : ownersOfSide(board.ground, { kind: site.kind, owners: [] }, cell, direction, settings);
  const isReported =
    byField.join() === [...site.owners].sort().join() || byField.join() === site.owners.join();
  return {
    ...site,
    owners: isReported ? [] : site.owners,
    type: null,
    progress: null,
    paid: site.paid - Math.min(site.paid, site.value * WORK_PER_POINT),
    completed: turn,
    name: '',
  };
};

/** Bridges first: a road may wait for one of the same moon. */
const ORDER = { settlement: 0, bridge: 1, canal: 2, wall: 3, road: 4 } as const;

/** Structures on which all work is done stand from the beginning of the next moon (WW-10.1-09, WW-4.1-17). */
export function completions(clock: Clock): void {
  const done = [...clock.works.values()]
    .filter(isUnderWork)
    .filter(isDone)
    .sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || (a.id < b.id ? -1 : 1));
  for (const site of done) {
    const lot = lotOf(clock.board.ground, site);
    if (lot === undefined || waitsForBridge(clock, lot)) continue;
    if (site.kind === 'settlement') finishTown(clock, site, lot);
    else finishSide(clock, site, lot);
    keepWork(clock, finished(clock, site, lot));
    noteMoon(clock, {
      kind: 'structureBuilt',
      clause: 'WW-10.1-09',
      place: site.field,
      parties: site.owners,
      about: {
        structure: site.kind,
        settlement: site.name,
        side: site.side ?? 0,
        value: site.value,
      },
    });
  }
}
