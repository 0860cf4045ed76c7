import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import { IconButton, Select, ToggleGroup } from '../../../kit/ui';
import { useTurnView } from '../../../model/turn/turn-view';
import { TimeSlider } from '../../../model/turn/parts/TimeSlider';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { type Speed, SPEEDS, useRun } from './run-store';
import { stepTime, togglePlay } from './use-playback';

/** Index of the moon that contains a moment, from 0; the end of the turn belongs to its last moon. */
export function moonIndex(time: number, moons: number): number {
  return Math.max(0, Math.min(Math.floor(time), moons - 1));
}

const speedOf = (id: string): Speed => SPEEDS.find((speed) => String(speed) === id) ?? 1;

/** One moon of the turn after the other, where it has several. */
const Moons = ({ model }: { readonly model: TurnModel }) => {
  const { t } = useTranslation();
  const { time, choose } = useTurnView();
  const { moon, moonsPerTurn } = model.campaign.world.clock;
  if (moonsPerTurn < 2) return null;
  return (
    <ToggleGroup
      label={t('decide:run.moon')}
      variant="line"
      value={String(moonIndex(time ?? 0, moonsPerTurn))}
      onChange={(id) => choose({ time: Number(id) })}
      options={Array.from({ length: moonsPerTurn }, (_, index) => ({
        id: String(index),
        label: t(`app:moon.${String(((moon + index - 1) % 12) + 1)}`),
      }))}
    />
  );
};

export interface TransportProps {
  readonly model: TurnModel;
  /** Moments at which something happens. */
  readonly stops: readonly number[];
}

/** The playback over the map: play, from event to event, speed, the slider. */
export function Transport({ model, stops }: TransportProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { time, choose } = useTurnView();
  const { isPlaying, speed, set } = useRun();
  const { moonsPerTurn: moons } = model.campaign.world.clock;
  const format = new Intl.NumberFormat(language);
  return (
    <div className="ww-transport" role="group" aria-label={t('decide:run.transport')}>
      <div className="ww-row ww-gap-4">
        <IconButton
          icon="left"
          label={t('decide:run.previous')}
          shortcut=","
          placement="top"
          onPress={() => stepTime(stops, -1, moons)}
        />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'decide:run.pause' : 'decide:run.play')}
          shortcut="Space"
          placement="top"
          onPress={() => togglePlay(moons)}
        />
        <IconButton
          icon="right"
          label={t('decide:run.next')}
          shortcut="."
          placement="top"
          onPress={() => stepTime(stops, 1, moons)}
        />
        <Moons model={model} />
        <div className="ww-transport-speed ww-push">
          <Select
            label={t('decide:run.speed')}
            isLabelHidden
            value={String(speed)}
            onChange={(id) => set({ speed: speedOf(id) })}
            options={SPEEDS.map((times) => ({
              id: String(times),
              label: t('decide:run.speedTimes', { times: format.format(times) }),
            }))}
          />
        </div>
      </div>
      <TimeSlider
        moons={moons}
        moments={stops}
        time={time}
        onChange={(next) => {
          set({ isPlaying: false });
          choose({ time: next });
        }}
      />
    </div>
  );
}
