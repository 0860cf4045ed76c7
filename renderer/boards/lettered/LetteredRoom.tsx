import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, fieldDistance, isOnBoard } from '../../../engine';
import { useLanguage, useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import { usePageTheme } from '../../ui';
import { Announcer } from '../kit/Announcer';
import '../kit/board.css';
import { BoardSwitches } from '../kit/BoardSwitches';
import { ExportDialog } from '../kit/ExportDialog';
import { Legend as Shell, LegendEntry, LegendGroup } from '../kit/Legend';
import { PartyShield } from '../kit/PartyShield';
import { signMarks } from '../kit/pieces';
import { BoardStatus } from '../kit/Status';
import { useBoardHand } from '../kit/use-board-hand';
import { type BoardKeys, useBoardKeys } from '../kit/use-board-keys';
import { layoutIn } from './board';
import { FIELD_KEYS, fieldKey } from './drawing';
import { letteredBox, wholeLook } from './drawing/scene';
import { Palette, TOOL_KEYS } from './Palette';
import { letteredPage } from './paper';
import { Sheet } from './Sheet';
import { Stage } from './Stage';
import { type LetteredRoomState, useLetteredRoom } from './state';
import { LETTERED_TOOLS, type LetteredContext, REST } from './tools';
import { type SeenLettered, useSight, useSpokenField } from './use-sight';
import { fieldInWords } from './words';

const layoutNow = () => {
  const { campaign } = useSession.getState();
  return campaign === null ? undefined : layoutIn(campaign);
};

/** The keys of the board of lettered hexes. */
export const LETTERED_KEYS: BoardKeys<LetteredRoomState> = {
  room: useLetteredRoom,
  tools: LETTERED_TOOLS.map(({ id, changesWorld }) => ({
    id,
    changesWorld,
    keys: TOOL_KEYS[id],
    text: `lettered:tool.${id}`,
  })),
  box: () => {
    const layout = layoutNow();
    return layout === undefined
      ? { left: 0, top: 0, right: 16, bottom: 12 }
      : letteredBox(layout.board);
  },
};

/** Explains the fields, the parties and the marks of the game. */
function Legend({ seen }: { readonly seen: SeenLettered }) {
  const { t } = useTranslation();
  const theme = usePageTheme();
  const language = useLanguage();
  const { sight, marks, parties } = seen;
  const kinds = Object.entries(marks).filter(([kind]) =>
    sight.marks.some((mark) => mark.kind === kind),
  );
  return (
    <Shell>
      <LegendGroup title={t('lettered:legend.board')}>
        {FIELD_KEYS.map((key) => (
          <LegendEntry key={key} list={fieldKey(key, wholeLook(theme))} field={20}>
            {t(
              key === 'blocked' || key === 'secret'
                ? `lettered:legend.${key}`
                : `lettered:tool.${key}`,
            )}
          </LegendEntry>
        ))}
      </LegendGroup>
      <LegendGroup title={t('lettered:legend.parties')}>
        {Object.values(parties).map((party) => (
          <li key={party.key}>
            <PartyShield party={party} size={15} />
            {party.name}
          </li>
        ))}
      </LegendGroup>
      {kinds.length === 0 ? null : (
        <LegendGroup title={t('lettered:legend.marks')}>
          {kinds.map(([kind, { sign, label }]) => (
            <LegendEntry
              key={kind}
              list={signMarks(sign, { x: 0, y: 0 }, 0.3, '#1F1B16')}
              field={20}
            >
              {label[language === 'de' ? 0 : 1]}
            </LegendEntry>
          ))}
        </LegendGroup>
      )}
    </Shell>
  );
}

/** The field under the hand, and how far it is from the chosen one. */
function Status({ seen: { sight, parties } }: { readonly seen: SeenLettered }) {
  const { t } = useTranslation();
  const words = useWords();
  const { hover, chosen, told, tool } = useLetteredRoom();
  const field = hover ?? chosen;
  const { board } = sight;
  const isApart = hover !== null && chosen !== null && hover !== chosen && isOnBoard(board, chosen);
  return (
    <BoardStatus told={told}>
      <span>
        {field === null || !isOnBoard(board, field) ? (
          t('lettered:status.none')
        ) : (
          <>
            <b>{field}</b> {fieldInWords(sight, field, parties, words)}
          </>
        )}
      </span>
      {isApart ? (
        <span>
          {t('lettered:status.steps', {
            count: fieldDistance(board, chosen, hover),
            field: chosen,
          })}
        </span>
      ) : null}
      <span>{t(`lettered:tool.${tool}`)}</span>
    </BoardStatus>
  );
}

function Room({ campaign, seen }: { readonly campaign: Campaign; readonly seen: SeenLettered }) {
  const { t } = useTranslation();
  const hand = useBoardHand({
    room: useLetteredRoom,
    tools: LETTERED_TOOLS,
    rest: REST,
    resting: 'board:refused.resting',
    context: (): LetteredContext | null => {
      const now = useSession.getState().campaign;
      const layout = layoutNow();
      if (now === null || layout === undefined) return null;
      return { campaign: now, layout, party: useLetteredRoom.getState().party };
    },
  });
  useBoardKeys(LETTERED_KEYS, hand);
  const layout = useMemo(() => layoutIn(campaign), [campaign]);
  const wanted = useLetteredRoom((room) => room.chosen);
  const chosen = wanted !== null && isOnBoard(seen.sight.board, wanted) ? wanted : null;
  const spoken = useSpokenField(seen, chosen);
  const pageOf = useCallback(
    (width: number) => letteredPage(seen, width, t('board:stage', { campaign: campaign.name })),
    [seen, campaign.name, t],
  );
  if (layout === undefined) return null;
  return (
    <div className="ww-map-room ww-board-room">
      <Palette campaign={campaign} layout={layout} looker={seen.looker} />
      <section className="ww-map-window">
        <Stage campaign={campaign} seen={seen} hand={hand} />
        <BoardSwitches campaign={campaign} keys={LETTERED_KEYS} />
        <Legend seen={seen} />
        <Announcer text={spoken} />
        <Status seen={seen} />
      </section>
      <Sheet campaign={campaign} seen={seen} layout={layout} chosen={chosen} />
      <ExportDialog
        room={useLetteredRoom}
        name={campaign.name}
        looker={seen.looker === null ? null : (seen.parties[seen.looker]?.name ?? '')}
        pageOf={pageOf}
      />
    </div>
  );
}

/** The board of the open campaign of a game on lettered hexes: palette, board, sheet. */
export function LetteredRoom() {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <SeenRoom campaign={campaign} />;
}

function SeenRoom({ campaign }: { readonly campaign: Campaign }) {
  const seen = useSight(campaign);
  return seen === undefined ? null : <Room campaign={campaign} seen={seen} />;
}
