import {
  drawLot,
  type Explained,
  fact,
  openStream,
  operation,
  type Roll,
  rule,
  type Rulings,
  type Settings,
  streamName,
} from '../../../../kernel';
import { SPY_TABLE } from '../../data/tables';
import { bandCell } from '../cells';
import { choiceOf } from '../settings';
import { type ArmyKind, isFleet, strengthOf } from './kinds';

/** Of how many thousandths the whole inaccuracy consists, either way. */
const THOUSANDTHS = 1000;

/** Whose size, seen by whom, in which month. */
export interface Observation {
  readonly observer: string;
  readonly army: string;
  readonly turn: number;
}

/**
 * How far a report is off, in thousandths of the inaccuracy, -1000 to 1000: drawn once an army, observer and month
 * (PI-09-08).
 */
export function noiseRoll(
  seed: string,
  { observer, army, turn }: Observation,
  settings: Settings,
  rulings: Rulings = {},
): Roll {
  const stream = openStream(streamName(seed, 'size', turn, observer, army));
  const isExtreme = choiceOf(settings, 'pygma.spy.noise') === 'fixed_extremes';
  return drawLot(stream, isExtreme ? 2 : 2 * THOUSANDTHS + 1, rulings).roll;
}

/** Thousandths of the inaccuracy a roll stands for. */
function thousandthsOf(roll: Roll): Explained {
  if (roll.faces === 2)
    return fact('pygma.extreme', roll.value === 1 ? -THOUSANDTHS : THOUSANDTHS);
  return operation('difference', [roll, fact('pygma.middle', THOUSANDTHS + 1)]);
}

/**
 * The size that is reported of a foreign army: true size times one plus the inaccuracy drawn, rounded half up to
 * hundreds of men or single ships, and at least that (PI-05-45, PI-09-06 to PI-09-08). `spyHalves`: espionage value in
 * halves.
 */
export function reportedSize(
  settings: Settings,
  kind: ArmyKind,
  strength: number,
  spyHalves: number,
  roll: Roll,
): Explained {
  const inaccuracy = bandCell(settings, SPY_TABLE, Math.floor(spyHalves / 2));
  const grain = fact('pygma.grain', isFleet(kind) ? 1 : 100, {}, 'PI-09-08');
  const all = fact('pygma.wholeInaccuracy', 100 * THOUSANDTHS);
  const off = operation('product', [inaccuracy, thousandthsOf(roll)]);
  const times = inaccuracy.value === 0 ? all : operation('sum', [all, off]);
  // Divided and rounded once, so that no fraction is cut before.
  const grains = operation(
    'quotient',
    [operation('product', [strengthOf(strength), times]), operation('product', [all, grain])],
    'halfUp',
  );
  const body = operation('maximum', [operation('product', [grains, grain]), grain]);
  return rule('pygma.reportedSize', inaccuracy.value === 0 ? 'PI-09-06' : 'PI-09-08', body);
}
