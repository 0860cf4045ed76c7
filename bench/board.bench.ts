/**
 * Boards drawn as display lists: lettered hexes in small and in large, regions at another scale than before.
 * Run: npm run bench -- board
 */
import { achtvoelkerCampaign } from '../assets/examples/achtvoelker';
import { seenlandCampaign } from '../assets/examples/seenland';
import { BLANK_LETTERED_BOARD, type LetteredBoard, type LetteredSight } from '../engine';
import { boardSvg, wholeBoard } from '../renderer/kit/board/paper';
import { letteredPlan, type LetteredScene } from '../renderer/kit/board/lettered/drawing';
import { boardIn } from '../renderer/model/boards/regions/board';
import { regionPlan } from '../renderer/model/boards/regions/drawing/list';
import type { BoardScene } from '../renderer/model/boards/regions/drawing/scene';
import { mustAgree, report, sized } from './lib/figures';

const RUNS = sized(40, 2);
const LARGE: LetteredBoard = {
  ...BLANK_LETTERED_BOARD,
  ...sized({ rows: 26, columns: 99 }, { rows: 14, columns: 16 }),
};

/** Milliseconds of the quickest of some runs. */
const least = (act: (run: number) => unknown): number =>
  Math.min(
    ...Array.from({ length: RUNS }, (_, run) => {
      const start = performance.now();
      act(run);
      return performance.now() - start;
    }),
  );

const { parties } = achtvoelkerCampaign().world;
/** A board with nothing on it; a new object each time, so that nothing is remembered of it. */
const sceneOf = (board: LetteredBoard) => {
  const sight: LetteredSight = {
    board: { ...board },
    capitals: [],
    bases: [],
    edges: [],
    pieces: [],
    marks: [],
  };
  return { sight, parties, marks: {} };
};
const letteredList = (scene: LetteredScene) => wholeBoard(letteredPlan(scene), 'light', 40);
const perField = (board: LetteredBoard): number =>
  least(() => letteredList(sceneOf(board))) / (board.rows * board.columns);
const small = perField(BLANK_LETTERED_BOARD);
const large = perField(LARGE);

const known = sceneOf(BLANK_LETTERED_BOARD);
const list = least(() => letteredList(known));
const text = least(() =>
  boardSvg(letteredPlan(known), { width: 800, title: 'board', theme: 'light' }),
);

const campaign = seenlandCampaign();
const { regions, borders } = boardIn(campaign);
const regionList = (scene: BoardScene, scale: number) =>
  wholeBoard(regionPlan(scene), 'light', scale);
const regionScene = (isNew: boolean) => ({
  regions: Object.values(regions).map((region) => (isNew ? { ...region } : region)),
  borders,
  presence: [],
  parties: campaign.world.parties,
  money: (amount: number): string => String(amount),
});
const first = least(() => regionList(regionScene(true), 20));
const same = regionScene(false);
const again = least((run) => regionList(same, run % 2 === 0 ? 20 : 28));
mustAgree(
  'the drawing of a board of regions',
  JSON.stringify(regionList(regionScene(true), 20)),
  JSON.stringify(regionList(same, 20)),
);

report({
  bench: 'board',
  figures: [
    {
      what: 'lettered hexes, per field: 26 x 99 / 14 x 16',
      ratio: large / small,
      goal: { atMost: 1.5 },
    },
    { what: 'lettered hexes: SVG text / display list', ratio: text / list },
    {
      what: 'regions: drawn at another scale / for the first time',
      ratio: again / first,
      goal: { atMost: 0.5 },
    },
  ],
  details: { small, large, list, text, first, again },
});
