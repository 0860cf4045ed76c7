import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../assets/examples/acht';
import type { Campaign, NewsIssue } from '../../../engine';
import { at } from '../../../engine/testing';
import { appliedAcht } from '../../../engine/testing/acht';
import { closeScreen, openScreen } from '../../app/testing';
import { useSession } from '../../model/state/session';
import { NewsTab } from './NewsTab';
import { useNewsView } from './news-store';

const applied = appliedAcht();
const turn = applied.world.clock.turn - 1;
const LETTER = {
  id: 'm1',
  turn,
  from: 'gil',
  to: null,
  kind: 'announcement',
  title: 'Fährpreise',
  text: 'Wer in 210/19 anlegt, zahlt drei.',
  isPublic: null,
} as const;

/** `place` is where the letter is about: at 210/19 is Elystria, which the public does not know. */
const withLetter = (place: string): Campaign => {
  const month = applied.archive[turn];
  if (month === undefined) throw new Error('nothing applied');
  return {
    ...applied,
    archive: {
      ...applied.archive,
      [turn]: { ...month, mail: { m1: { ...LETTER, text: LETTER.text.replace('210/19', place) } } },
    },
  };
};

const Harness = () => {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <NewsTab campaign={campaign} />;
};

const enter = (campaign: Campaign) => openScreen(<Harness />, campaign);

const issue = (): NewsIssue => {
  const [open] = Object.values(useSession.getState().campaign?.newsletters ?? {});
  if (open === undefined) throw new Error('no issue');
  return open;
};

const begun = async (place = '210/19') => {
  const user = await enter(withLetter(place));
  await user.click(screen.getByRole('button', { name: 'Ausgabe anlegen' }));
  await screen.findByRole('grid', { name: 'Quellen' });
  return user;
};

const taken = async (place?: string) => {
  const user = await begun(place);
  await user.click(screen.getByRole('button', { name: /Alles Öffentliche übernehmen/ }));
  await screen.findByRole('row', { name: 'Fährpreise' });
  return user;
};

afterEach(async () => {
  await closeScreen();
  useNewsView.setState({
    side: 'issue',
    turn: null,
    source: null,
    item: null,
    filter: 'all',
    query: '',
  });
});

