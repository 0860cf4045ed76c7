import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../../../assets/examples/achtvoelker';
import { spielthread } from '../../../../../assets/examples/achtvoelker/post';
import { closeScreen, openCampaign } from '../../../../app/testing';
import { useSession } from '../../../../model/state/session';
import { useTurnView } from '../../../../model/turn/turn-view';
import { openTurn } from '../../../decide/testing';

const paste = (text: string) =>
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } });

const posts = () =>
  within(screen.getByRole('grid', { name: 'Beiträge' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

const filter = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const choose = async (words: RegExp) => {
  const row = within(screen.getByRole('grid', { name: 'Beiträge' })).getByRole('row', {
    name: words,
  });
  await userEvent.click(row);
};
const votes = () =>
  within(screen.getByRole('table', { name: 'So steht die Abstimmung' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim()));

const openThread = async () => {
  await openTurn({ turnStep: 'inbox' }, achtvoelkerCampaign());
  paste(spielthread);
  await screen.findByRole('grid', { name: 'Beiträge' });
};
afterEach(closeScreen);

describe('a thread in the mailbox', () => {
  beforeEach(openThread);

  it('lists what is to do, what came too late, and the votes so far', async () => {
    expect(posts()).toHaveLength(9);
    expect(votes()).toContainEqual(['Orange', 'Grün', '4']);
    await filter(/zu spät/);
    expect(posts()).toEqual([expect.stringContaining('22:00:00')]);
    expect(screen.getByText(/kam nach der Frist.*Tag 5/)).toBeTruthy();
    await filter(/^alle \(/);
    expect(posts()).toHaveLength(11);
  });

  it('files all that is clear with its authors in one command, with the time of each post', async () => {
    const before = useSession.getState().journal.length;
    await userEvent.click(screen.getByRole('button', { name: /Alle \d+ eindeutigen übernehmen/ }));
    await waitFor(() => expect(openCampaign().sheets['blau']?.text).toContain('stimme für Orange'));
    expect(useSession.getState().journal).toHaveLength(before + 1);
    expect(openCampaign().sheets['weiss']?.text).toMatch(
      /Meine Stimme geht an Violett[\s\S]*Ich ziehe meine Stimme zurück/,
    );
    const taken = Object.values(openCampaign().inbox).filter(({ post }) => post !== undefined);
    expect(
      taken.map(({ sender, receivedAt }) => [sender, receivedAt.slice(11, 19)]),
    ).toContainEqual(['Käsekuchen', '20:59:59']);
    expect(
      taken.every(({ status, enclosedIn }) => status === 'filed' && enclosedIn !== undefined),
    ).toBe(true);
  });

  it('states what is refused and why, and asks once who somebody is', async () => {
    await choose(/Stimme: Braun/);
    expect(screen.getByText(/Braun.*sich selbst|eigene Nation|selbst/)).toBeTruthy();
    await choose(/Zaungast/);
    await userEvent.click(screen.getByRole('button', { name: 'Wer ist „Zaungast“?' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'spielt nicht mit' }));
    await waitFor(() => expect(posts().join()).not.toContain('Zaungast'));
    expect(Object.values(openCampaign().world.people).some(({ name }) => name === 'Zaungast')).toBe(
      true,
    );
  });

  it('admits what came late with a reason, which the journal holds', async () => {
    await filter(/zu spät/);
    await userEvent.type(screen.getByRole('textbox', { name: /Grund/ }), 'Zug hatte Verspätung');
    await userEvent.click(screen.getByRole('button', { name: 'Für Rot trotzdem zulassen' }));
    await waitFor(() => expect(openCampaign().sheets['rot']?.text).toContain('Stimme: Orange'));
    const item = Object.values(openCampaign().inbox).find(({ admitted }) => admitted !== undefined);
    expect(item?.admitted).toBe('Zug hatte Verspätung');
    expect(JSON.stringify(useSession.getState().journal.at(-1))).toContain('Zug hatte Verspätung');
  });

  it('is walked by arrow keys, and taken by Enter', async () => {
    const list = screen.getByRole('grid', { name: 'Beiträge' });
    list.focus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('region', { name: 'Gewählter Beitrag' }).textContent).toContain(
      'Käsekuchen',
    );
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(openCampaign().sheets['gelb']?.text).toContain('Stimme: Orange'));
  });
});

describe('the clock of the round', () => {
  beforeEach(openThread);

  it('names both rounds, moves this deadline and stands still when asked to', async () => {
    const clock = within(screen.getByRole('group', { name: 'Uhr der Runde' }));
    expect(clock.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Tag 4.*07\.02\. 22:00/),
      expect.stringMatching(/Tag 5.*08\.02\. 16:00/),
    ]);
    expect(clock.getByRole('timer').textContent).toBe('Frist vorbei');
    fireEvent.change(clock.getByLabelText('Diese Frist verlegen'), {
      target: { value: '2003-02-07T22:30' },
    });
    fireEvent.blur(clock.getByLabelText('Diese Frist verlegen'));
    await waitFor(() => expect(openCampaign().deadline).toBe('2003-02-07T21:30:00.000Z'));
    await screen.findByText(/zu spät \(0\)/);
    await userEvent.click(clock.getByRole('button', { name: 'Uhr anhalten' }));
    await waitFor(() => expect(openCampaign().world.clock.wall?.pausedAt).toBeDefined());
    expect(clock.getByRole('timer').textContent).toBe('angehalten');
    await userEvent.click(clock.getByRole('button', { name: 'Uhr weiterlaufen lassen' }));
    await waitFor(() => expect(openCampaign().world.clock.wall?.pausedAt).toBeUndefined());
  });
});

describe('what came late', () => {
  const letter = 'Armee 1 hält\n\nGruß\nFrau Holle';
  const late = async (settings: Readonly<Record<string, boolean>> = {}) => {
    const campaign = achtvoelkerCampaign();
    await openTurn(
      { turnStep: 'inbox' },
      { ...campaign, sheets: {}, settings: { ...campaign.settings, ...settings } },
    );
    paste(letter);
    await screen.findByText(/kam nach der Frist und zählt nicht für diese Runde/);
    await userEvent.click(screen.getByRole('button', { name: /^Ablegen bei/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Weiß' }));
  };

  it('is filed with a reason alone, which the document holds', async () => {
    await late();
    expect(openCampaign().sheets['weiss']).toBeUndefined();
    await userEvent.type(await screen.findByLabelText(/Grund/), 'Strom weg');
    await userEvent.click(screen.getByRole('button', { name: 'Für Weiß trotzdem zulassen' }));
    await waitFor(() => expect(openCampaign().sheets['weiss']?.text).toBe(letter));
    expect(Object.values(openCampaign().inbox).map(({ admitted }) => admitted)).toContain(
      'Strom weg',
    );
  });

  it('is not filed at all where the house rules forbid it', async () => {
    await late({ 'tm.orders.late_by_gm': false });
    expect(screen.getByText(/zählt Verspätetes nie/)).toBeTruthy();
    expect(screen.queryByLabelText(/Grund/)).toBeNull();
    expect(openCampaign().sheets['weiss']).toBeUndefined();
  });
});

describe('the end of a round', () => {
  it('shows the outcome by itself where that is wanted, and applies nothing', async () => {
    const campaign = achtvoelkerCampaign();
    const settings = { ...campaign.settings, 'tm.clock.auto_resolve': true };
    const deadline = new Date(Date.now() + 1500).toISOString();
    await openTurn({ turnStep: 'inbox' }, { ...campaign, settings, deadline });
    await waitFor(() => expect(useTurnView.getState().turnStep).toBe('run'), { timeout: 5000 });
    expect(openCampaign().world.clock.turn).toBe(campaign.world.clock.turn);
  });
});
