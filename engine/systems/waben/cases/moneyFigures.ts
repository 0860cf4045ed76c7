import type { Explained } from '../../../kernel';
import { deserters, moraleAfter } from '../rules/economy/unpaid';
import { arrearsCases } from './money';

/** What the worked examples of unpaid upkeep come to, explained. */
export const figuresOfMoney = (): readonly Explained[] =>
  arrearsCases.flatMap(({ given }) => {
    const { size, due, paid, morale = 0, settings = {} } = given;
    const arrears = { unpaid: due - paid, due };
    return [moraleAfter(morale, arrears, settings), deserters(size, arrears, settings)];
  });
