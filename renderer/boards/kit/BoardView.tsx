import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import { Announcer } from './Announcer';
import type { Board, PartProps, SeenThrough } from './board';
import './board.css';
import { BoardStage } from './BoardStage';
import { BoardSwitches } from './BoardSwitches';
import { ExportDialog } from './ExportDialog';
import { Layers } from './Layers';
import { Palette, Resting, ToolBox, ToolButtons } from './Palette';
import { type RoomState, setRoom } from './room';
import { Sheet } from './Sheet';
import { BoardStatus } from './Status';
import { useBoardHand } from './use-board-hand';
import { type BoardKeys, useBoardKeys } from './use-board-keys';

interface ViewProps<
  State extends RoomState,
  Seen extends SeenThrough,
  Context,
  Held,
> extends PartProps<Seen> {
  readonly board: Board<State, Seen, Context, Held>;
}

/** The keys of a board. */
export function keysOf<State extends RoomState, Seen extends SeenThrough, Context, Held>({
  texts,
  room,
  tools,
  faces,
  box,
  keys = [],
}: Board<State, Seen, Context, Held>): BoardKeys<State> {
  return {
    room,
    tools: tools.map(({ id, changesWorld }) => ({
      id,
      changesWorld,
      keys: faces[id].keys,
      text: texts.tool(id),
    })),
    box: () => {
      const { campaign } = useSession.getState();
      return campaign === null ? { left: 0, top: 0, right: 1, bottom: 1 } : box(campaign);
    },
    more: keys,
  };
}

/** The hand over a board of the open campaign; a hook. */
export function useHandOf<State extends RoomState, Seen extends SeenThrough, Context, Held>({
  room,
  tools,
  rest,
  context,
  onOutcome,
}: Board<State, Seen, Context, Held>) {
  const words = useWords();
  return useBoardHand<State, Context, Held>({
    ...{ room, tools, rest, resting: 'board:refused.resting' },
    ...(onOutcome === undefined ? {} : { onOutcome }),
    context: () => {
      const { campaign } = useSession.getState();
      return campaign === null ? null : context(campaign, words);
    },
  });
}

/** What lies in reach of the hand: tools, their options, what is shown. */
function BoardPalette<State extends RoomState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
}: ViewProps<State, Seen, Context, Held>) {
  const { t } = useTranslation();
  const { texts, room, tools, faces, layers, Options, List } = board;
  const tool = room((state) => state.tool);
  const isReadOnly = useSession((session) => session.readOnly);
  const isLooking = seen.looker !== null;
  const isResting = isLooking || isReadOnly;
  return (
    <Palette className="ww-board-palette">
      <h2 className="ww-visually-hidden">{t('map:palette.label')}</h2>
      <ToolBox>
        <ToolButtons<State['tool']>
          className="ww-board-tools"
          tools={tools.map(({ id, changesWorld }) => ({
            id,
            changesWorld,
            icon: faces[id].icon,
            label: t(texts.tool(id)),
            shortcut: faces[id].keys,
          }))}
          chosen={tool}
          isResting={isResting}
          onChoose={(next) => setRoom(room, { tool: next, told: null })}
        />
        <p className="ww-small ww-quiet">{t(texts.hint(tool))}</p>
      </ToolBox>
      {isResting ? (
        <Resting text={t(isReadOnly ? 'board:readOnly' : 'board:resting')} isLooking={isLooking} />
      ) : (
        <Options campaign={campaign} seen={seen} />
      )}
      <Layers room={room} layers={layers} text={texts.layer} />
      {List === undefined ? null : <List campaign={campaign} seen={seen} />}
    </Palette>
  );
}

/** The cell under the hand, how far it is from the chosen one, and what the tool says. */
function StatusLine<State extends RoomState, Seen extends SeenThrough, Context, Held>({
  board,
  seen,
}: ViewProps<State, Seen, Context, Held>) {
  const { t } = useTranslation();
  const words = useWords();
  const { hover, chosen, tool, told }: RoomState = board.room();
  const under = hover === null ? undefined : board.cell(seen, hover, words);
  const mine = chosen === null ? undefined : board.cell(seen, chosen, words);
  const cell = under ?? mine;
  const isApart = under !== undefined && mine !== undefined && hover !== chosen;
  return (
    <BoardStatus told={told}>
      <span>
        {cell === undefined ? (
          t(board.texts.none)
        ) : (
          <>
            <b>{cell.name}</b> {cell.what}
          </>
        )}
      </span>
      {isApart ? <span>{board.distance(seen, chosen ?? '', hover ?? '', words)}</span> : null}
      <span>{t(board.texts.tool(tool))}</span>
    </BoardStatus>
  );
}

/** The window over a board. */
function BoardWindow<State extends RoomState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
}: ViewProps<State, Seen, Context, Held>) {
  const { t } = useTranslation();
  const { room, goesByCells, onEnter, Art } = board;
  const keys = useMemo(() => keysOf(board), [board]);
  const hand = useHandOf(board);
  useBoardKeys(keys, hand);
  const tool = room((state) => state.tool);
  const cells = board.cells(seen);
  const isChoosing = tool === board.tools[0]?.id;
  const isEmpty = board.isEmpty?.(seen) === true;
  return (
    <>
      <BoardStage<State, Context, Held>
        label={t('board:stage', { campaign: campaign.name })}
        room={room}
        hand={hand}
        cells={cells}
        goesByCells={goesByCells(tool)}
        {...(isChoosing && onEnter !== undefined ? { onEnter } : {})}
      >
        {(sight) => <Art campaign={campaign} seen={seen} hand={hand} sight={sight} />}
      </BoardStage>
      {isEmpty && board.Empty !== undefined ? (
        <board.Empty campaign={campaign} seen={seen} />
      ) : (
        <BoardSwitches campaign={campaign} keys={keys} />
      )}
    </>
  );
}

function SeenBoard<State extends RoomState, Seen extends SeenThrough, Context, Held>(
  props: ViewProps<State, Seen, Context, Held>,
) {
  const { board, campaign, seen } = props;
  const { t } = useTranslation();
  const words = useWords();
  const wanted = board.room((state) => state.chosen);
  const chosen = wanted !== null && board.cell(seen, wanted, words) !== undefined ? wanted : null;
  const pageOf = useCallback(
    (width: number) => board.page(campaign, seen, width, words),
    [board, campaign, seen, words],
  );
  return (
    <div className="ww-map-room ww-board-room">
      <BoardPalette {...props} />
      <section className="ww-map-window">
        <BoardWindow {...props} />
        <board.Legend campaign={campaign} seen={seen} />
        <Announcer text={chosen === null ? '' : board.spoken(seen, chosen, words)} />
        <StatusLine {...props} />
      </section>
      <Sheet label={t(board.texts.sheet)}>
        <board.Sheet campaign={campaign} seen={seen} chosen={chosen} />
      </Sheet>
      {board.dialogs}
      <ExportDialog
        room={board.room}
        name={campaign.name}
        looker={seen.looker === null ? null : (seen.parties[seen.looker]?.name ?? '')}
        pageOf={pageOf}
      />
    </div>
  );
}

/** The screen of a board: palette, board, sheet. Nothing where the game of the campaign has no such board. */
export function BoardView<State extends RoomState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
}: {
  readonly board: Board<State, Seen, Context, Held>;
  readonly campaign: Campaign;
}) {
  const seen = board.useSeen(campaign);
  return seen === undefined ? null : <SeenBoard board={board} campaign={campaign} seen={seen} />;
}
