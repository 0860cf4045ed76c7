import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { applyTurn, snapshotOf, systems, turnInputOf } from '../../../engine';
import { wordsOf } from '../../kit/text/words';
import { knownPart, type PlayerData } from './page-data';
import { PlayerPage } from './PlayerPage';
import { Steps } from './Steps';

const example = tharosCampaign();
const system = systems[example.system] ?? expect.fail();
const proposal = system.adjudicate(turnInputOf(example)) ?? expect.fail();
const campaign = applyTurn(example, proposal, '2026-01-01T00:00:00Z');
const dataOf = (party: string): PlayerData => ({
  language: 'de',
  snapshot: knownPart(snapshotOf(campaign, party, system) ?? expect.fail()),
  campaign: 'a',
  turn: 'Zug 58',
  report: {
    title: 'Auswertung',
    realm: 'Reich Tharos',
    aside: [],
    foot: [],
    opening: [],
    closing: [],
    sections: [],
  },
});
const DATA = dataOf('tha');

const show = (data = DATA) => {
  render(<PlayerPage data={data} system={system} words={wordsOf('de', 'waben')} />);
  return userEvent.setup();
};
const draft = () => screen.getByRole('textbox', { name: /^Befehle, ein Befehl je Zeile/ });
const letter = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Der Brief zum Einschicken' }).value;
const press = (user: ReturnType<typeof show>, name: string) =>
  user.click(screen.getByRole('button', { name }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the page of a player', () => {
  it('puts what is typed into the letter word by word, read as far as it orders something', async () => {
    const user = show();
    await user.click(draft());
    await user.paste('Hallo Thomas!\nReiter 203 zieht nach 210/30.\nGruß, Traska');
    await press(user, 'Brief erzeugen');
    expect(letter()).toBe('Hallo Thomas!\nReiter 203 zieht nach 210/30.\nGruß, Traska');
    const read = screen.getByText('So wird der Brief gelesen').nextElementSibling;
    expect(read?.querySelectorAll('li')).toHaveLength(1);
    expect(read?.textContent).toContain('203');
  });

  it('keeps the draft in the browser, also when it is opened again', async () => {
    const user = show();
    await user.type(draft(), '203 bleibt');
    screen.getByText('Der Entwurf bleibt in diesem Browser erhalten.');
    cleanup();
    show();
    expect(draft()).toHaveProperty('value', '203 bleibt');
  });

  it.each([
    [
      'may not store anything',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['stores nothing', () => undefined],
  ])('says that the draft is lost on closing where the browser %s', async (_, setItem) => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => undefined });
    const user = show();
    await user.type(draft(), '203');
    screen.getByText(/^Dieser Browser hebt den Entwurf nicht auf/);
    expect(draft()).toHaveProperty('value', '203');
  });

  it('shows every step of the chosen unit in a list, goes on by it, and tells what is left', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: /^101 / }));
    await user.click(
      await screen.findByRole('button', { name: 'Osten 210/20 kostet 8, Rest 7, 1 Einwand' }),
    );
    screen.getByText('210/19 – 210/20');
    expect(document.activeElement?.textContent).toBe('Nächster Schritt');
    await screen.findByRole('button', { name: 'Osten 210/21 kostet 5, Rest 2' });
    const barred = screen.getByText(/^Was die Regeln verwehren/).parentElement ?? expect.fail();
    within(barred).getByText(/Bis 210\/28 kostet der Weg/);
  });

  it('goes back to where the unit stands by the step there', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: /^101 / }));
    await user.click(await screen.findByRole('button', { name: /^Osten 210\/20 / }));
    await user.click(await screen.findByRole('button', { name: /^Westen 210\/19 / }));
    screen.getByText('210/19 – 210/20 – 210/19');
    screen.getByRole('heading', { name: /^Befehl: 101/ });
  });
  it('keeps the focus and says so where a barred step ends the way, and so does taking it back', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: /^101 / }));
    await user.click(await screen.findByRole('button', { name: /^Osten 210\/20 / }));
    await user.click(screen.getByText(/^Was die Regeln verwehren/));
    await user.click(await screen.findByRole('button', { name: /^Südosten 210\/28 / }));
    await screen.findByText('Von hier geht der Weg nach den Regeln nicht weiter.');
    expect(document.activeElement?.textContent).toBe('Nächster Schritt');
    await press(user, 'Ein Feld zurück');
    await screen.findByRole('button', { name: 'Osten 210/21 kostet 5, Rest 2' });
  });

  it('tells a way that is drawn by keys once, and begins at its end again', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: /^101 / }));
    await screen.findByRole('button', { name: /^Osten 210\/20 / });
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{ArrowRight}');
    const told: string[] = [];
    const region = document.querySelector('.map output') ?? expect.fail();
    const seen = new MutationObserver(() => told.push(region.textContent));
    seen.observe(region, { childList: true, characterData: true, subtree: true });
    expect(region.textContent).toMatch(/^210\/20: kostet 8, Rest 7/);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Osten 210/21 kostet 5, Rest 2' });
    seen.disconnect();
    expect(told).toEqual(['Weg 1 Feld, Rest 7']);
    await user.keyboard('{ArrowRight}');
    expect(region.textContent).toMatch(/^210\/21: /);
  });

  it('tells no cost of a way over fields of which nothing is known', async () => {
    const user = show(dataOf('lyr'));
    const [unit] = screen.getAllByRole('button', { name: /461\/27/ });
    await user.click(unit ?? expect.fail());
    for (const field of ['461/28', '461/29'])
      await user.click(await screen.findByRole('button', { name: new RegExp(` ${field} `) }));
    screen.getByText('Kosten');
    await user.click(await screen.findByRole('button', { name: / 461\/30 unbekannt/ }));
    expect(screen.queryByText('Kosten')).toBeNull();
    expect(screen.queryByText('Reicht für')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Nächster Schritt');
  });
});

it('steps of an earlier way are marked busy and do nothing', async () => {
  const step = { field: '210/20', direction: 2, isKnown: true, objections: [] } as const;
  const chosen: string[] = [];
  const steps = (isLate: boolean) => (
    <Steps
      steps={[step]}
      words={wordsOf('de', 'waben')}
      onChoose={(field) => chosen.push(field)}
      isLate={isLate}
      isUnknown={false}
    />
  );
  const { rerender } = render(steps(true));
  const list = screen.getByRole('region', { name: 'Nächster Schritt' });
  expect(list.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: /^Osten 210\/20/ }));
  expect(chosen).toEqual([]);
  rerender(steps(false));
  await userEvent.click(screen.getByRole('button', { name: /^Osten 210\/20/ }));
  expect(chosen).toEqual(['210/20']);
});
