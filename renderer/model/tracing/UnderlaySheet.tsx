import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Underlay } from '../../../engine';
import { useSession } from '../state/session';
import { Button, Checkbox, IconButton, ProgressBar, Slider } from '../../kit/ui';
import { changeUnderlay, pullPins, removeUnderlay } from './commands';
import { fitOf } from './place/affine';
import { reloadPicture } from './read';
import { useTracing } from './state';
import { lookAtColours, stopLooking, USUAL_GROUPS } from './suggest';
import { usePictureState } from './use-pictures';

/** The square in which the fit of a picture is judged; its size does not matter. */
const ANY_AREA = { left: 0, top: 0, right: 1, bottom: 1 };

const Missing = ({ underlay }: { readonly underlay: Underlay }) => {
  const { t } = useTranslation();
  return (
    <>
      <p className="ww-trace-problem">{t('trace:panel.missing')}</p>
      <Button onPress={() => void reloadPicture(underlay)}>{t('trace:panel.reload')}</Button>
    </>
  );
};

const Pins = ({ underlay }: { readonly underlay: Underlay }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { pins, isLocked } = underlay;
  const { by } = fitOf(underlay, pins, ANY_AREA);
  return (
    <>
      <p className="ww-small" data-fit={by}>
        {t(`trace:fit.${by}`)}
      </p>
      {pins.length === 0 ? null : (
        <div
          className="ww-row ww-align-stretch ww-wrapping ww-gap-4"
          role="group"
          aria-label={t('trace:panel.pins')}
        >
          {pins.map((_, index) => (
            <Button
              key={index}
              variant="text"
              isDisabled={isLocked}
              aria-label={t('trace:panel.pin', { number: index + 1 })}
              onPress={() => void execute(pullPins(underlay, index))}
            >
              {`${index + 1} ×`}
            </Button>
          ))}
          <Button
            variant="text"
            isDisabled={isLocked}
            onPress={() => void execute(pullPins(underlay))}
          >
            {t('trace:panel.pullAll')}
          </Button>
        </div>
      )}
    </>
  );
};

const Opacity = ({ underlay }: { readonly underlay: Underlay }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const set = useTracing((state) => state.set);
  const [held, setHeld] = useState<number | null>(null);
  const settle = (opacity: number): void => {
    void execute(changeUnderlay(underlay, 'opacity', { opacity }));
    setHeld(null);
    set({ live: null });
  };
  return (
    <Slider
      label={t('trace:panel.opacity')}
      value={held ?? underlay.opacity}
      min={0}
      max={1}
      step={0.05}
      format={{ style: 'percent' }}
      onChange={(opacity) => {
        setHeld(opacity);
        set({ live: { id: underlay.id, opacity } });
      }}
      onChangeEnd={settle}
    />
  );
};

const Colours = ({ underlay }: { readonly underlay: Underlay }) => {
  const { t } = useTranslation();
  const looking = useTracing((state) => state.looking);
  return looking === null ? (
    <Button icon="eyedropper" onPress={() => void lookAtColours(underlay, USUAL_GROUPS)}>
      {t('trace:panel.suggest')}
    </Button>
  ) : (
    <ProgressBar
      label={t('trace:suggest.looking')}
      done={looking}
      total={1}
      onCancel={stopLooking}
    />
  );
};

/** One scanned map: whether it shows, how strongly, how it is fitted. */
export function UnderlaySheet({
  underlay,
  hasFields,
}: {
  readonly underlay: Underlay;
  readonly hasFields: boolean;
}) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const picture = usePictureState(underlay.image);
  const { isShown, isLocked } = underlay;
  return (
    <div className="ww-trace-sheet ww-stack ww-gap-4" role="group" aria-label={underlay.name}>
      <div className="ww-trace-head ww-row ww-split">
        <strong>{underlay.name}</strong>
        <IconButton
          icon="trash"
          label={t('trace:panel.remove')}
          isDisabled={isLocked}
          onPress={() => void execute(removeUnderlay(underlay))}
        />
      </div>
      <Checkbox
        isSelected={isShown}
        onChange={(shows) =>
          void execute(changeUnderlay(underlay, shows ? 'show' : 'hide', { isShown: shows }))
        }
      >
        {t('trace:panel.shown')}
      </Checkbox>
      <Checkbox
        isSelected={isLocked}
        onChange={(locks) =>
          void execute(changeUnderlay(underlay, locks ? 'lock' : 'unlock', { isLocked: locks }))
        }
      >
        {t('trace:panel.locked')}
      </Checkbox>
      {isShown ? <Opacity underlay={underlay} /> : null}
      {isShown && picture === 'missing' ? <Missing underlay={underlay} /> : null}
      {isShown && picture === 'loading' ? (
        <p className="ww-small ww-quiet">{t('trace:panel.loading')}</p>
      ) : null}
      {isShown && picture === 'ready' ? (
        <>
          <Pins underlay={underlay} />
          {hasFields ? <Colours underlay={underlay} /> : null}
        </>
      ) : null}
    </div>
  );
}
