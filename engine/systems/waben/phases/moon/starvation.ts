import { type Cell } from '../../../../hex';
import { fact, ruled, rule } from '../../../../kernel';
import { shareLost } from '../../rules/loss/terrainLoss';
import { flagOf } from '../../rules/settings';
import { calendarMoon } from '../clock/calendar';
import { removeUnit } from '../clock/remove';
import { type Clock, type Mover, standingOn } from '../clock/state';
import { insideOf, isBesieged } from '../clock/town';
import { noteMoon } from './note';

/** Percent of the heads inside a besieged place that a moon costs, if the GM lets it starve at all (WW-12.7-29). */
const STARVING_PERCENT = 5;

const starve = (clock: Clock, mover: Mover, place: string): void => {
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
    figures: { lost },
  });
  if (mover.size === 0) removeUnit(clock, mover, 'perished');
};

const besiegedCells = (clock: Clock): readonly Cell[] => {
  const { ground, lattice } = clock.board;
  return [...clock.standing.keys()]
    .filter((spot) => spot < lattice.size && standingOn(clock, spot).length > 1)
    .filter((cell) => ground.settlement(cell) !== undefined && isBesieged(clock, cell))
    .sort((a, b) => a - b);
};

/** Hunger in besieged places, by the GM's choice; the rules know none (WW-12.7-29). */
export const starvation = (clock: Clock): void => {
  if (!flagOf(clock.settings, 'siege.starvation')) return;
  for (const cell of besiegedCells(clock)) {
    const place = clock.board.lattice.addressOf(cell);
    for (const mover of insideOf(clock, cell)) {
      if (mover.size > 0 && mover.gone === null) starve(clock, mover, place);
    }
  }
};
