import { useTranslation } from 'react-i18next';
import { ToggleButton } from 'react-aria-components';
import { type Direction, DIRECTIONS } from '../../../../engine';

/** The six sides of a field as switches, in the order of their numbers. */
export const HarbourSides = ({
  open,
  onToggle,
}: {
  readonly open: readonly Direction[];
  readonly onToggle: (side: Direction) => void;
}) => {
  const { t } = useTranslation();
  return (
    <div>
      <span className="ww-field-label" id="ww-harbour-sides">
        {t('places:settlement.harbours')}
      </span>
      <div className="ww-harbour-sides" role="group" aria-labelledby="ww-harbour-sides">
        {DIRECTIONS.map((side) => (
          <ToggleButton
            key={side}
            className="ww-toggle"
            aria-label={t('places:settlement.harbour', {
              direction: t(`map:directionName.${side}`),
            })}
            isSelected={open.includes(side)}
            onChange={() => onToggle(side)}
          >
            {t(`map:direction.${side}`)}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
};
