import { ARCADE_SETS, IDLE } from '../../engine/systems/eroberung/pages';
import {
  type Moment,
  paintLandscape,
  painterOf,
  PICTURE,
  type Pixels,
} from '../../renderer/games/eroberung/arcade/picture';
import { type Run, runOf } from '../../renderer/games/eroberung/arcade/run';

/** Milliseconds of pictures of a battle: between two of them, and the work in each. */
export interface MeasuredFrames {
  readonly intervals: readonly number[];
  readonly work: readonly number[];
}

declare global {
  interface Window {
    /** Shows a battle of two computers for so many pictures; `redraws` = the terrain is painted in each of them. */
    measureArcade: (pictures: number, redraws: boolean) => Promise<MeasuredFrames>;
  }
}

/** A canvas as the program shows it: as large as whole pixels allow, never smoothed. */
function canvasOf(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const scale = Math.floor(
    Math.min(innerWidth / PICTURE.width, (innerHeight - 88) / PICTURE.height),
  );
  canvas.style.width = `${String(PICTURE.width * scale)}px`;
  canvas.style.height = `${String(PICTURE.height * scale)}px`;
  canvas.style.imageRendering = 'pixelated';
  document.body.replaceChildren(canvas);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas');
  return context;
}

/** Battles one after the other, so that there is always one. */
function battles(): () => Run {
  let seed = 0;
  const next = (): Run => {
    seed += 1;
    const setup = {
      seed,
      set: ARCADE_SETS.fair,
      weapons: ['S', 'P'] as const,
      energy: [2500, 2500] as const,
    };
    const players = ['normal', 'normal'] as const;
    return runOf({ setup, setName: 'fair', players, wins: [0, 0] }, () => IDLE);
  };
  let run = next();
  return () => {
    if (run.phase() === 'over' && run.moment().picture % 240 === 0) run = next();
    return run;
  };
}

window.measureArcade = async (pictures, redraws) => {
  const context = canvasOf();
  const running = battles();
  let painted: Run | null = null;
  let painter = painterOf(running().moment().show.battle.terrain, false);
  const paint = (moment: Moment): Pixels => {
    if (redraws) paintLandscape(moment.show.battle.terrain);
    return painter.paint(moment);
  };
  const intervals: number[] = [];
  const work: number[] = [];
  let last = performance.now();
  await new Promise<void>((done) => {
    const frame = (now: number): void => {
      const start = performance.now();
      const run = running();
      run.pass(now - last);
      if (run !== painted) painter = painterOf(run.moment().show.battle.terrain, false);
      painted = run;
      const pixels = paint(run.moment());
      const image = new ImageData(
        new Uint8ClampedArray(pixels.buffer),
        PICTURE.width,
        PICTURE.height,
      );
      context.putImageData(image, 0, 0);
      work.push(performance.now() - start);
      intervals.push(now - last);
      last = now;
      if (work.length < pictures) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });
  // The first pictures make the painter and warm up.
  const warm = Math.min(30, Math.floor(pictures / 2));
  return { intervals: intervals.slice(warm), work: work.slice(warm) };
};
