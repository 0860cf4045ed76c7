import { describe, expect, it } from 'vitest';
import { type Campaign, type OutgoingLetter, systems } from '../../../../engine';
import { realm, tinyCampaign, tinyWorld } from '../../../../engine/testing/world';
import type { FormTask } from './make';
import { noteOpening, OPENING, openingText } from './opening';

const { waben: system } = systems;
if (system === undefined) throw new Error('the game is missing');

const FOUNDED = tinyCampaign(tinyWorld({ parties: [realm('nor'), realm('sud')] }), {
  system: 'waben',
  settings: {},
});

const task = (campaign: Campaign): FormTask => ({
  campaign,
  system,
  form: OPENING,
  party: null,
  language: 'de',
  paper: 'A4',
});

const noted = (campaign: Campaign, day: string) => {
  const command = noteOpening(task(campaign), ['nor', 'sud'], day);
  if (command === undefined || !('replace' in command)) throw new Error('there is no letter');
  return { about: command.about, campaign: command.replace(campaign) };
};

const letterTo = ({ outbox }: Campaign, party: string): OutgoingLetter | undefined =>
  Object.values(outbox).find((letter) => letter.party === party);

/** The campaign after the letters to some parties were marked as sent. */
const sent = (campaign: Campaign, ...parties: readonly string[]): Campaign => ({
  ...campaign,
  outbox: Object.fromEntries(
    Object.entries(campaign.outbox).map(([id, letter]) => [
      id,
      parties.includes(letter.party) ? { ...letter, sentAt: '2026-12-02' } : letter,
    ]),
  ),
});

describe('first letters composed again', () => {
  const once = noted(FOUNDED, '2026-12-01').campaign;

  it('take the place of those that were not sent, and leave those that were', () => {
    const again = noted(sent(once, 'nor'), '2026-12-03');
    expect(again.about).toEqual({ count: 1 });
    expect(letterTo(again.campaign, 'nor')).toMatchObject({
      writtenAt: '2026-12-01',
      sentAt: '2026-12-02',
    });
    expect(letterTo(again.campaign, 'sud')).toMatchObject({
      writtenAt: '2026-12-03',
      sentAt: null,
    });
  });

  it('go to those alone whose file was written', () => {
    expect(noteOpening(task(FOUNDED), ['sud'], '')?.about).toEqual({ count: 1 });
    expect(noteOpening(task(FOUNDED), [], '')).toBeUndefined();
  });

  it('are nothing to do once all are sent', () => {
    expect(noteOpening(task(sent(once, 'nor', 'sud')), ['nor', 'sud'], '')).toBeUndefined();
  });
});

it.each([
  ['nothing', {}, /Das hast du zu Beginn/, false],
  ['a treasury', { treasury: 500 }, /Das hast du zu Beginn:\n\nSchatz: 500 GS/, true],
] as const)('of who has %s at the start the letter says so', (_, own, list, isSaid) => {
  const party = realm('nor', { capital: null, treasury: 0, ruler: '', ...own });
  const campaign = { ...FOUNDED, world: tinyWorld({ parties: [party] }) };
  const text = openingText(task(campaign), party);
  expect(text).toContain('in der Kampagne');
  expect(list.test(text)).toBe(isSaid);
});
