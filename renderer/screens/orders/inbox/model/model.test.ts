import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../../assets/examples/tharos';
import {
  type ArrivedDocument,
  type Campaign,
  fileDocuments,
  newPerson,
  type Person,
  receiveDocuments,
  systems,
} from '../../../../../engine';
import { wordsOf } from '../../../../kit/text/words';
import { mailFile } from '../../../../model/letters/eml';
import { playersOf } from '../../../../model/letters/players';
import { documentLines } from './lines';
import { mailDrafts } from './mail';
import { fileNameOf, saveKindOf } from '../use-inbox-actions';
import { reminderOf } from './reminder';
import { countByFilter, documentRows } from './rows';
import { suggesterOf } from './suggest';

const waben = systems['waben'];
if (waben === undefined) throw new Error('the game is missing');
const system = waben;

const player = (name: string, email: string, ...parties: readonly string[]): Person =>
  newPerson(email, name, {
    email,
    isMember: true,
    channel: 'email',
    roles: parties.map((party) => ({ party, kind: 'single' as const })),
  });

const example = tharosCampaign();
const campaign: Campaign = {
  ...example,
  world: {
    ...example.world,
    people: {
      t: player('Traude', 't@example.org', 'tha'),
      v: player('Veit', 'v@example.org', 'val'),
      b: player('Beate', 'b@example.org', 'tha', 'val'),
      // It has no player any more.
      x: {
        ...player('Xaver', 'x@example.org'),
        roles: [{ party: 'val', kind: 'single', until: 3 }],
      },
    },
  },
};

const arrived = (text: string, rest: Partial<ArrivedDocument> = {}): ArrivedDocument => ({
  receivedAt: '2026-01-01T00:00:00.000Z',
  name: '',
  format: 'mail',
  original: null,
  sender: '',
  text,
  enclosed: [],
  ...rest,
});

const suggestions = (...documents: readonly ArrivedDocument[]) => {
  const received = receiveDocuments(campaign, documents).campaign;
  const suggest = suggesterOf(received, system.orders);
  return Object.values(received.inbox).map((item) => {
    const found = suggest(item);
    return found === null
      ? null
      : [found.party.key, found.isClear, found.evidence.fitting, found.evidence.rows];
  });
};

describe('the realm a document seems to come from', () => {
  it.each<[string, ArrivedDocument, unknown]>([
    ['its orders', arrived(tharosOrders), ['tha', true, 10, 11]],
    ['its sender', arrived('Zug folgt.', { sender: 'Veit <V@example.org>' }), ['val', true, 0, 0]],
    ['its head', arrived('Königreich Valdrun, Zug 58\n\nBis bald!'), ['val', true, 0, 0]],
    [
      'the realm in its subject',
      arrived('Bis bald!', { name: 'Zug für Reich Tharos' }),
      ['tha', true, 0, 0],
    ],
    [
      'the line that says who writes, whoever else is named',
      arrived('Hallo, Königreich Valdrun greift mich an!\nNation: Reich Tharos'),
      ['tha', true, 0, 0],
    ],
    [
      'the head of an order sheet, whoever is attacked',
      arrived('Reich Tharos Monat Dorl Jahr 2\n\nA gegen Königreich Valdrun'),
      ['tha', true, 0, 0],
    ],
    [
      'orders and sender together',
      arrived(tharosOrders, { sender: 't@example.org' }),
      ['tha', true, 10, 11],
    ],
    [
      'orders, where the sender plays two realms',
      arrived(tharosOrders, { sender: 'b@example.org' }),
      ['tha', true, 10, 11],
    ],
  ])('is clear by %s', (_, document, expected) => {
    expect(suggestions(document)).toEqual([expected]);
  });

  it('is unsure where orders and sender contradict each other', () => {
    expect(suggestions(arrived(tharosOrders, { sender: 'v@example.org' }))).toEqual([
      ['tha', false, 10, 11],
    ]);
  });

  it.each<[string, ArrivedDocument]>([
    ['words that name nobody', arrived('Viele Grüße!')],
    ['the addressee of a message', arrived('An Königreich Valdrun:\nHaltet die Brücke!')],
    ['somebody who played once', arrived('Hallo', { sender: 'x@example.org' })],
    ['a sender who plays two realms', arrived('Hallo', { sender: 'b@example.org' })],
    ['units that every realm has', arrived('101 KH')],
  ])('is not guessed from %s', (_, document) => {
    expect(suggestions(document)).toEqual([null]);
  });

  it('goes from a mail to what it encloses, and from there to the mail', () => {
    const enclosed = [arrived('Nur Worte.')];
    expect(suggestions(arrived('Anbei.', { sender: 't@example.org', enclosed }))).toEqual([
      ['tha', true, 0, 0],
      ['tha', true, 0, 0],
    ]);
    expect(suggestions(arrived('Anbei.', { enclosed: [arrived(tharosOrders)] }))).toEqual([
      ['tha', true, 10, 11],
      ['tha', true, 10, 11],
    ]);
  });
});

