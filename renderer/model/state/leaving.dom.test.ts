import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreen } from '../../app/testing';
import { storage } from '../storage';
import { example, origin } from '../storage/testing';
import { onLeaving } from './leaving';
import { useSession } from './session';

const session = () => useSession.getState();

afterEach(closeScreen);

describe('leaving a campaign', () => {
  it('is told once when it is closed or another one is opened, and not when it changes', async () => {
    const forget = vi.fn();
    const end = onLeaving(forget);
    const one = await storage.create(example(), origin);
    const other = await storage.create(example(), origin);
    await session().open(one);
    await session().execute({
      name: 'map:command.paint',
      about: {},
      change: (draft) => {
        draft.name = 'Anders';
      },
    });
    expect(forget).not.toHaveBeenCalled();
    await session().open(other);
    expect(forget).toHaveBeenCalledTimes(1);
    await session().close();
    expect(forget).toHaveBeenCalledTimes(2);
    end();
    await session().open(one);
    await session().close();
    expect(forget).toHaveBeenCalledTimes(2);
  });
});
