import { expect, it, vi } from 'vitest';
import { blocksWithin, recordingOf } from './record';

const blocks = (...heights: readonly number[]): readonly (readonly string[])[] =>
  heights.map((height, block) =>
    Array.from({ length: height }, (_, line) => `${String(block)}.${String(line)}`),
  );

it.each([
  ['all that fit', [2, 1], 4, 2, 0],
  ['none where there are none', [], 4, 0, 0],
  ['as many as leave a line to tell of the others', [2, 1, 1], 4.5, 1, 2],
  ['the start of a first one that is too long, and tells of the others', [9, 1], 5, 1, 1],
  ['the start of a single one that is too long', [9], 5, 1, 0],
])('a video shows of its captions %s', (_, heights, room, shown, left) => {
  const given = blocks(...heights);
  const found = blocksWithin(given, room, 0.5);
  expect([found.shown.length, found.left]).toEqual([shown, left]);
  const lines = found.shown.flat().length + 0.5 * Math.max(0, shown - 1) + (left > 0 ? 1.5 : 0);
  expect(lines).toBeLessThanOrEqual(room);
  const isCut = found.shown[0]?.length !== given[0]?.length;
  expect(found.shown.flat().at(-1)?.endsWith('…') ?? false).toBe(isCut);
});

/** A recorder of the browser as far as it is used: it can fail or end at any time. */
const recorderOf = () => {
  const events = new EventTarget();
  const stopTrack = vi.fn<() => void>();
  const state = { state: 'inactive' };
  const tell = (type: string, data?: Blob) =>
    events.dispatchEvent(Object.assign(new Event(type), { data }));
  const stop = (): void => {
    if (state.state === 'inactive') throw new DOMException('inactive', 'InvalidStateError');
    state.state = 'inactive';
    tell('dataavailable', new Blob(['film']));
    tell('stop');
  };
  const recorder = Object.assign(state, {
    addEventListener: events.addEventListener.bind(events),
    start: () => {
      state.state = 'recording';
    },
    stop,
  }) as unknown as MediaRecorder;
  const stream = { getTracks: () => [{ stop: stopTrack }] } as unknown as MediaStream;
  const fail = (): void => {
    state.state = 'inactive';
    tell('error');
    tell('stop');
  };
  return { recorder, stream, stopTrack, fail, stop };
};

const never = (): Promise<void> => Promise.race([]);

it('a recording is what was recorded while something played, and its tracks are stopped', async () => {
  const { recorder, stream, stopTrack } = recorderOf();
  const recording = await recordingOf(recorder, stream, () => Promise.resolve());
  expect(await recording.text()).toBe('film');
  expect(stopTrack).toHaveBeenCalledOnce();
});

it.each([
  [
    'the recorder fails',
    'the recorder failed',
    ({ fail }: ReturnType<typeof recorderOf>) => fail(),
  ],
  [
    'the recorder stops by itself',
    'stopped by itself',
    ({ stop }: ReturnType<typeof recorderOf>) => stop(),
  ],
])('a recording ends at once where %s, with its tracks stopped', async (_, message, end) => {
  const made = recorderOf();
  let isRunning: () => boolean = () => true;
  const recording = recordingOf(made.recorder, made.stream, (running) => {
    isRunning = running;
    queueMicrotask(() => end(made));
    return never();
  });
  await expect(recording).rejects.toThrow(message);
  expect(isRunning()).toBe(false);
  expect(made.stopTrack).toHaveBeenCalledOnce();
});

it('a recording ends where the playing fails, with its tracks stopped', async () => {
  const { recorder, stream, stopTrack } = recorderOf();
  const playing = () => Promise.reject(new Error('no canvas'));
  await expect(recordingOf(recorder, stream, playing)).rejects.toThrow('no canvas');
  expect(stopTrack).toHaveBeenCalledOnce();
});
