import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useMoney } from '../../../model/explain/use-game';
import { Button, EmptyState, ToggleGroup } from '../../../kit/ui';
import { ownKey } from '../../../kit/text/own-key';
import { figureKeys, historyOf, toldHistory } from '../model/history';
import { comparisonRows, standings } from '../model/standings';
import { saveTable } from '../save-table';
import type { BooksModel } from '../use-books-model';
import { CompareTable } from './CompareTable';
import { RealmChoice } from './RealmChoice';
import { useLineOf } from './use-lines';
import './compare.css';

const LineChart = lazy(async () => ({ default: (await import('./LineChart')).LineChart }));

/** Realms drawn before the GM chooses: the greatest, and the one looked at. */
const FIRST = 6;

/** Land, people, gold and armies of the realms from month to month: chart, table, file. */
export const CompareLeaf = ({ model }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useWords();
  const { plain, list } = figuresOf(words);
  const money = useMoney();
  const nameOf = (figure: string): string =>
    words(ownKey('figure', figure, `ledger:figure.${figure}`));
  const { campaign, system, settings, parties, party } = model;
  const history = useMemo(
    () => toldHistory(historyOf(campaign, system, settings), money.told),
    [campaign, system, settings, money],
  );
  const keys = figureKeys(history);
  const [chosenFigure, setFigure] = useState('fields');
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [isTableShown, setTableShown] = useState(false);
  const lineOf = useLineOf(campaign.world.parties);
  const figure = keys.includes(chosenFigure) ? chosenFigure : (keys[0] ?? '');
  const ranked = standings(history, parties, figure);
  const shown = chosen ?? new Set([party.key, ...ranked.slice(0, FIRST).map(({ key }) => key)]);
  const realms = parties.filter(({ key }) => shown.has(key));
  const name = nameOf(figure);
  const first = history[0]?.turn ?? 0;
  const leading = ranked.filter(({ key }) => shown.has(key)).slice(0, 3);
  const summary = t('ledger:compare.summary', {
    figure: name,
    count: realms.length,
    first,
    last: history.at(-1)?.turn ?? 0,
    leading: list(leading.map((one) => `${one.name} (${plain(one.value)})`)),
  });
  const exportTable = (): void =>
    void saveTable(
      `${campaign.name} ${name}`,
      comparisonRows(history, realms, figure, t('ledger:compare.turn')),
      language,
    );
  if (keys.length === 0) {
    return (
      <EmptyState title={t('ledger:compare.noFigures')}>
        {t('ledger:compare.noFiguresText')}
      </EmptyState>
    );
  }
  return (
    <div className="ww-realms-compared">
      <header className="ww-balance-head ww-row ww-align-end ww-split">
        <div>
          <h2 className="ww-title">{t('ledger:compare.title')}</h2>
          <p className="ww-small ww-quiet">{t('ledger:compare.intro')}</p>
        </div>
        <div className="ww-balance-acts ww-row ww-gap-8">
          <Button onPress={() => setTableShown(!isTableShown)} aria-expanded={isTableShown}>
            {t(isTableShown ? 'ledger:compare.hideTable' : 'ledger:compare.showTable')}
          </Button>
          <Button icon="download" onPress={exportTable}>
            {t('ledger:export')}
          </Button>
        </div>
      </header>
      <ToggleGroup
        label={t('ledger:compare.figure')}
        value={figure}
        onChange={setFigure}
        options={keys.map((id) => ({ id, label: nameOf(id) }))}
      />
      <div className="ww-realms-compared-body ww-grid ww-gap-24">
        <RealmChoice
          parties={parties}
          shown={shown}
          current={party.key}
          lineOf={lineOf}
          valueOf={(key) => ranked.find((one) => one.key === key)?.value}
          onChange={setChosen}
        />
        <div className="ww-realms-compared-chart">
          <p className="ww-realms-compared-summary">{summary}</p>
          {history.length < 2 ? (
            <p className="ww-realms-compared-soon">{t('ledger:compare.soon')}</p>
          ) : (
            <Suspense fallback={<div className="ww-chart" />}>
              <LineChart
                history={history}
                figure={figure}
                lines={realms.map(lineOf)}
                summary={summary}
              />
            </Suspense>
          )}
          {isTableShown || history.length < 2 ? (
            <CompareTable history={history} realms={realms} figure={figure} name={name} />
          ) : null}
        </div>
      </div>
    </div>
  );
};