const LETTER = `Anschreiben
Hier mein Zug.

Botschaft an Königreich Valdrun:
Haltet die Brücke!

Botschaft an den Einsiedler:
Wo bist du?

Kulturbericht (öffentlich)
Wir feiern.

Mitteilungen
Der Hafen ist offen.`;

describe('mail in a document', () => {
  const { campaign: received, ids } = receiveDocuments(campaign, [arrived(LETTER)]);
  const [id = ''] = ids;
  const filed = fileDocuments(received, ids, 'tha');
  const item = filed.inbox[id];
  if (item === undefined) throw new Error('not received');
  const parts = system.orders.parts?.(item.text, 'tha', filed.world) ?? [];
  const drafts = mailDrafts(item, parts, 'tha', filed);

  it('is every message, announcement and report, without its heading, with the secrecy of the heading', () => {
    expect(
      drafts.map(({ item: { kind, to, text, isPublic }, lacksAddressee }) => [
        kind,
        to,
        text,
        isPublic,
        lacksAddressee,
      ]),
    ).toEqual([
      ['message', 'val', 'Haltet die Brücke!', null, false],
      ['message', null, 'Wo bist du?', null, true],
      ['culture', null, 'Wir feiern.', true, false],
      ['announcement', null, 'Der Hafen ist offen.', null, false],
    ]);
  });

  it('is known again once it was taken over, with what the GM changed', () => {
    const [first] = drafts;
    if (first === undefined) throw new Error('no mail');
    const taken = { ...filed, mail: { [first.item.id]: { ...first.item, title: 'Anders' } } };
    const again = mailDrafts(item, parts, 'tha', taken);
    expect(again.map(({ isTaken }) => isTaken)).toEqual([true, false, false, false]);
    expect(again[0]?.item.title).toBe('Anders');
  });
});

describe('the list of documents', () => {
  const { campaign: received, ids } = receiveDocuments(campaign, [
    arrived('früh', { name: 'a', receivedAt: '2026-01-01' }),
    arrived('spät', { name: 'b', receivedAt: '2026-01-02', enclosed: [arrived('Anlage')] }),
  ]);
  const filed = fileDocuments(received, [ids[0] ?? ''], 'tha');
  const shown = (filter: Parameters<typeof documentRows>[1], search = '') =>
    documentRows(filed, filter, search).map(({ item, depth }) => [item.text, depth]);

  it('holds new ones first, enclosures behind their mail', () => {
    expect(shown('all')).toEqual([
      ['spät', 0],
      ['Anlage', 1],
      ['früh', 0],
    ]);
    expect(shown('open')).toEqual([
      ['spät', 0],
      ['Anlage', 1],
    ]);
    expect(shown('filed')).toEqual([['früh', 0]]);
    expect(shown('aside')).toEqual([]);
    expect(countByFilter(filed)).toEqual({ open: 2, filed: 1, aside: 0, all: 3 });
  });

  it('finds by name, realm and wording', () => {
    expect(shown('all', 'THAROS')).toEqual([['früh', 0]]);
    expect(shown('all', 'anlage')).toEqual([['Anlage', 0]]);
    expect(shown('all', 'nirgends')).toEqual([]);
  });

  it('of another turn is the archive: readable, and not among the filed ones', () => {
    const { world } = filed;
    const later: Campaign = {
      ...filed,
      sheets: {},
      world: { ...world, clock: { ...world.clock, turn: world.clock.turn + 1 } },
    };
    expect(documentRows(later, 'filed', '')).toEqual([]);
    expect(documentRows(later, 'all', 'früh')).toHaveLength(1);
  });
});