describe('the newsletter', () => {
  it('shows what to do before the first applied turn', async () => {
    await enter(achtCampaign());
    expect(screen.getByText('Noch keine Ausgabe')).toBeDefined();
  });

  it('gathers announcements and game notices, nothing that is secret (WW-8.2-34, WW-8.2-07)', async () => {
    await taken();
    expect(issue().items.map(({ section }) => section)).toEqual(['announcements', 'house']);
    const { undo } = useSession.getState();
    await undo();
    expect(issue().items).toEqual([]);
  });

  it('publishes an event, by keys alone', async () => {
    const user = await begun();
    const grid = screen.getByRole('grid', { name: 'Quellen' });
    const [first] = within(grid).getAllByRole('row');
    if (first === undefined) throw new Error('no source');
    await user.click(first);
    await user.keyboard('r');
    await waitFor(() =>
      expect(Object.values(useSession.getState().campaign?.publicity ?? {})).toMatchObject([
        { publicity: 'rumour' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: /Als Entwurf übernehmen/ }));
    await waitFor(() => expect(issue().items).toMatchObject([{ section: 'rumours' }]));
  });

  it('marks a position, replaces it with one key, or allows it with a reason (WW-10.2-03)', async () => {
    const user = await taken();
    await user.click(screen.getByRole('row', { name: 'Fährpreise' }));
    const found = await screen.findByRole('list', { name: 'Ortsangaben' });
    expect(within(found).getByText('„210/19“ ist ein Feld')).toBeDefined();
    await user.type(
      within(found).getByRole('textbox', { name: /Grund/ }),
      'vom Absender so angekündigt{Enter}',
    );
    await waitFor(() =>
      expect(Object.values(issue().allowed ?? {})).toEqual(['vom Absender so angekündigt']),
    );
    await useSession.getState().undo();
    screen.getByRole('row', { name: 'Fährpreise' }).focus();
    await user.keyboard('x');
    await waitFor(() => expect(issue().items[0]?.text).not.toContain('210/19'));
  });

  it('moves a piece with Alt and an arrow, removes it with Delete', async () => {
    const user = await taken();
    await user.click(screen.getByRole('row', { name: 'Fährpreise' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(issue().items.map(({ section }) => section)).toEqual(['press', 'house']),
    );
    screen.getByRole('row', { name: 'Fährpreise' }).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(issue().items.map(({ section }) => section)).toEqual(['house']));
  });

  it('offers a piece of the map only where it is for everybody', async () => {
    const user = await taken();
    await user.click(screen.getByRole('row', { name: 'Fährpreise' }));
    expect(await screen.findByRole('button', { name: 'Kartenausschnitt' })).toBeDefined();
    const { campaign } = useSession.getState();
    if (campaign === null) throw new Error('nothing open');
    const { world } = campaign;
    const gil = { ...(world.knowledge['gil'] ?? { grossfelder: {}, sightings: [] }), chart: {} };
    const map = { party: 'gil', centre: at('210/19'), fields: 12, caption: '' };
    const charted = (items: NewsIssue['items']): void =>
      act(() =>
        useSession.setState({
          campaign: {
            ...campaign,
            world: { ...world, knowledge: { ...world.knowledge, gil } },
            newsletters: { [issue().id]: { ...issue(), items } },
          },
        }),
      );
    charted(issue().items);
    expect(screen.queryByRole('button', { name: 'Kartenausschnitt' })).toBeNull();
    charted(issue().items.map((item, index) => (index === 0 ? { ...item, map } : item)));
    expect(screen.getByText(/Der Kartenausschnitt wird nicht gedruckt/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /Mitte/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bild entfernen' })).toBeDefined();
  });

  it('stores what is written as one command', async () => {
    const user = await taken();
    await user.click(screen.getByRole('row', { name: 'Fährpreise' }));
    const headline = await screen.findByRole('textbox', { name: 'Überschrift' });
    await user.clear(headline);
    await user.type(headline, 'Neue Preise');
    await user.tab();
    await waitFor(() => expect(issue().items[0]?.headline).toBe('Neue Preise'));
    await useSession.getState().undo();
    expect(issue().items[0]?.headline).toBe('Fährpreise');
  });

  it('comes out only when no position is open, and can be opened again', async () => {
    const user = await taken('211/23');
    expect(screen.getByRole('button', { name: 'PDF' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/Dateien gibt es, sobald/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Herausgeben …' }));
    const dialog = await screen.findByRole('dialog');
    const action = within(dialog).getByRole('button', { name: 'Herausgeben' });
    expect(within(dialog).getByText(/1 Ortsangabe ist noch offen/)).toBeDefined();
    expect(action).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    screen.getByRole('row', { name: 'Fährpreise' }).focus();
    await user.keyboard('x');
    await user.click(screen.getByRole('button', { name: 'Herausgeben …' }));
    const again = await screen.findByRole('dialog');
    await within(again).findByText(/Nichts gefunden, was die Öffentlichkeit/);
    await user.click(within(again).getByRole('button', { name: 'Herausgeben' }));
    await waitFor(() => expect(issue().releasedAt).not.toBeNull());
    expect(screen.getByRole('button', { name: 'PDF' })).toHaveProperty('disabled', false);
    await user.click(await screen.findByRole('button', { name: 'Wieder öffnen' }));
    await waitFor(() => expect(issue().releasedAt).toBeNull());
  });

  it('does not come out while it reveals something, unless the GM has a reason', async () => {
    const user = await taken();
    screen.getByRole('row', { name: 'Fährpreise' }).focus();
    await user.keyboard('x');
    await user.click(screen.getByRole('button', { name: 'Herausgeben …' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/1 Stelle verrät/);
    const action = within(dialog).getByRole('button', { name: 'Herausgeben' });
    expect(action).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('button', { name: /Trotzdem mitteilen/ }));
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Begründung' }),
      'alle wissen es{Enter}',
    );
    await waitFor(() => expect(action).toHaveProperty('disabled', false));
    expect(issue().allowed).toEqual({ 'settlement 210/19': 'alle wissen es' });
  });

  it('finds what came out in the archive', async () => {
    const user = await taken();
    await user.click(screen.getByRole('radio', { name: 'Archiv' }));
    await user.type(await screen.findByRole('textbox', { name: /In allen Ausgaben/ }), 'fähr');
    const index = screen.getByRole('navigation', { name: 'Verzeichnis' });
    expect(within(index).getByRole('button', { name: /Fährpreise/ })).toBeDefined();
  });
});
