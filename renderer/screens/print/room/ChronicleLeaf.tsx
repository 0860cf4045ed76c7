import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { Fonts } from '../../../kit/paper';
import { layOut } from '../../../kit/paper/flow';
import { Select, ToggleGroup } from '../../../kit/ui';
import { chronicleDocument } from '../chronicle/document';
import { choiceIn, usePrint } from '../print-store';
import { LanguageChoice } from './PaperChoice';
import { PrintTab } from './PrintTab';

/** What is public of all applied turns, on sheets of paper. */
export const ChronicleLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const screen = useLanguage();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const language = choice.language ?? screen;
  const { tone, paper } = choice.chronicle;
  const pages = useCallback(
    (fonts: Fonts) => layOut(chronicleDocument({ campaign, language, tone, paper }), fonts),
    [campaign, language, tone, paper],
  );
  const change = (part: Partial<typeof choice.chronicle>): void =>
    choose(campaign.id, { chronicle: { ...choice.chronicle, ...part } });
  return (
    <PrintTab
      campaign={campaign}
      title={t('print:chronicle.title')}
      intro={t('print:chronicle.intro')}
      options={
        <>
          <ToggleGroup
            label={t('dispatch:edit.tone')}
            value={tone}
            options={(['neutral', 'inCharacter'] as const).map((id) => ({
              id,
              label: t(`dispatch:edit.${id}`),
            }))}
            onChange={(next) => change({ tone: next })}
          />
          <LanguageChoice
            value={language}
            onChange={(next) => choose(campaign.id, { language: next })}
          />
          <Select
            label={t('print:paper')}
            value={paper}
            options={(['A4', 'A5', 'Letter'] as const).map((id) => ({ id, label: id }))}
            onChange={(next) => change({ paper: next })}
          />
        </>
      }
      pages={pages}
      file={t('print:fileName', { realm: campaign.name, date: t('print:chronicle.title') })}
      language={language}
    />
  );
};
