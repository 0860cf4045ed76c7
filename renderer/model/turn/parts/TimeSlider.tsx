import {
  Button as AriaButton,
  Label,
  Slider,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import { Icon } from '../../../kit/ui';

export interface TimeSliderProps {
  /** Length of the turn in moons. */
  readonly moons: number;
  /** Moments at which steps end. */
  readonly moments: readonly number[];
  /** Null = the whole turn at once. */
  readonly time: number | null;
  readonly onChange: (time: number | null) => void;
}

/** The moment of the simultaneous march that the map shows; marks stand where steps end. */
export function TimeSlider({ moons, moments, time, onChange }: TimeSliderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const at = time ?? moons;
  return (
    <Slider
      className="ww-time ww-grid ww-align-center ww-gap-12 ww-small ww-quiet"
      minValue={0}
      maxValue={moons}
      step={moons / 120}
      value={at}
      onChange={onChange}
    >
      <Label>{t('turn:time.label')}</Label>
      <SliderTrack className="ww-time-track">
        <div className="ww-time-line" />
        <div className="ww-time-done" style={{ width: `${String((100 * at) / moons)}%` }} />
        {moments.map((moment) => (
          <i
            key={moment}
            className="ww-time-moment"
            style={{ left: `${String((100 * moment) / moons)}%` }}
          />
        ))}
        <SliderThumb className="ww-time-thumb" />
      </SliderTrack>
      <output className="ww-figures">
        {t('turn:time.value', { time: number.format(at), count: moons })}
      </output>
      {time === null ? null : (
        <AriaButton
          className="ww-time-all ww-grid"
          aria-label={t('turn:time.all')}
          onPress={() => onChange(null)}
        >
          <Icon name="close" size={14} />
        </AriaButton>
      )}
    </Slider>
  );
}
