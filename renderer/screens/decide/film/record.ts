import type { FilmFrame } from '../../../model/film/film';
import type { FilmPictures } from '../../../model/film/picture';
import { paintPicture } from './Picture';

const TYPE = 'video/webm';

/** Pixels: the video, the column with the history on the right, its margin, letters and lines. */
const VIDEO = { width: 1280, height: 720 } as const;
const COLUMN = 380;
const MARGIN = 24;
const LETTERS = { head: 26, text: 17, line: 24 } as const;
/** Space between two captions, in lines. */
const GAP = 1 / 3;
const COLOURS = { paper: '#FFFDF8', sheet: '#F3EDE0', ink: '#25221D', quiet: '#585044' } as const;
const FAMILY = "'Source Sans 3', sans-serif";

/** Milliseconds a turn stays in a video, and between two pictures of the same turn: a recorder needs some all the time. */
const STAY = 2000;
const BEAT = 200;

/** True if this browser can record a film by itself. */
export function canRecord(): boolean {
  return (
    typeof MediaRecorder !== 'undefined' &&
    MediaRecorder.isTypeSupported(TYPE) &&
    typeof HTMLCanvasElement !== 'undefined' &&
    typeof HTMLCanvasElement.prototype.captureStream === 'function'
  );
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((go) => setTimeout(go, milliseconds));

/** A text in lines of a width. */
const linesOf = (
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
};

/**
 * As many blocks of lines as fit into `room` lines with `gap` between two, and how many were left out: then one line is kept
 * free to say so. Of a first block that is too long only the lines stay that fit.
 */
export function blocksWithin(
  blocks: readonly (readonly string[])[],
  room: number,
  gap: number,
): { readonly shown: readonly (readonly string[])[]; readonly left: number } {
  const heightOf = (count: number): number =>
    blocks.slice(0, count).reduce((height, lines) => height + lines.length + gap, -gap);
  if (blocks.length === 0 || heightOf(blocks.length) <= room) return { shown: blocks, left: 0 };
  let count = blocks.length - 1;
  while (count > 0 && heightOf(count) + gap + 1 > room) count -= 1;
  if (count > 0) return { shown: blocks.slice(0, count), left: blocks.length - count };
  const [first = []] = blocks;
  const left = blocks.length - 1;
  const lines = Math.max(1, Math.floor(left > 0 ? room - gap - 1 : room));
  return { shown: [[...first.slice(0, lines - 1), `${first[lines - 1] ?? ''} …`]], left };
}

/** Words beside the pictures of a video. */
export interface VideoWords {
  /** What stands beside a turn in which nothing happened. */
  readonly quiet: string;
  /** What stands below captions for which there is no room, by how many they are. */
  readonly more: (count: number) => string;
}

/** Date and history of a turn in the column on the right, as much as has room. */
const paintColumn = (
  context: CanvasRenderingContext2D,
  { label, captions }: FilmFrame,
  { quiet, more }: VideoWords,
): void => {
  const left = VIDEO.width - COLUMN;
  context.fillStyle = COLOURS.sheet;
  context.fillRect(left, 0, COLUMN, VIDEO.height);
  context.textAlign = 'left';
  const width = COLUMN - 2 * MARGIN;
  let y: number = MARGIN + LETTERS.head;
  const write = (lines: readonly string[], colour: string, height: number): void => {
    context.fillStyle = colour;
    for (const line of lines) {
      context.fillText(line, left + MARGIN, y, width);
      y += height;
    }
  };
  context.font = `600 ${String(LETTERS.head)}px ${FAMILY}`;
  write(linesOf(context, label, width), COLOURS.ink, LETTERS.head * 1.25);
  y += LETTERS.line / 2;
  context.font = `400 ${String(LETTERS.text)}px ${FAMILY}`;
  if (captions.length === 0) write(linesOf(context, quiet, width), COLOURS.quiet, LETTERS.line);
  const blocks = captions.map(({ text }) => linesOf(context, text, width));
  const room = 1 + (VIDEO.height - MARGIN - y) / LETTERS.line;
  const { shown, left: count } = blocksWithin(blocks, room, GAP);
  for (const lines of shown) {
    write(lines, COLOURS.ink, LETTERS.line);
    y += GAP * LETTERS.line;
  }
  if (count > 0) write([more(count)], COLOURS.quiet, LETTERS.line);
};

/** Done once the window can be seen: a browser paints and counts time only then. */
const untilVisible = (): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      done();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/**
 * Runs a recorder of a stream while something plays, and gives what it recorded. Rejects as soon as the recorder or the
 * playing fails; the tracks of the stream are stopped in any case.
 */
export async function recordingOf(
  recorder: MediaRecorder,
  stream: MediaStream,
  play: (isRunning: () => boolean) => Promise<void>,
): Promise<Blob> {
  const parts: Blob[] = [];
  let isRunning = true;
  const ended = new Promise<void>((done, fail) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => done());
    recorder.addEventListener('error', () => fail(new Error('the recorder failed')));
  });
  // Awaited below; where the playing fails first nobody waits for it any more.
  ended.catch(() => undefined);
  const tooSoon = ended.then(() => {
    if (isRunning) throw new Error('the recorder stopped by itself');
  });
  try {
    recorder.start();
    await Promise.race([play(() => isRunning), tooSoon]);
    isRunning = false;
    recorder.stop();
    await ended;
    return new Blob(parts);
  } finally {
    isRunning = false;
    for (const track of stream.getTracks()) track.stop();
  }
}

