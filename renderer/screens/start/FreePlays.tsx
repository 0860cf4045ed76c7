import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../engine';
import { useLanguage } from '../../kit/explain/react';
import type { GameFreePlay } from '../../games/game-view';
import { gameViews } from '../../games/registry';
import { Button } from '../../kit/ui';

/** What games offer to play at once, without a campaign. */
export function FreePlays({ onPlay }: { readonly onPlay: (play: GameFreePlay) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const plays = Object.values(gameViews).flatMap(({ freePlay }) => freePlay ?? []);
  if (plays.length === 0) return null;
  return (
    <section className="ww-start-part ww-examples" aria-labelledby="ww-free-plays">
      <h2 className="ww-over" id="ww-free-plays">
        {t('app:start.freePlays')}
      </h2>
      <ul>
        {plays.map((play) => (
          <li key={play.title[0]}>
            <div>
              <h3 className="ww-head">{inLanguage(play.title, language)}</h3>
              <p className="ww-example-text ww-quiet">{inLanguage(play.about, language)}</p>
            </div>
            <Button
              icon="play"
              aria-label={t('app:start.playNamed', { name: inLanguage(play.title, language) })}
              onPress={() => onPlay(play)}
            >
              {t('app:start.play')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
