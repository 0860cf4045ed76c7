import { useTranslation } from 'react-i18next';
import { ToggleButton } from 'react-aria-components';
import { Tooltip } from '../../../kit/ui';
import { withType } from '../../../model/map/catalogue';
import type { TerrainChoiceProps } from './HeightRow';
import { TerrainSwatch } from '../../../model/map/swatches';

/** `1` or `1–3`, for levels that follow one another. */
export const heightsInWords = (heights: readonly number[]): string => {
  const [first, last] = [heights[0], heights.at(-1)];
  return first === last ? String(first) : `${String(first)}–${String(last)}`;
};

/** Natures of terrain at the chosen height; those the rules do not know there are shown with the reason. */
export const TypeGrid = ({ catalogue, current, isDisabled, onTake }: TerrainChoiceProps) => {
  const { t } = useTranslation();
  return (
    <div className="ww-types" role="group" aria-label={t('map:palette.type')}>
      {catalogue.types.map((type) => {
        const next = withType(catalogue, current, type);
        const heights = catalogue.heightsOf(type);
        const shown = next ?? catalogue.at(heights[0] ?? 0, type);
        if (shown === undefined) return null;
        const name = t(`map:type.${type}`);
        const isHere = catalogue.at(current?.height ?? -1, type) !== undefined;
        const reason = t('map:palette.missing', { type: name, heights: heightsInWords(heights) });
        return (
          <Tooltip
            key={type}
            text={isHere ? name : reason}
            {...(next === undefined ? {} : { shortcut: t(`map:typeKey.${type}`) })}
          >
            <ToggleButton
              className="ww-type ww-row"
              aria-label={isHere ? name : `${name}. ${reason}`}
              isSelected={current?.type === type}
              isDisabled={isDisabled}
              {...(isHere ? {} : { 'data-missing': true })}
              {...(next === undefined ? { 'aria-disabled': true } : {})}
              onChange={() => {
                if (next !== undefined) onTake(next);
              }}
            >
              <TerrainSwatch terrain={shown} size={28} />
              <span className="ww-type-name">{name}</span>
              <kbd>{t(`map:typeKey.${type}`)}</kbd>
            </ToggleButton>
          </Tooltip>
        );
      })}
    </div>
  );
};
