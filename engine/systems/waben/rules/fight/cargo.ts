import {
  calc,
  type Explained,
  fact,
  type Fight,
  type FightUnit,
  type RoundLoss,
  rule,
} from '../../../../kernel';

const PERCENT = 100;

interface Carrier {
  readonly party: string;
  readonly unit: number;
}

const without = (amount: Explained, part: number, whole: Explained): Explained =>
  calc.difference(
    amount,
    calc.quotient('halfUp', calc.product(amount, fact('carrierLoss', part)), whole),
  );

const ofSize = (size: number): Explained => fact('carrierSize', size);

/** Rest of a cargo after one round in which its carrier lost ships. */
const afterLoss = (amount: Explained, { lost, left, percent }: RoundLoss): Explained =>
  lost.kind === 'override' || percent === undefined
    ? without(amount, lost.value, ofSize(left + lost.value))
    : without(amount, percent, fact('percent', PERCENT));

const bodyOf = (
  { overruled, rounds }: Fight,
  isCarrier: (one: Carrier) => boolean,
  end: FightUnit,
  cargo: Explained,
): Explained => {
  if (end.left === 0 && end.before > 0) return calc.product(cargo, fact('nothing', 0));
  if (overruled !== undefined) return without(cargo, end.before - end.left, ofSize(end.before));
  return rounds
    .flatMap(({ losses }) => losses)
    .filter(isCarrier)
    .reduce(afterLoss, cargo);
};

/**
 * Heads or gold left of a unit's cargo in a fight: it loses the same percentage as its carrier in every round, half
 * rounded up, and is lost with it (WW-9.3-16). Where the GM set the carrier's loss, the same part of the ships.
 */
export function cargoLeft(told: Fight, carrier: Carrier, amount: number): Explained {
  const isCarrier = (one: Carrier): boolean =>
    one.party === carrier.party && one.unit === carrier.unit;
  const end = told.sides.flatMap(({ units }) => units).find(isCarrier);
  const cargo = fact('cargo', amount);
  return rule(
    'cargoLeft',
    'WW-9.3-16',
    end === undefined ? cargo : bodyOf(told, isCarrier, end, cargo),
    { party: carrier.party, unit: carrier.unit },
  );
}
