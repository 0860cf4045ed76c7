import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantFromIso, isoOf, ownWords, zoneOf } from '../../../../engine';
import { growthOf } from '../../../../engine/testing/growth';
import { readThread } from './read-thread';
import { readTime } from './times';

const offsetAt = zoneOf('Europe/Berlin') ?? (() => NaN);
const page = { offsetAt, copiedAt: instantFromIso('2005-04-04T20:15:00', offsetAt) ?? 0 };

const shown = (text: string) =>
  readThread(text, page)?.posts.map((post) => [
    post.author,
    post.at === null ? null : isoOf(post.at).slice(0, 19),
    ownWords(text, post).text,
  ]);

describe('times of a page', () => {
  it.each([
    ['03.04.2005, 15:59:59', '2005-04-03T13:59:59'],
    ['3.4.05 15:59', '2005-04-03T13:59:00'],
    ['03.04.2005 um 16:00 Uhr', '2005-04-03T14:00:00'],
    ['So Apr 03, 2005 3:59 pm', '2005-04-03T13:59:00'],
    ['Sun Apr 03, 2005 12:05 am', '2005-04-02T22:05:00'],
    ['So 3. Apr 2005, 15:59', '2005-04-03T13:59:00'],
    ['Sonntag, 3. April 2005, 15:59', '2005-04-03T13:59:00'],
    ['April 3rd, 2005, 03:59 PM', '2005-04-03T13:59:00'],
    ['Gestern, 21:58', '2005-04-03T19:58:00'],
    ['Heute um 08:01', '2005-04-04T06:01:00'],
    ['Yesterday, 09:58 PM', '2005-04-03T19:58:00'],
    ['vorgestern 23:00', '2005-04-02T21:00:00'],
    ['04/03/2005, 03:59 PM', '2005-04-03T13:59:00'],
    ['2005-04-03T13:59:59Z', '2005-04-03T13:59:59'],
    ['2005-04-03 15:59', '2005-04-03T13:59:00'],
    ['27.03.2005, 02:30', '2005-03-27T01:30:00'],
  ])('%s is %s', (text, iso) => {
    const at = readTime(text, page);
    expect(at === undefined ? undefined : isoOf(at).slice(0, 19)).toBe(iso);
  });

  it.each([
    '04/03/2005, 15:59',
    '31.02.2005, 12:00',
    '03.04.2005',
    'neulich um 12:00',
    'vor 5 Minuten',
    '03.04.2005, 25:00',
  ])('%s is none that counts', (text) => {
    expect(readTime(text, page)).toBeUndefined();
  });
});

const PHPBB_2 = `Totales Mörderspiel, Tag 4
Autor\tNachricht
Rote Zora
Gelegenheitstäterin

Anmeldungsdatum: 12.01.2004
Beiträge: 312
Wohnort: Kiel

BeitragVerfasst am: 03.04.2005, 15:59:59    Titel: Tag 4\tAntworten mit Zitat
Moin. Blau hat mich gestern belogen.

Stimme: Blau
_________________
Stimme für die Freiheit!
Nach oben
Benutzer-Profile anzeigen Private Nachricht senden
Don Bleu

Anmeldungsdatum: 01.02.2005
Beiträge: 7

BeitragVerfasst am: 03.04.2005, 16:00    Titel:\tAntworten mit Zitat
Rote Zora hat Folgendes geschrieben:
Moin. Blau hat mich gestern belogen.

Ich lüge nie.
Stimme: Rot

Zuletzt bearbeitet von Don Bleu am 03.04.2005, 16:04, insgesamt einmal bearbeitet
Nach oben
`;

const PHPBB_3 = `Spielthread
Beitragvon Rote Zora » So 3. Apr 2005, 15:59

Hallo zusammen!

Beitragvon Gelbsucht » Gestern, 21:58

[quote="Rote Zora"][quote="Don Bleu"]Stimme: Gelb[/quote]Hallo zusammen![/quote]
Stimme: Blau
`;

const VBULLETIN = `Gestern, 21:58 \t  #12
Gelbsucht
Registrierter Benutzer

Registriert seit: 12.01.2004
Beiträge: 9

Guten Abend.
03.04.2005, 22:00 \t  #13
Weißbrot
Neuling

Beiträge: 1

Stimme: Gelb
`;

