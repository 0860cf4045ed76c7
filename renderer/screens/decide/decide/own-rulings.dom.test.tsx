import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { type Json, type Params, rollKey, type Ruling } from '../../../../engine';
import { closeScreen } from '../../../app/testing';
import { sitDownAt } from '../testing';
import { useDecide } from './decide-store';

afterEach(closeScreen);

const campaign = seenlandCampaign();
const stream = (purpose: string): string => `${campaign.seed}|1|${purpose}`;
const division = { mobilised: 3, attack: 2, defence: 1 };

type Rendered = readonly [
  name: string,
  about: Params,
  value: Json,
  subject: string,
  said: string,
  coveredUntil?: string,
];

const OPENED = '1/war/kontor/1/revealed';

/** Every decision of the game, with its text in the list of the GM's decisions. */
const RENDERED: readonly Rendered[] = [
  ['die', { purpose: 'event', number: 2 }, 5, 'Zufallsereignis, 2. Würfel', '5'],
  [
    'reroll',
    { purpose: 'sabotage', party: 'kontor' },
    [{ by: 'kontor', die: 2 }],
    'Neuer Wurf mit Forschung: Sabotage',
    'Würfel 2, Küstenkontor',
  ],
  [
    'fate',
    { party: 'kontor' },
    { event: 'unrest', intensity: 'strong' },
    'Zufallsereignis für das Küstenkontor',
    'Aufruhr, Stark',
  ],
  [
    'fateRegion',
    { region: 'kueste' },
    { event: 'unrest', intensity: 'low' },
    'Zufallsereignis in',
    'Aufruhr, Gering',
  ],
  ['fateWorld', {}, { event: 'unrest', intensity: 'low' }, 'Zufallsereignis für alle', 'Aufruhr'],
  [
    'natural',
    { party: 'kontor' },
    'Bernstein',
    'Name des natürlichen Vorzugs des Küstenkontors',
    '„Bernstein“',
  ],
  ['shift', { party: 'kontor' }, 2, 'Chance des Küstenkontors', '2'],
  [
    'rebels',
    { party: 'kontor', region: 'kueste' },
    'Freie Fischer',
    'aus dem Aufruhr des Küstenkontors',
    '„Freie Fischer“',
  ],
  [
    'successes',
    { party: 'kontor', kind: 'SABOTAGE' },
    4,
    'Erfolge des Küstenkontors: Sabotage',
    '4',
  ],
  ['answer', { party: 'kontor' }, 'Sie rüsten.', 'Antwort des Geheimdienstes', 'Sie rüsten.'],
  ['q11', { region: 'kueste', units: 2 }, 'third_closing', 'Gehen sie jetzt?', 'Nein, erst im'],
  ['warDice', { party: 'orden' }, 7, 'Zahl der Kriegswürfel des Ordens', '7', OPENED],
  [
    'ally',
    { party: 'zirkel' },
    { side: 'initiator', ...division },
    'Beistand des Zirkels',
    'auf der Seite des Angreifers',
    OPENED,
  ],
  [
    'division',
    { party: 'orden', by: 'kontor' },
    division,
    'Kriegsaufstellung des Ordens',
    '3 mobilisiert, Angriff 2, Verteidigung 1',
    OPENED,
  ],
];

const madeOf = ([name, about, value, , , coveredUntil]: Rendered): Ruling => ({
  key: `key of ${name}`,
  value,
  reason: 'am Tisch',
  subject: {
    name: `organisation.${name}`,
    about,
    ...(coveredUntil === undefined ? {} : { coveredUntil }),
  },
});

const REVEALED: Ruling = {
  key: OPENED,
  value: true,
  reason: 'offen',
  subject: { name: 'organisation.revealed', about: { party: 'kontor' } },
};

const listWith = async (rulings: readonly Ruling[]): Promise<HTMLElement> => {
  await sitDownAt('decide', {
    ...campaign,
    sheets: {},
    rulings: Object.fromEntries(rulings.map((ruling) => [ruling.key, ruling])),
  });
  act(() => useDecide.getState().set({ tab: 'rulings' }));
  return screen.getByRole('table');
};

describe('decisions of the GM in a game of its own', () => {
  it.each(RENDERED.map((told) => ({ name: told[0], told })))('renders $name', async ({ told }) => {
    const [, , , subject, said] = told;
    const list = await listWith([madeOf(told), REVEALED]);
    const row = within(list)
      .getByText((text) => text.includes(subject))
      .closest('tr');
    expect(row?.textContent).toContain(said);
    expect(row?.textContent).not.toMatch(/\{\{|organisation:|decision\./);
    within(list).getByText('aufgedeckt');
  });

  it('covers a division until both are revealed (OS-13-04)', async () => {
    const list = await listWith(
      RENDERED.filter(([, , , , , coveredUntil]) => coveredUntil !== undefined).map(madeOf),
    );
    expect(within(list).getAllByText('verdeckt')).toHaveLength(3);
    expect(list.textContent).not.toContain('3 mobilisiert');
  });

  it('is found on the cards of the run where older campaigns stored only its key', async () => {
    await sitDownAt('decide', {
      ...campaign,
      rulings: {
        'chance/kontor/gm': { key: 'chance/kontor/gm', value: 1, reason: 'x' },
        'event/kontor': {
          key: 'event/kontor',
          value: { event: 'population_minus', intensity: 'low' },
          reason: 'x',
        },
        [rollKey(stream('event|orden'), 0)]: {
          key: rollKey(stream('event|orden'), 0),
          value: 5,
          reason: 'x',
        },
      },
    });
    act(() => useDecide.getState().set({ tab: 'rulings' }));
    const list = screen.getByRole('table');
    within(list).getByText('Zufallsereignis für das Küstenkontor');
    within(list).getByText('Zufallsereignis des Ordens der Hochwacht, 1. Würfel');
  });

  it('covers a war of which older campaigns stored only the keys', async () => {
    const WAR = '1/war/orden/1';
    const old = [
      [`${WAR}/division/orden`, { mobilised: 2, attack: 3, defence: 0 }],
      [`${WAR}/dice/orden`, 17],
    ] as const;
    await sitDownAt('decide', {
      ...campaign,
      rulings: Object.fromEntries(old.map(([key, value]) => [key, { key, value, reason: 'x' }])),
    });
    act(() => useDecide.getState().set({ tab: 'rulings' }));
    const list = screen.getByRole('table');
    expect(within(list).getAllByText('verdeckt')).toHaveLength(old.length);
    within(list).getByText(/^Zahl der Kriegswürfel/);
    expect(list.textContent).not.toContain('17');
  });
});
