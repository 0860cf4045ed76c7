import { hexGameOf } from '../../../../engine';
import { recordText } from '../records/register';
import type { PartProps } from '../../../model/records/register';
import { fullValue } from '../../../model/records/settlement-change';
import { DamagePart } from '../shared/DamagePart';
import { figuresOfRecord } from '../shared/figures';
import { FieldLink } from '../shared/MapLink';
import type { Town } from './rows';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../../kit/explain';
import { ExplainedFigure, useWords } from '../../../kit/explain/react';

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
          <div key={column} className="ww-register-told ww-grid ww-align-baseline">
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

/** The link to a settlement on the map. */
export function TownLink({ row }: PartProps<Town>) {
  return <FieldLink field={row.field} />;
}

/** Damage of the parts that a settlement of its type has. */
export function TownDamage({ row, place, readOnly }: PartProps<Town>) {
  const { field, settlement } = row;
  const figures = figuresOfRecord(place, 'settlement', field);
  const damage = place.campaign.world.works[`settlement ${field}`]?.damage ?? {};
  const parts = (
    hexGameOf(place.system).structures?.types(place.settings)['settlement']?.parts ?? []
  ).filter((part) => figures[`part.${part}`] !== undefined || damage[part] !== undefined);
  const value = fullValue(hexGameOf(place.system).settlements, settlement);
  return (
    <DamagePart
      site={{ kind: 'settlement', field, side: null, value }}
      name={settlement.name}
      parts={parts}
      textOf={(part) => recordText(place.system?.id ?? '', 'settlement', `field.part.${part}`)}
      place={place}
      readOnly={readOnly}
    />
  );
}
