import { describe, expect, it } from 'vitest';
import { createQueue, type QueueState } from './queue';

const recorded = () => {
  const states: QueueState<string>[] = [];
  const queue = createQueue<string>((state) => states.push(state), String);
  return { states, queue };
};

describe('the queue of commits', () => {
  it('carries out jobs one after the other, whatever time each takes', async () => {
    const { queue } = recorded();
    const done: number[] = [];
    const job = (number: number, ticks: number) => async () => {
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      done.push(number);
    };
    await Promise.all([queue.push(job(1, 9)), queue.push(job(2, 1)), queue.push(job(3, 4))]);
    expect(done).toEqual([1, 2, 3]);
  });

  it('stops at a job that fails, and goes on with that one on retry', async () => {
    const { states, queue } = recorded();
    const done: string[] = [];
    let isFull = true;
    const first = queue.push(() => {
      if (isFull) return Promise.reject(new Error('full'));
      done.push('first');
      return Promise.resolve();
    });
    const second = queue.push(() => Promise.resolve(void done.push('second')));
    await Promise.resolve();
    await Promise.resolve();
    expect(states.at(-1)).toEqual({ kind: 'failed', failure: 'Error: full' });
    expect(done).toEqual([]);
    isFull = false;
    queue.retry();
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
    await queue.idle();
    expect(states.at(-1)).toEqual({ kind: 'idle' });
  });

  it('is idle at once when what is left is given up', async () => {
    const { queue } = recorded();
    void queue.push(() => Promise.reject(new Error('full')));
    await Promise.resolve();
    const idle = queue.idle();
    queue.drop();
    await expect(idle).resolves.toBeUndefined();
  });
});
