import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { type Campaign, latticeOf, systems, truthView } from '../../engine';
import { createDatabase } from '../../renderer/storage/database';
import { createStorage } from '../../renderer/storage/storage';
import { OpeningPicture } from '../../renderer/app/opening/OpeningPicture';
import { MapPane } from '../../renderer/map/pane';
import type { KeptPicture } from '../../renderer/map/pane/backdrop';
import type { FreshPicture } from '../../renderer/map/pane/props';
import { createNodes } from './nodes';
import { pictureOf } from './picture';
import { createPixi } from './pixi';
import { pump } from './pump';
import { createRaw, drawFromData, letterFromData, partsOf, rawCanvas } from './raw';
import { HEIGHT, type Rival, type Sight, WIDTH } from './rival';
import { measureStrokes } from './stroke';
import { benchCampaign } from './world';

export type Drawer = 'pane' | 'nodes' | 'deaf' | 'pixi' | 'raw' | 'nothing';

/** Frame times in milliseconds, everything rasterised. */
export interface Frames {
  readonly pan: readonly number[];
  readonly zoom: readonly number[];
}

/** Times from the start of opening, in milliseconds. */
export interface Opening {
  /** Until the picture is complete, if coarse. */
  readonly first: number;
  /** Until nothing is left to be drawn. */
  readonly whole: number;
}

const FRAMES = 24;
const FIT = 6;
const WORKING = 40;
const terrains = systems['waben']?.terrains ?? {};

const storage = createStorage(createDatabase('bench-map'));

const readBack = (): number =>
  [...document.querySelectorAll('canvas')].reduce(
    (sum, canvas) =>
      sum +
      (canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] ??
        0),
    0,
  );

const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const hostOf = (): HTMLElement => {
  const host = document.createElement('div');
  host.style.cssText = `position:absolute;left:0;top:0;width:${String(WIDTH)}px;height:${String(HEIGHT)}px`;
  document.body.append(host);
  return host;
};

const mount = (
  campaign: Campaign,
  extra: {
    readonly kept?: KeptPicture | null;
    readonly onPicture?: (picture: FreshPicture) => void;
  },
  scale?: number,
): HTMLElement => {
  const host = hostOf();
  const lattice = latticeOf(campaign.world.map);
  const focus = scale === undefined ? null : { point: { x: 90, y: 70 }, scale };
  flushSync(() =>
    createRoot(host).render(
      <MapPane
        view={truthView(campaign.world)}
        lattice={lattice}
        terrains={terrains}
        label="bench"
        focus={focus}
        {...extra}
      />,
    ),
  );
  return host;
};

const paneOf = (host: HTMLElement): Element => {
  const pane = host.querySelector('[role=application]');
  if (pane === null) throw new Error('no pane');
  return pane;
};

const settle = async (pane: Element): Promise<void> => {
  await pump(30);
  while (pane.getAttribute('data-drawn') !== 'true') await pump(1);
  await pump(60);
};

