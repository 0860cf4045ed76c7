import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { systems } from '../../../engine';
import { useLanguage } from '../../kit/explain/react';
import { Icon } from '../../kit/ui';
import { NewCampaign } from './NewCampaign';

/** New worlds, by game. */
export function Fresh() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [game, setGame] = useState<string | null>(null);
  return (
    <section className="ww-start-part">
      <h2 className="ww-over">{t('app:start.fresh')}</h2>
      <div className="ww-games ww-grid">
        {Object.values(systems).map(({ id, title }) => (
          <AriaButton key={id} className="ww-game ww-row ww-split" onPress={() => setGame(id)}>
            {title[language]}
            <Icon name="arrow" size={16} />
          </AriaButton>
        ))}
      </div>
      {game === null ? null : <NewCampaign game={game} onClose={() => setGame(null)} />}
    </section>
  );
}
