import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreen } from '../../app/testing';
import { storage } from '../storage';
import { example, origin } from '../storage/testing';
import '../map/state';
import { onLeaving } from './leaving';
import { useSession } from './session';
import { useView } from './view';

const session = () => useSession.getState();

afterEach(closeScreen);

describe('leaving a campaign', () => {
  it('is called once when it is closed or another one is opened, and not when it changes; the tool is put away', async () => {
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
    useView.setState({ tool: 'road' });
    await session().open(one);
    await session().close();
    expect(forget).toHaveBeenCalledTimes(2);
    expect(useView.getState().tool).toBe('select');
  });
});
