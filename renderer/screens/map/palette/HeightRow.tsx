import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import { Tooltip } from '../../../kit/ui';
import { ToggleButton } from 'react-aria-components';
import { type TerrainCatalogue, withHeight } from '../../../model/map/catalogue';
import type { TerrainStyle } from '../../../../engine';
import { TerrainSwatch } from '../../../model/map/swatches';

export interface TerrainChoiceProps {
  readonly catalogue: TerrainCatalogue;
  readonly current: TerrainStyle | undefined;
  readonly isDisabled: boolean;
  readonly onTake: (style: TerrainStyle) => void;
}

/** Height levels 0 to 4, each with the swatch of its plain land. */
export const HeightRow = ({ catalogue, current, isDisabled, onTake }: TerrainChoiceProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="ww-heights" role="group" aria-label={t('map:palette.height')}>
      {catalogue.heights.map((height) => {
        const plain = withHeight(catalogue, undefined, height);
        if (plain === undefined) return null;
        const label = t('map:palette.heightOf', { height, name: plain.name[language] });
        return (
          <Tooltip key={height} text={label} shortcut={String(height)}>
            <ToggleButton
              className="ww-height ww-grid ww-gap-2"
              aria-label={label}
              isSelected={current?.height === height}
              isDisabled={isDisabled}
              onChange={() => {
                const next = withHeight(catalogue, current, height);
                if (next !== undefined) onTake(next);
              }}
            >
              <TerrainSwatch terrain={plain} size={26} />
              {height}
            </ToggleButton>
          </Tooltip>
        );
      })}
    </div>
  );
};
