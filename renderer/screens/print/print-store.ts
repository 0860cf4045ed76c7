import type { Campaign, PartyKey, World } from '../../../engine';
import { gameViews } from '../../games/registry';
import { createStore } from '../../kit/state/create-store';
import type { Language } from '../../kit/text/words';
import { type BlankOrder, FIRST_BLANK } from './blank';
import type { ChronicleOrder } from './chronicle/document';
import { clampFieldMm, FIRST_ORDER, type MapOrder } from '../../model/print/order';
import type { PaperChoice } from '../../model/print/paper';
import { FIRST_POSTER, type PosterOrder } from '../../model/print/poster/order';

/** The tabs of the screen in their order: of games on a map, and of those on a board of regions. */
const ON_MAP = ['maps', 'blank', 'forms', 'poster'] as const;
const ON_BOARD = ['board', 'forms', 'chronicle', 'poster'] as const;
export type PrintTab = (typeof ON_MAP)[number] | (typeof ON_BOARD)[number] | 'pages';

interface Printed extends Pick<Campaign, 'system' | 'archive'> {
  readonly world: Pick<World, 'board'>;
}

/** The tabs of a campaign, by what it is played on and what there is to give away: pages of its game, or its film. */
export function leavesOf({ system, world, archive }: Printed): readonly PrintTab[] {
  const tabs = world.board === undefined ? ON_MAP : ON_BOARD;
  const hasPages = gameViews[system]?.pages !== undefined || Object.keys(archive).length > 0;
  return hasPages ? [...tabs, 'pages'] : tabs;
}

/** The open tab: the chosen one if the campaign has it, else its first. */
export function openTab({ tab }: Pick<PrintScreenState, 'tab'>, campaign: Printed): PrintTab {
  const tabs = leavesOf(campaign);
  return tabs.find((one) => one === tab) ?? tabs[0] ?? 'forms';
}

export const FILE_FORMATS = ['pdf', 'svg', 'png'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Points per inch that a picture can have. */
export const RESOLUTIONS = [96, 150, 300, 600] as const;

/** How sheets are saved. */
export interface Saving {
  readonly format: FileFormat;
  readonly dpi: (typeof RESOLUTIONS)[number];
  /** Number of the one sheet to be saved; null = all. */
  readonly sheet: number | null;
}

/** What the GM chose in one campaign. */
export interface PrintChoice {
  /** Null: the realm of the map's perspective, or the first one. */
  readonly party: PartyKey | null;
  readonly order: MapOrder;
  /** Language of the sheets; null = that of the screen. */
  readonly language: Language | null;
  readonly blank: BlankOrder;
  /** Paper of the board of regions. */
  readonly board: PaperChoice;
  readonly poster: PosterOrder;
  readonly chronicle: Pick<ChronicleOrder, 'tone' | 'paper'>;
  readonly saving: Saving;
}

export const FIRST_CHOICE: PrintChoice = {
  party: null,
  order: FIRST_ORDER,
  language: null,
  blank: FIRST_BLANK,
  board: { paper: 'A4', orientation: 'landscape' },
  poster: FIRST_POSTER,
  chronicle: { tone: 'neutral', paper: 'A4' },
  saving: { format: 'pdf', dpi: 150, sheet: null },
};

/**
 * View state of the screen and how the next sheets are printed: held while the program runs, never stored with the
 * campaign.
 */
export interface PrintScreenState {
  readonly tab: PrintTab;
  readonly zoom: 'fit' | 'real';
  /** By id of the campaign. */
  readonly choices: Readonly<Record<string, PrintChoice>>;
  readonly set: (change: Partial<Pick<PrintScreenState, 'tab' | 'zoom'>>) => void;
  readonly choose: (campaign: string, change: Partial<PrintChoice>) => void;
}

const sound = (choice: PrintChoice): PrintChoice => ({
  ...choice,
  order: { ...choice.order, fieldMm: clampFieldMm(choice.order.fieldMm) },
  blank: { ...choice.blank, fieldMm: clampFieldMm(choice.blank.fieldMm) },
});

export const usePrint = createStore<PrintScreenState>((set) => ({
  tab: 'maps',
  zoom: 'fit',
  choices: {},
  set: (change) => set(change),
  choose: (campaign, change) =>
    set(({ choices }) => ({
      choices: {
        ...choices,
        [campaign]: sound({ ...(choices[campaign] ?? FIRST_CHOICE), ...change }),
      },
    })),
}));

/** What was chosen in a campaign so far. */
export function choiceIn({ choices }: PrintScreenState, campaign: string): PrintChoice {
  return choices[campaign] ?? FIRST_CHOICE;
}
