import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf, isMoneyFigure } from '../../../kit/explain';
import { useMoney } from '../../../model/explain/use-game';
import { useWords } from '../../../kit/explain/react';
import { figureKeys, historyOf, toldHistory } from '../model/history';
import type { BooksModel } from '../use-books-model';
import { useLineOf } from '../compare/use-lines';

const LineChart = lazy(async () => ({
  default: (await import('../compare/LineChart')).LineChart,
}));

/** The treasury of the realm over the months. */
export const Treasury = ({ model }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const money = useMoney();
  const { campaign, system, settings, party } = model;
  const history = useMemo(
    () => toldHistory(historyOf(campaign, system, settings), money.told),
    [campaign, system, settings, money],
  );
  const lineOf = useLineOf(campaign.world.parties);
  const figure = figureKeys(history).find(isMoneyFigure) ?? 'gold';
  const points = history.filter(({ figures }) => figures[party.key]?.[figure] !== undefined);
  const title = t('ledger:treasury.title');
  const goldAt = (index: number): string =>
    plain(points.at(index)?.figures[party.key]?.[figure] ?? 0);
  return (
    <section className="ww-book" aria-label={title}>
      <header className="ww-row ww-align-baseline ww-split ww-gap-12">
        <h3 className="ww-head">{title}</h3>
        <span className="ww-small ww-quiet">{t('ledger:treasury.hint')}</span>
      </header>
      {points.length < 2 ? (
        <p className="ww-small ww-quiet">{t('ledger:treasury.none', { gold: goldAt(0) })}</p>
      ) : (
        <Suspense fallback={<div className="ww-chart" data-small />}>
          <LineChart
            history={points}
            figure={figure}
            lines={[lineOf(party)]}
            isSmall
            summary={t('ledger:treasury.summary', {
              party: party.name,
              count: points.length,
              from: goldAt(0),
              to: goldAt(-1),
              first: points[0]?.turn ?? 0,
            })}
          />
        </Suspense>
      )}
    </section>
  );
};
