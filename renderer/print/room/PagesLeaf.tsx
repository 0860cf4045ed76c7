import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { bridge } from '../../bridge';
import { useLanguage } from '../../explain/react';
import { unwrittenText } from '../../faults/unwritten';
import type { GamePage } from '../../games/game-view';
import { gameViews } from '../../games/registry';
import { builtPage, standalonePage } from '../../pages/standalone';
import { type Language, pageTexts, wordsOf } from '../../text/words';
import { Button, Select } from '../../ui';
import { choiceIn, usePrint } from '../print-store';
import { useActs } from './use-acts';

const NO_PAGES: readonly GamePage[] = [];

const savePage = async (page: GamePage, campaign: Campaign, language: Language) => {
  const { system } = campaign;
  const title = wordsOf(language, system)(`${system}:page.${page.id}.title`);
  const data = { language, texts: pageTexts(language, system), ...page.data(campaign) };
  const html = await standalonePage({ title, language, ...(await builtPage(page.id)), data });
  return bridge.saveFile({
    kind: 'html',
    name: `${title}.html`,
    bytes: new TextEncoder().encode(html),
  });
};

/** Pages the game gives away: each one a file that needs neither network nor program. */
export function PagesLeaf({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const [outcome, setOutcome] = useState('');
  const { system } = campaign;
  const pages = gameViews[system]?.pages ?? NO_PAGES;
  const language = choice.language ?? screen;
  const save = useCallback(
    (page: GamePage): void => {
      setOutcome(t('print:working'));
      savePage(page, campaign, language).then(
        (saved) => setOutcome(saved === null ? '' : t('print:saved', { path: saved.path })),
        (reason: unknown) => setOutcome(t(unwrittenText(reason, 'print:failed'))),
      );
    },
    [t, campaign, language],
  );
  const [first] = pages;
  const saveFirst = useCallback(
    () => (first === undefined ? undefined : save(first)),
    [first, save],
  );
  useActs(saveFirst);
  return (
    <div className="ww-print-pages">
      <header>
        <h1 className="ww-head">{t('print:pages.title')}</h1>
        <p className="ww-quiet">{t('print:pages.intro')}</p>
      </header>
      <Select
        label={t('print:language')}
        value={language}
        options={(['de', 'en'] as const).map((one) => ({
          id: one,
          label: t(`print:languageName.${one}`),
        }))}
        onChange={(next) => choose(campaign.id, { language: next })}
      />
      <ul className="ww-print-page-list">
        {pages.map((page, index) => (
          <li key={page.id}>
            <h2>{t(`${system}:page.${page.id}.title`)}</h2>
            <p>{t(`${system}:page.${page.id}.intro`)}</p>
            <Button
              icon="download"
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
