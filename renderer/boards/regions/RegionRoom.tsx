import { useTranslation } from 'react-i18next';
import { boardBox, type Campaign, type RegionBoard, regionAt } from '../../../engine';
import { useSession } from '../../state/session';
import type { Words } from '../../text/words';
import { PdfDialog } from '../../tracing';
import { importPicture } from '../../tracing/read';
import { Button, EmptyState } from '../../ui';
import type { Board } from '../kit/board';
import type { BoardCells } from '../kit/BoardStage';
import { BoardView } from '../kit/BoardView';
import { mayDraw } from '../kit/use-board-hand';
import { Art } from './Art';
import { boardIn } from './board';
import { boardPage } from './export-board';
import { Legend } from './Legend';
import { NEAR } from './Overlay';
import { List, Options } from './Palette';
import { BLANK_BOX, pictureArea } from './picture-boxes';
import './regions.css';
import { Sheet } from './Sheet';
import { distanceInWords, spokenRegion } from './spoken';
import { type BoardRoomState, takeTool, useBoardRoom } from './state';
import { REGION_TOOLS } from './tools';
import { type Gesture, REST, type ToolContext } from './tools/tool';
import { type SeenBoard, useSeenBoard } from './use-board';
import { regionTowards } from './walk';

/** What lies on an empty board: how to begin. */
const Empty = () => {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const tool = useBoardRoom((room) => room.tool);
  if (tool !== 'select') return null;
  return (
    <div className="ww-board-empty">
      <EmptyState
        title={t('regions:empty.title')}
        action={
          <div className="ww-board-empty-acts">
            <Button variant="filled" isDisabled={isReadOnly} onPress={() => takeTool('draw')}>
              {t('regions:empty.draw')}
            </Button>
            <Button isDisabled={isReadOnly} onPress={() => takeTool('cells')}>
              {t('regions:empty.cells')}
            </Button>
            <Button isDisabled={isReadOnly} onPress={() => takeTool('picture')}>
              {t('regions:empty.picture')}
            </Button>
          </div>
        }
      >
        {t('regions:empty.text')}
      </EmptyState>
    </div>
  );
};

const contextOf = (campaign: Campaign, words: Words): ToolContext => {
  const { chosen, camera, cellWidth, tint, isFraming } = useBoardRoom.getState();
  const board = boardIn(campaign);
  return {
    ...{ campaign, board, cellWidth, tint, isFraming },
    chosen: chosen !== null && board.regions[chosen] !== undefined ? chosen : null,
    reach: NEAR / (camera?.scale ?? 20),
    area: pictureArea(board),
    nameOf: (number) => words('regions:newName', { number }),
  };
};

const cellsOf = new WeakMap<RegionBoard, BoardCells>();

const regionCells = (board: RegionBoard): BoardCells => {
  const known = cellsOf.get(board);
  if (known !== undefined) return known;
  const cells: BoardCells = {
    all: Object.keys(board.regions),
    cellAt: (point) => regionAt(board, point),
    pointOf: (region) => board.regions[region]?.point,
    towards: (region, direction) => regionTowards(board, region, direction),
    box: boardBox(board) ?? BLANK_BOX,
  };
  cellsOf.set(board, cells);
  return cells;
};

/** The board of regions, as a declaration on the board kit. */
export const REGIONS: Board<BoardRoomState, SeenBoard, ToolContext, Gesture> = {
  texts: {
    tool: (id) => `regions:tool.${id}`,
    hint: (id) => `regions:hint.${id}`,
    layer: (id) => `regions:layers.${id}`,
    none: 'regions:status.none',
    sheet: 'regions:sheet.label',
  },
  room: useBoardRoom,
  tools: REGION_TOOLS,
  faces: {
    select: { icon: 'pointer', keys: 'V' },
    draw: { icon: 'lasso', keys: 'D' },
    cells: { icon: 'grossfeld', keys: 'H' },
    connect: { icon: 'line', keys: 'C' },
    move: { icon: 'pencil', keys: 'M' },
    picture: { icon: 'pin', keys: 'B' },
  },
  rest: REST,
  context: contextOf,
  onOutcome: ({ chosen }) => {
    const { campaign } = useSession.getState();
    const { tool, set } = useBoardRoom.getState();
    const isNew =
      campaign !== null && chosen != null && boardIn(campaign).regions[chosen] === undefined;
    if (isNew && tool === 'draw') set({ isNaming: true });
  },
  layers: ['signs', 'links', 'presence'],
  useSeen: useSeenBoard,
  cells: ({ board }) => regionCells(board),
  box: (campaign) => boardBox(boardIn(campaign)) ?? BLANK_BOX,
  goesByCells: (tool) => tool === 'select',
  onEnter: () => {
    const { chosen, set } = useBoardRoom.getState();
    set({ isNaming: chosen !== null });
  },
  Art,
  cell: ({ board }, key, words) => {
    const region = board.regions[key];
    return region === undefined
      ? undefined
      : { name: region.name, what: words(`regions:tint.${region.tint}`) };
  },
  spoken: spokenRegion,
  distance: distanceInWords,
  Options,
  List,
  Legend,
  Sheet,
  page: boardPage,
  Empty,
  isEmpty: ({ scene }) => scene.regions.length === 0,
  keys: [
    {
      id: 'board.picture',
      text: 'trace:act.import',
      scope: 'app:room.map',
      icon: 'upload',
      isEnabled: mayDraw,
      run: () => {
        takeTool('picture');
        void importPicture();
      },
    },
  ],
  dialogs: <PdfDialog />,
};

/** The board of the open campaign of a game of regions. */
export const RegionRoom = () => {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <BoardView board={REGIONS} campaign={campaign} />;
};