const newCanvas = (): HTMLCanvasElement => Object.assign(document.createElement('canvas'), VIDEO);

/** What a video is made of. */
export interface VideoOrder {
  readonly frames: readonly FilmFrame[];
  readonly pictures: FilmPictures;
  readonly words: VideoWords;
  /** Told for every turn; false = give up. */
  readonly tell: (done: number) => boolean;
}

/**
 * Records the frames of a film with the browser's own recorder, in the time they take to be watched. Null if it was given
 * up; rejects where the browser fails.
 */
export async function recordVideo({
  frames,
  pictures,
  words,
  tell,
}: VideoOrder): Promise<Uint8Array | null> {
  const [canvas, still] = [newCanvas(), newCanvas()];
  const [screen, context] = [canvas.getContext('2d'), still.getContext('2d')];
  if (screen === null || context === null) throw new Error('no canvas');
  const stream = canvas.captureStream(1000 / BEAT);
  const recorder = new MediaRecorder(stream, { mimeType: TYPE, videoBitsPerSecond: 4_000_000 });
  const map = { width: VIDEO.width - COLUMN - 2 * MARGIN, height: VIDEO.height - 2 * MARGIN };
  const paintFrame = (frame: FilmFrame, list: ReturnType<FilmPictures['of']>): void => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = COLOURS.paper;
    context.fillRect(0, 0, VIDEO.width, VIDEO.height);
    context.translate(MARGIN, MARGIN);
    paintPicture(context, list, pictures, map);
    context.setTransform(1, 0, 0, 1, 0, 0);
    paintColumn(context, frame, words);
  };
  const request = { isWanted: true };
  const recording = await recordingOf(recorder, stream, async (isRunning) => {
    for (const [index, frame] of frames.entries()) {
      request.isWanted = tell(index + 1);
      if (!request.isWanted || !isRunning()) return;
      paintFrame(frame, pictures.of(frame));
      for (let beat = 0; beat < STAY / BEAT && isRunning(); beat += 1) {
        if (document.hidden && recorder.state === 'recording') {
          recorder.pause();
          await untilVisible();
          if (!isRunning()) return;
          recorder.resume();
        }
        screen.drawImage(still, 0, 0);
        await wait(BEAT);
      }
    }
    await wait(STAY / 2);
  });
  return request.isWanted ? new Uint8Array(await recording.arrayBuffer()) : null;
}
