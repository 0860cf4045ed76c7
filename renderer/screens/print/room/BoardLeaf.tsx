import { useCallback, useMemo, useState } from 'react';
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
import type { Page } from '../../../kit/paper';
import { wordsOf } from '../../../kit/text/words';
import { Checkbox, EmptyState, Select } from '../../../kit/ui';
import { composeBoard } from '../board/compose';
import { choiceIn, usePrint } from '../print-store';
import { guardOf } from './guard';
import { HeldBack } from './HeldBack';
import { PaperChoice } from './PaperChoice';
import { Preview } from './Preview';
import { PrintedPages } from './PrintedPages';
import { SaveBox } from './SaveBox';
import { useActs } from './use-acts';
import { useFonts } from './use-fonts';
import { usePaper } from './use-paper';

const NO_PAGES: readonly Page[] = [];

/** Nobody in particular: what everybody may see. */
const ALL = '';

/** The board on one sheet: as a party sees it, or as everybody may. */
export const BoardLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const screen = useLanguage();
  const fonts = useFonts();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const { outcome, leaks, isBusy, save, print } = usePaper();
  const language = choice.language ?? screen;
  const { world, system: id, name } = campaign;
  const party = choice.party !== null && choice.party in world.parties ? choice.party : null;
  const { paper, orientation } = choice.board;
  const countryGame = systems[id]?.board.countries;
  const [isBlank, setBlank] = useState(false);
  const pages = useMemo(() => {
    const system = systems[id];
    if (typeof fonts === 'string' || system === undefined) return NO_PAGES;
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
    const compose = (one: ShownBoard): readonly Page[] =>
      composeBoard(
        { shown: one, party: reader, clock, title: name, paper, orientation },
        { say: wordsOf(language, id), language, fonts },
      );
    if (countryGame === undefined) return compose(shown);
    const whole = countryScene(countryGame, { world, settings }, language);
    const scene = isBlank ? withoutMarkers(whole) : whole;
    return (['map', 'table'] as const).flatMap((view) =>
      compose({ system: id, countries: { scene, view } }),
    );
  }, [campaign, world, id, name, party, paper, orientation, language, fonts, countryGame, isBlank]);
  const make = useCallback(() => pages, [pages]);
  const reader = party === null ? t('print:board.everybody') : (world.parties[party]?.name ?? '');
  const file = t('print:fileName', { realm: name, date: reader }).replaceAll(
    /[\\/:*?"<>|\p{C}]/gu,
    '-',
  );
  const guard = useMemo(
    () => (party === null ? undefined : guardOf(campaign, party)),
    [campaign, party],
  );
  const onSave = useCallback(() => {
    if (typeof fonts !== 'string')
      save({ pages, name: file, language, fonts, guard }, choice.saving);
  }, [fonts, save, pages, file, language, guard, choice.saving]);
  const onPrint = useCallback(() => print(file), [print, file]);
  useActs(onSave, onPrint);
  return (
    <div className="ww-print-leaf">
      <aside className="ww-print-options ww-stack" aria-label={t('print:board.title')}>
        <div className="ww-print-choices ww-stack ww-gap-16" tabIndex={-1}>
          <header>
            <h1 className="ww-head">{t('print:board.title')}</h1>
            <p className="ww-quiet ww-small">{t('print:board.intro')}</p>
          </header>
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
          <Select
            label={t('print:language')}
            value={language}
            options={(['de', 'en'] as const).map((one) => ({
              id: one,
              label: t(`print:languageName.${one}`),
            }))}
            onChange={(next) => choose(campaign.id, { language: next })}
          />
          <PaperChoice
            value={choice.board}
            onChange={(part) => choose(campaign.id, { board: { ...choice.board, ...part } })}
          />
        </div>
        <SaveBox
          saving={choice.saving}
          sheets={pages.length}
          outcome={fonts === 'failed' ? t('print:noFonts') : outcome}
          isDisabled={isBusy || pages.length === 0}
          onChange={(next) => choose(campaign.id, { saving: next })}
          onSave={onSave}
          onPrint={onPrint}
        />
        <HeldBack leaks={leaks} guard={guard} />
      </aside>
      {pages.length === 0 && typeof fonts !== 'string' ? (
        <div className="ww-print-empty">
          <EmptyState title={t('print:board.none.title')}>{t('print:board.none.text')}</EmptyState>
        </div>
      ) : (
        <Preview pages={pages} />
      )}
      <PrintedPages make={make} />
    </div>
  );
};