describe('threads', () => {
  it('are read from a copy of phpBB 2: author, time to the second, own words', () => {
    expect(shown(PHPBB_2)).toEqual([
      ['Rote Zora', '2005-04-03T13:59:59', 'Moin. Blau hat mich gestern belogen.\n\nStimme: Blau'],
      ['Don Bleu', '2005-04-03T14:00:00', 'Ich lüge nie.\nStimme: Rot'],
    ]);
    const [first, second] = readThread(PHPBB_2, page)?.posts ?? [];
    expect(PHPBB_2.slice(first?.signature?.start, first?.signature?.end)).toContain('Freiheit');
    expect(second?.edited).toBe(instantFromIso('2005-04-03T16:04:00', offsetAt));
    expect(second?.isQuoteOpen).toBe(false);
  });

  it('are read from a copy of phpBB 3, quotations nested', () => {
    expect(shown(PHPBB_3)).toEqual([
      ['Rote Zora', '2005-04-03T13:59:00', 'Hallo zusammen!'],
      ['Gelbsucht', '2005-04-03T19:58:00', 'Stimme: Blau'],
    ]);
  });

  it('are read from a copy of vBulletin, number and author below the time', () => {
    expect(shown(VBULLETIN)).toEqual([
      ['Gelbsucht', '2005-04-03T19:58:00', 'Guten Abend.'],
      ['Weißbrot', '2005-04-03T20:00:00', 'Stimme: Gelb'],
    ]);
    expect(readThread(VBULLETIN, page)?.posts.map(({ number }) => number)).toEqual(['12', '13']);
  });

  it('are read from lines of a chat and from lines that name writer and time', () => {
    expect(
      shown('[03.04.2005 15:59:59] Zora: Stimme: Blau\n[03.04.2005 16:00:00] Bleu: nö'),
    ).toEqual([
      ['Zora', '2005-04-03T13:59:59', 'Stimme: Blau'],
      ['Bleu', '2005-04-03T14:00:00', 'nö'],
    ]);
    expect(
      shown('Zora schrieb am 03.04.2005 um 15:59:\nMoin\n\nBleu (03.04.2005 16:00):\nNö'),
    ).toEqual([
      ['Zora', '2005-04-03T13:59:00', 'Moin'],
      ['Bleu', '2005-04-03T14:00:00', 'Nö'],
    ]);
  });

  it('are messages to the GM where each has sender and time of its own', () => {
    const text = `Von: Rote Zora
An: Spielleiter
Gesendet: 03.04.2005, 15:30
Betreff: Befehle

Armee 1 zieht nach D5

Von: Don Bleu
Gesendet: 03.04.2005, 16:05
Armee 2 hält.`;
    expect(shown(text)).toEqual([
      ['Rote Zora', '2005-04-03T13:30:00', 'Armee 1 zieht nach D5'],
      ['Don Bleu', '2005-04-03T14:05:00', 'Armee 2 hält.'],
    ]);
    expect(readThread(text, page)?.posts.map(({ isPrivate }) => isPrivate)).toEqual([true, true]);
  });

  it.each([
    'Armee 1 zieht nach D5\nStimme: Blau',
    'Hallo SL,\n\nGruß\nZora, 03.04.2005, 15:59',
    '',
    '\n\n\n',
    '>>>>',
    '[quote][quote][quote]',
  ])('are none: %j', (text) => {
    expect(readThread(text, page)).toBeUndefined();
  });

  it('leave nothing out: every line is classified or listed with its place', () => {
    const text = `Seite 3 von 7\n${PHPBB_3}Powered by Forum`;
    const thread = readThread(text, page);
    expect(thread?.left.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Seite 3 von 7\nSpielthread',
    ]);
    const last = thread?.posts.at(-1);
    expect(last === undefined ? '' : ownWords(text, last).text).toContain('Powered by Forum');
  });

  it('attribute the words behind an unknown head to nobody', () => {
    const text = `${PHPBB_3}\nDon Bleu schrieb am 03.04.2005, 21:59:\nStimme: Rot`;
    const thread = readThread(text, page);
    expect(thread?.left.map(({ start, end }) => text.slice(start, end)).join('')).toContain(
      'Stimme: Rot',
    );
    expect(shown(text)?.at(-1)?.[2]).toBe('Stimme: Blau');
  });

  it('report where the end of a quotation is unknown', () => {
    const open = PHPBB_3.replace(
      '[quote="Rote Zora"][quote="Don Bleu"]Stimme: Gelb[/quote]Hallo zusammen![/quote]',
      'Rote Zora hat geschrieben:\nEtwas, das nirgends steht.\n',
    );
    expect(readThread(open, page)?.posts[1]?.isQuoteOpen).toBe(true);
  });

  it('take time that grows with their length and no faster', async () => {
    const thread = (count: number): string =>
      Array.from({ length: count }, (_, index) => {
        const minute = String(index % 60).padStart(2, '0');
        const quote = index % 5 === 0 ? '[quote="Zora"]Stimme: Gelb[/quote]\n' : '';
        return `Beitragvon Spieler ${String(index % 8)} » So 3. Apr 2005, 15:${minute}\n\n${quote}Das sagt Beitrag ${String(index)}.\nUnd noch eine Zeile, die niemand liest.\n`;
      }).join('\n');
    const read = (count: number) => {
      const text = thread(count);
      return () => expect(readThread(text, page)?.posts).toHaveLength(count);
    };
    read(500)();
    const most = 5 * 2.5;
    expect(await growthOf({ short: read(1000), long: read(5000), most })).toBeLessThanOrEqual(most);
  });

  it('never fail, whatever the text, and place everything within it', () => {
    const piece = fc.oneof(
      fc.constantFrom(...PHPBB_2.split('\n'), ...PHPBB_3.split('\n'), ...VBULLETIN.split('\n')),
      fc.string(),
      fc.constantFrom('[quote]', '[/quote]', '> ', '_______', 'X wrote:', '» A · 2005-04-03 15:59'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (lines) => {
        const text = lines.join('\n');
        const thread = readThread(text, page);
        let last = 0;
        for (const { span, own } of thread?.posts ?? []) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(own.every(({ start, end }) => start <= end && end <= text.length)).toBe(true);
          last = span.start;
        }
      }),
    );
  });
});
