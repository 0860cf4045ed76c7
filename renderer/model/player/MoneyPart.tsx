import type { Currency } from '../../../engine';
import { moneyOf } from '../../kit/explain';
import type { Language, Words } from '../../kit/text/words';
import { amountOf, type PlannedItem } from './draft';

interface Props {
  readonly currency: Currency;
  /** In the smallest parts. */
  readonly balance: number;
  readonly plan: readonly PlannedItem[];
  readonly words: Words;
  readonly language: Language;
  readonly onChange: (plan: readonly PlannedItem[]) => void;
}

const FRESH: PlannedItem = { what: '', amount: '' };

/** The plan of a player's money: what he means to spend, and what is left. */
export function MoneyPart({ currency, balance, plan, words, language, onChange }: Props) {
  const { signed, plain } = moneyOf(currency, words);
  const amounts = plan.map(({ amount }) => amountOf(amount, currency.parts, language));
  const left = amounts.reduce<number>((sum, amount = 0) => sum - amount, balance);
  const change = (at: number, item: Partial<PlannedItem>): void =>
    onChange(plan.map((one, index) => (index === at ? { ...one, ...item } : one)));
  const say = (key: string, about?: Readonly<Record<string, unknown>>): string =>
    words(`page:player.money.${key}`, about);
  const nameOf = (at: number): string => {
    const named = plan[at]?.what.trim() ?? '';
    return named === '' ? say('item', { number: at + 1 }) : named;
  };
  return (
    <section className="money" aria-labelledby="money">
      <h2 id="money">{say('title')}</h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">{say('balance')}</th>
            <td className="figures">{plain(balance)}</td>
            <td />
          </tr>
          {plan.map(({ what, amount }, at) => (
            <tr key={at}>
              <td>
                <input
                  aria-label={`${say('what')}: ${nameOf(at)}`}
                  value={what}
                  onChange={({ currentTarget }) => change(at, { what: currentTarget.value })}
                />
              </td>
              <td>
                <input
                  className="figures"
                  inputMode="decimal"
                  aria-label={`${say('amount')}: ${nameOf(at)}`}
                  value={amount}
                  aria-invalid={amounts[at] === undefined}
                  onChange={({ currentTarget }) => change(at, { amount: currentTarget.value })}
                />
              </td>
              <td>
                <button
                  type="button"
                  aria-label={say('remove', { what: nameOf(at) })}
                  onClick={() => onChange(plan.filter((_, index) => index !== at))}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{say('left')}</th>
            <td className="figures">{left < 0 ? signed(left) : plain(left)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <div role="status" className="warning">
        {plan.map(({ amount }, at) =>
          amounts[at] === undefined ? (
            <p key={at}>{say('noAmount', { what: nameOf(at), amount })}</p>
          ) : null,
        )}
        {left < 0 ? <p>{say('short')}</p> : null}
      </div>
      <button type="button" onClick={() => onChange([...plan, FRESH])}>
        {say('add')}
      </button>
      <p className="quiet">{say('about')}</p>
    </section>
  );
}
