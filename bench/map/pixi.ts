import {
  BitmapText,
  Container,
  Graphics,
  Particle,
  ParticleContainer,
  WebGLRenderer,
} from 'pixi.js';
import type { Picture } from './picture';
import { CLOSE, HEIGHT, INK, type Rival, RIVER, ROAD, WIDTH } from './rival';

/**
 * PixiJS as its makers recommend for very many things: static particles of one shared texture for fields and
 * discs, one Graphics for all lines, bitmap text, and the world in a render group that is only moved.
 */
export async function createPixi(picture: Picture, field: number): Promise<Rival> {
  const renderer = new WebGLRenderer();
  await renderer.init({ width: WIDTH, height: HEIGHT, antialias: true, background: '#F8F4E9' });
  document.body.append(renderer.canvas);
  const world = new Container({ isRenderGroup: true });
  const radius = field / Math.sqrt(3);
  const hexagon = renderer.generateTexture(
    new Graphics()
      .regularPoly(0, 0, radius, 6)
      .fill('#ffffff')
      .stroke({ color: INK, width: 0.5, alpha: 0.25 }),
  );
  const disc = renderer.generateTexture(new Graphics().circle(0, 0, 0.315 * field).fill('#ffffff'));
  const still = {
    position: false,
    rotation: false,
    vertex: false,
    uvs: false,
    color: false,
  } as const;
  const fields = new ParticleContainer({ dynamicProperties: still, texture: hexagon });
  const discs = new ParticleContainer({ dynamicProperties: still, texture: disc });
  const put = (
    to: ParticleContainer,
    texture: typeof hexagon,
    x: number,
    y: number,
    tint: string,
  ) =>
    to.addParticle(
      new Particle({ texture, x: x * field, y: y * field, anchorX: 0.5, anchorY: 0.5, tint }),
    );
  for (const { x, y, outer, inner } of picture.fields) {
    put(fields, hexagon, x, y, outer);
    if (inner !== outer) put(discs, disc, x, y, inner);
  }
  const lines = new Graphics();
  for (const kind of ['river', 'road'] as const) {
    for (const { points, kind: each } of picture.stretches)
      if (each === kind)
        lines
          .moveTo(points[0] * field, points[1] * field)
          .lineTo(points[2] * field, points[3] * field);
    lines.stroke({ color: kind === 'river' ? RIVER : ROAD, width: Math.max(1, 0.08 * field) });
  }
  for (const { x, y } of picture.towns)
    lines
      .circle(x * field, y * field, Math.max(1.5, 0.14 * field))
      .fill('#ffffff')
      .stroke({ color: INK, width: 1 });
  const words = new Container({ cullableChildren: true });
  const write = (text: string, x: number, y: number, fontSize: number): void => {
    const word = new BitmapText({ text, style: { fontSize, fill: INK, fontFamily: 'sans-serif' } });
    word.anchor.set(0.5);
    word.position.set(x * field, y * field);
    words.addChild(word);
  };
  if (field >= CLOSE) {
    for (const { x, y, number, symbol } of picture.fields) {
      write(number, x, y - 0.42, 0.22 * field);
      if (symbol !== '') write(symbol, x, y, 0.5 * field);
    }
    for (const { x, y, name } of picture.towns) write(name, x, y + 0.45, 13);
  }
  for (const { x, y, text } of picture.labels) write(text, x, y, Math.max(12, 0.6 * field));
  world.addChild(fields, discs, lines, words);
  const stage = new Container();
  stage.addChild(world);
  const pixel = new Uint8Array(4);
  return {
    draw: ({ x, y, field: now }) => {
      world.position.set(x, y);
      world.scale.set(now / field);
      if (field >= CLOSE)
        for (const word of words.children) {
          const [sx, sy] = [x + (word.x * now) / field, y + (word.y * now) / field];
          word.visible = sx > -80 && sx < WIDTH + 80 && sy > -40 && sy < HEIGHT + 40;
        }
      renderer.render(stage);
      const { gl } = renderer;
      gl.readPixels(WIDTH / 2, HEIGHT / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    },
  };
}