describe('lines of a document', () => {
  it('know the part in which they begin, whatever ends a line', () => {
    const text = 'Anschreiben\r\nHallo\r\n\r\nMitteilungen\r\nHört!';
    const parts = system.orders.parts?.(text, 'tha', campaign.world) ?? [];
    expect(documentLines(text, parts)).toEqual([
      { text: 'Anschreiben', part: 0, isFirst: true, widths: [] },
      { text: 'Hallo', part: 0, isFirst: false, widths: [] },
      { text: '', part: 0, isFirst: false, widths: [] },
      { text: 'Mitteilungen', part: 1, isFirst: true, widths: [] },
      { text: 'Hört!', part: 1, isFirst: false, widths: [] },
    ]);
  });
});

describe('rows of tables', () => {
  it('have the columns of their own table', () => {
    const text = 'Worte\n101\t210/19\tKH\n1\t2\t3\n\nlang und breit\t1\t2';
    expect(documentLines(text, []).map(({ widths }) => widths)).toEqual([
      [],
      [3, 5.5],
      [3, 5.5],
      [],
      [12, 1],
    ]);
  });
});

describe('a reminder', () => {
  const party = campaign.world.parties['tha'];
  if (party === undefined) throw new Error('no realm');
  const players = playersOf(campaign, 'tha');
  const write = (language: 'de' | 'en', deadline: string | null) =>
    reminderOf({ ...campaign, deadline }, party, players, wordsOf(language), {
      at: '2026-01-01T00:00:00.000Z',
      day: (iso) => `[${iso}]`,
    });

  it.each([
    [
      'de',
      '2026-02-01',
      ['Zug 58 für das Reich Tharos', 'Traude, Beate', 'Falkenmond 419', '[2026-02-01]'],
    ],
    ['en', null, ['Turn 58 for Reich Tharos', 'Dear Traude', 'Falcon Moon 419', 'soon']],
  ] as const)('names realm, month and date in %s', (language, deadline, words) => {
    const letter = write(language, deadline);
    for (const word of words) expect(`${letter.title}\n${letter.text}`).toContain(word);
    expect(letter).toMatchObject({ kind: 'reminder', party: 'tha', turn: 58, sentAt: null });
  });

  it('declines the name of the realm by its noted article', () => {
    const noted = { ...party, name: 'Waldbund', article: 'der' as const };
    const world = { ...campaign.world, parties: { ...campaign.world.parties, tha: noted } };
    const { title } = reminderOf({ ...campaign, world }, noted, players, wordsOf('de'), {
      at: '',
      day: (iso) => iso,
    });
    expect(title).toBe('Zug 58 für den Waldbund');
  });

  it('as a mail is read back by any mail program as it was written', async () => {
    const { title, text } = write('de', '2026-02-01');
    const bytes = mailFile(
      [...players, { name: 'Müller, "Max"', email: 'm@example.org' }],
      `${title} – ${'für die große Übersicht '.repeat(6)}`,
      text,
    );
    const read = await PostalMime.parse(bytes);
    expect(read.subject).toContain('Zug 58 für das Reich Tharos – für die große Übersicht');
    expect(read.to?.map(({ address }) => address)).toEqual([
      't@example.org',
      'b@example.org',
      'm@example.org',
    ]);
    expect(read.to?.at(-1)?.name).toBe('Müller, Max');
    expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  it('cannot be bent by names and addresses that hold lines', async () => {
    const bytes = mailFile(
      [
        { name: 'A\r\nBcc: z@example.org', email: 'a@example.org' },
        { name: 'B', email: 'b@example.org>\r\nBcc: <z@example.org' },
      ],
      'Zug\r\nBcc: z@example.org',
      'Hallo',
    );
    const read = await PostalMime.parse(bytes);
    expect(read.bcc).toBeUndefined();
    expect(read.to?.map(({ address }) => address)).toEqual(['a@example.org']);
  });
});

describe('the original of a document', () => {
  it.each([
    [{ id: '58-0001', name: '', format: 'text' }, '58-0001.txt'],
    [{ id: '58-0001', name: 'Zug 58: <für> Tharos', format: 'mail' }, 'Zug 58 für Tharos.eml'],
    [{ id: '58-0001', name: '../../zug.docx', format: 'word' }, 'zug.docx'],
    [{ id: '58-0001', name: 'Tabelle.XLSX', format: 'sheet' }, 'Tabelle.XLSX'],
  ] as const)('%o is saved as %s', (item, name) => {
    expect(fileNameOf(item)).toBe(name);
  });

  it.each([
    ['mail', 'ab', 'mail'],
    ['word', 'ab', 'any'],
    ['text', 'ab', 'text'],
    ['mail', null, 'text'],
  ] as const)('of %s is a file of its kind', (format, original, kind) => {
    expect(saveKindOf({ format, original })).toBe(kind);
  });
});
