import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, plainCopy } from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { safeName } from '../../../kit/explain';
import { useLanguage } from '../../../kit/explain/react';
import { unwrittenText } from '../../../model/faults/unwritten';
import { gameViews } from '../../../games/registry';
import { openFilm } from '../../../model/turn/archive/archive-store';
import { builtPage, standalonePage } from '../../../kit/pages/standalone';
import { type Language, pageTexts, wordsOf } from '../../../kit/text/words';
import { Button } from '../../../kit/ui';
import { choiceIn, usePrint } from '../print-store';
import { LanguageChoice } from './PaperChoice';
import { useActions } from './use-actions';

type OwnPage = NonNullable<(typeof gameViews)[string]['pages']>[number];

const titleOf = ({ id }: OwnPage, game: string): string => `${game}:page.${id}.title`;

const savePage = async (page: OwnPage, campaign: Campaign, language: Language) => {
  const { system } = campaign;
  const title = wordsOf(language, system)(titleOf(page, system));
  const data = plainCopy({ language, ...page.data(campaign) });
  const texts = plainCopy(pageTexts(language, system));
  const html = standalonePage({
    title,
    language,
    ...(await builtPage(page.id)),
    data,
    texts,
  });
  return bridge.saveFile({
    kind: 'html',
    name: `${safeName(title, page.id)}.html`,
    bytes: new TextEncoder().encode(html),
  });
};

/** What is given away as a file of its own: pages of the game, and the film and book of all ended turns. */
export function PagesTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const [outcome, setOutcome] = useState('');
  const game = campaign.system;
  const pages = gameViews[game]?.pages ?? [];
  const [first] = pages;
  const language = choice.language ?? screen;
  const save = (page: OwnPage): void => {
    setOutcome(t('print:working'));
    savePage(page, campaign, language).then(
      (saved) => setOutcome(saved === null ? '' : t('print:saved', { path: saved.path })),
      (reason: unknown) => setOutcome(t(unwrittenText(reason, 'print:failed'))),
    );
  };
  useActions(() => (first === undefined ? openFilm() : save(first)));
  return (
    <div className="ww-print-pages ww-stack ww-gap-16">
      <header>
        <h1 className="ww-head">{t('print:pages.title')}</h1>
        <p className="ww-quiet">{t('print:pages.intro')}</p>
      </header>
      {first === undefined ? null : (
        <LanguageChoice
          value={language}
          onChange={(next) => choose(campaign.id, { language: next })}
        />
      )}
      <ul className="ww-print-page-list ww-grid ww-gap-16">
        {pages.map((page) => (
          <li key={page.id}>
            <h2>{t(titleOf(page, game))}</h2>
            <p>{t(`${game}:page.${page.id}.about`)}</p>
            <Button
              icon="download"
              {...(page === first ? { shortcut: 'Mod+E', variant: 'filled' } : {})}
              onPress={() => save(page)}
            >
              {t('print:pages.save')}
            </Button>
          </li>
        ))}
        {Object.keys(campaign.archive).length === 0 ? null : (
          <li>
            <h2>{t('print:pages.film')}</h2>
            <p>{t('print:pages.filmAbout')}</p>
            <Button
              icon="play"
              {...(first === undefined ? { shortcut: 'Mod+E', variant: 'filled' } : {})}
              onPress={openFilm}
            >
              {t('print:pages.openFilm')}
            </Button>
          </li>
        )}
      </ul>
      <p className="ww-small" role="status">
        {outcome}
      </p>
    </div>
  );
}
