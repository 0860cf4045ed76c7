import type { Cell } from '../../../../hex';
import {
  calc,
  type Explained,
  fact,
  openStream,
  rule,
  ruled,
  streamName,
} from '../../../../kernel';
import { isFriend } from '../../rules/encounter/relation';
import { threatsAt } from '../../rules/loss/danger';
import { type DrawnLoss, type ExposureLoss, exposureLoss } from '../../rules/loss/exposure';
import { moonLossPercent, shareLost, terrainLoss } from '../../rules/loss/terrainLoss';
import { choiceOf, flagOf } from '../../rules/settings';
import { hasBarracks } from '../../rules/structure/town';
import { figureBlocks } from '../blocks';
import { removeUnit } from '../clock/remove';
import { noteMoon } from '../clock/report';
import {
  aboardOf,
  calendarMoon,
  type Clock,
  type Exposure,
  isAboard,
  isRaised,
  type Mover,
  standingOn,
  whereIs,
} from '../clock/state';
import { insideOf, isBesieged, townAt } from '../clock/town';

const PERCENT = 100;

/** True if a unit stays inside a settlement with barracks (WW-2.3-13). */
const isInBarracks = (clock: Clock, mover: Mover, cell: number): boolean => {
  const town = townAt(clock, cell);
  if (town === undefined || !hasBarracks(town, clock.settings)) return false;
  return (
    isFriend(clock.parties, town.settlement.owner, mover.plan.unit.party) &&
    insideOf(clock, cell).includes(mover)
  );
};

/** Exposures of a unit in the moon: its steps, or its stay if it made none (WW-9.4-01). */
const exposuresOf = (clock: Clock, mover: Mover): readonly Exposure[] => {
  if (mover.exposures.length > 0 || mover.hasMoved) return mover.exposures;
  const at = whereIs(clock, mover);
  if (at === undefined || isAboard(mover)) return [];
  const isSheltered = at.kind === 'field' && isInBarracks(clock, mover, at.cell);
  return [{ kind: 'stay', at, isFord: false, isSheltered }];
};

/** The losses of a moon and how they came about. */
interface MoonLosses {
  readonly percent: Explained;
  readonly lost: Explained;
}

/** Key of the ruling over what a unit loses to the ground in this moon. */
const lossKey = (clock: Clock, { plan }: Mover): string =>
  `loss/${plan.unit.id}/${calendarMoon(clock)}`;

const lossesOf = (clock: Clock, mover: Mover): MoonLosses | null => {
  const { board, settings, rulings, seed, turn } = clock;
  const { unit, type } = mover.plan;
  const moon = calendarMoon(clock);
  let stream = openStream(streamName(seed, turn, moon, 'terrain', unit.party, unit.number));
  const losses: ExposureLoss[] = [];
  for (const exposure of exposuresOf(clock, mover)) {
    if (exposure.isSheltered && flagOf(settings, 'terrain.barracks_protect')) continue;
    const threats = threatsAt(board.ground, exposure, { type, raised: unit.raised }, settings);
    const field = board.lattice.addressOf(exposure.at.cell);
    const facts = { kind: exposure.kind, field, type, threats };
    const drawn: DrawnLoss = exposureLoss(facts, stream, settings, rulings);
    ({ stream } = drawn);
    if (drawn.loss !== null) losses.push(drawn.loss);
  }
  const key = lossKey(clock, mover);
  if (losses.length === 0 && rulings[key] === undefined) return null;
  const percent = moonLossPercent(losses, settings);
  const heads = { before: mover.moonSize, now: mover.size };
  const computed = terrainLoss(heads, percent, stream, settings, rulings);
  const word = ruled(key, computed, rulings);
  const isSensible = Number.isInteger(word.value) && word.value >= 0 && word.value <= mover.size;
  return { percent, lost: isSensible ? word : computed };
};

/** The percentage that hits the cargo: that of the ground, or of the GM's figure (WW-9.3-16). */
const cargoPercent = (clock: Clock, mover: Mover, { percent, lost }: MoonLosses): Explained =>
  lost.kind === 'override' || choiceOf(clock.settings, 'terrain.loss_base') === 'units'
    ? calc.quotient(
        'exact',
        calc.product(lost, fact('percent', PERCENT)),
        fact('present', mover.size),
      )
    : percent;

const cargoOf = (clock: Clock, mover: Mover): readonly Mover[] =>
  aboardOf(clock, mover).filter(({ gone }) => gone === null);

