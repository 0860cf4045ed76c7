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
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="ww-start-part">
      <h2 className="ww-over">{t('app:start.fresh')}</h2>
      <div className="ww-games">
        {GAMES.map((game) =>
          systems[game] === undefined ? (
            <div key={game} className="ww-game" aria-disabled="true">
              {t(`app:system.${game}`)}
              <span>{t('app:start.coming')}</span>
            </div>
          ) : (
            <AriaButton key={game} className="ww-game" onPress={() => setOpen(true)}>
              {t(`app:system.${game}`)}
              <Icon name="arrow" size={16} />
            </AriaButton>
          ),
        )}
      </div>
      <NewCampaign isOpen={isOpen} onOpenChange={setOpen} />
    </section>
  );
};
