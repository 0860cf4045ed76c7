import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import './check.css';
import { FindingItem } from './FindingItem';
import { showFinding } from './jump';
import { decisionOn, isAdvice } from '../../../model/letters/judged';
import type { CheckActions } from './use-check-actions';
import type { Finding, Severity } from '../../../../engine';

/** A finding with its place in the list of the realm. */
interface Numbered {
  readonly finding: Finding;
  readonly index: number;
}

/** Findings of one weight; warnings about what the rules allow come by themselves. */
interface FindingGroup {
  readonly id: Severity | 'ADVICE';
  readonly findings: readonly Numbered[];
}

/** What must be looked at first. */
const ORDER: readonly FindingGroup['id'][] = ['REJECT', 'ASK', 'TRUNCATE', 'WARN', 'ADVICE'];

/** Findings by severity, each group in the order of the letter; no empty groups. */
const groupsOf = (findings: readonly Numbered[]): readonly FindingGroup[] =>
  ORDER.map((id) => ({
    id,
    findings: findings.filter(({ finding }) =>
      id === 'ADVICE' ? isAdvice(finding) : finding.severity === id && !isAdvice(finding),
    ),
  })).filter((group) => group.findings.length > 0);

export interface FindingListProps {
  readonly model: TurnModel;
  readonly actions: CheckActions;
}

/** More findings than this are shown a part at a time. */
const PAGE = 100;

const Group = ({
  group,
  model,
  actions,
  showsUnit,
}: FindingListProps & { readonly group: FindingGroup; readonly showsUnit: boolean }) => {
  const { t } = useTranslation();
  const { decisions } = model.campaign;
  return (
    <>
      <h3 className="ww-over ww-finding-group">{t(`check:group.${group.id}`)}</h3>
      <ul aria-label={t(`check:group.${group.id}`)}>
        {group.findings.map(({ finding, index }) => (
          <FindingItem
            key={index}
            finding={finding}
            decision={decisionOn(finding, decisions)}
            isCurrent={index === model.finding}
            showsUnit={showsUnit}
            suggestion={index === model.finding ? actions.suggestionFor(finding) : undefined}
            actions={actions}
            onChoose={() => showFinding(finding)}
          />
        ))}
      </ul>
    </>
  );
};

/** Scrolls the highlighted finding into view. */
const useInSight = (current: number | null) => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return list;
};

/** What was found, as sentences by severity: of the chosen unit, or all. */
export function FindingList({ model, actions }: FindingListProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const [pages, setPages] = useState(1);
  const list = useInSight(model.finding);
  const { findings, unit, finding: current } = model;
  const all = findings.map((finding, index) => ({ finding, index }));
  // A finding about the letter as a whole is seen only among all.
  const isElsewhere = current !== null && findings[current]?.unit !== unit;
  const isAll = showsAll || unit === null || isElsewhere;
  const shown = isAll ? all : all.filter(({ finding }) => finding.unit === unit);
  if (findings.length === 0) return null;
  return (
    <section ref={list} className="ww-findings" aria-label={t('app:common.findings')}>
      <header className="ww-line-head">
        <h2 className="ww-head">{t('app:common.findings')}</h2>
        {unit === null ? null : (
          <button
            type="button"
            className="ww-findings-scope"
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {isAll
              ? t('turn:findings.onlyUnit', { unit })
              : t('turn:findings.all', { count: findings.length })}
          </button>
        )}
      </header>
      {shown.length === 0 ? (
        <p className="ww-quiet ww-small">{t('turn:findings.none', { unit })}</p>
      ) : (
        groupsOf(shown.slice(0, pages * PAGE)).map((group) => (
          <Group key={group.id} group={group} model={model} actions={actions} showsUnit={isAll} />
        ))
      )}
      {pages * PAGE < shown.length ? (
        <button type="button" className="ww-findings-scope" onClick={() => setPages(pages + 1)}>
          {t('turn:findings.more', { count: shown.length - pages * PAGE })}
        </button>
      ) : null}
    </section>
  );
}
