import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../engine';
import { findingSentence } from '../../explain';
import { useRule, useWords } from '../../explain/react';
import { FindingMark } from '../../ui';

interface ItemProps {
  readonly finding: Finding;
  readonly isCurrent: boolean;
  readonly showsUnit: boolean;
  readonly onChoose: () => void;
}

const Item = ({ finding, isCurrent, showsUnit, onChoose }: ItemProps) => {
  const words = useWords();
  const rule = useRule(finding.clause);
  return (
    <li
      className="ww-finding-item"
      data-kind={finding.severity}
      {...(isCurrent ? { 'aria-current': true } : {})}
    >
      <button type="button" className="ww-finding-go" onClick={onChoose}>
        <FindingMark kind={finding.severity} isBare />
        {showsUnit && finding.unit !== undefined ? <b>{finding.unit}</b> : null}
        <span>{findingSentence(finding, words)}</span>
      </button>
      {rule.link}
      {rule.text}
    </li>
  );
};

export interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly unit: number | null;
  readonly current: number | null;
  readonly onChoose: (finding: Finding) => void;
  /** A finding told elsewhere on the desk; it is left out of the list of its unit. */
  readonly told: Finding | undefined;
}

/** Findings come as copies from the worker, so they are compared by what they say. */
const isSame = (finding: Finding, other: Finding | undefined): boolean =>
  finding.code === other?.code &&
  finding.unit === other.unit &&
  finding.span?.start === other.span?.start;

/** More findings than this are shown a part at a time. */
const PAGE = 100;

/** What was found, as sentences: of the chosen unit, or all. */
export const FindingList = ({ findings, unit, current, onChoose, told }: FindingListProps) => {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const [pages, setPages] = useState(1);
  const numbered = findings.map((finding, index) => ({ finding, index }));
  const own = numbered.filter(
    ({ finding, index }) => finding.unit === unit && (index === current || !isSame(finding, told)),
  );
  const shown = showsAll || unit === null ? numbered : own;
  const page = shown.slice(0, pages * PAGE);
  if (findings.length === 0) return null;
  return (
    <section className="ww-findings" aria-label={t('turn:findings.title')}>
      <header className="ww-line-head">
        <h2 className="ww-head">{t('turn:findings.title')}</h2>
        {unit === null ? null : (
          <button
            type="button"
            className="ww-findings-scope"
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? t('turn:findings.onlyUnit', { unit })
              : t('turn:findings.all', { count: findings.length })}
          </button>
        )}
      </header>
      {page.length === 0 ? (
        <p className="ww-quiet ww-small">{t('turn:findings.none', { unit })}</p>
      ) : (
        <ul>
          {page.map(({ finding, index }) => (
            <Item
              key={index}
              finding={finding}
              isCurrent={index === current}
              showsUnit={showsAll || unit === null}
              onChoose={() => onChoose(finding)}
            />
          ))}
        </ul>
      )}
      {page.length < shown.length ? (
        <button type="button" className="ww-findings-scope" onClick={() => setPages(pages + 1)}>
          {t('turn:findings.more', { count: shown.length - page.length })}
        </button>
      ) : null}
    </section>
  );
};
