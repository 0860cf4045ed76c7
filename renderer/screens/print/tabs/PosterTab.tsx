import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type Lattice,
  recordPieces,
  settingsInForce,
  systems,
  truthView,
  turnLabelOf,
} from '../../../../engine';
import { dateOf, safeName } from '../../../kit/explain';
import { useLanguage } from '../../../kit/explain/react';
import type { Fonts, Page } from '../../../kit/paper';
import { wordsOf } from '../../../kit/text/words';
import { Checkbox, EmptyState, Select, TextField, ToggleGroup } from '../../../kit/ui';
import type { DrawBoard } from '../../../model/board/board';
import { boardViews } from '../../../model/boards/registry';
import { PRINT_LOOKS } from '../../../model/print/order';
import { mapArt, type MapTruth } from '../../../model/print/poster/map';
import {
  BOARD_PARTS,
  GREY_LOOKS,
  lookOf,
  POSTER_PARTS,
  type PosterOrder,
  TONES,
} from '../../../model/print/poster/order';
import { useSession } from '../../../model/state/session';
import { terrainsOf } from '../../../model/map/use-catalogue';
import { boardPosterArt } from '../../../model/print/poster/board';
import { type PosterArt, posterPages, type PosterTitle } from '../../../model/print/poster/sheet';
import type { MapWords } from '../../../model/print/source';
import { choiceIn, usePrint } from '../print-store';
import { LanguageChoice, PaperChoice } from './PaperChoice';
import { PrintTab } from './PrintTab';

/** The map of a campaign as it is; null for games on a board. */
export function truthOf(campaign: Campaign, lattice: Lattice): MapTruth | null {
  const { system: id, world } = campaign;
  const system = systems[id];
  if (system?.board.kind !== 'grossfeld') return null;
  const pieces = recordPieces(system, world, null, settingsInForce(campaign));
  const view = truthView(world, undefined, undefined, pieces);
  return { view, lattice, terrains: terrainsOf(id), system: id };
}

const headingOf = (campaign: Campaign, order: PosterOrder, { say }: MapWords): PosterTitle => {
  const { name, system: id, world } = campaign;
  const system = systems[id];
  const label = system && turnLabelOf(system, settingsInForce(campaign));
  const date = dateOf({ system: id, clock: { ...world.clock, ...label } }, say);
  return {
    title: order.title === '' ? name : order.title,
    subtitle: order.parts.month
      ? say('print:poster.subtitleIn', { date })
      : say('print:poster.subtitle'),
  };
};

/** The sheets of a poster for the GM: of the map, or of the board as its kind draws it; none while it is empty. */
export function posterOf(
  campaign: Campaign,
  shown: MapTruth | DrawBoard | null,
  order: PosterOrder,
  words: MapWords,
): readonly Page[] {
  const { world, system: id } = campaign;
  const { say, language } = words;
  const system = systems[id];
  if (shown === null || system === undefined) return [];
  const artOf = (draw: DrawBoard): PosterArt | undefined => {
    const board = draw({ system, settings: settingsInForce(campaign), world }, say, language);
    return board && boardPosterArt(board, order, words);
  };
  const art = typeof shown === 'object' ? mapArt(shown, order, words) : artOf(shown);
  if (art === undefined) return [];
  return posterPages(art, headingOf(campaign, order, words), order, words);
}

/** How the board of a game comes onto paper: loaded with its screen; null for maps and until it is there. */
const useDrawBoard = (system: string): DrawBoard | null => {
  const [draw, setDraw] = useState<{ readonly is: DrawBoard } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const kind = systems[system]?.board.kind;
    const load = kind === undefined ? undefined : boardViews[kind]?.onPaper;
    void load?.().then((is) => {
      if (isWanted) setDraw({ is });
    });
    return () => {
      isWanted = false;
    };
  }, [system]);
  return draw?.is ?? null;
};

/** The map as it is; null for games on a board. */
const useMapTruth = (campaign: Campaign): MapTruth | null => {
  const lattice = useSession((session) => session.lattice);
  return useMemo(() => (lattice === null ? null : truthOf(campaign, lattice)), [campaign, lattice]);
};

/** The whole map or board on one sheet for the GM's wall. */
export function PosterTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const { poster: order } = choice;
  const language = choice.language ?? screen;
  const truth = useMapTruth(campaign);
  const drawBoard = useDrawBoard(campaign.system);
  const change = (part: Partial<PosterOrder>): void =>
    choose(campaign.id, { poster: { ...order, ...part } });
  const pages = useCallback(
    (fonts: Fonts) =>
      posterOf(campaign, truth ?? drawBoard, order, {
        say: wordsOf(language, campaign.system),
        language,
        fonts,
      }),
    [campaign, truth, drawBoard, order, language],
  );
  const looks = order.tone === 'greys' ? GREY_LOOKS : PRINT_LOOKS;
  const parts = truth === null ? BOARD_PARTS : POSTER_PARTS;
  return (
    <PrintTab
      campaign={campaign}
      title={t('print:poster.title')}
      intro={t('print:poster.intro')}
      options={
        <>
          <TextField
            label={t('print:sheetTitle')}
            value={order.title}
            placeholder={campaign.name}
            maxLength={120}
            onChange={(title) => change({ title })}
          />
          <LanguageChoice
            value={language}
            onChange={(next) => choose(campaign.id, { language: next })}
          />
          <PaperChoice value={order} onChange={change} />
          <ToggleGroup
            label={t('print:poster.tone')}
            isLabelShown
            value={order.tone}
            options={TONES.map((id) => ({ id, label: t(`print:poster.toneName.${id}`) }))}
            onChange={(tone) => change({ tone })}
          />
          {truth === null ? null : (
            <Select
              label={t('app:common.look')}
              options={looks.map((id) => ({ id, label: t(`looks:look.${id}`) }))}
              value={lookOf(order)}
              onChange={(look) => change({ look })}
            />
          )}
          {order.tone === 'greys' ? (
            <p className="ww-quiet ww-small">{t('print:poster.greysHint')}</p>
          ) : null}
          <div className="ww-print-parts ww-grid">
            {parts.map((part) => (
              <Checkbox
                key={part}
                isSelected={order.parts[part]}
                onChange={(isOn) => change({ parts: { ...order.parts, [part]: isOn } })}
              >
                {t(`print:part.${part}`)}
              </Checkbox>
            ))}
          </div>
        </>
      }
      pages={pages}
      file={safeName(
        t('print:fileName', {
          realm: order.title === '' ? campaign.name : order.title,
          date: t('print:poster.title'),
        }),
        'poster',
      )}
      language={language}
      none={
        <EmptyState title={t('print:poster.none.title')}>{t('print:poster.none.text')}</EmptyState>
      }
    />
  );
}
