import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { type Campaign, hexGameOf, latticeOf, systems, truthView } from '../../engine';
import { createDatabase } from '../../renderer/model/storage/database';
import { createStorage } from '../../renderer/model/storage/storage';
import { OpeningPicture } from '../../renderer/app/opening/OpeningPicture';
import { MapPane } from '../../renderer/model/map/pane';
import type { CachedPicture } from '../../renderer/model/map/pane/backdrop';
import type { FreshPicture } from '../../renderer/model/map/pane/props';
import { createNodes } from './nodes';
import { type Picture, pictureOf } from './picture';
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
  /** The share of the fields in sight that have the colour of their terrain, close up; 1 from afar. */
  readonly likeness: number;
}

/** Times from the start of opening, in milliseconds. */
export interface Opening {
  /** Until the picture is complete, if coarse. */
  readonly first: number;
  /** Until nothing is left to be drawn. */
  readonly whole: number;
}

/** Which world is drawn, and the field in the middle of the picture drawn close up, in field widths. */
export interface Scene {
  readonly grossfelder: number;
  readonly x: number;
  readonly y: number;
}

const FIT = 6;
const WORKING = 40;
const terrains = hexGameOf(systems['waben']).terrains;

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
    readonly kept?: CachedPicture | null;
    readonly onPicture?: (picture: FreshPicture) => void;
  },
  middle?: Scene,
): HTMLElement => {
  const host = hostOf();
  const lattice = latticeOf(campaign.world.map);
  const focus =
    middle === undefined ? null : { point: { x: middle.x, y: middle.y }, scale: WORKING };
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

const far: Sight = { x: 60, y: 40, field: FIT };

const closeTo = ({ x, y }: Scene): Sight => ({
  x: WIDTH / 2 - x * WORKING,
  y: HEIGHT / 2 - y * WORKING,
  field: WORKING,
});

const pictureIn = ({ world }: Campaign): Picture =>
  pictureOf(truthView(world), latticeOf(world.map), terrains);

/** A place beside symbol, number and road, within the disc of a field; in field widths from its middle. */
const BESIDE = { x: -0.27, y: 0.1 } as const;
/** Shading and lines may change a colour by so much, of 255. */
const SHADE = 48;

const isLike = (pixels: ArrayLike<number>, start: number, colour: string): boolean =>
  [1, 3, 5].every((from, at) => {
    const asked = Number.parseInt(colour.slice(from, from + 2), 16);
    return Math.abs((pixels[start + at] ?? 0) - asked) <= SHADE;
  });

/** How like the data the canvases of the page are that show this sight. */
const likenessOf = (picture: Picture, sight: Sight): number => {
  if (sight.field !== WORKING) return 1;
  const sheet = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d');
  if (sheet === null) throw new Error('no canvas');
  for (const canvas of document.querySelectorAll('canvas')) sheet.drawImage(canvas, 0, 0);
  const spots = picture.fields
    .map(({ x, y, inner }) => ({
      x: Math.round(sight.x + (x + BESIDE.x) * sight.field),
      y: Math.round(sight.y + (y + BESIDE.y) * sight.field),
      inner,
    }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT);
  const { data } = sheet.getImageData(0, 0, WIDTH, HEIGHT);
  const alike = spots.filter(({ x, y, inner }) => isLike(data, 4 * (y * WIDTH + x), inner));
  return alike.length / spots.length;
};

const measurePane = async (scene: Scene, isClose: boolean, count: number): Promise<Frames> => {
  const campaign = benchCampaign(scene.grossfelder);
  const host = mount(campaign, {}, isClose ? scene : undefined);
  const pane = paneOf(host);
  await settle(pane);
  const likeness = likenessOf(pictureIn(campaign), isClose ? closeTo(scene) : far);
  const frame = async (event: Event): Promise<number> => {
    const start = performance.now();
    pane.dispatchEvent(event);
    await pump(1);
    readBack();
    return performance.now() - start;
  };
  const pan: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const key = !isClose && at % 8 >= 4 ? 'ArrowLeft' : 'ArrowRight';
    pan.push(await frame(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  }
  await settle(pane);
  const zoom: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const deltaY = at % 8 < 4 ? -40 : 40;
    const at2 = { clientX: WIDTH / 2, clientY: HEIGHT / 2, bubbles: true, cancelable: true };
    zoom.push(await frame(new WheelEvent('wheel', { deltaY, ...at2 })));
  }
  return { pan, zoom, likeness };
};

const STEP = 80;
const ZOOM = Math.exp(40 * 0.0016);

const measureRival = (rival: Rival, picture: Picture, from: Sight, count: number): Frames => {
  let sight = from;
  rival.draw(sight);
  const likeness = likenessOf(picture, sight);
  const pan: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const step = from.field === FIT && at % 8 >= 4 ? STEP : -STEP;
    sight = { ...sight, x: sight.x + step };
    pan.push(timed(() => rival.draw(sight)));
  }
  const zoom: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const factor = at % 8 < 4 ? ZOOM : 1 / ZOOM;
    sight = {
      field: sight.field * factor,
      x: WIDTH / 2 - (WIDTH / 2 - sight.x) * factor,
      y: HEIGHT / 2 - (HEIGHT / 2 - sight.y) * factor,
    };
    zoom.push(timed(() => rival.draw(sight)));
  }
  return { pan, zoom, likeness };
};

