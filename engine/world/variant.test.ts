import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import { systems } from '../systems/registry';
import { deepFreeze, tinyCampaign, tinyWorld, troop } from '../testing';
import { applyTurn } from './apply';
import type { Campaign } from './campaign';
import { withEdits } from './edits';
import type { Variant } from './open-turn';
import {
  type ArrivedDocument,
  fileDocuments,
  layDocumentsAside,
  receiveDocuments,
  replaceDocuments,
} from './inbox';
import { turnInputOf } from './turn-input';
import {
  archivedVariant,
  dropVariant,
  forkOf,
  inVariant,
  keepVariant,
  lateForkOf,
  putVariant,
  variantKind,
  withVariant,
} from './variant';
import { times } from '../testing/trials';
import { fail } from '../testing/world';

const sheet = (turn: number, party: string, text: string) => ({
  [party]: { turn, party, text, receivedAt: '2026-01-01T12:00:00Z' },
});

const open = (change: Partial<Campaign> = {}): Campaign =>
  deepFreeze(
    tinyCampaign(tinyWorld({ units: [troop('tha', 101, '210/19')] }), {
      sheets: sheet(1, 'tha', '101 -20'),
      rulings: { r: { key: 'r', value: 3, reason: 'Ice' } },
      ...change,
    }),
  );

const computed = (campaign: Campaign) => {
  const proposal = systems[campaign.system]?.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the month was not computed');
  return proposal;
};

const tharos = (): Campaign => ({
  ...tharosCampaign(),
  sheets: sheet(58, 'tha', tharosOrders),
});

const booked = (campaign: Campaign): Campaign =>
  applyTurn(campaign, computed(campaign), '2026-02-01T12:00:00Z');

const shown = (campaign: Campaign, variant: Variant | undefined) => {
  const other = variant === undefined ? undefined : inVariant(campaign, variant);
  if (variant === undefined || other === undefined) throw new Error('nothing to show');
  return { variant, other };
};

const arrival = (text: string): ArrivedDocument => ({
  receivedAt: '2026-01-02T12:00:00Z',
  name: 'n',
  format: 'text',
  original: null,
  sender: '',
  text,
  enclosed: [],
});

