import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import './slider.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** How the value is written, such as a percentage; absent = plain. */
  readonly format?: Intl.NumberFormatOptions;
  /** The value in words, such as `3 of 12`; absent = as formatted. */
  readonly said?: string;
  /** During the drag. */
  readonly onChange: (value: number) => void;
  /** Once, at the end of the drag: the moment for a change that can be undone. */
  readonly onChangeEnd?: (value: number) => void;
  readonly isDisabled?: boolean;
}

/** A value chosen by dragging on a scale; arrow keys step. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  format,
  said,
  onChange,
  onChangeEnd,
  isDisabled = false,
}: SliderProps) {
  return (
    <AriaSlider
      className="ww-slider"
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isDisabled}
      onChange={onChange}
      {...(format === undefined ? {} : { formatOptions: format })}
      {...(onChangeEnd === undefined ? {} : { onChangeEnd })}
    >
      <div className="ww-slider-head ww-row ww-align-baseline ww-split ww-gap-8">
        <Label className="ww-field-label">{label}</Label>
        <SliderOutput className="ww-figures ww-quiet">
          {({ defaultChildren }) => said ?? defaultChildren}
        </SliderOutput>
      </div>
      <SliderTrack className="ww-slider-track">
        {({ state }) => (
          <>
            <div
              className="ww-slider-filled"
              style={{ width: `${state.getThumbPercent(0) * 100}%` }}
            />
            <SliderThumb className="ww-slider-thumb" />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}
