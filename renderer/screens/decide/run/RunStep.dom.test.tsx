import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { systems } from '../../../../engine';
import { closeScreen } from '../../../app/testing';
import { wordsOf } from '../../../kit/text/words';
import { useTurnView } from '../../../model/turn/turn-view';
import { sitDownAt } from '../testing';
import { useRun } from './run-store';

afterEach(closeScreen);

const results = (phase: string) => screen.findByRole('region', { name: `Ergebnisse: ${phase}` });
const map = () => screen.getByLabelText('Karte mit allen Zügen');

describe('the run of a month', () => {
  it('shows what to do where nothing is computed, and F5 does it', async () => {
    await sitDownAt('run', tharosCampaign());
    screen.getByText('Noch kein Lauf');
    await userEvent.setup().keyboard('{F5}');
    await screen.findByRole('tablist', { name: 'Schritte der Rechnung' });
  });

  it('lists every phase with what it brought; arrows go from one to the next', async () => {
    await sitDownAt('run');
    const user = userEvent.setup();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toHaveLength(systems['waben']?.phases.length ?? 0);
    const march = screen.getByRole('tab', { name: /Marsch und Kampf 1 Kampf, \d+ Ereignisse/ });
    expect(march.getAttribute('aria-selected')).toBe('true');
    await user.click(march);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const books = await results('Bücher schließen');
    expect(within(books).getAllByRole('button', { name: /^Buchung: / }).length).toBeGreaterThan(5);
  });

  it('moves slider and map to an event, which lights up', async () => {
    await sitDownAt('run');
    const user = userEvent.setup();
    const march = await results('Marsch und Kampf');
    const event = within(march).getByRole('button', { name: /001\/01 Kampf zwischen/ });
    await user.click(event);
    expect(useTurnView.getState()).toMatchObject({ place: '001/01', time: 0.4 });
    expect(event.closest('[data-lit]')).not.toBeNull();
    expect(map().dataset['marked']).toContain('002/44');
    expect(map().querySelectorAll('[aria-current="true"]').length).toBeGreaterThan(5);
  });

  it('steps from event to event and plays by keys, stopping at the end of the turn', async () => {
    await sitDownAt('run');
    const user = userEvent.setup();
    await waitFor(() => expect(useTurnView.getState().time).toBe(0));
    await user.keyboard('..');
    const { time } = useTurnView.getState();
    expect(time).toBeGreaterThan(0);
    await user.keyboard(',');
    expect(useTurnView.getState().time).toBeLessThan(time ?? 0);
    await user.keyboard(' ');
    expect(useRun.getState().isPlaying).toBe(true);
    screen.getByRole('button', { name: 'Anhalten' });
    await user.keyboard(' ');
    expect(useRun.getState().isPlaying).toBe(false);
  });

  it('shows what concerns one realm alone', async () => {
    await sitDownAt('run');
    const march = await results('Marsch und Kampf');
    const all = within(march).getAllByRole('button').length;
    act(() => useRun.getState().set({ party: 'val' }));
    await waitFor(() => expect(within(march).getAllByRole('button').length).toBeLessThan(all));
  });

  it('leads from a fight to its card', async () => {
    await sitDownAt('run');
    const march = await results('Marsch und Kampf');
    const [first] = within(march).getAllByRole('button', { name: 'Zum Fall' });
    if (first === undefined) throw new Error('no way to the card');
    await userEvent.setup().click(first);
    await screen.findByRole('article', { name: 'Angriff vom Wasser in Seegard' });
  });
});

describe('the phases of a run', () => {
  it('have a text in both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const words = wordsOf(language);
      for (const phase of systems['waben']?.phases ?? []) {
        expect(words(`decide:run.phase.${phase}`)).not.toContain('run.phase');
      }
    }
  });
});
