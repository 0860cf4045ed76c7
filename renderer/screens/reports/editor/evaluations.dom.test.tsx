import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appliedAcht } from '../../../../engine/testing/acht';
import { closeScreen, openCampaign, openScreen } from '../../../app/testing';
import { bridge } from '../../../kit/bridge';
import { useSession } from '../../../model/state/session';
import { DeliveryScreen } from '../../../app/reports/DeliveryScreen';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { editBlock } from './commands';

const draft = () => openCampaign().evaluations['58/tha'];

beforeEach(async () => {
  useDeliveryView.getState().choose({ tab: 'evaluations', party: 'tha', over: null, view: 'text' });
  await openScreen(<DeliveryScreen />, appliedAcht());
  await screen.findByRole('region', { name: 'Auswertung des Reichs Tharos' });
}, 60_000);

afterEach(async () => {
  await closeScreen();
  vi.restoreAllMocks();
});

const rail = () => screen.getByRole('navigation', { name: 'Reiche, Zug 58' });
const firstBlock = () => {
  const block = document.querySelector<HTMLElement>('[data-block]');
  if (block === null) throw new Error('no block');
  return block;
};

describe('the screen of a turn report', () => {
  it('marks outdated texts in the list, of realms as well that were not opened', async () => {
    const ref = {
      turn: 58,
      party: { key: 'val', name: 'Königreich Valdrun' },
      language: 'de',
    } as const;
    const valdrun = () => within(rail()).getByRole('button', { name: /Königreich Valdrun/ });
    expect(valdrun().textContent).not.toContain('überholt');
    const old = { key: 'summary', facts: 'other facts' };
    await act(() => useSession.getState().execute(editBlock(ref, old, 'Wie damals.')));
    await waitFor(() => expect(valdrun().textContent).toContain('eine Stelle überholt'));
  });

  it('is edited by keys: a block is reworded, reverted by undo, left out, taken in again', async () => {
    const user = userEvent.setup();
    firstBlock().focus();
    await user.keyboard('e');
    const field = await screen.findByRole('textbox', { name: 'Wortlaut' });
    await user.clear(field);
    await user.type(field, 'Ein guter Mond.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(firstBlock().textContent).toContain('Ein guter Mond.'));
    expect(Object.values(draft()?.edits ?? {}).map(({ text }) => text)).toEqual([
      'Ein guter Mond.',
    ]);
    await act(() => useSession.getState().undo());
    expect(draft()?.edits ?? {}).toEqual({});
    await waitFor(() => expect(firstBlock().textContent).not.toContain('Ein guter Mond.'));
    firstBlock().focus();
    await user.keyboard('x');
    await waitFor(() => expect(firstBlock().dataset['leftOut']).toBe('true'));
    expect(draft()?.leftOut).toHaveLength(1);
    await user.keyboard('x');
    await waitFor(() => expect(draft()?.leftOut).toEqual([]));
  }, 60_000);

  it('goes with the arrows from block to block and with J and K from realm to realm', async () => {
    const user = userEvent.setup();
    firstBlock().focus();
    await user.keyboard('{ArrowDown}');
    const blocks = [...document.querySelectorAll('[data-block]')];
    expect(document.activeElement).toBe(blocks[1]);
    await user.keyboard('j');
    expect(useDeliveryView.getState().party).toBe('val');
    // The block that had the focus is gone; the entry of the open report has it now.
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Königreich Valdrun'),
    );
    await user.keyboard('k');
    expect(useDeliveryView.getState().party).toBe('tha');
  });

  it('is proofed, and open again after the next word', async () => {
    const user = userEvent.setup();
    await user.keyboard('g');
    within(rail()).getByText('durchgesehen');
    expect(draft()?.proofedAt).not.toBeNull();
    await user.type(screen.getByLabelText('Persönliche Worte zu Beginn'), 'Hallo');
    await user.tab();
    expect(draft()).toMatchObject({ opening: 'Hallo', proofedAt: null });
  });

  it('lets nothing out that leaks: neither a file nor the note that it was sent', async () => {
    const user = userEvent.setup();
    const save = vi.spyOn(bridge, 'saveFile');
    const opening = screen.getByLabelText('Persönliche Worte zu Beginn');
    await user.type(opening, 'Grüße aus Hallenstein');
    act(() => opening.blur());
    await user.keyboard('s');
    await within(rail()).findByText('eine verräterische Stelle');
    await user.keyboard('v');
    await waitFor(() => expect(screen.queryByText('Wird geprüft …')).toBeNull());
    expect(save).not.toHaveBeenCalled();
    expect(openCampaign().archive[58]?.sent).toBeUndefined();
    screen.getByText('Grüße aus Hallenstein');
  }, 60_000);

  it('records what was sent with its text', async () => {
    const user = userEvent.setup();
    await user.keyboard('v');
    await within(rail()).findByText(/als verschickt vermerkt$/);
    expect(openCampaign().archive[58]?.issued?.['tha']).toBeDefined();
  }, 60_000);

  it('holds back whose account is open, until the GM gives a reason (WW-1.4-07)', async () => {
    const user = userEvent.setup();
    act(() => useDeliveryView.getState().choose({ party: 'dor' }));
    await user.keyboard('v');
    expect(openCampaign().archive[58]?.sent).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Trotzdem freigeben …' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Grund'), 'zahlt bar');
    await user.click(within(dialog).getByRole('button', { name: 'Freigeben' }));
    screen.getByText('Freigegeben: zahlt bar');
    expect(openCampaign().evaluations['58/dor']?.released).toBe('zahlt bar');
  });
});

