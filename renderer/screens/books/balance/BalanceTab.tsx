import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BalanceRow,
  type BalanceSection,
  type BalanceSheet,
  hexGameOf,
  ownNameOf,
} from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useBooksView } from '../../../model/books/books-store';
import { statedFigures } from '../model/stated';
import { sheetFor, sourceInUse, sourcesOf } from '../model/sources';
import { type BooksModel, hasSheet } from '../use-books-model';
import { Closing } from './Closing';
import { LandTable } from './LandTable';
import { ListTable } from './ListTable';
import { PasteSheet } from './PasteSheet';
import { SheetContext, type SheetView, useSheet, useRowTitle } from './sheet-context';
import { SheetHead } from './SheetHead';
import { Storage } from './Storage';
import { useArchivedResults } from './use-archived-results';
import './balance.css';
import { GapNote } from './GapNote';
import { dateOfTurn, figuresOf, isMoneyFigure } from '../../../kit/explain';
import { useMoney } from '../../../model/explain/use-game';
import { figureKeys, historyOf, displayHistory } from '../../../model/books/history';
import { useLineOf } from '../compare/use-lines';

const LineChart = lazy(async () => ({
  default: (await import('../compare/LineChart')).LineChart,
}));

/** The treasury of the realm over the months. */
const Treasury = ({ model }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { plain } = figuresOf(words);
  const money = useMoney();
  const { campaign, system, settings, party } = model;
  const history = useMemo(
    () => displayHistory(historyOf(campaign, system, settings), money.told),
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
            turnName={(turn) => dateOfTurn(campaign, turn, words)}
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

/** Other errors of the letter: other lists, rows that are missing. */
const OtherGaps = () => {
  const { t } = useTranslation();
  const { sheet, gaps, current } = useSheet();
  const sections = new Set(['summary', 'storage', ...sheet.sections.map(({ key }) => key)]);
  const summary = new Set(sheet.summary.map((row) => row.id ?? row.key));
  const others = gaps.flatMap((gap, index) => {
    const { place } = gap;
    const isShown =
      place !== null &&
      sections.has(place.section) &&
      (place.section !== 'summary' || summary.has(place.row)) &&
      place.section !== 'storage';
    return isShown ? [] : [{ gap, index, isCurrent: index === current }];
  });
  if (others.length === 0) return null;
  return (
    <section className="ww-book" aria-label={t('ledger:sheet.otherLists')}>
      <h3 className="ww-head">{t('ledger:sheet.otherLists')}</h3>
      {others.map((placed) => (
        <GapNote
          key={placed.index}
          {...placed}
          lead={
            placed.gap.finding.words === ''
              ? ''
              : t('ledger:sheet.otherWords', { words: placed.gap.finding.words })
          }
        />
      ))}
    </section>
  );
};

/** The sheet of the chosen source, and whether it is that of the open month. */
const useSheetOf = (model: BooksModel) => {
  const { campaign, system, party, settings, proposal } = model;
  const chosen = useBooksView(({ source }) => source);
  const sources = useMemo(
    () => sourcesOf(campaign, sheetFor(proposal?.balances, party.key) !== undefined),
    [campaign, proposal, party.key],
  );
  const source = sourceInUse(chosen, sources, hasSheet(model.comparison));
  const archived = useArchivedResults(campaign, typeof source === 'number' ? source : null);
  const { world } = campaign;
  const halfYear = useMemo(
    () => system.parties.forecast?.(world, party.key, settings),
    [system, world, party.key, settings],
  );
  const sheet: BalanceSheet | undefined =
    source === 'proposal'
      ? sheetFor(proposal?.balances, party.key)
      : source === 'halfYear'
        ? halfYear
        : sheetFor(archived?.balances, party.key);
  return { source, sources, sheet, halfYear };
};

const useTownParts = (model: BooksModel) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { settlements } = hexGameOf(model.system);
  return {
    name: ({ about }: BalanceRow) => (
      <>
        <span className="ww-place-name">{String(about['name'] ?? '')}</span>{' '}
        <span className="ww-small ww-quiet">
          {about['place'] === model.party.capital
            ? t('ledger:sheet.capital', { place: about['place'] })
            : String(about['place'] ?? '')}
        </span>
      </>
    ),
    kind: {
      head: t('ledger:sheet.kind'),
      of: ({ about }: BalanceRow) =>
        settlements[String(about['type'])]?.name[language] ?? String(about['type'] ?? ''),
    },
  };
};

const Lists = ({
  sections,
  model,
}: {
  readonly sections: readonly BalanceSection[];
  readonly model: BooksModel;
}) => {
  const { t } = useTranslation();
  const rowTitle = useRowTitle();
  const towns = useTownParts(model);
  const foreignKind = (row: string): string => t(`balance:row.${row}`);
  const foreignUnit = (row: string): string => {
    const [unit = '', disbanded] = row.split('-');
    const key = disbanded === undefined ? 'raisedByPlayer' : 'disbandedByPlayer';
    return t(`ledger:sheet.${key}`, { unit });
  };
  return sections.map((section) => {
    switch (section.none === undefined ? section.key : '') {
      case 'landIncome':
        return (
          <LandTable
            key={section.key}
            section={section}
            terrains={hexGameOf(model.system).terrains}
          />
        );
      case 'settlementIncome':
        return (
          <ListTable
            key={section.key}
            section={section}
            rowName={towns.name}
            rowTitle={rowTitle}
            head={t('ledger:sheet.place')}
            kind={towns.kind}
          />
        );
      default:
        return (
          <ListTable
            key={section.key}
            section={section}
            rowName={rowTitle}
            rowTitle={rowTitle}
            head={
              ownNameOf(section.key) === undefined
                ? t(`ledger:sheet.head.${section.key}`)
                : t('ledger:closing.item')
            }
            foreignName={section.key === 'muster' ? foreignUnit : foreignKind}
          />
        );
    }
  });
};

/** The balance sheet of a realm in the order of the rulebook's form, the player's figures beside the computed ones. */
export function BalanceTab({ model }: { readonly model: BooksModel }) {
  const { t } = useTranslation();
  const current = useBooksView(({ gap }) => gap);
  const { source, sources, sheet, halfYear } = useSheetOf(model);
  const isOpenMonth = typeof source !== 'number';
  const comparison = isOpenMonth ? model.comparison : undefined;
  const figures = useMemo(() => statedFigures(comparison, halfYear), [comparison, halfYear]);
  const { gaps } = model;
  const view = useMemo(
    (): SheetView | null =>
      sheet === undefined
        ? null
        : {
            sheet,
            figures,
            gaps: isOpenMonth ? gaps : [],
            current,
            canRule: source === 'proposal',
          },
    [sheet, figures, gaps, isOpenMonth, current, source],
  );
  return (
    <div className="ww-balance">
      <SheetHead model={model} source={source} sources={sources} />
      {view === null ? (
        <p className="ww-quiet">{t('ledger:sheet.none')}</p>
      ) : (
        <SheetContext value={view}>
          <div className="ww-balance-columns ww-grid ww-align-start">
            <div>
              <Lists sections={view.sheet.sections} model={model} />
            </div>
            <div>
              <Closing comparison={comparison} />
              <OtherGaps />
              <Treasury model={model} />
              <Storage sheet={view.sheet} lattice={model.lattice} map={model.campaign.world.map} />
            </div>
          </div>
        </SheetContext>
      )}
      <PasteSheet model={model} />
    </div>
  );
}
