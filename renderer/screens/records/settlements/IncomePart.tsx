import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../../kit/explain';
import { ExplainedFigure, useWords } from '../../../kit/explain/react';
import type { PartProps } from '../../../model/records/register';
import type { Town } from './rows';

const SECTION = 'settlementIncome';
const COLUMNS = ['gross', 'upkeep', 'net'] as const;

/** What a settlement earns and costs in a half-year, as the books of its realm have it (WW-3.3-07). */
export function IncomePart({ row, place }: PartProps<Town>) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const cells = useMemo(() => {
    const { campaign, settings, system } = place;
    const sheet = system?.parties.forecast?.(campaign.world, row.settlement.owner, settings);
    const section = sheet?.sections.find(({ key }) => key === SECTION);
    return section?.rows.find(({ id }) => id === row.field)?.cells;
  }, [place, row]);
  if (cells === undefined) return <p className="ww-small ww-quiet">{t('units:town.noIncome')}</p>;
  return (
    <>
      {COLUMNS.map((column) => {
        const explained = cells[column];
        return explained === undefined ? null : (
          <div key={column} className="ww-register-told">
            <span className="ww-field-label">{t(`units:income.${column}`)}</span>
            <ExplainedFigure
              value={plain(explained.value)}
              explained={explained}
              title={t(`units:income.${column}`)}
            />
          </div>
        );
      })}
    </>
  );
}