const rivalOf = async (who: Drawer, picture: Picture, field: number): Promise<Rival> => {
  if (who === 'pixi') return createPixi(picture, field);
  if (who === 'raw') return createRaw(picture, field);
  return createNodes(picture, field, who === 'nodes');
};

const frames = async (
  who: Drawer,
  scene: Scene,
  isClose: boolean,
  count: number,
): Promise<Frames> => {
  if (who === 'pane') return measurePane(scene, isClose, count);
  const sight = isClose ? closeTo(scene) : far;
  const picture = pictureIn(benchCampaign(scene.grossfelder));
  return measureRival(await rivalOf(who, picture, sight.field), picture, sight, count);
};

const origin = { name: 'storage:journal.created', about: {}, at: '2026-01-01T00:00:00.000Z' };

const campaignOf = async (id: string): Promise<Campaign> => {
  const opened = await storage.read(id);
  if (opened === undefined) throw new Error('no campaign');
  return opened.campaign;
};

const idOf = ({ grossfelder }: Scene): string => benchCampaign(grossfelder).id;

/** Puts the world and its picture on the disk. */
const prepare = async ({ grossfelder }: Scene): Promise<void> => {
  const id = await storage.create(benchCampaign(grossfelder), origin);
  const campaign = await campaignOf(id);
  const fresh = await new Promise<FreshPicture>((done) => {
    const host = mount(campaign, { onPicture: done });
    void settle(paneOf(host)).then(() => pump(400));
  });
  const file = await fresh.canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  const { left, top, width, height, field, styleKey } = fresh;
  await storage.thumbnails.keepWorld({
    campaign: id,
    theme: 'light',
    revision: 0,
    left,
    top,
    width,
    height,
    field,
    styleKey,
    type: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
};

const openPane = async (id: string): Promise<Opening> => {
  const start = performance.now();
  const found = await storage.thumbnails.world(id, 'light');
  if (found === undefined) throw new Error('no picture');
  const image = await createImageBitmap(new Blob([found.bytes], { type: found.type }));
  const kept = { ...found, image };
  // As the program does it: the picture first, then the rows.
  const opening = createRoot(hostOf());
  flushSync(() => opening.render(<OpeningPicture kept={kept} />));
  if (readBack() === 0) throw new Error('the kept picture is not to be seen');
  const first = performance.now() - start;
  const campaign = await campaignOf(id);
  opening.unmount();
  const host = mount(campaign, { kept });
  const pane = paneOf(host);
  while (pane.getAttribute('data-drawn') !== 'true') await pump(1);
  readBack();
  return { first, whole: performance.now() - start };
};

const openRival = async (who: Drawer, id: string): Promise<Opening> => {
  const start = performance.now();
  const picture = pictureIn(await campaignOf(id));
  if (who === 'raw') {
    const canvas = rawCanvas();
    for (const part of partsOf(picture)) drawFromData(canvas, part, far);
    letterFromData(canvas, picture, far);
    readBack();
  } else createNodes(picture, FIT, who === 'nodes').draw(far);
  const whole = performance.now() - start;
  return { first: whole, whole };
};

/** Draws and rests, so that what the tab holds can be weighed. */
const rest = async (who: Drawer, { grossfelder }: Scene): Promise<void> => {
  const campaign = benchCampaign(grossfelder);
  if (who === 'nothing') return;
  if (who === 'pane') return settle(paneOf(mount(campaign, {})));
  (await rivalOf(who, pictureIn(campaign), FIT)).draw(far);
};

const bench = {
  frames,
  prepare,
  open: (who: Drawer, scene: Scene) =>
    who === 'pane' ? openPane(idOf(scene)) : openRival(who, idOf(scene)),
  rest,
  strokes: measureStrokes,
};

declare global {
  interface Window {
    readonly bench: typeof bench;
  }
}

Object.assign(window, { bench });