const measurePane = async (scale: number | undefined): Promise<Frames> => {
  const host = mount(benchCampaign(), {}, scale);
  const pane = paneOf(host);
  await settle(pane);
  const frame = async (event: Event): Promise<number> => {
    const start = performance.now();
    pane.dispatchEvent(event);
    await pump(1);
    readBack();
    return performance.now() - start;
  };
  const pan: number[] = [];
  for (let at = 0; at < FRAMES; at += 1) {
    const key = scale === undefined && at % 8 >= 4 ? 'ArrowLeft' : 'ArrowRight';
    pan.push(await frame(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  }
  await settle(pane);
  const zoom: number[] = [];
  for (let at = 0; at < FRAMES; at += 1) {
    const deltaY = at % 8 < 4 ? -40 : 40;
    const at2 = { clientX: WIDTH / 2, clientY: HEIGHT / 2, bubbles: true, cancelable: true };
    zoom.push(await frame(new WheelEvent('wheel', { deltaY, ...at2 })));
  }
  return { pan, zoom };
};

const startAt = (field: number): Sight => {
  return field === FIT
    ? { x: 60, y: 40, field }
    : { x: WIDTH / 2 - 90 * field, y: HEIGHT / 2 - 70 * field, field };
};

const STEP = 80;
const ZOOM = Math.exp(40 * 0.0016);

const measureRival = (rival: Rival, field: number): Frames => {
  let sight = startAt(field);
  rival.draw(sight);
  const pan: number[] = [];
  for (let at = 0; at < FRAMES; at += 1) {
    const step = field === FIT && at % 8 >= 4 ? STEP : -STEP;
    sight = { ...sight, x: sight.x + step };
    pan.push(timed(() => rival.draw(sight)));
  }
  const zoom: number[] = [];
  for (let at = 0; at < FRAMES; at += 1) {
    const factor = at % 8 < 4 ? ZOOM : 1 / ZOOM;
    sight = {
      field: sight.field * factor,
      x: WIDTH / 2 - (WIDTH / 2 - sight.x) * factor,
      y: HEIGHT / 2 - (HEIGHT / 2 - sight.y) * factor,
    };
    zoom.push(timed(() => rival.draw(sight)));
  }
  return { pan, zoom };
};

const rivalOf = async (who: Drawer, field: number): Promise<Rival> => {
  const { world } = benchCampaign();
  const picture = pictureOf(truthView(world), latticeOf(world.map), terrains);
  if (who === 'pixi') return createPixi(picture, field);
  if (who === 'raw') return createRaw(picture, field);
  return createNodes(picture, field, who === 'nodes');
};

const frames = async (who: Drawer, isClose: boolean): Promise<Frames> =>
  who === 'pane'
    ? measurePane(isClose ? WORKING : undefined)
    : measureRival(await rivalOf(who, isClose ? WORKING : FIT), isClose ? WORKING : FIT);

const origin = { name: 'storage:journal.created', about: {}, at: '2026-01-01T00:00:00.000Z' };

/** Puts the world and its picture on the disk. */
const prepare = async (): Promise<void> => {
  await storage.create(benchCampaign(), origin);
  const campaign = (await storage.read('bench-1000'))?.campaign;
  if (campaign === undefined) throw new Error('no campaign');
  const fresh = await new Promise<FreshPicture>((done) => {
    const host = mount(campaign, { onPicture: done });
    void settle(paneOf(host)).then(() => pump(400));
  });
  const file = await fresh.canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  const { left, top, width, height, field, styleKey } = fresh;
  await storage.thumbnails.keepWorld({
    ...{ campaign: 'bench-1000', theme: 'light', revision: 0 },
    ...{ left, top, width, height, field, styleKey },
    type: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
};

const openPane = async (): Promise<Opening> => {
  const start = performance.now();
  const found = await storage.thumbnails.world('bench-1000', 'light');
  if (found === undefined) throw new Error('no picture');
  const image = await createImageBitmap(new Blob([found.bytes], { type: found.type }));
  const kept = { ...found, image };
  // As the program does it: the picture first, then the rows.
  const opening = createRoot(hostOf());
  flushSync(() => opening.render(<OpeningPicture kept={kept} />));
  if (readBack() === 0) throw new Error('the kept picture is not to be seen');
  const first = performance.now() - start;
  const opened = await storage.read('bench-1000');
  if (opened === undefined) throw new Error('no campaign');
  opening.unmount();
  const host = mount(opened.campaign, { kept });
  const pane = paneOf(host);
  while (pane.getAttribute('data-drawn') !== 'true') await pump(1);
  readBack();
  return { first, whole: performance.now() - start };
};

const openRival = async (who: Drawer): Promise<Opening> => {
  const start = performance.now();
  const opened = await storage.read('bench-1000');
  if (opened === undefined) throw new Error('no campaign');
  const { world } = opened.campaign;
  const picture = pictureOf(truthView(world), latticeOf(world.map), terrains);
  if (who === 'raw') {
    const canvas = rawCanvas();
    for (const part of partsOf(picture)) drawFromData(canvas, part, startAt(FIT));
    letterFromData(canvas, picture, startAt(FIT));
    readBack();
  } else createNodes(picture, FIT, who === 'nodes').draw(startAt(FIT));
  const whole = performance.now() - start;
  return { first: whole, whole };
};

/** Draws and rests, so that what the tab holds can be weighed. */
const rest = async (who: Drawer): Promise<void> => {
  if (who === 'nothing') return void benchCampaign();
  if (who === 'pane') return settle(paneOf(mount(benchCampaign(), {})));
  (await rivalOf(who, FIT)).draw(startAt(FIT));
};

declare global {
  interface Window {
    readonly bench: {
      readonly frames: typeof frames;
      readonly prepare: typeof prepare;
      readonly open: (who: Drawer) => Promise<Opening>;
      readonly rest: typeof rest;
      readonly strokes: typeof measureStrokes;
    };
  }
}

Object.assign(window, {
  bench: {
    frames,
    prepare,
    open: (who: Drawer) => (who === 'pane' ? openPane() : openRival(who)),
    rest,
    strokes: measureStrokes,
  },
});
