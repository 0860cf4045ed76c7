import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, plainCopy, systems } from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { safeName } from '../../../kit/explain';
import { useLanguage } from '../../../kit/explain/react';
import { unwrittenText } from '../../../model/faults/unwritten';
import { gameViews } from '../../../games/registry';
import { chronicleOf } from '../../../model/film/chronicle';
import { builtPage, standalonePage } from '../../../kit/pages/standalone';
import { type Language, pageTexts, wordsOf } from '../../../kit/text/words';
import { Button, Checkbox } from '../../../kit/ui';
import { choiceIn, usePrint } from '../print-store';
import { LanguageChoice } from './PaperChoice';
import { useActions } from './use-actions';

/** A page that is offered: where its texts are, and its data. */
interface Offered {
  readonly id: string;
  readonly words: string;
  /** It reveals everything: the GM must confirm it. */
  readonly isRevealing: boolean;
  readonly data: (campaign: Campaign, language: Language) => object;
}

/** Pages of the game, and of every game whose board is stored in its archive the chronicle. */
function pagesOf({ system: game, archive }: Campaign): readonly Offered[] {
  const own = (gameViews[game]?.pages ?? []).map(({ id, data }): Offered => ({
    id,
    words: `${game}:page.${id}`,
    isRevealing: false,
    data,
  }));
  const hasFilm = systems[game]?.board.lettered !== undefined && Object.keys(archive).length > 0;
  const film: Offered = {
    id: 'chronicle',
    words: 'page:chronicle',
    isRevealing: true,
    data: chronicleOf,
  };
  return hasFilm ? [...own, film] : own;
}

const savePage = async (page: Offered, campaign: Campaign, language: Language) => {
  const { system, name } = campaign;
  const title = wordsOf(language, system)(`${page.words}.title`);
  const data = plainCopy({ language, ...page.data(campaign, language) });
  const texts = plainCopy(pageTexts(language, system));
  const html = await standalonePage({
    title,
    language,
    ...(await builtPage(page.id)),
    data,
    texts,
  });
  return bridge.saveFile({
    kind: 'html',
    name: `${safeName(page.isRevealing ? `${name} ${title}` : title, page.id)}.html`,
    bytes: new TextEncoder().encode(html),
  });
};

/** Pages the game gives away: each one a file that needs neither network nor program. */
export function PagesTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const [outcome, setOutcome] = useState('');
  const [isOver, setOver] = useState(false);
  const pages = pagesOf(campaign);
  const language = choice.language ?? screen;
  const save = (page: Offered): void => {
    setOutcome(t('print:working'));
    savePage(page, campaign, language).then(
      (saved) => setOutcome(saved === null ? '' : t('print:saved', { path: saved.path })),
      (reason: unknown) => setOutcome(t(unwrittenText(reason, 'print:failed'))),
    );
  };
  useActions(() => {
    const first = pages.find(({ isRevealing }) => !isRevealing || isOver);
    if (first !== undefined) save(first);
  });
  return (
    <div className="ww-print-pages ww-stack ww-gap-16">
      <header>
        <h1 className="ww-head">{t('print:pages.title')}</h1>
        <p className="ww-quiet">{t('print:pages.intro')}</p>
      </header>
      <LanguageChoice
        value={language}
        onChange={(next) => choose(campaign.id, { language: next })}
      />
      <ul className="ww-print-page-list ww-grid ww-gap-16">
        {pages.map((page, index) => (
          <li key={page.id}>
            <h2>{t(`${page.words}.title`)}</h2>
            <p>{t(`${page.words}.about`)}</p>
            {page.isRevealing ? (
              <Checkbox isSelected={isOver} onChange={setOver}>
                {t('print:pages.isOver')}
              </Checkbox>
            ) : null}
            <Button
              icon="download"
              isDisabled={page.isRevealing && !isOver}
              {...(index === 0 ? { shortcut: 'Mod+E', variant: 'filled' } : {})}
              onPress={() => save(page)}
            >
              {t('print:pages.save')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="ww-small" role="status">
        {outcome}
      </p>
    </div>
  );
}
