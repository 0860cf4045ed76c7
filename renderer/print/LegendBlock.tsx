import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartyKey, RealmView, TerrainStyle } from '../../engine';
import { useLanguage } from '../explain/react';
import type { Legend } from './legend';
import { LineIcon, RealmIcon, SettlementIcon, TerrainIcon } from './LegendIcons';
import type { PrintLayout } from './layout';
import { KM_PER_FIELD, type PrintLook } from './paper';
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

const Terrains = ({
  terrains,
  look,
}: {
  readonly terrains: readonly TerrainStyle[];
  readonly look: PrintLook;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Group area="terrain" title={t('print:sheet.terrain')}>
      <ul className="ww-legend-list">
        {terrains.map((terrain) => (
          <Entry key={terrain.key} icon={<TerrainIcon terrain={terrain} look={look} />}>
            {breakable(terrain.name[language])}
          </Entry>
        ))}
      </ul>
    </Group>
  );
};

const Realms = ({
  realms,
  parties,
}: {
  readonly realms: readonly PartyKey[];
  readonly parties: RealmView['parties'];
}) => {
  const { t } = useTranslation();
  return (
    <Group area="terrain" title={t('looks:legend.realms')}>
      <ul className="ww-legend-list" data-wide>
        {realms.map((key) => (
          <Entry key={key} icon={<RealmIcon parties={parties} party={key} />}>
            {parties[key]?.name ?? key}
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
  parties,
}: {
  readonly legend: Legend;
  readonly layout: PrintLayout;
  readonly parties: RealmView['parties'];
}) => {
  const { t } = useTranslation();
  const { terrains, realms, settlements, lines } = legend;
  const { look = 'colours' } = layout.options;
  return (
    <>
      {realms === undefined ? (
        <Terrains terrains={terrains} look={look} />
      ) : (
        <Realms realms={realms} parties={parties} />
      )}
      {settlements.length === 0 ? null : (
        <Group area="places" title={t('print:sheet.places')}>
          <ul className="ww-legend-list">
            {settlements.map((type) => (
              <Entry key={type} icon={<SettlementIcon type={type} look={look} />}>
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
              <Entry key={line} icon={<LineIcon line={line} look={look} />}>
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
