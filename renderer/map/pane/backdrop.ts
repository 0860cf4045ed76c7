import type { MapStyle } from '../../cartography';
import { type Atlas, drawTile, type Room, roomOf } from './atlas';
import type { Box } from './camera';
import { unionOf } from './frame';
import type { Plan } from './plan';

/** Pixels of the small picture of a world, about. */
const PIXELS = 1_400_000;
const NARROWEST = 2;
const WIDEST = 24;

/** A small picture of the whole world: stands in until the real drawing is there, and is kept beside the campaign. */
export interface WorldPicture extends Room {
  /** Field width in pixels. */
  readonly field: number;
  /** The style it was drawn in. */
  readonly styleKey: string;
}

/** A picture of the world that was kept. */
export interface KeptPicture extends WorldPicture {
  readonly image: CanvasImageSource;
}

/** Field width of the small picture of a world. */
export const pictureField = ({ left, top, right, bottom }: Box): number => {
  const area = Math.max(1, (right - left) * (bottom - top));
  return Math.min(WIDEST, Math.max(NARROWEST, Math.floor(Math.sqrt(PIXELS / area))));
};

/** How the small picture is drawn. */
export interface PictureManner {
  readonly style: MapStyle;
  readonly styleKey: string;
}

/** The small picture of the shown world, painted and kept right while there is nothing else to do. */
export interface Backdrop {
  /** Takes what there is to see now. Content of another view, style or plan is thrown away. */
  readonly show: (atlas: Atlas, manner: PictureManner, kept: KeptPicture | null) => void;
  /** Paints Großfelder that are missing or have changed, for at most `budget` ms. True if any was painted. */
  readonly work: (budget: number, now: () => number) => boolean;
  readonly isComplete: () => boolean;
  /** True if anything was painted since this was last asked. */
  readonly hasPainted: () => boolean;
  /** The picture; undefined while it has holes. What has changed may still look as it did. */
  readonly picture: () => (WorldPicture & { readonly canvas: OffscreenCanvas }) | undefined;
  /** Throws away what was painted here; a kept picture was finished before and stays. */
  readonly forget: () => void;
}

interface Canvas extends WorldPicture {
  readonly canvas: OffscreenCanvas;
  readonly plan: Plan;
  readonly audience: string;
  /** What each plot was drawn from. */
  readonly sources: Map<number, readonly unknown[]>;
  /** The atlas that a kept picture was taken over for: it shows all of it. */
  seed: Atlas | undefined;
}

const audienceOf = ({ view }: Atlas): string => JSON.stringify(view.audience);

const blankFor = (atlas: Atlas, styleKey: string): Canvas => {
  const world = unionOf(atlas.boxes);
  const field = pictureField(world);
  const room = roomOf(world, field);
  const canvas = new OffscreenCanvas(room.width, room.height);
  const sources = new Map<number, readonly unknown[]>();
  return {
    ...room,
    field,
    styleKey,
    canvas,
    plan: atlas.plan,
    audience: audienceOf(atlas),
    sources,
    seed: undefined,
  };
};

/** The canvas with a kept picture on it, if that fits in every respect. */
const takeOver = (to: Canvas, kept: KeptPicture, atlas: Atlas): Canvas | undefined => {
  const keys = ['left', 'top', 'width', 'height', 'field', 'styleKey'] as const;
  if (atlas.view.audience.kind !== 'truth' || keys.some((key) => to[key] !== kept[key]))
    return undefined;
  to.canvas.getContext('2d')?.drawImage(kept.image, 0, 0);
  return { ...to, seed: atlas };
};

/** The plots of a canvas that do not look as they should. Asked for only when there is time. */
const stalePlots = (canvas: Canvas, atlas: Atlas): number[] => {
  const { seed, sources } = canvas;
  if (seed !== undefined) seed.boxes.forEach((_, plot) => sources.set(plot, seed.sourcesOf(plot)));
  canvas.seed = undefined;
  return atlas.boxes.flatMap((_, plot) =>
    sources.get(plot) === atlas.sourcesOf(plot) ? [] : [plot],
  );
};

export const createBackdrop = (): Backdrop => {
  let easel: OffscreenCanvas | undefined;
  let canvas: Canvas | undefined;
  let atlas: Atlas | undefined;
  let style: MapStyle | undefined;
  let styleKey = '';
  let offered: KeptPicture | null = null;
  let stale: number[] | undefined;
  let isNew = false;

  const paintPlot = (
    to: Canvas,
    from: Atlas,
    look: MapStyle,
    plot: number,
    easel: OffscreenCanvas,
  ): void => {
    const manner = { style: look, styleKey: to.styleKey, field: to.field, ratio: 1 };
    const tile = drawTile(from, plot, manner, easel);
    const context = to.canvas.getContext('2d');
    if (tile === undefined || context === null) return;
    context.drawImage(tile.bitmap, tile.left - to.left, tile.top - to.top);
    tile.bitmap.close();
    to.sources.set(plot, tile.sources);
    isNew = true;
  };

  return {
    show: (next, { style: look, styleKey: key }, kept) => {
      const fits =
        atlas?.plan === next.plan && styleKey === key && audienceOf(atlas) === audienceOf(next);
      if (fits && atlas === next && offered === kept) return;
      const isOffered = kept !== null && offered !== kept;
      if (!fits) canvas = undefined;
      atlas = next;
      style = look;
      styleKey = key;
      offered = kept;
      stale = undefined;
      if (!isOffered || canvas !== undefined) return;
      canvas = takeOver(blankFor(next, key), kept, next);
    },
    work: (budget, now) => {
      if (atlas === undefined || style === undefined) return false;
      canvas ??= blankFor(atlas, styleKey);
      stale ??= stalePlots(canvas, atlas);
      if (stale.length === 0) return false;
      easel ??= new OffscreenCanvas(1, 1);
      const end = now() + budget;
      do {
        const plot = stale.pop();
        if (plot === undefined) break;
        paintPlot(canvas, atlas, style, plot, easel);
      } while (now() < end);
      return true;
    },
    isComplete: () => stale?.length === 0,
    hasPainted: () => {
      const was = isNew;
      isNew = false;
      return was;
    },
    picture: () =>
      canvas?.seed !== undefined || canvas?.sources.size === canvas?.plan.boxes.length
        ? canvas
        : undefined,
    forget: () => {
      if (canvas?.seed !== undefined) return;
      canvas = undefined;
      stale = undefined;
    },
  };
};
