import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { systems } from '../../../engine';
import { Icon } from '../../ui';
import { NewCampaign } from './NewCampaign';

/** The five games of the house; those without an engine yet are shown as coming. */
const GAMES = ['waben', 'pygma-isis', 'moerderspiel', 'organisation', 'eroberung'] as const;

/** New worlds, by game. */
export const Fresh = () => {
  const { t } = useTranslation();
  const [game, setGame] = useState<string | null>(null);
  return (
    <section className="ww-start-part">
      <h2 className="ww-over">{t('app:start.fresh')}</h2>
      <div className="ww-games">
        {GAMES.map((one) =>
          systems[one] === undefined ? (
            <div key={one} className="ww-game" aria-disabled="true">
              {t(`app:system.${one}`)}
              <span>{t('app:start.coming')}</span>
            </div>
          ) : (
            <AriaButton key={one} className="ww-game" onPress={() => setGame(one)}>
              {t(`app:system.${one}`)}
              <Icon name="arrow" size={16} />
            </AriaButton>
          ),
        )}
      </div>
      {game === null ? null : <NewCampaign game={game} onClose={() => setGame(null)} />}
    </section>
  );
};