describe('a fork of the open month', () => {
  it('is the month itself until something is changed in it', () => {
    const campaign = open();
    const { variant, other } = shown(campaign, forkOf(campaign, 'v', 'Umgehung'));
    expect(variantKind(campaign, variant)).toBe('whatIf');
    expect(other).toEqual(campaign);
    expect(other.world).toBe(campaign.world);
  });

  it('has the same proposal as the month, whatever the letters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('-20', '-20 -21', '210/20', 'KV', 'N', '', 'xyz'),
        fc.constantFrom(...tharosOrders.split('\n')),
        (path, line) => {
          const campaign = {
            ...tharosCampaign(),
            sheets: sheet(58, 'tha', `${line}\n101 ${path}`),
          };
          const { other } = shown(campaign, forkOf(campaign, 'v', ''));
          expect(computed(other)).toEqual(computed(campaign));
        },
      ),
      times(4),
    );
  });

  it('takes what was done in it, and the month stays as it is', () => {
    const campaign = open();
    const { variant, other } = shown(campaign, forkOf(campaign, 'v', 'Umgehung'));
    const after = withVariant(putVariant(campaign, variant), variant, {
      ...other,
      sheets: sheet(1, 'tha', '101 -21'),
      name: 'Anders',
      world: { ...other.world, units: {} },
    });
    expect(after).toEqual({
      ...campaign,
      variants: { v: { ...variant, sheets: sheet(1, 'tha', '101 -21') } },
    });
  });

  it('shares letters of the GM and documents with the month', () => {
    const campaign = open();
    const variant = forkOf(campaign, 'v', '');
    const letter = {
      id: 'l',
      turn: 1,
      party: 'tha',
      kind: 'questions',
      title: '',
      text: 'Wohin?',
      writtenAt: '',
      sentAt: null,
    } as const;
    const item = {
      id: 'i',
      turn: 1,
      receivedAt: '',
      name: '',
      format: 'text',
      original: null,
      sender: '',
      text: '',
      party: null,
      status: 'open',
    } as const;
    const after = withVariant(campaign, variant, {
      ...campaign,
      outbox: { l: letter },
      inbox: { i: item },
    });
    expect(after).toMatchObject({ outbox: { l: letter }, inbox: { i: item } });
  });

  /** The month with one letter filed and one that came later, and a variant in which that one is filed instead. */
  const withMail = () => {
    const got = receiveDocuments(open({ sheets: {} }), [arrival('101 -20'), arrival('101 -21')]);
    const [first = '', second = ''] = got.ids;
    const campaign = deepFreeze(fileDocuments(got.campaign, [first], 'tha'));
    const { variant, other } = shown(campaign, forkOf(campaign, 'v', ''));
    const act = replaceDocuments(other, [second], 'tha');
    const after = withVariant(putVariant(campaign, variant), variant, act);
    return { first, second, campaign, other, after, variant: after.variants['v'] ?? variant };
  };

  it('files documents for itself: in the month they stay where they are', () => {
    const { first, second, campaign, other, after, variant } = withMail();
    expect(other).toEqual(campaign);
    expect(after.inbox).toEqual(campaign.inbox);
    expect(after.sheets).toEqual(campaign.sheets);
    const inside = shown(after, variant).other;
    expect(inside.sheets['tha']?.text).toBe('101 -21');
    expect(inside.inbox[second]).toMatchObject({ party: 'tha', status: 'filed' });
    expect(inside.inbox[first]).toMatchObject({ party: null, status: 'open' });
    expect(fileDocuments(inside, [first], 'tha').sheets['tha']?.text).toBe('101 -20\n\n101 -21');
  });

  it('has its documents filed in the month once it is accepted', () => {
    const { first, second, after, variant } = withMail();
    const kept = keepVariant(after, variant);
    expect(kept.inbox[second]).toMatchObject({ party: 'tha', status: 'filed' });
    expect(kept.inbox[first]).toMatchObject({ party: null, status: 'open' });
    expect(fileDocuments(kept, [first], 'tha').sheets['tha']?.documents).toEqual([first, second]);
  });

  it('files what came in for itself, too: in the month it waits to be filed', () => {
    const { after, variant } = withMail();
    const got = receiveDocuments(shown(after, variant).other, [arrival('102 KV')]);
    const next = withVariant(after, variant, fileDocuments(got.campaign, got.ids, 'ely'));
    const [id = ''] = got.ids;
    expect(next.inbox[id]).toMatchObject({ party: null, status: 'open', text: '102 KV' });
    expect(next.variants['v']?.sheets['ely']).toMatchObject({ text: '102 KV', documents: [id] });
    expect(next.sheets['ely']).toBeUndefined();
  });

  it('archives unassigned documents in the month, too, and announces its date there', () => {
    const { second, campaign } = withMail();
    const { variant, other } = shown(campaign, forkOf(campaign, 'v', ''));
    const both = putVariant(campaign, variant);
    const aside = withVariant(both, variant, layDocumentsAside(other, [second]));
    expect(aside.inbox[second]?.status).toBe('aside');
    const announced = withVariant(both, variant, { ...other, deadline: '2026-03-01' });
    expect(announced.deadline).toBe('2026-03-01');
  });

  it('is not changed by a command that it cannot store', () => {
    const campaign = open();
    const { variant, other } = shown(campaign, forkOf(campaign, 'v', ''));
    const both = putVariant(campaign, variant);
    expect(withVariant(both, variant, { ...other, name: 'Anders' })).toBe(both);
    const past = { ...variant, turn: 0 };
    expect(withVariant(both, past, { ...other, rulings: {} })).toBe(both);
  });

  it('becomes the month when it is accepted, and leaves nothing when it is dropped', () => {
    const campaign = open();
    const variant = { ...forkOf(campaign, 'v', ''), sheets: sheet(1, 'tha', '101 -21') };
    const both = putVariant(campaign, variant);
    expect(keepVariant(both, variant)).toEqual({ ...campaign, sheets: variant.sheets });
    expect(dropVariant(both, 'v')).toEqual(campaign);
  });
});

