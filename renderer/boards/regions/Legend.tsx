import { useTranslation } from 'react-i18next';
import { REGION_TINTS } from '../../../engine';
import { svgNodes } from '../../cartography';
import '../../map/looks/looks.css';
import { SvgArt } from '../../ui';
import { PLAQUE_SIGNS } from './drawing/plaques';
import { PartyShield } from './PartyShield';
import { Swatch } from './Swatch';
import type { SeenBoard } from './use-board';

const SIGNS = ['population', 'unrest', 'holdings', 'money', 'seat'] as const;

const PlaqueSign = ({ sign }: { readonly sign: (typeof SIGNS)[number] }) => (
  <svg
    className="ww-board-sign"
    data-sign={sign}
    width={14}
    height={14}
    viewBox="0 0 14 14"
    aria-hidden="true"
  >
    {svgNodes([{ kind: 'area', path: PLAQUE_SIGNS[sign], colour: 'currentColor' }], {
      x: 7,
      y: 7,
      field: 6,
      pixel: 1,
      id: '',
    }).map((node, index) => (
      <SvgArt key={index} node={node} />
    ))}
  </svg>
);

/** Explains on the board its grounds, its parties and the signs on their plaques. */
export const Legend = ({ seen }: { readonly seen: SeenBoard }) => {
  const { t } = useTranslation();
  const { regions, presence, parties } = seen.scene;
  const tints = REGION_TINTS.filter((tint) => regions.some((region) => region.tint === tint));
  const present = Object.values(parties).filter(({ key }) =>
    presence.some(({ party }) => party === key),
  );
  if (regions.length === 0) return null;
  return (
    <details className="ww-over-map ww-map-legend">
      <summary>{t('looks:legend.label')}</summary>
      <section>
        <h3 className="ww-over">{t('regions:legend.grounds')}</h3>
        <ul>
          {tints.map((tint) => (
            <li key={tint}>
              <Swatch tint={tint} />
              {t(`regions:tint.${tint}`)}
            </li>
          ))}
        </ul>
      </section>
      {present.length === 0 ? null : (
        <>
          <section>
            <h3 className="ww-over">{t('regions:legend.parties')}</h3>
            <ul>
              {present.map((party) => (
                <li key={party.key}>
                  <PartyShield party={party} size={15} />
                  {party.name}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className="ww-over">{t('regions:legend.signs')}</h3>
            <ul>
              {SIGNS.map((sign) => (
                <li key={sign}>
                  <PlaqueSign sign={sign} />
                  {t(`regions:presence.${sign}`)}
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </details>
  );
};
