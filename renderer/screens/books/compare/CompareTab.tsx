import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfTurn, figureName, figuresOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useMoney } from '../../../model/explain/use-game';
import {
  Button,
  Checkbox,
  type DataColumn,
  DataTable,
  EmptyState,
  ToggleGroup,
} from '../../../kit/ui';
import { figureKeys, historyOf, type Moment, displayHistory } from '../../../model/books/history';
import { comparisonRows, standings } from '../../../model/books/standings';
import { saveTable } from '../save-table';
import type { BooksModel } from '../use-books-model';
import type { Line } from '../../../model/books/lines';
import { useLineOf } from './use-lines';
import './compare.css';
import type { Party, PartyKey } from '../../../../engine';
import { MarkSign } from './LineChart';

/** A piece of a line with its mark, as in the chart. */
const Sample = ({ line }: { readonly line: Line }) => (
  <svg width={34} height={12} viewBox="0 0 34 12" aria-hidden="true">
    <path d="M0 6h34" stroke={line.colour} strokeWidth={2} strokeDasharray={line.dash} />
    <MarkSign mark={line.mark} x={17} y={6} colour={line.colour} />
  </svg>
);

/** Which realms stand in the chart; the list is its key as well. */
const RealmChoice = ({
  parties,
  shown,
  current,
  lineOf,
  valueOf,
  onChange,
}: {
  readonly parties: readonly Party[];
  readonly shown: ReadonlySet<PartyKey>;
  readonly current: PartyKey;
  readonly lineOf: (party: Party) => Line;
  readonly valueOf: (party: PartyKey) => number | undefined;
  readonly onChange: (shown: ReadonlySet<PartyKey>) => void;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const toggled = (key: PartyKey, isShown: boolean): ReadonlySet<PartyKey> =>
    new Set(isShown ? [...shown, key] : [...shown].filter((other) => other !== key));
  return (
    <fieldset className="ww-realms-compared-choice">
      <legend className="ww-over">{t('ledger:compare.realms')}</legend>
      <div className="ww-row ww-align-stretch ww-gap-6">
        <Button variant="text" onPress={() => onChange(new Set(parties.map(({ key }) => key)))}>
          {t('app:common.all')}
        </Button>
        <Button variant="text" onPress={() => onChange(new Set([current]))}>
          {t('ledger:compare.onlyCurrent')}
        </Button>
      </div>
      <ul>
        {parties.map((party) => (
          <li key={party.key}>
            <Checkbox
              isSelected={shown.has(party.key)}
              onChange={(isShown) => onChange(toggled(party.key, isShown))}
            >
              <Sample line={lineOf(party)} />
              {party.name}
            </Checkbox>
            <span className="ww-figures ww-small ww-quiet">{plain(valueOf(party.key) ?? 0)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

/** The figures behind the chart, the latest turn first. */
const CompareTable = ({
  history,
  realms,
  figure,
  name,
  turnName,
}: {
  readonly history: readonly Moment[];
  readonly realms: readonly Party[];
  readonly figure: string;
  readonly name: string;
  readonly turnName: (turn: number) => string;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return (
    <DataTable
      scroller="ww-realms-compared-table"
      label={name}
      rows={history.toReversed()}
      keyOf={({ turn }) => turn}
      columns={[
        { id: 'turn', label: t('noun:Turn'), isHead: true, cell: ({ turn }) => turnName(turn) },
        ...realms.map(({ key, name: realm }): DataColumn<Moment> => ({
          id: key,
          label: realm,
          align: 'end',
          cell: ({ figures }) => {
            const value = figures[key]?.[figure];
            return value === undefined ? '–' : plain(value);
          },
        })),
      ]}
    />
  );
};

const LineChart = lazy(async () => ({ default: (await import('./LineChart')).LineChart }));

/** Realms drawn before the GM chooses: the greatest, and the one looked at. */
const FIRST = 8;

/** Land, people, gold and armies of the realms from month to month: chart, table, file. */
export function CompareTab({ model }: { readonly model: BooksModel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useWords();
  const { plain, list } = figuresOf(words);
  const money = useMoney();
  const nameOf = (figure: string): string => figureName(figure, words);
  const { campaign, system, settings, parties, party } = model;
  const history = useMemo(
    () => displayHistory(historyOf(campaign, system, settings), money.told),
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
  const turnName = (turn: number): string => dateOfTurn(campaign, turn, words);
  const leading = ranked.filter(({ key }) => shown.has(key)).slice(0, 3);
  const summary = t('ledger:compare.summary', {
    figure: name,
    count: realms.length,
    first: turnName(history[0]?.turn ?? 0),
    last: turnName(history.at(-1)?.turn ?? 0),
    leading: list(leading.map((one) => `${one.name} (${plain(one.value)})`)),
  });
  const exportTable = (): void =>
    void saveTable(
      `${campaign.name} ${name}`,
      comparisonRows(history, realms, figure, t('noun:Turn')),
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
                turnName={turnName}
              />
            </Suspense>
          )}
          {isTableShown || history.length < 2 ? (
            <CompareTable
              history={history}
              realms={realms}
              figure={figure}
              name={name}
              turnName={turnName}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}
