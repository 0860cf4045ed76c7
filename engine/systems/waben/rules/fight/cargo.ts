import {
  type Explained,
  fact,
  type Fight,
  operation,
  type RoundLoss,
  rule,
} from '../../../../kernel';

const PERCENT = 100;

/** What is left of a cargo after one round in which its carrier lost ships. */
const afterLoss = (amount: Explained, loss: RoundLoss): Explained => {
  const before = loss.left + loss.lost.value;
  const isOverruled = loss.lost.kind === 'override' || loss.percent === undefined;
  const [part, whole] = isOverruled ? [loss.lost.value, before] : [loss.percent, PERCENT];
  const lost = operation(
    'quotient',
    [
      operation('product', [amount, fact('carrierLoss', part)]),
      fact(isOverruled ? 'carrierSize' : 'percent', whole),
    ],
    'halfUp',
  );
  return operation('difference', [amount, lost]);
};

/**
 * Heads or gold left of what a unit carried into a fight: it loses the same percentage as its carrier in every
 * round, half rounded up, and goes down with it (WW-9.3-16). Where the GM laid down the carrier's loss, the same
 * part of the ships.
 */
export const cargoLeft = (
  fight: Fight,
  carrier: { readonly party: string; readonly unit: number },
  amount: number,
): Explained => {
  const isCarrier = (one: { readonly party: string; readonly unit: number }): boolean =>
    one.party === carrier.party && one.unit === carrier.unit;
  const end = fight.sides.flatMap(({ units }) => units).find(isCarrier);
  const losses = fight.rounds.flatMap((round) => round.losses).filter(isCarrier);
  const body = losses.reduce<Explained>(afterLoss, fact('cargo', amount));
  const isGone = end?.left === 0 && end.before > 0;
  return rule(
    'cargoLeft',
    'WW-9.3-16',
    isGone ? operation('product', [fact('cargo', amount), fact('nothing', 0)]) : body,
    { party: carrier.party, unit: carrier.unit },
  );
};
