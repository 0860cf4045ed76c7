import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { applyTurn, type Campaign, systems, turnInputOf } from '../../../../engine';
import { appliedSeenland } from '../../../../engine/testing/seenland';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import { useTurnView } from '../../../model/turn/turn-view';
import { openTurn, withLetter } from '../testing';
import { useArchive } from '../../../model/turn/archive/archive-store';

const open: Campaign = {
  ...withLetter(),
  rulings: {
    'march/tha:101/1/cost': { key: 'march/tha:101/1/cost', value: 7, reason: 'Nebel im Tal' },
  },
};

const booked = (): Campaign => {
  const proposal = systems[open.system]?.adjudicate(turnInputOf(open));
  if (proposal === undefined) throw new Error('the month was not computed');
  return applyTurn(open, proposal, '2026-02-01T12:00:00Z');
};

const enter = (stored: Campaign, turnStep: 'archive' | 'close') => {
  useArchive.setState({ turn: null, tab: 'letters', party: null });
  return openTurn({ turnStep }, stored);
};

afterEach(closeScreen);

const past = () => screen.getByRole('region', { name: 'Zug 58, Falkenmond 419' });

describe('an archived month', () => {
  it('has the letter as it arrived, and names who sent none', async () => {
    await enter(booked(), 'archive');
    const realm = within(past()).getByRole('region', { name: 'Reich Tharos' });
    expect(realm.textContent).toContain('einladen nach 302');
    expect(within(past()).getAllByText(/Kein Brief/).length).toBeGreaterThan(0);
  });

  it('has its rulings with their reasons', async () => {
    const user = await enter(booked(), 'archive');
    await user.click(screen.getByRole('radio', { name: 'Entscheidungen' }));
    expect(past().textContent).toContain('Nebel im Tal');
  });

  it('opens every figure, and lets none be changed', async () => {
    const user = await enter(booked(), 'archive');
    await user.click(screen.getByRole('radio', { name: 'Bilanzen' }));
    await user.click(screen.getByRole('button', { name: /^Neuer Bestand des Reichs Tharos: / }));
    const derivation = await screen.findByRole('dialog');
    expect(within(derivation).queryByRole('button', { name: 'Von Hand ändern' })).toBeNull();
  });

  it('has cards whose dice are looked at and whose figures open, and nothing to decide on them', async () => {
    const user = await enter(appliedSeenland(), 'archive');
    await user.click(screen.getByRole('radio', { name: 'Ereignisse' }));
    const [month] = screen.getAllByRole('list', { name: 'Ereignisse' });
    if (month === undefined) throw new Error('no events');
    expect(month.textContent).toContain(
      'Sabotage von Küste aus, Ziel: Waldbund in Marsch, Stufe 2.',
    );
    expect(within(month).getAllByRole('img', { name: 'Gewürfelt: 4, 5, 1' })).toHaveLength(1);
    const [figure] = within(month).getAllByRole('button', { name: /^Erfolge: / });
    if (figure === undefined) throw new Error('no figure');
    await user.click(figure);
    const derivation = await screen.findByRole('dialog');
    expect(within(derivation).queryByRole('button', { name: 'Von Hand ändern' })).toBeNull();
    expect(within(month).queryAllByRole('radio')).toEqual([]);
    expect(within(month).queryAllByRole('textbox')).toEqual([]);
  });

  it('records who has his turn report, as one step of undo', async () => {
    const user = await enter(booked(), 'archive');
    await user.click(screen.getByRole('radio', { name: 'Auswertungen' }));
    const name = 'Auswertung des Reichs Tharos als verschickt vermerken';
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() =>
      expect(Object.keys(openCampaign().archive[58]?.sent ?? {})).toEqual(['tha']),
    );
    await act(() => useSession.getState().undo());
    expect(openCampaign().archive[58]?.sent).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Alle als verschickt vermerken' }));
    await waitFor(() =>
      expect(Object.keys(openCampaign().archive[58]?.sent ?? {}).length).toBeGreaterThan(1),
    );
  });

  it('of an older program is computed again from what was stored', async () => {
    const stored = booked();
    const { results, ...rest } = stored.archive[58] ?? { results: '' };
    expect(results).not.toBe('');
    const user = await enter(
      { ...stored, archive: { 58: rest as Campaign['archive'][number] } },
      'archive',
    );
    await user.click(screen.getByRole('radio', { name: 'Kämpfe' }));
    await user.click(screen.getByRole('button', { name: 'Noch einmal rechnen' }));
    await screen.findByRole('article', { name: 'Angriff vom Wasser in 001/01' });
    expect(past().textContent).toContain('nicht gespeichert');
    expect(openCampaign().archive[58]?.results).toBeUndefined();
  });

  it('that can no longer be computed is marked so', async () => {
    const stored = booked();
    const { results, start, ...rest } = stored.archive[58] ?? { results: '', start: undefined };
    expect([results, start]).not.toContain(undefined);
    const user = await enter(
      { ...stored, archive: { 58: rest as Campaign['archive'][number] } },
      'archive',
    );
    await user.click(screen.getByRole('radio', { name: 'Ereignisse' }));
    expect(screen.queryByRole('button', { name: 'Noch einmal rechnen' })).toBeNull();
    expect(past().textContent).toContain('Neu rechnen lässt sich nur');
  });

  it('is not there yet: states when it will be', async () => {
    await enter(open, 'archive');
    expect(screen.getByText('Noch ist kein Monat vorbei')).toBeDefined();
  });
});

describe('closing a month', () => {
  it('leads from what is open to where it is settled', async () => {
    const user = await enter(open, 'close');
    const list = screen.getByRole('region', { name: 'Noch offen' });
    await user.click(within(list).getByRole('button', { name: 'Königreich Valdrun' }));
    expect(useTurnView.getState()).toMatchObject({ turnStep: 'orders', party: 'val' });
  });

  it('waits for the run, and is done by Ctrl+Enter in spite of what is open', async () => {
    const user = await enter(open, 'close');
    const apply = screen.getByRole('button', { name: /^Zug beenden/ });
    expect(apply.hasAttribute('disabled')).toBe(true);
    // At once: a moment later the run that starts by itself may be there.
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    expect(openCampaign().world.clock.turn).toBe(58);
    await user.keyboard('{F5}');
    await waitFor(() => expect(apply.hasAttribute('disabled')).toBe(false));
    expect(screen.getByText(/Reich Tharos 202/)).toBeDefined();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(openCampaign().world.clock.turn).toBe(59));
    expect(await screen.findByText('Zug 58 ist beendet.')).toBeDefined();
    expect(Object.keys(openCampaign().archive[58]?.figures ?? {})).toContain('tha');
  });
});
