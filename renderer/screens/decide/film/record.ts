import type { FilmFrame } from '../../../model/film/film';
import type { FilmPictures } from '../../../model/film/picture';
import { paintPicture } from './Picture';

const TYPE = 'video/webm';

/** Pixels: the video, the column with the history on the right, its margin, letters and lines. */
const VIDEO = { width: 1280, height: 720 } as const;
const COLUMN = 380;
const MARGIN = 24;
const LETTERS = { head: 26, text: 17, line: 24 } as const;
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

/** Date and history of a turn in the column on the right, as much as has room. */
const paintColumn = (
  context: CanvasRenderingContext2D,
  { label, captions }: FilmFrame,
  quiet: string,
): void => {
  const left = VIDEO.width - COLUMN;
  context.fillStyle = COLOURS.sheet;
  context.fillRect(left, 0, COLUMN, VIDEO.height);
  context.textAlign = 'left';
  const width = COLUMN - 2 * MARGIN;
  let y: number = MARGIN + LETTERS.head;
  const write = (text: string, font: string, colour: string, height: number): boolean => {
    context.font = font;
    context.fillStyle = colour;
    for (const line of linesOf(context, text, width)) {
      if (y > VIDEO.height - MARGIN) return false;
      context.fillText(line, left + MARGIN, y, width);
      y += height;
    }
    return true;
  };
  write(label, `600 ${String(LETTERS.head)}px ${FAMILY}`, COLOURS.ink, LETTERS.head * 1.25);
  y += LETTERS.line / 2;
  const letters = `400 ${String(LETTERS.text)}px ${FAMILY}`;
  if (captions.length === 0) write(quiet, letters, COLOURS.quiet, LETTERS.line);
  for (const { text } of captions) {
    if (!write(text, letters, COLOURS.ink, LETTERS.line)) return;
    y += LETTERS.line / 3;
  }
};

const newCanvas = (): HTMLCanvasElement => Object.assign(document.createElement('canvas'), VIDEO);

/** What a video is made of. */
export interface VideoOrder {
  readonly frames: readonly FilmFrame[];
  readonly pictures: FilmPictures;
  /** What stands beside a turn in which nothing happened. */
  readonly quiet: string;
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
  quiet,
  tell,
}: VideoOrder): Promise<Uint8Array | null> {
  const [canvas, still] = [newCanvas(), newCanvas()];
  const [screen, context] = [canvas.getContext('2d'), still.getContext('2d')];
  if (screen === null || context === null) throw new Error('no canvas');
  const stream = canvas.captureStream(1000 / BEAT);
  const recorder = new MediaRecorder(stream, { mimeType: TYPE, videoBitsPerSecond: 4_000_000 });
  const parts: Blob[] = [];
  const ended = new Promise<void>((done, fail) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => done());
    recorder.addEventListener('error', () => fail(new Error('the recorder failed')));
  });
  const map = { width: VIDEO.width - COLUMN - 2 * MARGIN, height: VIDEO.height - 2 * MARGIN };
  const paintFrame = (frame: FilmFrame, list: ReturnType<FilmPictures['of']>): void => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = COLOURS.paper;
    context.fillRect(0, 0, VIDEO.width, VIDEO.height);
    context.translate(MARGIN, MARGIN);
    paintPicture(context, list, pictures, map);
    context.setTransform(1, 0, 0, 1, 0, 0);
    paintColumn(context, frame, quiet);
  };
  recorder.start();
  let isWanted = true;
  for (const [index, frame] of frames.entries()) {
    isWanted = tell(index + 1);
    if (!isWanted) break;
    paintFrame(frame, pictures.of(frame));
    for (let beat = 0; beat < STAY / BEAT; beat += 1) {
      screen.drawImage(still, 0, 0);
      await wait(BEAT);
    }
  }
  await wait(STAY / 2);
  recorder.stop();
  await ended;
  for (const track of stream.getTracks()) track.stop();
  return isWanted ? new Uint8Array(await new Blob(parts).arrayBuffer()) : null;
}
