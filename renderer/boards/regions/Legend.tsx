import { useTranslation } from 'react-i18next';
import { REGION_TINTS } from '../../../engine';
import type { PartProps } from '../kit/board';
import { SmallDrawing } from '../kit/Drawing';
import { Legend as Shell, LegendGroup } from '../kit/Legend';
import { PLAQUE_SIGNS } from './drawing/plaques';
import { PartyShield } from '../kit/PartyShield';
import { Swatch } from './Swatch';
import type { SeenBoard } from './use-board';

const SIGNS = ['population', 'unrest', 'holdings', 'money', 'seat'] as const;

const PlaqueSign = ({ sign }: { readonly sign: (typeof SIGNS)[number] }) => (
  <span className="ww-board-sign" data-sign={sign}>
    <SmallDrawing
      list={[{ kind: 'area', path: PLAQUE_SIGNS[sign], colour: 'currentColor' }]}
      field={6}
      width={14}
      height={14}
    />
  </span>
);

/** Explains on the board its grounds, its parties and the signs on their plaques. */
export const Legend = ({ seen }: PartProps<SeenBoard>) => {
  const { t } = useTranslation();
  const { regions, presence, parties } = seen.scene;
  const tints = REGION_TINTS.filter((tint) => regions.some((region) => region.tint === tint));
  const present = Object.values(parties).filter(({ key }) =>
    presence.some(({ party }) => party === key),
  );
  if (regions.length === 0) return null;
  return (
    <Shell>
      <LegendGroup title={t('regions:legend.grounds')}>
        {tints.map((tint) => (
          <li key={tint}>
            <Swatch tint={tint} />
            {t(`regions:tint.${tint}`)}
          </li>
        ))}
      </LegendGroup>
      {present.length === 0 ? null : (
        <>
          <LegendGroup title={t('regions:legend.parties')}>
            {present.map((party) => (
              <li key={party.key}>
                <PartyShield party={party} size={15} />
                {party.name}
              </li>
            ))}
          </LegendGroup>
          <LegendGroup title={t('regions:legend.signs')}>
            {SIGNS.map((sign) => (
              <li key={sign}>
                <PlaqueSign sign={sign} />
                {t(`regions:presence.${sign}`)}
              </li>
            ))}
          </LegendGroup>
        </>
      )}
    </Shell>
  );
};
