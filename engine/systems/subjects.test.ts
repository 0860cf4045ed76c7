import { describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../assets/examples/kaltersommer';
import { rabensundCampaign } from '../../assets/examples/rabensund';
import { seenlandCampaign } from '../../assets/examples/seenland';
import { tharosCampaign } from '../../assets/examples/tharos';
import type { Campaign } from '../world';
import { systems } from './registry';

const GAMES: Readonly<Record<string, Campaign>> = {
  waben: tharosCampaign(),
  pygma: rabensundCampaign(),
  moerderspiel: achtvoelkerCampaign(),
  organisation: seenlandCampaign(),
  eroberung: kalterSommerCampaign(),
};

const subjectsIn = (game: string) => {
  const { world, settings } = GAMES[game] ?? expect.fail(game);
  return systems[game]?.orders.subjects?.all(world, settings) ?? [];
};

/** Whom each row of a letter orders. */
const ordered = (game: string, party: string, letter: string) => {
  const { world, settings } = GAMES[game] ?? expect.fail(game);
  const { orders } = systems[game] ?? expect.fail(game);
  const { rows } = orders.read(letter, party, world, settings);
  return rows.map((row) => orders.subjects?.ordered(row, party, world).join(' ') ?? '');
};

describe('whom the rows of a letter order', () => {
  it.each([
    ['waben', 'tha', 'Heere 101 und 102 ziehen nach 210/20.', ['101', '102']],
    ['pygma', 'hal', 'KH 1 | 40/11 | | 40/11 | 9000 K | V |', ['KH 1']],
    ['pygma', 'hal', 'Spionage | 40.000 GS', ['']],
    ['moerderspiel', 'gelb', 'Armee 1 beobachtet E11\nArmee 2 zieht nach H8', ['gelb/1', 'gelb/2']],
    ['moerderspiel', 'gelb', 'Stimme: Rot', ['']],
  ] as const)('%s, %s: %s', (game, party, letter, found) => {
    expect(ordered(game, party, letter)).toEqual(found);
  });

  it('of an organisation are the region from which it acts, of an advantage where that is', () => {
    const [own] = subjectsIn('organisation');
    const name = own?.name[0] ?? '';
    expect(ordered('organisation', own?.party ?? '', `HIRE Handel in ${name} 1`)).toEqual([
      own?.key,
    ]);
  });
});

describe('who is ordered', () => {
  it.each(['waben', 'pygma', 'moerderspiel', 'organisation'])(
    '%s: each once in its party, with a name, and where it is',
    (game) => {
      const all = subjectsIn(game);
      expect(all.length).toBeGreaterThan(0);
      expect(new Set(all.map(({ party, key }) => `${party}/${key}`)).size).toBe(all.length);
      for (const { name, what, place } of all) expect([...name, ...what, place]).not.toContain('');
    },
  );

  it('eroberung: the players themselves, whose letters order nothing they have', () => {
    expect(systems['eroberung']?.orders.subjects).toBeUndefined();
  });
});
