import { describe, expect, it } from 'vitest';
import { realm, tinyCampaign, tinyWorld } from '../testing';
import type { Campaign } from './campaign';
import {
  type ArrivedDocument,
  documentsOf,
  fileDocuments,
  isLateDocument,
  layDocumentsAside,
  moveDocuments,
  receiveDocuments,
  removeDocuments,
  replaceDocuments,
  sameDocument,
  unfileDocuments,
  withEnclosed,
} from './inbox';

const arrived = (text: string, day = 1, rest: Partial<ArrivedDocument> = {}): ArrivedDocument => ({
  receivedAt: `2026-02-0${day}T12:00:00.000Z`,
  name: '',
  format: 'text',
  original: null,
  sender: '',
  text,
  enclosed: [],
  ...rest,
});

const bare = tinyCampaign(tinyWorld({ parties: [realm('a'), realm('b')] }));

/** A campaign with documents, and their ids. */
const having = (...documents: readonly ArrivedDocument[]) => receiveDocuments(bare, documents);

const sheet = (campaign: Campaign, party: string) => campaign.sheets[party];

describe('documents of the mailbox', () => {
  it('come in one step, their enclosures behind each, unassigned', () => {
    const { campaign, ids } = having(
      arrived('Anbei', 1, { format: 'mail', enclosed: [arrived('101 KH'), arrived('102 KH')] }),
      arrived('103 KH'),
    );
    const turn = String(bare.world.clock.turn);
    expect(ids).toEqual([`${turn}-0001`, `${turn}-0004`]);
    expect(
      Object.values(campaign.inbox).map(({ id, enclosedIn, status }) => [id, enclosedIn, status]),
    ).toEqual([
      [`${turn}-0001`, undefined, 'open'],
      [`${turn}-0002`, `${turn}-0001`, 'open'],
      [`${turn}-0003`, `${turn}-0001`, 'open'],
      [`${turn}-0004`, undefined, 'open'],
    ]);
    expect(withEnclosed(campaign.inbox, ids[0] ?? '').map(({ text }) => text)).toEqual([
      'Anbei',
      '101 KH',
      '102 KH',
    ]);
  });

  it('filed with a party are its sheet, in the order of receipt with a blank line between', () => {
    const { campaign, ids } = having(arrived('später', 3), arrived('früher', 2));
    const filed = fileDocuments(campaign, ids, 'a');
    expect(sheet(filed, 'a')).toEqual({
      turn: bare.world.clock.turn,
      party: 'a',
      text: 'früher\n\nspäter',
      receivedAt: '2026-02-03T12:00:00.000Z',
      documents: [ids[1], ids[0]],
    });
    expect(documentsOf(filed, 'a').map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  });

  it('an envelope without words adds nothing to the sheet', () => {
    const { campaign, ids } = having(
      arrived('', 1, { format: 'mail', enclosed: [arrived('101 KH')] }),
    );
    const all = withEnclosed(campaign.inbox, ids[0] ?? '').map(({ id }) => id);
    expect(sheet(fileDocuments(campaign, all, 'a'), 'a')?.text).toBe('101 KH');
    expect(sheet(fileDocuments(campaign, ids, 'a'), 'a')).toBeUndefined();
  });

  it('archived or given back are no part of the sheet any more, and not lost', () => {
    const { campaign, ids } = having(arrived('eins', 1), arrived('zwei', 2));
    const [first = '', second = ''] = ids;
    const filed = fileDocuments(campaign, ids, 'a');
    const aside = layDocumentsAside(filed, [first]);
    expect(sheet(aside, 'a')?.text).toBe('zwei');
    expect(aside.inbox[first]).toMatchObject({ status: 'aside', party: 'a', text: 'eins' });
    const none = unfileDocuments(aside, [second]);
    expect(sheet(none, 'a')).toBeUndefined();
    expect(none.inbox[second]).toMatchObject({ status: 'open', party: null });
  });

  it('a directly submitted sheet stays, as the first document beside the new one', () => {
    const handed = {
      turn: bare.world.clock.turn,
      party: 'a',
      text: 'alt',
      receivedAt: '2026-01-01',
    };
    const { campaign, ids } = receiveDocuments({ ...bare, sheets: { a: handed } }, [
      arrived('neu'),
    ]);
    expect(sheet(fileDocuments(campaign, ids, 'a'), 'a')?.text).toBe('alt\n\nneu');
    const replaced = replaceDocuments(campaign, ids, 'a');
    expect(sheet(replaced, 'a')?.text).toBe('neu');
    expect(Object.values(replaced.inbox).map(({ text, status }) => [text, status])).toEqual([
      ['neu', 'filed'],
      ['alt', 'aside'],
    ]);
  });

  it('keep the GM’s corrections, wherever they are', () => {
    const { campaign, ids } = having(arrived('101 KX', 2));
    const [orders = ''] = ids;
    const filed = fileDocuments(campaign, ids, 'a');
    const corrected = {
      ...filed,
      sheets: {
        a: { ...sheet(filed, 'a'), corrections: [{ start: 4, end: 6, text: 'KH' }] },
      },
    } as Campaign;
    const cover = receiveDocuments(corrected, [arrived('Lieber SL', 1)]);
    const both = fileDocuments(cover.campaign, cover.ids, 'a');
    expect(sheet(both, 'a')).toMatchObject({
      text: 'Lieber SL\n\n101 KX',
      corrections: [{ start: 15, end: 17, text: 'KH' }],
    });
    const moved = moveDocuments(both, 'a', 'b');
    expect(sheet(moved, 'a')).toBeUndefined();
    expect(sheet(moved, 'b')?.corrections).toEqual([{ start: 15, end: 17, text: 'KH' }]);
    const elsewhere = fileDocuments(both, [orders], 'b');
    expect(sheet(elsewhere, 'a')).toMatchObject({ text: 'Lieber SL' });
    expect(sheet(elsewhere, 'a')).not.toHaveProperty('corrections');
    expect(sheet(elsewhere, 'b')?.corrections).toEqual([{ start: 4, end: 6, text: 'KH' }]);
  });

  it('a letter that comes ends the defaults of its realm; another realm’s decision stays', () => {
    const marks = {
      a: { party: 'a', kind: 'defaults', of: '' },
      b: { party: 'b', kind: 'defaults', of: '' },
    } as const;
    const { campaign, ids } = receiveDocuments({ ...bare, marks }, [arrived('101 KH')]);
    expect(Object.keys(fileDocuments(campaign, ids, 'a').marks)).toEqual(['b']);
  });

  it('mail taken out of them follows them', () => {
    const { campaign, ids } = having(arrived('Botschaft'));
    const [id = ''] = ids;
    const item = {
      id: `${id}~0`,
      turn: bare.world.clock.turn,
      from: 'a',
      to: 'b',
      kind: 'message',
      title: '',
      text: '',
      isPublic: null,
    } as const;
    const own = { ...item, id: 'own', from: 'a' } as const;
    const filed = fileDocuments(campaign, ids, 'a');
    const taken = { ...filed, mail: { [item.id]: item, own } };
    expect(fileDocuments(taken, ids, 'b').mail).toEqual({ [item.id]: { ...item, from: 'b' }, own });
    expect(layDocumentsAside(taken, ids).mail).toEqual({ own });
  });

  it('of an earlier turn stay as they were', () => {
    const { campaign, ids } = having(arrived('101 KH'));
    const filed = fileDocuments(campaign, ids, 'a');
    const { world } = filed;
    const later = {
      ...filed,
      sheets: {},
      world: { ...world, clock: { ...world.clock, turn: world.clock.turn + 1 } },
    };
    expect(fileDocuments(later, ids, 'b')).toEqual(later);
    expect(receiveDocuments(later, [arrived('KH')]).ids).toEqual([
      `${String(world.clock.turn + 1)}-0001`,
    ]);
  });

  it('that came early and were unassigned are filed with the turn that is open now', () => {
    const { campaign, ids } = having(arrived('für den nächsten Zug'));
    const { world } = campaign;
    const turn = world.clock.turn + 1;
    const later = { ...campaign, world: { ...world, clock: { ...world.clock, turn } } };
    const filed = fileDocuments(later, ids, 'a');
    expect(sheet(filed, 'a')).toMatchObject({ turn, text: 'für den nächsten Zug' });
    const more = receiveDocuments(filed, [arrived('101 KH', 2)]);
    expect(sheet(fileDocuments(more.campaign, more.ids, 'a'), 'a')?.text).toBe(
      'für den nächsten Zug\n\n101 KH',
    );
    expect(sheet(unfileDocuments(filed, ids), 'a')).toBeUndefined();
  });

  it('taken out of the open turn they are unassigned', () => {
    const { campaign, ids } = having(arrived('101 KH'));
    const removed = removeDocuments(fileDocuments(campaign, ids, 'a'), 'a');
    expect(removed.sheets).toEqual({});
    expect(removed.inbox[ids[0] ?? '']).toMatchObject({ status: 'open', party: null });
  });
});

describe('the same document', () => {
  const hash = 'ab'.repeat(32);
  const { campaign } = having(arrived('101  KH\n', 1, { sender: 'a@x', original: hash }));
  it.each([
    ['the same file', { original: hash, sender: 'b@x', text: 'anders' }, true],
    ['the same words', { original: null, sender: '', text: ' 101 KH' }, true],
    [
      'the same words from the same sender',
      { original: null, sender: 'a@x', text: '101 KH' },
      true,
    ],
    ['the same words from somebody else', { original: null, sender: 'b@x', text: '101 KH' }, false],
    ['other words', { original: null, sender: 'a@x', text: '102 KH' }, false],
    ['no words', { original: null, sender: 'a@x', text: '' }, false],
  ])('%s', (_, document, isSame) => {
    expect(sameDocument(campaign, document) !== undefined).toBe(isSame);
  });

  it('by its words is one of the open turn only', () => {
    const { world } = campaign;
    const later = { ...campaign, world: { ...world, clock: { ...world.clock, turn: 99 } } };
    expect(sameDocument(later, { original: null, sender: '', text: '101 KH' })).toBeUndefined();
    expect(sameDocument(later, { original: hash, sender: '', text: '' })).toBeDefined();
  });
});

describe('a late document', () => {
  it.each([
    ['2026-02-01T23:59:00.000Z', '2026-02-01', false],
    ['2026-02-02T00:01:00.000Z', '2026-02-01', true],
    ['2026-02-02T00:01:00.000Z', null, false],
  ])('WW-8.1-02, WW-8.1-04: %s against %s', (receivedAt, deadline, isLate) => {
    expect(isLateDocument({ receivedAt }, deadline)).toBe(isLate);
  });
});

describe('a letter for a realm with a mark', () => {
  it('ends its defaults (WW-8.1-07); that it was ready has to be reviewed anew', () => {
    const { campaign, ids } = having(arrived('101 KH'));
    const mark = (party: string, kind: 'ready' | 'defaults') => ({ party, kind, of: 'x' });
    const marks = { a: mark('a', 'defaults'), b: mark('b', 'defaults') };
    expect(fileDocuments({ ...campaign, marks }, ids, 'a').marks).toEqual({ b: marks.b });
    const ready = { a: mark('a', 'ready') };
    expect(fileDocuments({ ...campaign, marks: ready }, ids, 'a').marks).toEqual(ready);
  });
});

describe('a sheet that does not name its documents', () => {
  it('is made of those filed with its party, if the words are equal: nothing is doubled', () => {
    const { campaign, ids } = having(arrived('101 KH', 1), arrived('102 KH', 2));
    const filed = fileDocuments(campaign, ids.slice(0, 1), 'a');
    const { documents, ...unnamed } = filed.sheets['a'] ?? {
      text: '',
      receivedAt: '',
      turn: 0,
      party: '',
    };
    expect(documents).toEqual(ids.slice(0, 1));
    const after = fileDocuments({ ...filed, sheets: { a: unnamed } }, ids.slice(1), 'a');
    expect(after.sheets['a']).toMatchObject({ text: '101 KH\n\n102 KH', documents: ids });
    expect(Object.keys(after.inbox)).toEqual(ids);
  });
});
