import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  seenBoard,
  seenLettered,
  settingsInForce,
  systems,
  turnLabelOf,
} from '../../../../engine';
import { countryScene } from '../../../model/boards/countries/plan';
import { withoutMarkers } from '../../../model/boards/countries/scene';
import type { ShownBoard } from '../../../model/print/board-figure';
import { useLanguage } from '../../../kit/explain/react';
import type { Fonts, Page } from '../../../kit/paper';
import { wordsOf } from '../../../kit/text/words';
import { Checkbox, EmptyState, Select } from '../../../kit/ui';
import { composeBoard } from '../board/compose';
import { choiceIn, usePrint } from '../print-store';
import { LanguageChoice, PaperChoice } from './PaperChoice';
import { PrintTab } from './PrintTab';

/** Nobody in particular: what everybody may see. */
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
    (fonts: Fonts): readonly Page[] => {
      const system = systems[id];
      if (system === undefined) return [];
      const settings = settingsInForce(campaign);
      const board = seenBoard(world, party, system, settings);
      const lettered = seenLettered(world, party, system, settings);
      const shown = {
        system: id,
        ...(board === undefined ? {} : { board }),
        ...(lettered === undefined ? {} : { lettered }),
      };
      const reader = party === null ? null : (world.parties[party]?.name ?? party);
      const clock = { ...world.clock, ...turnLabelOf(system, settings) };
      const sheetsOf = (one: ShownBoard): readonly Page[] =>
        composeBoard(
          { shown: one, party: reader, clock, title: name, paper, orientation },
          { say: wordsOf(language, id), language, fonts },
        );
      if (countryGame === undefined) return sheetsOf(shown);
      const whole = countryScene(countryGame, { world, settings }, language);
      const scene = isBlank ? withoutMarkers(whole) : whole;
      return (['map', 'table'] as const).flatMap((view) =>
        sheetsOf({ system: id, countries: { scene, view } }),
      );
    },
    [campaign, world, id, name, party, paper, orientation, language, countryGame, isBlank],
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
              ...Object.values(world.parties).map((one) => ({ id: one.key, label: one.name })),
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
