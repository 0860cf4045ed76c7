// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { wabenData } from '../../engine';
import { useDesk } from '../state/desk';
import { showRule } from '../state/jump';
import { createTexts } from '../text/words';
import { RulesRoom } from './RulesRoom';

/** The test's page has no layout: nothing has to be brought into view. */
Element.prototype.scrollIntoView = () => undefined;

const open = () =>
  render(
    <I18nextProvider i18n={createTexts('de')}>
      <RulesRoom />
    </I18nextProvider>,
  );

const shownClauses = (): readonly string[] =>
  [...document.querySelectorAll('dl > div')].map(({ id }) => id);

afterEach(() => {
  cleanup();
  useDesk.getState().set({ rule: null });
});

describe('the rules room', () => {
  it('shows every clause under its chapter and section', () => {
    open();
    expect(shownClauses()).toEqual(wabenData.CLAUSES);
    expect(screen.getByRole('heading', { level: 3, name: '5 Einheiten und Wege' })).toBeTruthy();
    const section = screen.getByRole('region', { name: '7.2 Kampf zwischen Heeren' });
    expect(section.querySelector('[id="WW-7.2-14"] dt')?.textContent).toBe('AusfallWW-7.2-14');
  });

  it('shows only what a search finds, and everything again when a clause is asked for', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox'), '7.2-14');
    expect(shownClauses()).toEqual(['WW-7.2-14']);
    act(() => showRule('WW-5.3-07'));
    expect(shownClauses()).toEqual(wabenData.CLAUSES);
    expect(document.activeElement?.id).toBe('WW-5.3-07');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });
});
