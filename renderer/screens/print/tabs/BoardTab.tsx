import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, partiesInOrder, systems } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { Fonts } from '../../../kit/paper';
import { Checkbox, EmptyState, Select } from '../../../kit/ui';
import { boardSheets } from '../board/sheets';
import { choiceIn, usePrint } from '../print-store';
import { LanguageChoice, PaperChoice } from './PaperChoice';
import { PrintTab } from './PrintTab';

/** No party: what everybody may see. */
const ALL = '';

/** The board on one sheet: as a party sees it, or as everybody may. */
export function BoardTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const language = choice.language ?? screen;
  const { world, system: id, name } = campaign;
  const party = choice.party !== null && choice.party in world.parties ? choice.party : null;
  const { paper, orientation } = choice.board;
  const countryGame = systems[id]?.board.countries;
  const [isBlank, setBlank] = useState(false);
  const pages = useCallback(
    (fonts: Fonts) =>
      boardSheets(campaign, party, { language, isBlank, paper, orientation }, fonts),
    [campaign, party, language, isBlank, paper, orientation],
  );
  const reader = party === null ? t('print:board.everybody') : (world.parties[party]?.name ?? '');
  const file = t('print:fileName', { realm: name, date: reader }).replaceAll(
    /[\\/:*?"<>|\p{C}]/gu,
    '-',
  );
  return (
    <PrintTab
      campaign={campaign}
      title={t('print:board.title')}
      intro={t('print:board.intro')}
      options={
        <>
          {countryGame === undefined ? null : (
            <Checkbox isSelected={isBlank} onChange={setBlank}>
              {t('countries:blank')}
            </Checkbox>
          )}
          <Select
            label={t('print:realm')}
            value={party ?? ALL}
            options={[
              { id: ALL, label: t('print:board.everybody') },
              ...partiesInOrder(world.parties).map((one) => ({ id: one.key, label: one.name })),
            ]}
            onChange={(key) => choose(campaign.id, { party: key === ALL ? null : key })}
          />
          <LanguageChoice
            value={language}
            onChange={(next) => choose(campaign.id, { language: next })}
          />
          <PaperChoice
            value={choice.board}
            onChange={(part) => choose(campaign.id, { board: { ...choice.board, ...part } })}
          />
        </>
      }
      pages={pages}
      file={file}
      language={language}
      party={party}
      none={
        <EmptyState title={t('print:board.none.title')}>{t('print:board.none.text')}</EmptyState>
      }
    />
  );
}
