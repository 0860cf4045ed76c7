import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, settingsInForce, systems } from '../../../engine';
import { useLanguage, useWords } from '../../kit/explain/react';
import type { Words } from '../../kit/text/words';
import { ordersCells } from '../letters/cell-order';
import { useSession } from '../state/session';
import { useVeil } from '../state/veil';
import { Button, usePageTheme } from '../../kit/ui';
import type { Board, PartProps, SeenThrough } from './board';
import './board.css';
import { BoardArt } from './BoardArt';
import { BoardStage } from './BoardStage';
import { BoardSwitches } from './BoardSwitches';
import { ExportDialog } from './ExportDialog';
import { useViewer } from './PerspectiveSwitch';
import { Layers } from './Layers';
import { Legend } from '../../kit/board/Legend';
import { Palette, Resting, ToolBox, ToolButtons } from './Palette';
import { boardPage } from '../../kit/board/paper';
import { CellOrder, DrawnOrder } from './CellOrder';
import { type BoardScreenState, orderHere, setBoardScreen } from './screen-state';
import { Sheet, SheetHead } from '../../kit/board/Sheet';
import { Announcer, BoardStatus } from './Status';
import { mayDraw, useBoardPointer } from './use-board-pointer';
import { backToBoard, type BoardKeys, ORDER_KEYS, useBoardKeys } from './use-board-keys';

interface ViewProps<
  State extends BoardScreenState,
  Seen extends SeenThrough,
  Context,
  Held,
> extends PartProps<Seen> {
  readonly board: Board<State, Seen, Context, Held>;
}

/** A board of a campaign in a perspective; undefined where its game has none. */
function seenIn<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>(
  { see }: Board<State, Seen, Context, Held>,
  campaign: Campaign,
  viewer: string | null,
  words: Words,
): Seen | undefined {
  const system = systems[campaign.system];
  const settings = settingsInForce(campaign);
  return system && see({ system, settings, world: campaign.world }, viewer, words);
}

/** The keys of a board. */
export function keysOf<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>(
  board: Board<State, Seen, Context, Held>,
  words: Words,
): BoardKeys<State> {
  const { texts, screen: screen, tools, faces, veiled, keys = [] } = board;
  return {
    screen: screen,
    tools: tools.map(({ id, changesWorld }) => ({
      id,
      changesWorld,
      keys: faces[id].keys,
      text: texts.tool(id),
    })),
    box: () => {
      const { campaign } = useSession.getState();
      const seen = campaign === null ? undefined : seenIn(board, campaign, null, words);
      return seen === undefined ? { left: 0, top: 0, right: 1, bottom: 1 } : board.cells(seen).box;
    },
    more: keys,
    hasSecrets: veiled !== undefined,
    orders: () => {
      const { campaign } = useSession.getState();
      return campaign !== null && mayDraw() && ordersCells(campaign);
    },
  };
}

/** The pointer over a board of the open campaign; a hook. */
export function usePointerOf<
  State extends BoardScreenState,
  Seen extends SeenThrough,
  Context,
  Held,
>({ screen: screen, tools, rest, context, onOutcome }: Board<State, Seen, Context, Held>) {
  const words = useWords();
  return useBoardPointer<State, Context, Held>({
    screen: screen,
    tools,
    rest,
    resting: 'board:refused.resting',
    ...(onOutcome === undefined ? {} : { onOutcome }),
    context: () => {
      const { campaign } = useSession.getState();
      return campaign === null ? null : context(campaign, words);
    },
  });
}

/** The palette: tools, their options, what is shown. */
function BoardPalette<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
}: ViewProps<State, Seen, Context, Held>) {
  const { t } = useTranslation();
  const { texts, screen: screen, tools, faces, plan, Options, List } = board;
  const tool = screen((state) => state.tool);
  const isReadOnly = useSession((session) => session.readOnly);
  const isLooking = seen.viewer !== null;
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
          onChoose={(next) => setBoardScreen(screen, { tool: next, told: null, ordering: null })}
        />
        <p className="ww-small ww-quiet">{t(texts.hint(tool))}</p>
      </ToolBox>
      {isResting ? (
        <Resting text={t(isReadOnly ? 'board:readOnly' : 'board:resting')} isLooking={isLooking} />
      ) : (
        <Options campaign={campaign} seen={seen} />
      )}
      <Layers screen={screen} layers={plan(seen).layers} text={texts.layer} />
      {List === undefined ? null : <List campaign={campaign} seen={seen} />}
    </Palette>
  );
}

