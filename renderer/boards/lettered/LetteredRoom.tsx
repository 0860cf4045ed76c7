import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fieldDistance,
  type LetteredField,
  type LetteredSight,
  lostThings,
  resizeBoard,
} from '../../../engine';
import { figuresOf } from '../../explain';
import { useLanguage } from '../../explain/react';
import { useSession } from '../../state/session';
import { NumberField, Select, usePageTheme } from '../../ui';
import type { Board, PartProps } from '../kit/board';
import { BoardView } from '../kit/BoardView';
import type { Sight } from '../kit/BoardStage';
import { CellMarks } from '../kit/CellMarks';
import { type CellGesture, REST } from '../kit/cell-tools';
import { Drawing } from '../kit/Drawing';
import { Head } from '../kit/Head';
import { Legend as Shell, LegendEntry, LegendGroup } from '../kit/Legend';
import { PartyShield } from '../kit/PartyShield';
import { piecesInWords } from '../kit/PieceTable';
import { signMarks } from '../kit/pieces';
import { carryOut } from '../kit/room';
import type { BoardHand } from '../kit/use-board-hand';
import {
  editBoard,
  LETTERED_TOOLS,
  letteredCells,
  type LetteredContext,
  letteredContext,
  layoutIn,
} from './board';
import { FIELD_KEYS, fieldKey, letteredDrawing, letteredPage } from './drawing';
import { fieldPaths, letteredBox, wholeLook } from './drawing/scene';
import {
  blockedFrom,
  fieldInWords,
  LAYERS,
  type LetteredRoomState,
  type SeenLettered,
  useLetteredRoom,
  useSeen,
} from './seen';
import { Sheet } from './Sheet';

function Art({
  seen,
  hand,
  sight,
}: PartProps<SeenLettered> & {
  readonly hand: BoardHand<LetteredContext, CellGesture>;
  readonly sight: Sight;
}) {
  const theme = usePageTheme();
  const layers = useLetteredRoom((room) => room.layers);
  const list = useMemo(() => letteredDrawing(seen, { theme, ...layers }), [seen, theme, layers]);
  const paths = fieldPaths(seen.sight.board);
  return (
    <svg className="ww-board-art" aria-hidden="true">
      <g transform={sight.place}>
        <Drawing list={list} scale={sight.scale} id="board-" />
      </g>
      <CellMarks
        room={useLetteredRoom}
        hand={hand}
        sight={sight}
        pathOf={(field) => paths.get(field)}
      />
    </svg>
  );
}

/** For whom capitals and bases are put down; how large the board is. */
function Options({ campaign }: PartProps<SeenLettered>) {
  const { t } = useTranslation();
  const { tool, party, set } = useLetteredRoom();
  const layout = layoutIn(campaign);
  if (layout === undefined) return null;
  const { board } = layout;
  const resize = (change: Partial<typeof board>): void => {
    const edit = resizeBoard(layout, { ...board, ...change });
    const count = edit.ok ? lostThings(layout, edit.value) : 0;
    carryOut(useLetteredRoom, editBoard(campaign, 'size', { count }, edit));
  };
  const parties = Object.values(campaign.world.parties).map(({ key, name }) => ({
    id: key,
    label: name,
  }));
  return (
    <>
      {tool === 'capital' || tool === 'base' ? (
        <Select
          label={t('lettered:party')}
          value={party ?? (tool === 'base' ? '' : null)}
          options={[...(tool === 'base' ? [{ id: '', label: t('board:nobody') }] : []), ...parties]}
          onChange={(id) => set({ party: id === '' ? null : id })}
        />
      ) : null}
      <section className="ww-board-names">
        <Head title={t('lettered:size.title')} />
        {(['rows', 'columns'] as const).map((side) => (
          <NumberField
            key={side}
            label={t(`lettered:size.${side}`)}
            value={board[side]}
            minValue={1}
            maxValue={side === 'rows' ? 26 : 99}
            onChange={(value) => {
              if (Number.isInteger(value) && value !== board[side]) resize({ [side]: value });
            }}
          />
        ))}
        <Select
          label={t('lettered:size.layout')}
          value={board.layout}
          options={(['even_rows_right', 'odd_rows_right'] as const).map((id) => ({
            id,
            label: t(`lettered:size.${id}`),
          }))}
          onChange={(id) => resize({ layout: id })}
        />
      </section>
    </>
  );
}