/** Books losses; those of cargo name the unit that carries it. */
function takeLosses(clock: Clock, mover: Mover, lost: Explained, by: Mover | null): void {
  const { unit } = mover.plan;
  const at = whereIs(clock, mover);
  const place = at === undefined ? '' : clock.board.lattice.addressOf(at.cell);
  mover.size -= lost.value;
  const of = { unit: unit.id, place };
  noteMoon(clock, {
    kind: by === null ? 'terrainLoss' : 'cargoLoss',
    clause: by === null ? 'WW-9.4-05' : 'WW-9.3-16',
    place,
    parties: [unit.party],
    about: {
      unit: unit.id,
      lost: lost.value,
      left: mover.size,
      ...(by === null ? {} : { by: by.plan.unit.id }),
    },
    blocks: figureBlocks('lost', lost, of, by === null ? lossKey(clock, mover) : undefined),
    isHidden: by === null && lost.value === 0,
  });
}

/** Cargo loses what its transport loses, gold as well as men (WW-9.3-16). */
function takeCargo(clock: Clock, mover: Mover, percent: Explained): void {
  mover.gold -= shareLost(fact('goldCarried', mover.gold), percent, mover.gold).value;
  for (const passenger of cargoOf(clock, mover)) {
    const size = fact('present', passenger.size);
    const lost = shareLost(size, percent, passenger.size);
    if (lost.value > 0) takeLosses(clock, passenger, lost, mover);
    takeCargo(clock, passenger, percent);
    if (passenger.size === 0 && lost.value > 0) removeUnit(clock, passenger, 'perished');
  }
}

/** Losses by terrain of the moon that ends, booked after its fights; who loses the last head is gone (WW-9.4-01 to -09). */
export function terrainLosses(clock: Clock): void {
  for (const mover of clock.movers) {
    if (mover.gone !== null || mover.size <= 0 || isAboard(mover)) continue;
    if (!isRaised(clock, mover)) continue;
    const losses = lossesOf(clock, mover);
    if (losses === null || (losses.lost.value === 0 && losses.lost.kind !== 'override')) continue;
    const percent = cargoPercent(clock, mover, losses);
    takeLosses(clock, mover, losses.lost, null);
    takeCargo(clock, mover, percent);
    if (mover.size === 0) removeUnit(clock, mover, 'perished');
  }
}

/** Percent of the heads inside a besieged place lost in a moon, if the setting lets it starve at all (WW-12.7-29). */
const STARVING_PERCENT = 5;

function starve(clock: Clock, mover: Mover, place: string): void {
  const { unit } = mover.plan;
  const computed = rule(
    'starvationLoss',
    'WW-12.7-29',
    shareLost(
      fact('present', mover.size),
      fact('starvingPercent', STARVING_PERCENT, {}, 'WW-12.7-29'),
      mover.size,
    ),
  );
  const word = ruled(`starve/${unit.id}/${calendarMoon(clock)}`, computed, clock.rulings);
  const isSensible = Number.isInteger(word.value) && word.value >= 0 && word.value <= mover.size;
  const lost = isSensible ? word : computed;
  if (lost.value === 0) return;
  mover.size -= lost.value;
  noteMoon(clock, {
    kind: 'starvation',
    clause: 'WW-12.7-29',
    place,
    parties: [unit.party],
    about: { unit: unit.id, lost: lost.value, left: mover.size },
    blocks: figureBlocks('lost', lost, { unit: unit.id, place }),
  });
  if (mover.size === 0) removeUnit(clock, mover, 'perished');
}

const besiegedCells = (clock: Clock): readonly Cell[] => {
  const { ground, lattice } = clock.board;
  return [...clock.standing.keys()]
    .filter((spot) => spot < lattice.size && standingOn(clock, spot).length > 1)
    .filter((cell) => ground.settlement(cell) !== undefined && isBesieged(clock, cell))
    .sort((a, b) => a - b);
};

/** Hunger in besieged places, by the GM's choice; the rules know none (WW-12.7-29). */
export function starvation(clock: Clock): void {
  if (!flagOf(clock.settings, 'siege.starvation')) return;
  for (const cell of besiegedCells(clock)) {
    const place = clock.board.lattice.addressOf(cell);
    for (const mover of insideOf(clock, cell)) {
      if (mover.size > 0 && mover.gone === null) starve(clock, mover, place);
    }
  }
}
