import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../model/state/preferences';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { Button, Popover } from '../../kit/ui';
import { TOUR, useTour } from '../../model/tour/tour-store';
import './tour.css';

const acts: readonly Shortcut[] = [
  {
    id: 'tour',
    text: 'app:action.tour',
    scope: 'app:screen.everywhere',
    icon: 'help',
    run: () => useTour.getState().start(),
  },
];

const Stop = ({ step }: { readonly step: number }) => {
  const { t } = useTranslation();
  const { go, end } = useTour();
  const stop = TOUR[step];
  const id = stop?.id ?? '';
  const triggerRef = useMemo(
    () => ({
      get current() {
        return document.querySelector(`[data-tour="${id}"]`);
      },
    }),
    [id],
  );
  if (stop === undefined) return null;
  const isLast = step === TOUR.length - 1;
  return (
    <Popover
      key={stop.id}
      label={t('app:tour.label', { step: step + 1, count: TOUR.length })}
      triggerRef={triggerRef}
      placement={stop.placement}
      isOpen
      isPinned
      onOpenChange={(isOpen) => {
        if (!isOpen) end();
      }}
    >
      <div className="ww-tour ww-stack ww-gap-6">
        <p className="ww-small ww-quiet ww-figures">{`${step + 1} / ${TOUR.length}`}</p>
        <h2 className="ww-head">{t(`app:tour.${stop.id}.title`)}</h2>
        <p>{t(`app:tour.${stop.id}.text`)}</p>
        <div className="ww-dialog-footer ww-tour-acts">
          {isLast ? null : (
            <Button variant="text" onPress={end}>
              {t('app:tour.skip')}
            </Button>
          )}
          {step === 0 ? null : <Button onPress={() => go(step - 1)}>{t('app:common.back')}</Button>}
          <Button variant="filled" autoFocus onPress={() => (isLast ? end() : go(step + 1))}>
            {t(isLast ? 'app:common.done' : 'app:common.next')}
          </Button>
        </div>
      </div>
    </Popover>
  );
};

/** The tour over the workstation: starts by itself the first time, ends for good when finished or skipped. */
export function Tour() {
  const { step, start } = useTour();
  const tourSeen = usePreferences(({ tourSeen }) => tourSeen);
  useShortcuts(acts);
  useEffect(() => {
    if (!tourSeen) start();
  }, [tourSeen, start]);
  return step === null ? null : <Stop step={step} />;
}
