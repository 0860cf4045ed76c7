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

  it('tries again by itself, and stays failed until a job is done', async () => {
    const states: QueueState<string>[] = [];
    const queue = createQueue<string>((state) => states.push(state), String, 1);
    let attempts = 0;
    const job = () => ((attempts += 1) < 4 ? Promise.reject(new Error('full')) : Promise.resolve());
    await queue.push(job);
    expect(attempts).toBe(4);
    expect(states.map(({ kind }) => kind)).toEqual([
      'working',
      'failed',
      'failed',
      'failed',
      'working',
      'idle',
    ]);
  });

  it('tries with every new job what could not be done before it', async () => {
    const { queue } = recorded();
    const done: string[] = [];
    let isFull = true;
    const first = queue.push(() => {
      if (isFull) return Promise.reject(new Error('full'));
      done.push('first');
      return Promise.resolve();
    });
    await Promise.resolve();
    await Promise.resolve();
    isFull = false;
    await Promise.all([first, queue.push(() => Promise.resolve(void done.push('second')))]);
    expect(done).toEqual(['first', 'second']);
  });

  it('loses no job that comes in while the last one ends', async () => {
    const { queue } = recorded();
    let count = 0;
    const chain = async (left: number): Promise<void> => {
      await queue.push(() => Promise.resolve(void (count += 1)));
      for (let tick = 0; tick < left % 7; tick += 1) await Promise.resolve();
      if (left > 0) await chain(left - 1);
    };
    await Promise.all([chain(40), chain(41), chain(42)]);
    expect(count).toBe(126);
  });

  it('finishes the current job when the rest is given up', async () => {
    const { queue } = recorded();
    const done: string[] = [];
    let end: () => void = () => undefined;
    void queue.push(async () => {
      await new Promise<void>((finish) => {
        end = finish;
      });
      done.push('under way');
    });
    void queue.push(() => Promise.resolve(void done.push('given up')));
    queue.drop();
    const idle = queue.idle();
    end();
    await idle;
    expect(done).toEqual(['under way']);
  });
});
