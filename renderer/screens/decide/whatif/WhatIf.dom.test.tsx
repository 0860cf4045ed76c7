import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { tharosOrders } from '../../../../assets/examples/tharos';
import {
  applyTurn,
  bookingOf,
  type Campaign,
  lateForkOf,
  systems,
  type TodayCorrection,
  turnInputOf,
} from '../../../../engine';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import { useTurnView } from '../../../model/turn/turn-view';
import { openTurn, withLetter } from '../testing';
import { inside } from '../../../model/turn/whatif/commands';
import { shownOf } from '../../../model/turn/whatif/shown';

const open = withLetter();

/** A campaign with its open turn ended. */
const ended = (campaign: Campaign): Campaign => {
  const system = systems[campaign.system];
  const proposal = system?.adjudicate(turnInputOf(campaign));
  if (system === undefined || proposal === undefined) throw new Error('not computed');
  return applyTurn(campaign, proposal, '2026-02-01', bookingOf(system, campaign, proposal));
};

const applied = (): Campaign => {
  const next = ended(open);
  const archived = next.archive[58];
  if (archived === undefined) throw new Error('not archived');
  return { ...next, archive: { 58: { ...archived, sent: { tha: '2026-02-03T12:00:00Z' } } } };
};

const sitDown = (at: Campaign) => openTurn({ turnStep: 'whatif' }, at);

afterEach(closeScreen);

/** Removes the order of unit 203 from the open letter. */
const forget203 = (): Promise<void> =>
  act(() => {
    const shown = shownOf(openCampaign(), useTurnView.getState().variant);
    return useSession.getState().execute(
      inside(
        {
          name: 'turn:command.withdraw',
          about: { label: '203' },
          change: (draft) => {
            const sheet = draft.sheets['tha'];
            if (sheet === undefined) return;
            const lines = sheet.text.split('\n').filter((line) => !line.startsWith('203'));
            sheet.text = lines.join('\n');
          },
        },
        shown,
      ),
    );
  });

const begin = async () => {
  const user = userEvent.setup();
  await user.keyboard('n');
  await screen.findByRole('textbox', { name: 'Name' });
  await user.keyboard('Ohne 203{Enter}');
  await screen.findByRole('region', { name: 'Was wäre wenn „Ohne 203“' });
  return user;
};

describe('a what-if in the open turn', () => {
  it('is begun with a key and a name, shown under a banner, and left again', async () => {
    await sitDown(open);
    expect(screen.getByText('Noch keine Variante')).toBeDefined();
    const user = await begin();
    expect(Object.values(openCampaign().variants)).toMatchObject([{ name: 'Ohne 203', turn: 58 }]);
    await screen.findByText('Befehle des Reichs Tharos');
    expect(screen.queryByRole('button', { name: /^Zug beenden/ })).toBeNull();
    await user.keyboard('6');
    await screen.findByText('Das gehört zum Zug selbst');
    await user.keyboard('{Shift>}l{/Shift}');
    expect(screen.queryByRole('region', { name: 'Was wäre wenn „Ohne 203“' })).toBeNull();
    expect(useTurnView.getState().variant).toBeNull();
  });

  it('is compared with the month in words and on two maps, and adopted at one key', async () => {
    await sitDown(open);
    const user = await begin();
    await forget203();
    expect(openCampaign().sheets['tha']?.text).toBe(tharosOrders);
    await user.keyboard('{Shift>}v{/Shift}');
    const line = await screen.findByRole('button', {
      name: '203 (Reich Tharos) endet in 210/37 statt in 001/27 und zählt 50 statt 49.',
    });
    await user.click(line);
    for (const name of ['Zug', 'Ohne 203']) {
      const map = screen.getByRole('list', { name });
      expect(map.dataset['marked']?.split(' ')).toEqual(
        expect.arrayContaining(['210/37', '001/27']),
      );
      expect(map.dataset['selected']).toBe('210/37');
    }
    const table = screen.getByRole('table', { name: 'Gold, Köpfe und Felder der Reiche' });
    expect(
      within(table).getByRole('row', { name: /^Reich Tharos .* 23\.199 23\.200 \+1/ }),
    ).toBeDefined();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).not.toBe(line);
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{Shift>}u{/Shift}');
    await waitFor(() => expect(openCampaign().variants).toEqual({}));
    expect(openCampaign().sheets['tha']?.text).not.toContain('\n203');
    await act(() => useSession.getState().undo());
    expect(openCampaign().sheets['tha']?.text).toBe(tharosOrders);
    expect(Object.keys(openCampaign().variants)).toHaveLength(1);
  });
});