/** Explains the fields, the parties and the marks of the game. */
function Legend({ seen: { sight, marks, parties } }: PartProps<SeenLettered>) {
  const { t } = useTranslation();
  const look = wholeLook(usePageTheme());
  const language = useLanguage();
  const shown = Object.entries(marks).filter(([id]) => sight.marks.some(({ kind }) => kind === id));
  return (
    <Shell>
      <LegendGroup title={t('lettered:size.title')}>
        {FIELD_KEYS.map((key) => (
          <LegendEntry key={key} list={fieldKey(key, look)} field={20}>
            {t(`lettered:legend.${key}`)}
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
      {shown.length === 0 ? null : (
        <LegendGroup title={t('lettered:legend.marks')}>
          {shown.map(([kind, { sign, label }]) => (
            <LegendEntry key={kind} list={signMarks(sign, { x: 0, y: 0 }, 0.3)} field={20}>
              {label[language === 'de' ? 0 : 1]}
            </LegendEntry>
          ))}
        </LegendGroup>
      )}
    </Shell>
  );
}

const piecesOn = ({ pieces }: LetteredSight, field: LetteredField) =>
  pieces.filter((piece) => piece.field === field);

/** The board of lettered hexes, as a declaration on the board kit. */
export const LETTERED: Board<LetteredRoomState, SeenLettered, LetteredContext, CellGesture> = {
  texts: {
    tool: (id) => `lettered:tool.${id}`,
    hint: (id) => `lettered:hint.${id}`,
    layer: (id) => `lettered:layers.${id}`,
    none: 'lettered:status.none',
    sheet: 'lettered:sheet.label',
  },
  room: useLetteredRoom,
  tools: LETTERED_TOOLS,
  faces: {
    select: { icon: 'pointer', keys: 'V' },
    mountain: { icon: 'brush', keys: 'M' },
    capital: { icon: 'home', keys: 'C' },
    base: { icon: 'place', keys: 'B' },
    edge: { icon: 'wall', keys: 'K' },
    erase: { icon: 'trash', keys: 'X' },
  },
  rest: REST,
  context: (campaign) => letteredContext(campaign, useLetteredRoom.getState().party),
  layers: LAYERS,
  useSeen,
  cells: ({ sight }) => letteredCells(sight.board),
  box: (campaign) => {
    const layout = layoutIn(campaign);
    return layout === undefined
      ? { left: 0, top: 0, right: 1, bottom: 1 }
      : letteredBox(layout.board);
  },
  goesByCells: () => true,
  Art,
  cell: (seen, field, words) =>
    letteredCells(seen.sight.board).pointOf(field) === undefined
      ? undefined
      : { name: field, what: fieldInWords(seen, field, words) },
  spoken: (seen, field, words) => {
    const fields = figuresOf(words).list(blockedFrom(seen.sight, field));
    return [
      words('lettered:say.field', { field, what: fieldInWords(seen, field, words) }),
      piecesInWords(piecesOn(seen.sight, field), seen.parties, words),
      ...(fields === '' ? [] : [words('lettered:say.blocked', { fields })]),
    ].join(' ');
  },
  distance: ({ sight }, from, to, words) =>
    words('lettered:status.steps', { count: fieldDistance(sight.board, from, to), field: from }),
  Options,
  Legend,
  Sheet,
  page: ({ name }, seen, width, words) =>
    letteredPage(seen, width, words('board:stage', { campaign: name })),
};

/** The board of the open campaign of a game on lettered hexes. */
export function LetteredRoom() {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <BoardView board={LETTERED} campaign={campaign} />;
}