describe('all turn reports in one go', () => {
  it('are written realm by realm, without those held back, and recorded as sent with one command', async () => {
    const user = userEvent.setup();
    const written: string[] = [];
    vi.spyOn(bridge, 'openOutlet').mockResolvedValue({
      name: 'Zug 58',
      write: (path) => Promise.resolve(void written.push(path.join('/'))),
      close: () => Promise.resolve(),
    });
    await user.keyboard('b');
    await screen.findByRole('region', { name: 'Kontaktbogen, Zug 58' });
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: 'PDF' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Mail-Entwurf mit Anlagen' }));
    await user.click(within(dialog).getByRole('button', { name: '7 Auswertungen erzeugen' }));
    await within(dialog).findByText(/liegen in „Zug 58“/, {}, { timeout: 40_000 });
    expect(written).toHaveLength(7);
    expect(written.find((path) => path.includes('Tharos'))).toMatch(
      /^Reich Tharos.*\/Zug 58 - Reich Tharos - Wissen\.json$/,
    );
    const before = useSession.getState().journal.length;
    await user.click(within(dialog).getByRole('button', { name: 'Als verschickt vermerken' }));
    expect(Object.keys(openCampaign().archive[58]?.sent ?? {})).toHaveLength(7);
    expect(openCampaign().archive[58]?.sent?.['dor']).toBeUndefined();
    expect(useSession.getState().journal.length).toBe(before + 1);
  }, 90_000);
});

describe('the outbox', () => {
  it('shows the turn reports that wait, and marks all but those held back', async () => {
    const user = userEvent.setup();
    act(() => useDeliveryView.getState().choose({ tab: 'outbox' }));
    const list = await screen.findByRole('navigation', { name: 'Schreiben' });
    expect(within(list).getAllByRole('button')).toHaveLength(8);
    await user.keyboard('{Shift>}V{/Shift}');
    expect(Object.keys(openCampaign().archive[58]?.sent ?? {})).toHaveLength(7);
    within(list).getByText('einbehalten, Konto offen');
    await act(() => useSession.getState().undo());
    expect(openCampaign().archive[58]?.sent).toBeUndefined();
  });
});
