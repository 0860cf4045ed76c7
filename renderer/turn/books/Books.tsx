import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceRow, BalanceSection, BalanceSheet, SheetComparison } from '../../../engine';
import { figuresOf, findingSentence } from '../../explain';
import { useWords } from '../../explain/react';
import { FindingRow } from '../../ui';
import { Figure } from '../parts/Figure';
import type { DeskModel } from '../use-desk-model';
import './books.css';
import { cellRuling, columnsUsed } from './columns';

const useRowName = (): ((row: BalanceRow) => string) => {
  const words = useWords();
  return ({ key, about }) => words(`balance:row.${key}`, about);
};

interface CellsProps {
  readonly party: string;
  readonly section: string;
  readonly row: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly cells: BalanceRow['cells'];
}

/** The figures of one row, each with its derivation and the way to overrule it. */
const Cells = ({ party, section, row, name, columns, cells }: CellsProps) => {
  const { t } = useTranslation();
  return columns.map((column) => {
    const explained = cells[column];
    return (
      <td key={column} className="ww-right">
        {explained === undefined ? (
          ''
        ) : (
          <Figure
            explained={explained}
            title={`${name}, ${t(`balance:column.${column}`)}`}
            ruling={cellRuling(party, section, row, column)}
          />
        )}
      </td>
    );
  });
};

const Section = ({
  party,
  section,
}: {
  readonly party: string;
  readonly section: BalanceSection;
}) => {
  const { t } = useTranslation();
  const rowName = useRowName();
  const title = t(`balance:section.${section.key}`);
  const columns = columnsUsed(section);
  return (
    <section className="ww-book" aria-label={title}>
      <h3 className="ww-over">{title}</h3>
      {section.rows.length === 0 ? (
        <p className="ww-quiet ww-small">{t('balance:none')}</p>
      ) : (
        <div className="ww-book-scroll">
          <table className="ww-table">
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col" className="ww-right">
                    {t(`balance:column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {section.rows.map((row) => (
                <tr key={row.id ?? row.key}>
                  <th scope="row">{rowName(row)}</th>
                  <Cells
                    party={party}
                    section={section.key}
                    row={row.id ?? row.key}
                    name={rowName(row)}
                    columns={columns}
                    cells={row.cells}
                  />
                </tr>
              ))}
              <tr className="ww-sum">
                <th scope="row">{t('balance:sum')}</th>
                <Cells
                  party={party}
                  section={section.key}
                  row="total"
                  name={t('balance:sum')}
                  columns={columns}
                  cells={section.totals}
                />
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};

/** From the old treasury to the new one; both ends follow from what is between them. */
const Summary = ({ sheet }: { readonly sheet: BalanceSheet }) => {
  const { t } = useTranslation();
  const rowName = useRowName();
  const title = t('balance:section.summary');
  const last = sheet.summary.length - 1;
  return (
    <section className="ww-book" aria-label={title}>
      <h3 className="ww-over">{title}</h3>
      <table className="ww-table">
        <tbody>
          {sheet.summary.map((row, index) => {
            const gold = row.cells['gold'];
            const isEnd = index === 0 || index === last;
            return (
              <tr key={row.id ?? row.key} {...(isEnd ? { className: 'ww-book-end' } : {})}>
                <th scope="row">{rowName(row)}</th>
                <td className="ww-right">
                  {gold === undefined ? null : (
                    <Figure
                      explained={gold}
                      title={rowName(row)}
                      ruling={
                        isEnd
                          ? undefined
                          : cellRuling(sheet.party, 'summary', row.id ?? row.key, 'gold')
                      }
                    />
                  )}
                  {' GS'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

/** Where the treasury lies. */
const Storage = ({ sheet }: { readonly sheet: BalanceSheet }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const places = Object.entries(sheet.storage);
  if (places.length === 0) return null;
  return (
    <p className="ww-small ww-quiet">
      {t('turn:books.storage')}{' '}
      {places.map(([place, gold]) => `${place}: ${plain(gold)} GS`).join(', ')}
    </p>
  );
};

const STATED = ['stated', 'fromRows', 'computed'] as const;

/** The player's own sheet beside the books: what he states, what follows from his rows, what the books say. */
const Comparison = ({ comparison }: { readonly comparison: SheetComparison }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { plain } = figuresOf(words);
  const { rows, findings, recomputed } = comparison;
  return (
    <section className="ww-book" aria-label={t('balance:section.comparison')}>
      <h3 className="ww-over">{t('balance:section.comparison')}</h3>
      {rows.length === 0 ? (
        <p className="ww-quiet ww-small">{t('turn:books.noSheet')}</p>
      ) : (
        <table className="ww-table">
          <thead>
            <tr>
              <td />
              {STATED.map((column) => (
                <th key={column} scope="col" className="ww-right">
                  {t(`balance:compared.${column}`)}
                </th>
              ))}
              <th scope="col">{t('turn:books.verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, words: written, stated, fromRows, computed, verdict }) => {
              const name = t(`balance:stated.${key}`);
              return (
                <tr key={`${key} ${written}`} data-verdict={verdict}>
                  <th scope="row">{name}</th>
                  <td className="ww-right">{plain(stated)}</td>
                  <td className="ww-right">{fromRows === null ? '' : plain(fromRows)}</td>
                  <td className="ww-right">
                    <Figure explained={computed} title={name} />
                  </td>
                  <td>{t(`balance:verdict.${verdict}`)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {rows.length === 0 ? null : (
        <p className="ww-small">{t('balance:recomputed', { gold: plain(recomputed.value) })}</p>
      )}
      {findings.map((finding, index) => (
        <FindingRow key={index} kind={finding.severity}>
          {findingSentence(finding, words)}
        </FindingRow>
      ))}
    </section>
  );
};

const useComparison = ({ campaign, party, reading, settings, system }: DeskModel) => {
  const { world, rulings } = campaign;
  const text = reading?.received.text;
  return useMemo(
    () =>
      text === undefined
        ? undefined
        : system.compareSheet?.(text, party.key, world, settings, rulings),
    [text, system, party.key, world, settings, rulings],
  );
};

/** The books of the realm for this month, list by list as in the booklet, and its own sheet beside them. */
export const Books = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const { party, proposed } = model;
  const comparison = useComparison(model);
  const sheet = proposed.proposal?.balances.find((one) => one.party === party.key);
  return (
    <section className="ww-books" aria-label={t('turn:books.title', { party: party.name })}>
      <h2 className="ww-head">{t('turn:books.title', { party: party.name })}</h2>
      {sheet === undefined ? (
        <p className="ww-quiet ww-small">{t('turn:books.none')}</p>
      ) : (
        <>
          {sheet.sections.map((section) => (
            <Section key={section.key} party={party.key} section={section} />
          ))}
          <Summary sheet={sheet} />
          <Storage sheet={sheet} />
        </>
      )}
      {comparison === undefined ? null : <Comparison comparison={comparison} />}
    </section>
  );
};
