import { useTranslation } from 'react-i18next';
import { countFields, grossfelderOf, type WorldMap } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { Button, ProgressBar } from '../../kit/ui';
import type { Generation } from './use-generation';

/** Progress of a generation, with its cancel button; or its result. */
export function GenerationState({
  generation,
  map,
}: {
  readonly generation: Generation;
  /** The map on which it is generated. */
  readonly map: WorldMap;
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const { state, world, stop, again } = generation;
  if (state.kind === 'failed')
    return (
      <p className="ww-small ww-field-error" role="alert">
        {t(`world:failure.${state.reason}`)}
      </p>
    );
  if (state.kind === 'stopped')
    return (
      <p className="ww-generation ww-row">
        <span className="ww-small ww-quiet">{t('world:generation.stopped')}</span>
        <Button variant="text" onPress={again}>
          {t('world:generation.again')}
        </Button>
      </p>
    );
  if (world === null) {
    const progress = state.kind === 'running' ? state.progress : null;
    const phase = progress?.phase ?? '';
    return (
      <ProgressBar
        label={t(`world:phase.${phase === '' ? 'begin' : phase}`)}
        done={progress?.done ?? 0}
        total={progress?.total ?? 1}
        onCancel={stop}
      />
    );
  }
  return (
    <p className="ww-generation ww-row ww-small ww-quiet" role="status">
      {t('world:generation.ready', {
        fields: plain(
          countFields(
            map.topology,
            grossfelderOf(map).filter(({ no }) => world.terrain[no] !== undefined),
          ),
        ),
        places: plain(world.settlements.length),
        rivers: plain(world.springs.length),
      })}
    </p>
  );
}
