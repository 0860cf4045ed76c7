import { useTranslation } from 'react-i18next';
import type { Explained, Finding, March, MarchStep } from '../../../../engine';
import { explainTree, figuresOf } from '../../../kit/explain';
import { ExplainedFigure, useRule, useWords } from '../../../kit/explain/react';
import { type DataColumn, DataTable, FindingMark, Icon } from '../../../kit/ui';
import { type StepRow, stepRows } from '../model/steps';
import { type FigureRulings, overriding } from '../rulings';

export interface StepTableProps {
  readonly march: March;
  /** Display abbreviation of a terrain key. */
  readonly terrainName: (key: string) => string;
  readonly step: number | null;
  readonly onChooseStep: (step: number | null) => void;
  readonly rulings: FigureRulings;
}

const Modifiers = ({ modifiers }: { readonly modifiers: readonly Explained[] }) => {
  const words = useWords();
  const figures = figuresOf(words);
  if (modifiers.length === 0) return <span className="ww-quiet">–</span>;
  return modifiers.map((modifier, index) => (
    <span key={index}>
      {index > 0 ? ', ' : ''}
      <span className="ww-quiet">{explainTree(modifier, words).label}</span>{' '}
      {figures.signed(modifier.value)}
    </span>
  ));
};

const Cost = ({ row, rulings }: { readonly row: StepRow; readonly rulings: FigureRulings }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { plain } = figuresOf(words);
  const { cost, before, left, to } = row.step;
  const title = t('turn:steps.costOf', { place: to });
  const rest = { before: plain(before), cost: plain(cost.value), left: plain(left) };
  return (
    <>
      <ExplainedFigure
        value={plain(cost.value)}
        explained={cost}
        title={title}
        conclusion={{
          label: title,
          note: row.isTooDear ? t('turn:steps.tooDear', rest) : t('turn:steps.rest', rest),
        }}
        onOverride={overriding(row.step.rulings.cost, title, [0, 999], rulings)}
      />
      {row.isTooDear ? ` > ${plain(before)}` : null}
    </>
  );
};

const Difficulty = ({
  row,
  rulings,
}: {
  readonly row: StepRow;
  readonly rulings: FigureRulings;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const { plain } = figuresOf(words);
  const { difficulty, cost, before, left, to } = row.step;
  const title = t('turn:steps.difficultyOf', { place: to });
  const about = {
    difficulty: plain(difficulty.value),
    cost: plain(cost.value),
    before: plain(before),
    left: plain(left),
  };
  return (
    <ExplainedFigure
      value={plain(difficulty.value)}
      explained={difficulty}
      title={title}
      conclusion={{
        label: t('turn:steps.costs', about),
        note: row.isTooDear ? t('turn:steps.tooDear', about) : t('turn:steps.rest', about),
      }}
      onOverride={overriding(row.step.rulings.difficulty, title, [0, 9], rulings)}
    />
  );
};

const Base = ({ base, step }: { readonly base: Explained | null; readonly step: MarchStep }) => {
  const { t } = useTranslation();
  const words = useWords();
  if (base === null) return <span className="ww-quiet">–</span>;
  return (
    <ExplainedFigure
      value={figuresOf(words).plain(base.value)}
      explained={base}
      title={t('turn:steps.baseOf', { place: step.to })}
    />
  );
};

/** That the march ended early, right under the step it concerns; why stands among the findings of its unit. */
const Stop = ({ march, stop }: { readonly march: March; readonly stop: Finding }) => {
  const { t } = useTranslation();
  const rule = useRule(stop.clause);
  const dropped = march.steps.findIndex(({ outcome }) => outcome === 'dropped');
  return (
    <div className="ww-stop" data-kind={stop.severity}>
      <FindingMark kind={stop.severity}>
        {dropped < 0 ? t('turn:steps.stopped') : t('turn:steps.dropped', { number: dropped + 1 })}
      </FindingMark>{' '}
      {rule.link}
      {rule.text}
    </div>
  );
};

/** One march, step by step; every figure opens its derivation. */
export function StepTable(props: StepTableProps) {
  const { t } = useTranslation();
  const words = useWords();
  const { march } = props;
  const rows = stepRows(march);
  const column = (
    id: string,
    cell: DataColumn<StepRow>['cell'],
    align: 'start' | 'end' = 'start',
  ): DataColumn<StepRow> => ({ id, label: t(`turn:steps.head.${id}`), align, cell });
  return (
    <section className="ww-steps" aria-label={t('turn:steps.title', { unit: march.unit })}>
      <header className="ww-line-head">
        <h2 className="ww-head">{t('turn:steps.title', { unit: march.unit })}</h2>
        <span className="ww-small ww-quiet ww-figures">
          {march.size > 0 ? `${figuresOf(words).plain(march.size)} ` : ''}
          {t(`turn:unitType.${march.unitType}`, { defaultValue: march.unitType })}
          {', '}
          <ExplainedFigure
            value={t('turn:steps.points', {
              points: figuresOf(words).plain(march.allowance.value),
            })}
            explained={march.allowance}
          />
        </span>
      </header>
      {rows.length === 0 ? (
        <p className="ww-quiet ww-small">{t('turn:steps.stays', { place: march.start })}</p>
      ) : (
        <DataTable
          className="ww-step-table"
          rows={rows}
          keyOf={({ number }) => number}
          mark={({ number, step }) => ({
            'aria-selected': number === props.step,
            'data-outcome': step.outcome,
            onClick: () => props.onChooseStep(number),
            onFocus: () => props.onChooseStep(number),
          })}
          columns={[
            column('number', ({ number, isByHand }) => (
              <>
                {number}
                {isByHand ? (
                  <span className="ww-hand ww-step-hand">
                    <Icon name="pencil" size={12} />
                  </span>
                ) : null}
              </>
            )),
            { ...column('to', ({ step }) => step.to), className: 'ww-figures' },
            column('terrain', ({ step }) =>
              step.terrain === undefined ? '' : props.terrainName(step.terrain),
            ),
            column('base', ({ base, step }) => <Base base={base} step={step} />, 'end'),
            {
              ...column('modifiers', ({ modifiers }) => <Modifiers modifiers={modifiers} />),
              isWrapped: true,
            },
            column('difficulty', (row) => <Difficulty row={row} rulings={props.rulings} />, 'end'),
            column('points', (row) => <Cost row={row} rulings={props.rulings} />, 'end'),
            column('left', ({ step }) => figuresOf(words).plain(step.left), 'end'),
          ]}
        />
      )}
      {march.stop === undefined ? null : <Stop march={march} stop={march.stop} />}
    </section>
  );
}
