import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAYED } from './testing';
import { useChosen } from './use-chosen';
import { subjectsOf, writerOf } from './writer';

const { system, snapshots } = PLAYED.find(({ game }) => game === 'waben') ?? expect.fail();
const snapshot = snapshots.find(({ party }) => party.key === 'tha') ?? expect.fail();
const writer = writerOf(snapshot, system);
const unit = subjectsOf(writer).find(({ key }) => key.endsWith('101')) ?? expect.fail();

const chosen = () => {
  const { result, rerender } = renderHook(({ text }) => useChosen(writer, snapshot, text), {
    initialProps: { text: '' },
  });
  act(() => result.current.choose(unit));
  return { result, write: (text: string) => rerender({ text }) };
};

// A search of ways ends when its time is over: here no time passes, so that a busy computer finds the same ways.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is chosen on the page of a player', () => {
  it('is a way as near as the rules let it and the field before which it ends, until another code is chosen', () => {
    const { result } = chosen();
    act(() => result.current.chooseCell('210/22'));
    expect(result.current).toMatchObject({ beyond: null, place: '210/22' });
    act(() => result.current.chooseCell('002/23'));
    expect(result.current.beyond).toBe('002/23');
    expect(result.current.drawing?.reading.figures?.lawful.steps).toBe(
      result.current.way.length - 1,
    );
    act(() => result.current.chooseCode('KAE'));
    expect(result.current.beyond).toBeNull();
  });

  it('is where the way ends, also after a step was taken back', () => {
    const { result } = chosen();
    act(() => result.current.chooseCell('210/20'));
    act(() => result.current.chooseCell('210/21'));
    act(() => result.current.back());
    expect(result.current).toMatchObject({ way: ['210/19', '210/20'], place: '210/20' });
  });

  it('has steps that are read again once the letter is left alone', async () => {
    const { result, write } = chosen();
    const { steps, drawing } = result.current;
    expect(steps).toHaveLength(6);
    write('Hallo');
    expect(result.current.drawing).not.toBe(drawing);
    expect(result.current.steps).toBe(steps);
    await waitFor(() => expect(result.current.steps).not.toBe(steps));
    expect(result.current.isLate).toBe(false);
  });
});
