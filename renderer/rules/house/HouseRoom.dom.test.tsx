import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import type { Campaign } from '../../../engine';
import { furnishBrowser, showParts } from '../../app/testing';
import { useSession } from '../../state/session';
import { foundEdition } from './commands';
import { HouseRoom } from './HouseRoom';

furnishBrowser();

const founded = (): Campaign => {
  const campaign = seenlandCampaign();
  const { command } = foundEdition(campaign, 'Seenrecht');
  return 'replace' in command ? command.replace(campaign) : campaign;
};

/** The room with one edition; acts change the campaign at once. */
const open = () => {
  useSession.setState({
    campaign: founded(),
    readOnly: false,
    execute: (command) => {
      const { campaign } = useSession.getState();
      if (campaign !== null && 'replace' in command)
        useSession.setState({ campaign: command.replace(campaign) });
      return Promise.resolve();
    },
  });
  return showParts(<HouseRoom searchRef={createRef()} head={null} />, 'de', 'organisation');
};

const settings = () => Object.values(useSession.getState().campaign?.editions ?? {})[0]?.settings;

const rowOf = (name: RegExp): HTMLElement => screen.getByRole('row', { name });

afterEach(() => {
  cleanup();
  useSession.setState({ campaign: null });
});

describe('the house rules of a game with words of its own', () => {
  it('stand under the chapters of its rules, named, with what the name does not say', () => {
    open();
    expect(screen.getByRole('heading', { level: 3, name: 'Aufruhr' })).toBeTruthy();
    const row = rowOf(/os\.unrest\.bloody/);
    expect(within(row).getByRole('rowheader').textContent).toContain('Blutig beendet heißt');
    expect(row.textContent).toContain('die Einheit stirbt');
    expect(rowOf(/os\.start\.money/).textContent).toContain('In Schritten von 0,5');
  });

  it('takes levels by category in words', async () => {
    open();
    const row = rowOf(/os\.start\.default_levels/);
    await userEvent.click(within(row).getByRole('button', { name: /ändern$/ }));
    const field = within(row).getByRole('textbox');
    expect(field).toHaveProperty('value', 'Handel 2, Infrastruktur 1, Militär 1, Geheimdienst 1');
    await userEvent.clear(field);
    await userEvent.type(field, 'Forschung 3, magie 2{Enter}');
    expect(settings()).toEqual({});
    await userEvent.clear(field);
    await userEvent.type(field, 'Forschung 3, handel 2{Enter}');
    expect(settings()).toEqual({ 'os.start.default_levels': { research: 3, trade: 2 } });
    expect(rowOf(/os\.start\.default_levels/).textContent).toContain('Forschung 3, Handel 2');
  });

  it('shows prices in halves and keeps them whole', async () => {
    open();
    await userEvent.click(
      screen.getByRole('button', { name: 'Tafel öffnen: Preise des Anheuerns' }),
    );
    const sheet = screen.getByRole('region', { name: 'Preise des Anheuerns' });
    const field = within(sheet).getByRole('textbox', { name: '+1, Geld' });
    expect(field).toHaveProperty('value', '1');
    await userEvent.clear(field);
    await userEvent.type(field, '1,25{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('1,25');
    expect(settings()).toEqual({});
    await userEvent.clear(field);
    await userEvent.type(field, '1,5{Enter}');
    expect(settings()).toEqual({ 'table.organisation.hire': { '1': { price: 3 } } });
    const [difference] = screen.getAllByRole('row', { name: /Preise des Anheuerns: \+1, Geld/ });
    expect(difference?.textContent).toContain('11,5');
  });
});
