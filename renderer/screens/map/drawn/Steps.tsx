import { useTranslation } from 'react-i18next';
import type { NextStep } from '../../../../engine';
import { Part, Rows, type SheetRow } from '../../../kit/board/Rows';
import { figuresOf } from '../../../kit/explain';
import { Objection, useWords } from '../../../kit/explain/react';
import { isBarred } from '../../../model/map/steps';

/** The steps with which a drawn order can go on, with what they come to, and why the rules bar the others. */
export function Steps({ steps }: { readonly steps: readonly NextStep[] }) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  if (steps.length === 0) return null;
  const barred = steps.filter(isBarred);
  const nameOf = ({ direction, field }: NextStep): string =>
    `${t(`direction:${direction}`)} ${field}`;
  const made = steps.flatMap((step): readonly SheetRow[] => {
    const { field, figures, objections } = step;
    if (isBarred(step)) return [];
    const said = objections.length;
    const comes =
      figures === undefined
        ? t('drawn:step.open')
        : t('drawn:step.costs', { cost: plain(figures.cost), left: plain(figures.left) });
    return [
      {
        key: field,
        label: nameOf(step),
        value: [comes, ...(said === 0 ? [] : [t('drawn:step.objections', { count: said })])].join(
          ', ',
        ),
      },
    ];
  });
  return (
    <Part title={t('drawn:step.title')}>
      <Rows rows={made} />
      {barred.length === 0 ? null : (
        <details>
          <summary>{t('drawn:step.barred', { count: barred.length })}</summary>
          <ul>
            {barred.flatMap((step) =>
              step.objections.map((finding, at) => (
                <Objection
                  key={`${step.field} ${String(at)}`}
                  finding={finding}
                  about={nameOf(step)}
                />
              )),
            )}
          </ul>
        </details>
      )}
    </Part>
  );
}
