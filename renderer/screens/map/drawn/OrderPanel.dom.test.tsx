import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import {
  type Campaign,
  correctedText,
  fileDocuments,
  latticeOf,
  receiveDocuments,
  sheetsOf,
} from '../../../../engine';
import { at } from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import { useMapScreen } from '../../../model/map/state';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';
import { OrderPanel } from './OrderPanel';
import { Steps } from './Steps';

const start = tharosCampaign();
const { turn } = start.world.clock;
const user = userEvent.setup();
let campaign: Campaign;

const open = (letters: Readonly<Record<string, string>>, ...path: readonly string[]): void => {
  campaign = { ...start, sheets: sheetsOf(letters, turn) };
  useSession.setState({
    campaign,
    lattice: latticeOf(campaign.world.map),
    execute: (command) => {
      if ('replace' in command) campaign = command.replace(campaign);
      return Promise.resolve();
    },
  });
  const drawn = { path: path.map(at), ahead: [], isDone: false, unit: null, code: null };
  useMapScreen.getState().set({ drawn });
  showParts(<OrderPanel />);
};

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const letter = (): string => {
  const sheet = campaign.sheets['tha'];
  return sheet === undefined ? '' : correctedText(sheet);
};

beforeEach(() => {
  useView.setState({ tool: 'order', unit: null });
});
afterEach(() => {
  useMapScreen.getState().set({ drawn: null, told: null });
  useSession.setState({ campaign: null, lattice: null });
  useView.setState({ tool: 'select' });
});

describe('the panel of an order that is drawn', () => {
  it('shows how far the way is lawful, what it costs, what is left, and what the rules object to', async () => {
    open({}, '210/19', '210/20', '210/21', '210/22');
    screen.getByText('Reicht für');
    screen.getByText('2 von 3 Feldern');
    screen.getByRole('button', { name: 'Rest: −4' });
    const said = screen.getByRole('list', { name: 'Was die Regeln sagen' });
    within(said).getByText(/Bis 210\/22 kostet der Weg/);
    within(said).getByRole('button', { name: /WW-5.3-17/ });
    await press('Kosten: 19');
    expect(screen.getByRole('dialog', { name: 'Kosten' }).textContent).toContain('WW-5.3-15');
  });

  it('enters it in the place of the row of its unit, as a correction, and makes a letter where there is none', async () => {
    open({ tha: tharosOrders }, '210/19', '210/20');
    await press(/KV Verteidigen/);
    await user.click(await screen.findByRole('option', { name: 'KAE Angreifen, erobert' }));
    await press('Befehl eintragen');
    expect(letter()).toContain('101\t8.000\tK\t2\tHf\t210/19\t-20\t210/20\tKAE\t\tneu 2000K');
    expect(campaign.sheets['tha']?.text).toBe(tharosOrders);
    screen.getByText('101: Befehl im Brief des Reichs Tharos eingetragen');
    cleanup();
    open({}, '210/19', '210/20');
    await press('Befehl eintragen');
    expect(campaign.sheets['tha']).toMatchObject({ turn, party: 'tha' });
    expect(letter()).toMatch(/^101\t.*\tKV/);
  });

  it('is read beside the letter that is filed for its party later', async () => {
    open({}, '210/19', '210/20');
    await press('Befehl eintragen');
    const drawn = letter();
    const mail = { name: '', format: 'text', original: null, sender: '', enclosed: [] } as const;
    const { campaign: got, ids } = receiveDocuments(campaign, [
      { ...mail, receivedAt: '9999-01-01T00:00:00Z', text: tharosOrders },
    ]);
    campaign = fileDocuments(got, ids, 'tha');
    expect(drawn).not.toBe('');
    expect(letter()).toContain(drawn);
    expect(letter()).toContain(tharosOrders);
  });

  /** A field is clicked, and something of the panel before the panel shows it. */
  const clickAhead = (element: HTMLElement, ...path: readonly string[]): void => {
    const { drawn, set } = useMapScreen.getState();
    if (drawn === null) throw new Error('No order is drawn.');
    act(() => {
      set({ drawn: { ...drawn, path: path.map(at) } });
      element.click();
    });
  };

  it('enters the way as it is now, even where the panel is behind', async () => {
    open({}, '210/19', '210/20');
    clickAhead(
      await screen.findByRole('button', { name: 'Befehl eintragen' }),
      '210/19',
      '210/20',
      '210/21',
    );
    expect(letter()).toContain('-20-21\t210/21');
  });

  it.each([
    {
      field: '210/19',
      list: /KV Verteidigen/,
      choice: 'KAE Angreifen, erobert',
      chosen: { code: 'KAE' },
    },
    {
      field: '210/37',
      list: /102, Reich Tharos/,
      choice: '203, Reich Tharos',
      chosen: { unit: 'tha:203' },
    },
  ])(
    'keeps the fields clicked meanwhile when $choice is chosen',
    async ({ field, list, choice, chosen }) => {
      open({}, field);
      await press(list);
      const path = [field, '210/30'];
      clickAhead(await screen.findByRole('option', { name: choice }), ...path);
      expect(useMapScreen.getState().drawn).toMatchObject({ path: path.map(at), ...chosen });
    },
  );

  it('lists the steps with which the way can go on, with what they cost and leave, and why others cannot', async () => {
    open({}, '210/19', '210/20');
    const step = await screen.findByText('Osten 210/21');
    expect(step.parentElement?.textContent).toContain('kostet 5, Rest 2');
    screen.getByText('Was die Regeln verwehren (4)');
    const reason = screen.getByText(/Bis 210\/28 kostet der Weg/);
    expect(reason.textContent).toMatch(/^Südosten 210\/28: /);
    cleanup();
    open({}, '210/19', '210/20', '210/21', '210/22');
    await screen.findByText('2 von 3 Feldern');
    expect(screen.queryByText('Nächster Schritt')).toBeNull();
  });

  it('lists a step whose cost only the trial run shows', () => {
    showParts(<Steps steps={[{ field: '210/20', direction: 2, objections: [] }]} />);
    const step = screen.getByText('Osten 210/20');
    expect(step.parentElement?.textContent).toContain('erst der Probelauf zeigt die Kosten');
  });

  it('asks which unit of the field is meant; the selected one is first', () => {
    useView.setState({ unit: 'tha:203' });
    open({}, '210/37');
    screen.getByRole('button', { name: /203, Reich Tharos/ });
    screen.getByText('bleibt in 210/37');
  });
});
