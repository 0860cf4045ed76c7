import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import type { Json, Ruling } from '../../../engine';
import { closeRoom, furnishBrowser } from '../../app/testing';
import { sitDownAt } from '../testing';
import { useDecide } from './decide-store';

furnishBrowser();

afterEach(closeRoom);

const campaign = seenlandCampaign();
const stream = (purpose: string): string => `${campaign.seed}|1|${purpose}`;
const division = { mobilised: 3, attack: 2, defence: 1 };

/** Every kind of ruling of the game, with the words it has in the list of everything decided by hand. */
const TOLD: readonly (readonly [key: string, value: Json, subject: string, value: string])[] = [
  [`roll ${stream('event|kontor')} 1`, 5, 'Zufallsereignis, 2. Würfel', '5'],
  [
    `reroll/${stream('sabotage|kontor|1')}`,
    [{ by: 'kontor', die: 2 }],
    'Neuer Wurf mit Forschung: Sabotage',
    'Würfel 2, Küstenkontor',
  ],
  [
    'event/kontor',
    { event: 'unrest', intensity: 'strong' },
    'Zufallsereignis für Küstenkontor',
    'Aufruhr, Stark',
  ],
  ['event/kueste', { event: 'unrest', intensity: 'low' }, 'Zufallsereignis in', 'Aufruhr, Gering'],
  ['event/world', { event: 'unrest', intensity: 'low' }, 'Zufallsereignis für alle', 'Aufruhr'],
  ['event/kontor/kontor/name', 'Bernstein', 'Name des natürlichen Vorzugs von', '„Bernstein“'],
  ['chance/kontor/gm', 2, 'Chance von', '2'],
  ['rebels/kontor/kueste/name', 'Freie Fischer', 'aus dem Aufruhr von', '„Freie Fischer“'],
  ['1/kontor/SABOTAGE/1/successes', 4, 'Erfolge von Küstenkontor: Sabotage', '4'],
  ['1/kontor/INFORMATION/1/answer', 'Sie rüsten.', 'Antwort des Geheimdienstes', 'Sie rüsten.'],
  ['1/war/kontor/1/dice/orden', 7, 'Zahl der Kriegswürfel von', '7'],
  ['1/war/kontor/1/allies', [{ party: 'zirkel', side: 0, ...division }], 'Beistand', 'Zirkel'],
  [
    '1/war/kontor/1/division/orden',
    division,
    'Kriegsaufstellung von',
    '3 mobilisiert, Angriff 2, Verteidigung 1',
  ],
];

const REVEALED: Ruling = { key: '1/war/kontor/1/revealed', value: true, reason: 'offen' };

const listWith = async (rulings: readonly Ruling[]): Promise<HTMLElement> => {
  await sitDownAt('decide', {
    ...campaign,
    sheets: {},
    rulings: Object.fromEntries(rulings.map((ruling) => [ruling.key, ruling])),
  });
  act(() => useDecide.getState().set({ leaf: 'rulings' }));
  return screen.getByRole('table');
};

const rulingsOf = (key: string, value: Json): Ruling => ({ key, value, reason: 'am Tisch' });

describe('what the GM decided by hand in a game of its own', () => {
  it.each(TOLD)('tells %s', async (key, value, subject, said) => {
    const list = await listWith([rulingsOf(key, value), REVEALED]);
    const row = within(list)
      .getByText((text) => text.includes(subject))
      .closest('tr');
    expect(row?.textContent).toContain(said);
    expect(row?.textContent).not.toMatch(/\{\{|organisation:|ruling\./);
  });

  it('keeps a division covered until both lie open (OS-13-04)', async () => {
    const list = await listWith(
      TOLD.filter(([key]) => key.includes('/war/')).map(([key, value]) => rulingsOf(key, value)),
    );
    expect(within(list).getAllByText('verdeckt')).toHaveLength(3);
    expect(list.textContent).not.toContain('3 mobilisiert');
  });
});
