import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { systems } from '../../../engine';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { showParts } from '../../app/testing';
import { useView } from '../../model/state/view';
import { showRule } from '../../model/state/jump';
import { useSession } from '../../model/state/session';
import { RulesScreen } from './RulesScreen';

const open = () => showParts(<RulesScreen />);

const shownClauses = (): readonly string[] =>
  [...document.querySelectorAll('dl > div')].map(({ id }) => id);

const clausesOf = (game: string): readonly string[] => systems[game]?.register.clauses ?? [];

afterEach(() => {
  useSession.setState({ campaign: null });
  useView.getState().set({ rule: null });
});

describe('the rules screen', () => {
  it('shows every clause under its chapter and section', () => {
    open();
    expect(shownClauses()).toEqual(clausesOf('waben'));
    expect(screen.getByRole('heading', { level: 3, name: '5 Einheiten und Wege' })).toBeTruthy();
    const section = screen.getByRole('region', { name: '7.2 Kampf zwischen Heeren' });
    expect(section.querySelector('[id="WW-7.2-14"] dt')?.textContent).toBe('AusfallWW-7.2-14');
  });

  it('shows only what a search finds, and everything again when a clause is asked for', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox'), '7.2-14');
    expect(shownClauses()).toEqual(['WW-7.2-14']);
    act(() => showRule('WW-5.3-07'));
    expect(shownClauses()).toEqual(clausesOf('waben'));
    expect(document.activeElement?.id).toBe('WW-5.3-07');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('shows the rules of any game while no world is open', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Organisationsspiel' }));
    expect(shownClauses()).toEqual(clausesOf('organisation'));
    expect(screen.getByRole('heading', { level: 3, name: '2 Bevölkerung' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '5.1 Handel' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(19);
  });

  it('shows the tables of a clause beneath it, and what of them a house rule changes', () => {
    const campaign = tharosCampaign();
    const [table] = systems['waben']?.tables.filter(({ id }) => id === 'stepCost') ?? [];
    const [row = ''] = table?.rows ?? [];
    const [column = ''] = table?.columns ?? [];
    const setting = { 'table.stepCost': { [row]: { [column]: 77 } } };
    useSession.setState({
      campaign: { ...campaign, settings: { ...campaign.settings, ...setting } },
    });
    open();
    const clause = document.querySelector(`[id="${String(table?.clause)}"]`);
    const summary = [...(clause?.querySelectorAll('summary') ?? [])].find(
      ({ textContent }) => textContent === 'Tafel: Bewegungspunkte je Schwierigkeit',
    );
    const changed = summary?.closest('details')?.querySelectorAll<HTMLElement>('[data-house]');
    expect([...(changed ?? [])].map(({ textContent, title }) => [textContent, title])).toEqual([
      ['77', `im Heft ${String(table?.cells[row]?.[column])}`],
    ]);
  });

  it('opens the page of a clause, in upper or lower case', () => {
    open();
    act(() => showRule('OS-13-08'));
    expect(shownClauses()).toEqual(clausesOf('organisation'));
    expect(document.activeElement?.id).toBe('OS-13-08');
    act(() => showRule('WW-5.3-07'));
    expect(shownClauses()).toEqual(clausesOf('waben'));
    expect(document.activeElement?.id).toBe('WW-5.3-07');
  });

  it('shows the rules of the open world and leaves the choice away, but not the way back', async () => {
    useSession.setState({ campaign: { ...tharosCampaign(), system: 'organisation' } });
    open();
    expect(shownClauses()).toEqual(clausesOf('organisation'));
    expect(screen.queryByRole('radio', { name: 'Welt der Waben' })).toBeNull();
    act(() => showRule('WW-5.3-07'));
    expect(shownClauses()).toEqual(clausesOf('waben'));
    await userEvent.click(screen.getByRole('radio', { name: 'Organisationsspiel' }));
    expect(shownClauses()).toEqual(clausesOf('organisation'));
  });
});