describe('a late correction', () => {
  it('shows what hangs on it, drafts errata, and is booked only with a reason', async () => {
    await sitDown(applied());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Nachtrag zu Zug 58' }));
    await screen.findByRole('region', { name: 'Nachtrag zu Zug 58' });
    await screen.findByText('Befehle des Reichs Tharos');
    await forget203();
    await user.keyboard('{Shift>}v{/Shift}');
    await screen.findByRole('button', { name: /^203 .* endet in 210\/37 statt in 001\/27/ });
    expect(screen.queryByText(/ergibt der Zug schon ohne Änderung anderes/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Wer hat was erfahren' }));
    await screen.findByText(/Sie verrät \d+ Dinge, die sie nicht verraten dürfte/);
    await user.click(screen.getByRole('tab', { name: 'Richtigstellungen' }));
    const letter = await screen.findByRole('textbox', {
      name: 'Richtigstellung an das Reich Tharos',
    });
    fireEvent.change(letter, { target: { value: 'Es war anders. Der Spielleiter' } });
    await user.click(screen.getByRole('tab', { name: 'Buchen' }));
    const book = await screen.findByRole('button', { name: 'Nachtrag zu Zug 58 buchen' });
    await user.click(book);
    await screen.findByText(/^Ohne Grund wird nicht gebucht/);
    await user.click(screen.getByLabelText('Grund'));
    await user.paste('Zeile verrutscht');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openCampaign().variants).toEqual({}));
    expect(openCampaign().archive[58]?.corrected).toMatchObject([{ reason: 'Zeile verrutscht' }]);
    expect(openCampaign().world.units['tha:203']?.place).toEqual({
      kind: 'field',
      field: '210/37',
    });
    expect(Object.values(openCampaign().outbox)).toMatchObject([
      { kind: 'errata', party: 'tha', text: 'Es war anders. Der Spielleiter' },
    ]);
    await screen.findByRole('button', { name: 'Reich Tharos, Zug 58' });
  }, 60_000);

  it('booked only for today is named when the turn is opened again, and not booked for today twice', async () => {
    await sitDown(applied());
    const user = userEvent.setup();
    const bookToday = async (): Promise<void> => {
      await user.keyboard('{Shift>}v{/Shift}');
      await user.click(await screen.findByRole('tab', { name: 'Buchen' }));
      await user.click(await screen.findByRole('radio', { name: /^Nur den Stand von heute/ }));
    };
    await user.click(screen.getByRole('button', { name: 'Nachtrag zu Zug 58' }));
    await screen.findByText('Befehle des Reichs Tharos');
    await forget203();
    await bookToday();
    expect(screen.queryByText(/aber nur für den Stand von heute/)).toBeNull();
    await user.click(screen.getByLabelText('Grund'));
    await user.paste('Zeile verrutscht');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openCampaign().variants).toEqual({}));
    await user.click(screen.getByRole('button', { name: 'Nachtrag zu Zug 58' }));
    await screen.findByText('Befehle des Reichs Tharos');
    expect(Object.values(openCampaign().variants)[0]?.sheets['tha']?.text).not.toContain('\n203');
    await bookToday();
    await screen.findByText(
      /^Am .* hast du schon einen Nachtrag dieses Zugs gebucht, aber nur für den Stand von heute \(„Zeile verrutscht“\)/,
    );
    await screen.findByText('Für heute ist genau das schon gebucht.');
    await user.click(screen.getByRole('radio', { name: /^Alles ab Zug 58/ }));
    await waitFor(() =>
      expect(screen.queryByText('Für heute ist genau das schon gebucht.')).toBeNull(),
    );
  }, 60_000);

  describe('beside one of turn 58 that was booked only for today', () => {
    const noted = (campaign: Campaign, effects: TodayCorrection['effects'] = []): Campaign => {
      const fork = lateForkOf(campaign, 'early', 'Früher', 58);
      if (fork === undefined) throw new Error('not booked');
      const { rulings, mail } = fork;
      const about = { turn: 58, at: '2026-02-09T12:00:00Z', reason: 'Zeile verrutscht' };
      const one = { ...about, sheets: {}, rulings, mail, effects, entries: [] };
      return { ...campaign, variants: { early: fork }, todayCorrections: { 58: one } };
    };
    const review = async (turn: number) => {
      const user = userEvent.setup();
      const name = `Nachtrag zu Zug ${String(turn)}`;
      await user.click(screen.getByRole('button', { name }));
      await screen.findByRole('region', { name });
      await user.keyboard('{Shift>}v{/Shift}');
      return user;
    };

    it('says that another turn has to wait, and opens that turn', async () => {
      await sitDown(noted(ended(applied())));
      const user = await review(59);
      const sentence =
        'Zug 58 ist nur für heute berichtigt. Buche zuerst den Nachtrag zu Zug 58 ganz, oder nimm ihn zurück.';
      await screen.findByText(sentence, { exact: false });
      await user.click(screen.getByRole('tab', { name: 'Buchen' }));
      expect(screen.getAllByText(sentence, { exact: false })).toHaveLength(2);
      const part = screen.getByRole('region', { name: 'Was der Nachtrag ändert' });
      await user.click(within(part).getByRole('button', { name: 'Nachtrag zu Zug 58' }));
      expect(useTurnView.getState().variant).toBe('early');
    }, 60_000);

    it('says that an older variant takes it back', async () => {
      await sitDown(noted(applied()));
      await review(58);
      await screen.findByText(
        /nur für den Stand von heute \(„Zeile verrutscht“\)\. Diese Variante hast du vorher angelegt\./,
      );
      expect(screen.queryByText(/Briefe und Entscheidungen beginnen damit/)).toBeNull();
    }, 60_000);

    it('that is damaged says so, and lets its note be dropped and restored', async () => {
      const campaign = noted(applied(), [{ turn: 59, was: 'x', now: 'x' }]);
      await sitDown(campaign);
      const user = await review(58);
      await screen.findByText('Was nur für heute berichtigt wurde, ist beschädigt');
      await user.click(screen.getByRole('button', { name: 'Vermerk verwerfen' }));
      await waitFor(() => expect(openCampaign().todayCorrections).toBeUndefined());
      expect(openCampaign().world).toEqual(campaign.world);
      await screen.findByRole('tab', { name: 'Unterschiede' });
      await act(() => useSession.getState().undo());
      expect(openCampaign().todayCorrections).toEqual(campaign.todayCorrections);
    }, 60_000);
  });

  it('is not offered before a month is applied', async () => {
    await sitDown(open);
    expect(screen.getByText('Noch lässt sich nichts Beendetes neu rechnen.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Nachtrag/ })).toBeNull();
  });
});
