import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../../kit/state/shortcuts';
import { IconButton, Slider, ToggleGroup } from '../../../kit/ui';

/** Milliseconds a turn stays, by speed. */
export const PACES = { slow: 3000, middle: 1500, fast: 600 } as const;
export type Pace = keyof typeof PACES;

export interface ControlsProps {
  /** Place of the shown turn among all, from 0. */
  readonly at: number;
  readonly count: number;
  /** When the shown turn was. */
  readonly label: string;
  readonly isPlaying: boolean;
  readonly pace: Pace;
  readonly onGo: (at: number) => void;
  readonly onPlay: () => void;
  readonly onPace: (pace: Pace) => void;
}

const SCOPE = 'film:title';
const shortcut = shortcutsOf(SCOPE);

/** Commands of the film by key: also in the palette and in the sheet of keys. */
const useFilmKeys = ({ at, count, onGo, onPlay }: ControlsProps): void => {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      shortcut('film.play', 'K', 'film:playPause', onPlay),
      shortcut('film.back', 'J', 'film:back', () => onGo(at - 1)),
      shortcut('film.on', 'L', 'film:forward', () => onGo(at + 1)),
    ],
    [at, onGo, onPlay],
  );
  useShortcuts(count < 2 ? NONE : keys);
};

const NONE: readonly Shortcut[] = [];

/** The slider over all turns, with what moves it. */
export function Controls(props: ControlsProps) {
  const { at, count, label, isPlaying, pace, onGo, onPlay, onPace } = props;
  const { t } = useTranslation();
  useFilmKeys(props);
  const last = count - 1;
  return (
    <div
      className="ww-film-controls ww-grid ww-align-center"
      role="group"
      aria-label={t('film:controls')}
    >
      <div className="ww-row ww-gap-4">
        <IconButton
          icon="first"
          label={t('film:first')}
          placement="top"
          isDisabled={at === 0}
          onPress={() => onGo(0)}
        />
        <IconButton
          icon="left"
          label={t('film:back')}
          shortcut="J"
          placement="top"
          isDisabled={at === 0}
          onPress={() => onGo(at - 1)}
        />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'film:pause' : 'film:play')}
          shortcut="K"
          placement="top"
          isDisabled={count < 2}
          onPress={onPlay}
        />
        <IconButton
          icon="right"
          label={t('film:forward')}
          shortcut="L"
          placement="top"
          isDisabled={at === last}
          onPress={() => onGo(at + 1)}
        />
        <IconButton
          icon="last"
          label={t('film:last')}
          placement="top"
          isDisabled={at === last}
          onPress={() => onGo(last)}
        />
      </div>
      <Slider
        label={label}
        said={t('film:place', { at: at + 1, count })}
        value={at + 1}
        min={1}
        max={Math.max(1, count)}
        isDisabled={count < 2}
        onChange={(value) => onGo(value - 1)}
      />
      <ToggleGroup
        label={t('film:speed')}
        value={pace}
        onChange={onPace}
        options={(Object.keys(PACES) as Pace[]).map((id) => ({
          id,
          label: t(`film:speeds.${id}`),
        }))}
      />
    </div>
  );
}
