import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../../assets/examples/tharos';
import { type Campaign, newPerson, receiveDocuments, systems } from '../../../../../engine';
import { suggesterOf } from './suggest';

const waben = systems['waben'];
if (waben === undefined) throw new Error('the game is missing');
const system = waben;

const example = tharosCampaign();
const campaign: Campaign = {
  ...example,
  world: {
    ...example.world,
    people: {
      v: newPerson('v', 'Veit', {
        email: 'v@example.org',
        isMember: true,
        channel: 'email',
        roles: [{ party: 'val', kind: 'single' }],
      }),
    },
  },
};

const suggested = (text: string, sender = ''): unknown => {
  const received = receiveDocuments(campaign, [
    {
      receivedAt: '2026-01-01T00:00:00.000Z',
      name: 'zug.pdf',
      format: 'pdf',
      original: null,
      sender,
      text,
      enclosed: [],
    },
  ]).campaign;
  const [item] = Object.values(received.inbox);
  const found = item === undefined ? null : suggesterOf(received, system.orders)(item);
  return found === null ? null : [found.party.key, found.isClear];
};

const form = (code: string, realm: string): string =>
  `${code}\nAnschreiben\n${realm}Spielzug Nr. 58\nAnbei: Botschaft an Königreich Valdrun`;

describe('the realm a form seems to come from', () => {
  it.each<[string, string, string, unknown]>([
    ['by its code', form('waben/1.02/orders/tha/58/de', ''), '', ['tha', true]],
    [
      'with the realm it names',
      form('waben/1.02/orders/tha/58/de', 'Reich Tharos, '),
      '',
      ['tha', true],
    ],
    [
      'not by the realms named below its head',
      form('waben/1.02/orders/tha/58/de', ''),
      '',
      ['tha', true],
    ],
    [
      'by its code anywhere, printed flat',
      'Zugbefehl\n101 KH\nwaben/1.02/orders/tha/58/de\tBlatt 1',
      '',
      ['tha', true],
    ],
    [
      'against its sender: unsure',
      form('waben/1.02/orders/tha/58/de', ''),
      'v@example.org',
      ['val', false],
    ],
    [
      'against the realm it names: nobody',
      form('waben/1.02/orders/tha/58/de', 'Valdrun, '),
      '',
      null,
    ],
    [
      'by its head, where nobody has its code',
      form('waben/1.02/orders/xyz/58/de', 'Reich Tharos, '),
      '',
      ['tha', true],
    ],
    [
      'by its head, where it was made for anybody',
      form('waben/1.02/orders/-/58/de', 'Reich Tharos, '),
      '',
      ['tha', true],
    ],
    ['not by a code that is none', form('waben/1.02/orders/__proto__/58/de', ''), '', null],
  ])('is known %s', (_, text, sender, expected) => {
    expect(suggested(text, sender)).toEqual(expected);
  });
});
