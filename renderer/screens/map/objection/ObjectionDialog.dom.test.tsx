import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tinyCampaignOf, at, mapOf, uniform } from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { useMapScreen } from '../../../model/map/state';
import { drive } from '../testing/driver';
import { toolOf } from '../../../model/map/tools';
import { ObjectionDialog } from './ObjectionDialog';

/** Lowland with two mountains side by side: a road over them is refused at both ends. */
const campaign = tinyCampaignOf({
  map: mapOf({
    ...uniform('210', 0, 0),
    terrain: Array.from({ length: 48 }, (_, index) => ([18, 19].includes(index) ? 'b' : 't')),
  }),
});

const done: string[] = [];

const object = (
  id: 'road' | 'settlement',
  action: (pointer: ReturnType<typeof drive>) => unknown,
) => {
  const pointer = drive(toolOf(id), campaign, { pen: { party: 'tha', settlementType: 'met' } });
  action(pointer);
  const insist = pointer.acts().find(({ kind }) => kind === 'insist');
  if (insist?.kind !== 'insist') throw new Error('the rules were to object');
  useMapScreen.getState().set({ objection: insist, editing: null });
  showParts(<ObjectionDialog />);
};

const overTheMountains = () =>
  object('road', (pointer) => pointer.press(at('210/17')).dragTo(at('210/22')).release());

beforeEach(() => {
  done.length = 0;
  useSession.setState({
    campaign,
    execute: ({ about }) => {
      done.push(String(about['count'] ?? about['field']));
      return Promise.resolve();
    },
  });
});

describe('what the rules object to', () => {
  it('is shown once per kind, in words, with the clause to open and how often', async () => {
    overTheMountains();
    const list = screen.getByRole('list', { name: 'Einwände' });
    expect(list.children).toHaveLength(1);
    expect(list.textContent).toContain('210/18');
    expect(list.textContent).toContain('2-mal auf diesem Weg');
    await userEvent.click(screen.getByRole('button', { name: 'WW-4.3-07' }));
    await vi.waitFor(() => expect(list.textContent.length).toBeGreaterThan(200));
  });

  it.each([
    ['Trotzdem bauen', ['5']],
    ['Nur Erlaubtes bauen', ['3']],
    ['Nicht bauen', []],
  ])('„%s“ builds that many steps', async (name, steps) => {
    overTheMountains();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(done).toEqual(steps);
    expect(useMapScreen.getState().objection).toBeNull();
  });

  it('Escape lets it be', async () => {
    overTheMountains();
    await userEvent.keyboard('{Escape}');
    expect(done).toEqual([]);
    expect(useMapScreen.getState().objection).toBeNull();
  });

  it('offers no lawful part of a single thing, and opens the form of a settlement that stands', async () => {
    object('settlement', (pointer) => pointer.click(at('210/01')));
    expect(screen.queryByRole('button', { name: 'Nur Erlaubtes bauen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Trotzdem bauen' }));
    expect(done).toEqual(['210/01']);
    expect(useView.getState().field).toBe('210/01');
    expect(useMapScreen.getState().editing).toEqual({
      kind: 'edit',
      what: 'settlement',
      field: '210/01',
    });
  });
});
