import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showParts } from '../../../app/testing';
import { useView } from '../../../model/state/view';
import type { Language } from '../../../kit/text/words';
import { RulesScreen } from '../RulesScreen';

const open = async (language: Language = 'de') => {
  showParts(<RulesScreen />, language);
  await userEvent.click(screen.getByRole('radio', { name: /Organisation/ }));
  await waitFor(() => expect(document.querySelector('[id="OS-12-05"] summary')).not.toBeNull());
  const clause = document.querySelector<HTMLElement>('[id="OS-12-05"]');
  if (clause === null) throw new Error('no such clause');
  return within(clause);
};

afterEach(() => {
  useView.getState().set({ rule: null });
});

describe('the cases of a clause', () => {
  it('are folded beneath it and unfold by key or click', async () => {
    const clause = await open();
    const summary = clause.getByText(/^Beispiele \(\d+\)$/);
    expect(clause.queryAllByRole('article')).toEqual([]);
    await userEvent.click(summary);
    const count = Number(/\d+/.exec(summary.textContent)?.[0]);
    await waitFor(() => expect(clause.getAllByRole('article')).toHaveLength(count));
  });

  it('state what is given, ordered, rolled and what follows, in words of the language', async () => {
    const clause = await open();
    await userEvent.click(clause.getByText(/^Beispiele/));
    const [first] = await clause.findAllByRole('article');
    expect(first?.querySelector('h5')?.textContent).toMatch(/^Das eine offene Geld stehlen/);
    const row = (name: string) =>
      within(first ?? document.body).getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
    expect(row('Gegeben')).toContain(
      'A: Vorzüge: Militär in R1, Kategorie Militär, Region R1, heil 3; 1 ruhige Einheit in R1',
    );
    expect(row('Befehle von A')).toContain('PLÜNDERE aus r1 B in r2: stehlen');
    expect(row('Es folgt')).toContain('Plündern: 4, 4, 1');
    expect(row('Es folgt')).toContain('A erbeutete');
    expect(row('Es folgt')).toContain('A hat 1 Geld statt 0 Geld');
  });

  it('are rendered in English, too', async () => {
    const clause = await open('en');
    await userEvent.click(clause.getByText(/^Examples/));
    const [first] = await clause.findAllByRole('article');
    expect(first?.querySelector('h5')?.textContent).toMatch(/^Steal the one money/);
    expect(first?.textContent).toContain('Orders of A');
  });
});
