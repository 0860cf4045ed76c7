import { useTranslation } from 'react-i18next';
import { type Campaign, REGION_TINTS, regionArea } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useSession } from '../../state/session';
import type { Words } from '../../../kit/text/words';
import { PdfDialog } from '../../tracing';
import { importPicture } from '../../tracing/read';
import { Button, EmptyState } from '../../../kit/ui';
import type { Board } from '../../board/board';
import { partyEntries } from '../../../kit/board/Legend';
import { mayDraw } from '../../board/use-board-pointer';
import { boardIn, pictureArea, regionCells } from './board';
import { regionPlan } from './drawing/list';
import { plaqueSign } from './drawing/plaques';
import { NEAR, Overlay } from './Overlay';
import { List, Options } from './Palette';
import './regions.css';
import { distanceInWords, type SeenBoard, seenIn, regionText } from './seen';
import { Sheet } from './Sheet';
import { type RegionsScreenState, takeTool, useRegionsView } from './state';
import { swatchOf } from './Swatch';
import { REGION_TOOLS } from './tools';
import { type Gesture, REST, type ToolContext } from './tools/tool';

/** Shown on an empty board: how to begin. */
const Empty = () => {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const tool = useRegionsView((screen) => screen.tool);
  if (tool !== 'select') return null;
  return (
    <div className="ww-board-empty ww-grid">
      <EmptyState
        title={t('regions:empty.title')}
        action={
          <div className="ww-row ww-align-stretch ww-wrapping ww-gap-8">
            {(['draw', 'cells', 'picture'] as const).map((id) => (
              <Button
                key={id}
                variant={id === 'draw' ? 'filled' : 'outline'}
                isDisabled={isReadOnly}
                onPress={() => takeTool(id)}
              >
                {t(`regions:empty.${id}`)}
              </Button>
            ))}
          </div>
        }
      >
        {t('regions:empty.text')}
      </EmptyState>
    </div>
  );
};

const contextOf = (campaign: Campaign, words: Words): ToolContext => {
  const { chosen, camera, cellWidth, tint, isFraming } = useRegionsView.getState();
  const board = boardIn(campaign);
  return {
    campaign,
    board,
    cellWidth,
    tint,
    isFraming,
    chosen: chosen !== null && board.regions[chosen] !== undefined ? chosen : null,
    reach: NEAR / (camera?.scale ?? 20),
    area: pictureArea(board),
    nameOf: (number) => words('regions:newName', { number }),
  };
};

/** Legend entries of plaques. */
const SIGNS = ['population', 'unrest', 'holdings', 'money', 'seat'] as const;

/** The board of regions, as a declaration on the board kit. */
export const REGIONS: Board<RegionsScreenState, SeenBoard, ToolContext, Gesture> = {
  texts: {
    tool: (id) => `regions:tool.${id}`,
    hint: (id) => `regions:hint.${id}`,
    layer: (id) => `regions:layers.${id}`,
    none: 'regions:status.none',
    sheet: 'regions:sheet.label',
  },
  screen: useRegionsView,
  tools: REGION_TOOLS,
  faces: {
    select: { icon: 'pointer', keys: 'V' },
    order: { icon: 'arrow', keys: 'O' },
    draw: { icon: 'lasso', keys: 'D' },
    cells: { icon: 'grossfeld', keys: 'H' },
    connect: { icon: 'line', keys: 'C' },
    move: { icon: 'pencil', keys: 'M' },
    picture: { icon: 'pin', keys: 'B' },
  },
  rest: REST,
  held: (gesture) => (gesture.kind === 'path' ? gesture.cells : []),
  context: contextOf,
  onOutcome: ({ chosen }) => {
    const { campaign } = useSession.getState();
    const { tool, set } = useRegionsView.getState();
    const isNew =
      campaign !== null && chosen != null && boardIn(campaign).regions[chosen] === undefined;
    if (isNew && tool === 'draw') set({ isNaming: true });
  },
  see: seenIn,
  cells: ({ board }) => regionCells(board),
  plan: ({ scene }) => regionPlan(scene),
  present: ({ presence }, region) => [
    ...new Set(presence.flatMap((one) => (one.region === region ? [one.party] : []))),
  ],
  goesByCells: (tool) => tool === 'select' || tool === 'order',
  onEnter: () => {
    const { chosen, set } = useRegionsView.getState();
    set({ isNaming: chosen !== null });
  },
  Over: Overlay,
  cell: ({ board }, key, words) => {
    const region = board.regions[key];
    return region && { name: region.name, what: words(`regions:tint.${region.tint}`) };
  },
  spoken: regionText,
  distance: distanceInWords,
  Options,
  List,
  legend: ({ scene: { regions, presence, parties } }, { theme, words }) => {
    const present = Object.entries(parties).filter(([key]) =>
      presence.some(({ party }) => party === key),
    );
    return [
      {
        title: words('regions:legend.grounds'),
        entries: REGION_TINTS.filter((tint) => regions.some((one) => one.tint === tint)).map(
          (tint) => ({
            key: tint,
            text: words(`regions:tint.${tint}`),
            list: swatchOf(tint, theme),
          }),
        ),
      },
      {
        title: words('regions:legend.parties'),
        entries: partyEntries(Object.fromEntries(present), theme),
      },
      {
        title: words('regions:legend.signs'),
        entries: (present.length === 0 ? [] : SIGNS).map((key) => ({
          key,
          text: words(`regions:legend.sign.${key}`),
          list: plaqueSign(key, theme),
        })),
      },
    ];
  },
  about: ({ board }, chosen, words) => {
    const region = board.regions[chosen ?? ''];
    const parts =
      region === undefined
        ? [
            words('regions:overview.regions', { count: Object.keys(board.regions).length }),
            words('regions:overview.borders', { count: board.borders.length }),
          ]
        : [
            words(`regions:tint.${region.tint}`),
            words('regions:sheet.area', {
              area: figuresOf(words).plain(Math.round(regionArea(region))),
            }),
          ];
    return parts.join(' · ');
  },
  Sheet,
  Empty,
  isEmpty: ({ scene }) => scene.regions.length === 0,
  keys: [
    {
      id: 'board.picture',
      text: 'trace:act.import',
      scope: 'app:screen.map',
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