describe('a variant of the last applied month', () => {
  it('shows the world before that month, with the letters, rulings and house rules of then', () => {
    const before = { ...tharos(), settings: { 'move.base_offset': 4 } };
    const campaign = {
      ...booked(before),
      settings: {},
      seed: 'another',
      sheets: sheet(59, 'tha', '101 KV'),
    };
    const { variant, other } = shown(campaign, lateForkOf(campaign, 'n', 'Nachtrag'));
    expect(variantKind(campaign, variant)).toBe('late');
    expect(other.world).toEqual(before.world);
    expect(other).toMatchObject({ settings: before.settings, seed: before.seed, archive: {} });
    expect(other.sheets['tha']?.text).toBe(tharosOrders);
    expect(keepVariant(campaign, variant)).toBe(campaign);
  });

  it('leaves documents and date of the open month alone', () => {
    const after = booked(tharos());
    const got = receiveDocuments(after, [arrival('101 KH')]);
    const month = { ...fileDocuments(got.campaign, got.ids, 'tha'), deadline: '2026-03-01' };
    const { variant, other } = shown(month, lateForkOf(month, 'n', ''));
    expect(other.inbox).toEqual(month.inbox);
    const act = { ...other, rulings: {}, deadline: '2026-01-01' };
    const next = withVariant(putVariant(month, variant), variant, act);
    expect(next.deadline).toBe('2026-03-01');
    expect(next.inbox).toEqual(month.inbox);
  });

  it('unchanged has the result that was booked', () => {
    const before = tharos();
    const campaign = booked(before);
    const { other } = shown(campaign, lateForkOf(campaign, 'n', ''));
    expect(computed(other).world).toEqual(campaign.world);
  });

  it('was a what-if while its month was open', () => {
    const before = tharos();
    const variant = forkOf(before, 'v', '');
    expect(variantKind(booked(putVariant(before, variant)), variant)).toBe('late');
  });

  it('is the same once another month is applied, whatever the GM changed in between', () => {
    const campaign = booked(tharos());
    const variant = forkOf(tharos(), 'v', '');
    const { world } = campaign;
    const parties = Object.fromEntries(
      Object.entries(world.parties).map(([key, party]) => [key, { ...party, treasury: 7 }]),
    );
    const edited = withEdits(campaign, { ...campaign, world: { ...world, parties } });
    const next = booked(edited);
    expect(variantKind(next, variant)).toBe('late');
    expect(inVariant(next, variant)?.world).toEqual(tharos().world);
    expect(inVariant(next, { ...variant, turn: variant.turn + 1 })?.world).toEqual(edited.world);
  });

  it('cannot be shown where what the GM changed afterwards was not noted, as in older files', () => {
    const campaign = booked(tharos());
    const variant = forkOf(tharos(), 'v', '');
    const { isFollowed: _, ...older } = campaign.archive[variant.turn] ?? fail();
    const next = booked({ ...campaign, archive: { [variant.turn]: older } });
    expect(variantKind(next, variant)).toBe('past');
    expect(inVariant(next, variant)).toBeUndefined();
    expect(lateForkOf(next, 'v', '', variant.turn)).toBeUndefined();
    expect(lateForkOf(open(), 'v', '')).toBeUndefined();
  });

  it('brings the corrections, the documents and the moments of receipt along', () => {
    const corrections = { tha: [{ start: 0, end: 3, text: '102' }] };
    const archived = {
      turn: 1,
      sheets: { tha: '101 -20' },
      rulings: {},
      settings: {},
      seed: 's',
      appliedAt: '2026-02-01',
      received: { tha: '2026-01-05' },
      documents: { tha: ['1-0001'] },
      corrections,
    };
    expect(archivedVariant(archived, 'v', '').sheets).toEqual({
      tha: {
        turn: 1,
        party: 'tha',
        text: '101 -20',
        receivedAt: '2026-01-05',
        documents: ['1-0001'],
        corrections: corrections.tha,
      },
    });
  });
});
