import { useTranslation } from 'react-i18next';
import type { NextStep } from '../../../../engine';
import { Part, Rows, type SheetRow } from '../../../kit/board/Rows';
import { Objection } from '../../../kit/explain/react';
import { isBarred } from '../../../model/map/steps';

/** The steps with which a drawn order can go on, as far as they can be reckoned, and what the rules say of those that cannot be made. */
export function Steps({ steps }: { readonly steps: readonly NextStep[] }) {
  const { t } = useTranslation();
  if (steps.every(({ figures }) => figures === undefined)) return null;
  const barred = steps.filter(isBarred);
  const made = steps.flatMap(({ field, direction, figures, objections }): readonly SheetRow[] => {
    if (figures?.isMade !== true) return [];
    const { cost, left } = figures;
    const said = objections.length;
    return [
      {
        key: field,
        label: `${t(`drawn:direction.${direction}`)} ${field}`,
        value: [
          t('drawn:step.costs', { cost, left }),
          ...(said === 0 ? [] : [t('drawn:step.objections', { count: said })]),
        ].join(', '),
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
                <Objection key={`${step.field} ${String(at)}`} finding={finding} />
              )),
            )}
          </ul>
        </details>
      )}
    </Part>
  );
}
