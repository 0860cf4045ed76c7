import type { FieldAddress, MapLabel, TerrainKey } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import type { Camera, Extent } from '../../kit/board/camera';
import { remember } from './catalogue';
import { onLeaving } from '../state/leaving';
import { useView } from '../state/view';
import { FIRST_CHOICE, type ViewChoice } from '../state/view-choice';
import { chosenAfter } from './chosen';
import type { Paint } from './tools/paint-kind';
import type { BrushSize, Choosing, DrawnPath, Hint, Pen, ToolOutcome } from './tools/tool';

/** An order that is being drawn. */
export interface DrawnDraft extends DrawnPath {
  /** Which unit of the field, and its code, as chosen; null = the first. */
  readonly unit: string | null;
  readonly code: string | null;
}

/** State of the map screen: the brush, what is shown. Never stored with the campaign. */
export interface MapScreenState {
  /** The terrain taken last: what the palette shows. */
  readonly terrain: TerrainKey;
  /** What the drawing tools paint. */
  readonly paint: Paint;
  /** The last setting of every kind of brush. */
  readonly inks: Readonly<Partial<Record<Paint['kind'], Paint>>>;
  readonly pen: Pen;
  /** The chosen fields. */
  readonly chosen: ReadonlySet<FieldAddress>;
  /** Id of the campaign whose fields are chosen. */
  readonly home: string | null;
  /** Where the keys point in the field under the cursor, for tools that aim at sides or corners: 1 to 6. */
  readonly aim: 1 | 2 | 3 | 4 | 5 | 6;
  /** Objections of the rules, until the GM insists or cancels. */
  readonly objection: Extract<ToolOutcome, { kind: 'insist' }> | null;
  /** Both ends of the measured way; null = nothing is measured. */
  readonly measured: { readonly from: FieldAddress; readonly to: FieldAddress | null } | null;
  /** The order that is being drawn; null = none. */
  readonly drawn: DrawnDraft | null;
  /** The field an order is written for; null = none is. */
  readonly ordering: FieldAddress | null;
  /** One sentence after a gesture. */
  readonly told: Hint | null;
  /** The open form. */
  readonly editing: Extract<ToolOutcome, { kind: 'edit' }> | null;
  /** The lettering of the open form as it is being typed: shown on the map, not written yet; null = none. */
  readonly typed: MapLabel | null;
  readonly size: BrushSize;
  /** Last used terrain kinds, newest first. */
  readonly recent: readonly TerrainKey[];
  readonly layers: ViewChoice;
  /** The visible part of the map, as the pane reported last. */
  readonly window: { readonly camera: Camera; readonly extent: Extent } | null;
  readonly isGoingTo: boolean;
  /** Whether the truth is shown beside a realm's beliefs. */
  readonly tellsTruth: boolean;
  readonly take: (terrain: TerrainKey) => void;
  /** After painting: the terrain joins the recent ones, a mixture mixes again. */
  readonly spend: () => void;
  readonly choose: (fields: readonly FieldAddress[], how: Choosing) => void;
  readonly set: (
    change: Partial<
      Pick<
        MapScreenState,
        | 'size'
        | 'paint'
        | 'pen'
        | 'aim'
        | 'objection'
        | 'measured'
        | 'drawn'
        | 'ordering'
        | 'told'
        | 'editing'
        | 'typed'
        | 'layers'
        | 'window'
        | 'isGoingTo'
        | 'tellsTruth'
      >
    >,
  ) => void;
}

/** State of one campaign: its fields, its realms, the terrain of its game. */
const FIRST = {
  terrain: 't',
  paint: { kind: 'terrain', terrain: 't' },
  pen: {
    isErasing: false,
    isBarring: false,
    wallValue: 5,
    settlementType: '',
    party: null,
    traveller: '',
  },
  chosen: new Set(),
  home: null,
  aim: 1,
  objection: null,
  measured: null,
  drawn: null,
  ordering: null,
  told: null,
  editing: null,
  typed: null,
  recent: [],
  window: null,
  isGoingTo: false,
  tellsTruth: false,
  inks: {},
} satisfies Partial<MapScreenState>;

export const useMapScreen = createStore<MapScreenState>((set) => ({
  ...FIRST,
  size: 7,
  layers: FIRST_CHOICE,
  take: (terrain) => set({ terrain, paint: { kind: 'terrain', terrain } }),
  spend: () =>
    set(({ paint: ink, inks, recent }) => {
      if (ink.kind === 'terrain') return { recent: remember(recent, ink.terrain) };
      if (ink.kind !== 'mix') return {};
      const mix: Paint = { ...ink, seed: ink.seed + 1 };
      return { paint: mix, inks: { ...inks, mix } };
    }),
  choose: (fields, how) => set(({ chosen }) => ({ chosen: chosenAfter(chosen, fields, how) })),
  set: (change) =>
    set(({ inks }) =>
      change.paint === undefined
        ? change
        : { ...change, inks: { ...inks, [change.paint.kind]: change.paint } },
    ),
}));

/** The size of the brush and the look of the map stay; all else, the tool too, refers to the campaign that was closed. */
onLeaving(() => {
  useMapScreen.setState(FIRST);
  useView.setState({ tool: 'select' });
});
