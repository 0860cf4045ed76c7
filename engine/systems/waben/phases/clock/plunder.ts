import type { Cell } from '../../../../hex';
import { fact, operation, rule } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { amountOf } from '../../rules/settings';
import { report } from './report';
import type { Clock } from './state';

const PERCENT = 100;

/**
 * The gold stored in a captured settlement is booty of the captor, in whole or in part (WW-7.3-23, WW-12.7-21). It
 * is booked at the end of the turn (WW-10.1-09); the same gold is not taken twice.
 */
export const plunder = (clock: Clock, cell: Cell, holder: PartyKey, captor: PartyKey): void => {
  const place = clock.board.lattice.addressOf(cell);
  const stored = clock.storedGold(holder, place);
  const percent = amountOf(clock.settings, 'fight.capture_treasury_pct');
  if (stored <= 0 || clock.looted.has(`${holder} ${place}`)) return;
  clock.looted.add(`${holder} ${place}`);
  const why = rule(
    'capturedTreasury',
    'WW-7.3-23',
    operation(
      'quotient',
      [
        operation('product', [
          fact('storedGold', stored, { party: holder, place }, 'WW-3.3-04'),
          fact('capturedPercent', percent),
        ]),
        fact('percent', PERCENT),
      ],
      'down',
    ),
  );
  if (why.value <= 0) return;
  const loss = operation('difference', [fact('nothing', 0), why]);
  const posting = { name: 'treasury', place };
  clock.credits.push(
    { party: captor, posting: { ...posting, amount: why.value, why, about: { from: holder } } },
    {
      party: holder,
      posting: { ...posting, amount: -why.value, why: loss, about: { to: captor } },
    },
  );
  report(clock, cell, {
    kind: 'plunder',
    clause: 'WW-7.3-23',
    parties: [captor, holder],
    about: { gold: why.value },
  });
};
