import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, repeatableTurns } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, Select } from '../../../kit/ui';
import { useTurnName } from '../../../model/turn/archive/use-names';
import { useVariantActions } from './use-variant-actions';

/** The months that can be corrected, the last one first, and what begins or goes on with the correction of one. */
export function useLateStart(campaign: Campaign): {
  readonly turns: readonly number[];
  readonly begin: (turn: number) => void;
} {
  const { t } = useTranslation();
  const actions = useVariantActions();
  const begin = (turn: number): void => {
    const running = Object.values(campaign.variants).find((variant) => variant.turn === turn);
    if (running === undefined) actions.correct(campaign, turn, t('whatif:late.name', { turn }));
    else actions.enter(running);
  };
  return { turns: repeatableTurns(campaign), begin };
}

/** The choice of a month and the button that begins its late correction; without one, the reason. */
export function LateStart({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const nameOf = useTurnName(campaign);
  const { turns, begin } = useLateStart(campaign);
  const [chosen, choose] = useState<string | null>(null);
  const [last] = turns;
  const turn = turns.find((one) => String(one) === chosen) ?? last;
  const hasOlder = Object.keys(campaign.archive).length > turns.length;
  const options = turns.flatMap((one) => {
    const archived = campaign.archive[one];
    return archived === undefined ? [] : [{ id: String(one), label: nameOf(archived) }];
  });
  return (
    <section className="ww-late-start ww-grid ww-gap-6" aria-label={t('whatif:late.title')}>
      <h3 className="ww-over">{t('whatif:late.title')}</h3>
      {turn === undefined ? null : (
        <>
          {options.length < 2 ? null : (
            <Select
              label={t('noun:Turn')}
              options={options}
              value={String(turn)}
              onChange={choose}
            />
          )}
          <Button isDisabled={readOnly} onPress={() => begin(turn)}>
            {t('whatif:late.begin', { turn })}
          </Button>
        </>
      )}
      <p className="ww-small ww-quiet">
        {turn === undefined
          ? t('whatif:late.none')
          : t(turn === last ? 'whatif:late.text' : 'whatif:late.textOlder', { turn })}
        {hasOlder ? ` ${t('whatif:late.older')}` : ''}
      </p>
    </section>
  );
}
