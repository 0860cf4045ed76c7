import { useTranslation } from 'react-i18next';
import { type Campaign, lastRepeatable } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { useVariantActions } from './use-variant-actions';

/** Begins the late correction of a month, if it is the one that can be computed again. */
export function useLateStart(campaign: Campaign): {
  readonly turn: number | undefined;
  readonly begin: () => void;
} {
  const { t } = useTranslation();
  const actions = useVariantActions();
  const turn = lastRepeatable(campaign);
  const begin = (): void => {
    if (turn === undefined) return;
    const running = Object.values(campaign.variants).find((variant) => variant.turn === turn);
    if (running === undefined) actions.correct(campaign, turn, t('whatif:late.name', { turn }));
    else actions.enter(running);
  };
  return { turn, begin };
}

/** The way to a late correction; says why there is none where there is none. */
export function LateStart({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { turn, begin } = useLateStart(campaign);
  const older = Object.values(campaign.archive).some((archived) => archived.turn !== turn);
  return (
    <section className="ww-late-start" aria-label={t('whatif:late.title')}>
      <h3 className="ww-over">{t('whatif:late.title')}</h3>
      {turn === undefined ? null : (
        <Button isDisabled={readOnly} onPress={begin}>
          {t('whatif:late.begin', { turn })}
        </Button>
      )}
      <p className="ww-small ww-quiet">
        {turn === undefined ? t('whatif:late.none') : t('whatif:late.text', { turn })}
        {older ? ` ${t('whatif:late.older')}` : ''}
      </p>
    </section>
  );
}
