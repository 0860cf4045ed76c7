import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TerrainStyle } from '../../engine';
import { useLanguage } from '../explain/react';
import type { Legend } from './legend';
import { LineIcon, SettlementIcon, TerrainIcon } from './LegendIcons';
import type { PrintLayout } from './layout';
import { KM_PER_FIELD } from './paper';
import { KmBar } from './rulers';

const Entry = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li>
    <span className="ww-legend-icon">{icon}</span>
    <span>{children}</span>
  </li>
);

const Group = ({
  area,
  title,
  children,
}: {
  /** Place in the arrangement of the sheet, see sheet.css. */
  readonly area: 'terrain' | 'places' | 'lines' | 'scale';
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section className="ww-legend-group" data-area={area}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Long names may break after the hyphen. */
const breakable = (name: string): string => name.replace('-', '-\u200b');

const Terrains = ({ terrains }: { readonly terrains: readonly TerrainStyle[] }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Group area="terrain" title={t('print:sheet.terrain')}>
      <ul className="ww-legend-list">
        {terrains.map((terrain) => (
          <Entry key={terrain.key} icon={<TerrainIcon terrain={terrain} />}>
            {breakable(terrain.name[language])}
          </Entry>
        ))}
      </ul>
    </Group>
  );
};

/** Everything the map needs explained: terrain, places, lines, scale. Only what occurs. */
export const LegendBlock = ({
  legend,
  layout,
}: {
  readonly legend: Legend;
  readonly layout: PrintLayout;
}) => {
  const { t } = useTranslation();
  const { terrains, settlements, lines } = legend;
  return (
    <>
      <Terrains terrains={terrains} />
      {settlements.length === 0 ? null : (
        <Group area="places" title={t('print:sheet.places')}>
          <ul className="ww-legend-list">
            {settlements.map((type) => (
              <Entry key={type} icon={<SettlementIcon type={type} />}>
                {t(`map:settlementType.${type}`, { defaultValue: type })}
              </Entry>
            ))}
          </ul>
        </Group>
      )}
      {lines.length === 0 ? null : (
        <Group area="lines" title={t('print:sheet.lines')}>
          <ul className="ww-legend-list">
            {lines.map((line) => (
              <Entry key={line} icon={<LineIcon line={line} />}>
                {t(`print:line.${line}`)}
              </Entry>
            ))}
          </ul>
        </Group>
      )}
      <Group area="scale" title={t('print:sheet.scale')}>
        <KmBar fieldMm={layout.fieldMm} />
      </Group>
    </>
  );
};

/** Scale, fog and sheet number in words: on every sheet. */
export const ScaleNote = ({ layout }: { readonly layout: PrintLayout }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const mm = new Intl.NumberFormat(language).format(layout.fieldMm);
  return <>{t('print:sheet.perField', { mm, km: layout.barFields * KM_PER_FIELD })}</>;
};
