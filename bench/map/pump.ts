/** Callbacks that wait for the next frame. The bench makes the frames itself, so that all work in them is timed. */
let waiting: FrameRequestCallback[] = [];
let number = 0;

window.requestAnimationFrame = (callback) => {
  waiting.push(callback);
  number += 1;
  return number;
};
window.cancelAnimationFrame = () => undefined;

/** Lets so many frames happen, one after the other. */
export async function pump(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    const now = waiting;
    waiting = [];
    for (const callback of now) callback(performance.now());
    if (frames > 1) await new Promise((done) => setTimeout(done, frames > 20 ? 12 : 0));
  }
  await Promise.resolve();
}