/** The cell under the pointer, its distance from the chosen one, and the tool's message; or the order that is drawn. */
function StatusLine<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
}: ViewProps<State, Seen, Context, Held>) {
  const { t } = useTranslation();
  const words = useWords();
  const { hover, chosen, tool, told, ordering }: BoardScreenState = board.screen();
  const under = hover === null ? undefined : board.cell(seen, hover, words);
  const mine = chosen === null ? undefined : board.cell(seen, chosen, words);
  const cell = under ?? mine;
  const isApart = under !== undefined && mine !== undefined && hover !== chosen;
  if (ordering?.isUnderWay === true)
    return (
      <BoardStatus told={null}>
        <DrawnOrder board={board} campaign={campaign} seen={seen} ordering={ordering} />
      </BoardStatus>
    );
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
function BoardWindow<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
}: ViewProps<State, Seen, Context, Held>) {
  const { t } = useTranslation();
  const { screen: screen, goesByCells, onEnter } = board;
  const words = useWords();
  const keys = useMemo(() => keysOf(board, words), [board, words]);
  const pointer = usePointerOf(board);
  useBoardKeys(keys, pointer);
  const tool = screen((state) => state.tool);
  const cells = board.cells(seen);
  const isChoosing = tool === board.tools[0]?.id;
  const isEmpty = board.isEmpty?.(seen) === true;
  return (
    <>
      <BoardStage<State, Context, Held>
        label={t('board:stage', { campaign: campaign.name })}
        screen={screen}
        pointer={pointer}
        cells={cells}
        goesByCells={goesByCells(tool)}
        {...(isChoosing && onEnter !== undefined ? { onEnter } : {})}
        {...(ordersCells(campaign) && seen.viewer === null
          ? {
              onMenu: (chosen: string) =>
                setBoardScreen(screen, { chosen, ordering: { cells: [chosen] } }),
            }
          : {})}
      >
        {(sight) => (
          <BoardArt board={board} campaign={campaign} seen={seen} pointer={pointer} sight={sight} />
        )}
      </BoardStage>
      {isEmpty && board.Empty !== undefined ? (
        <board.Empty campaign={campaign} seen={seen} />
      ) : (
        <BoardSwitches campaign={campaign} keys={keys} />
      )}
    </>
  );
}

/** The column at the right. */
function BoardSheet<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
  chosen,
}: ViewProps<State, Seen, Context, Held> & { readonly chosen: string | null }) {
  const { t } = useTranslation();
  const words = useWords();
  const cell = chosen === null ? undefined : board.cell(seen, chosen, words);
  return (
    <Sheet label={t(board.texts.sheet)}>
      <SheetHead over={board.about(seen, chosen, words)} title={cell?.name ?? campaign.name} />
      <div className="ww-board-sheet ww-stack ww-gap-18">
        {cell === undefined ? null : (
          <Button
            variant="text"
            onPress={() => {
              setBoardScreen(board.screen, { chosen: null });
              backToBoard();
            }}
          >
            {t('board:overview')}
          </Button>
        )}
        {cell === undefined || seen.viewer !== null || !ordersCells(campaign) ? null : (
          <Button icon="letter" shortcut={ORDER_KEYS} onPress={() => orderHere(board.screen)}>
            {t('board:order.act')}
          </Button>
        )}
        <board.Sheet campaign={campaign} seen={seen} chosen={chosen} />
        {board.tools.length > 1 ? null : (
          <Layers screen={board.screen} layers={board.plan(seen).layers} text={board.texts.layer} />
        )}
      </div>
    </Sheet>
  );
}

function SeenBoard<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>(
  props: ViewProps<State, Seen, Context, Held>,
) {
  const { board, campaign, seen } = props;
  // Where nothing is drawn there is no palette of tools: its options stand at the end of the sheet.
  const isDrawn = board.tools.length > 1;
  const words = useWords();
  const theme = usePageTheme();
  const language = useLanguage();
  const wanted = board.screen((state) => state.chosen);
  const chosen = wanted !== null && board.cell(seen, wanted, words) !== undefined ? wanted : null;
  const pageOf = useCallback(
    (width: number) => {
      const plan = board.plan(board.veiled?.(seen) ?? seen);
      return boardPage(plan, width, words('board:stage', { campaign: campaign.name }));
    },
    [board, campaign, seen, words],
  );
  return (
    <div className="ww-map-screen ww-grid ww-whole ww-board-screen" data-drawn={isDrawn}>
      {isDrawn ? <BoardPalette {...props} /> : null}
      <section className="ww-map-window">
        <BoardWindow {...props} />
        <Legend groups={board.legend(seen, { theme, language, words })} />
        <Announcer text={chosen === null ? '' : board.spoken(seen, chosen, words)} />
        <StatusLine {...props} />
      </section>
      <BoardSheet {...props} chosen={chosen} />
      {board.dialogs}
      <CellOrder {...props} />
      <ExportDialog
        screen={board.screen}
        name={campaign.name}
        viewer={seen.viewer === null ? null : (seen.parties[seen.viewer]?.name ?? '')}
        hasSecrets={board.veiled !== undefined}
        pageOf={pageOf}
      />
    </div>
  );
}

/**
 * The screen of a board: palette, board, sheet. Nothing where the game of the campaign has no such board. Its secrets
 * are hidden again as soon as it is left.
 */
function BoardView<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
}: {
  readonly board: Board<State, Seen, Context, Held>;
  readonly campaign: Campaign;
}) {
  const words = useWords();
  const viewer = useViewer();
  const isLifted = useVeil((veil) => veil.isLifted);
  useEffect(() => () => useVeil.getState().veil(), []);
  const whole = useMemo(
    () => seenIn(board, campaign, viewer, words),
    [board, campaign, viewer, words],
  );
  const seen = useMemo(
    () =>
      whole === undefined || isLifted || board.veiled === undefined ? whole : board.veiled(whole),
    [board, whole, isLifted],
  );
  return seen === undefined ? null : <SeenBoard board={board} campaign={campaign} seen={seen} />;
}

/** The screen of a board in the open campaign. */
export function OpenBoard<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
}: {
  readonly board: Board<State, Seen, Context, Held>;
}) {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <BoardView board={board} campaign={campaign} />;
}
