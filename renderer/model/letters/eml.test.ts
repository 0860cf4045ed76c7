import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { type Enclosure, mailFile } from './eml';
import { times } from '../../../engine/testing/trials';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const pdf = (name: string, bytes = new Uint8Array([37, 80, 68, 70, 0, 255])): Enclosure => ({
  name,
  type: 'application/pdf',
  bytes,
});
const players = [{ name: 'Jörg Äpfel', email: 'joerg@example.org' }];

const read = (mail: Uint8Array) => PostalMime.parse(mail);
const bytesOf = (content: ArrayBuffer | Uint8Array | string): readonly number[] =>
  typeof content === 'string' ? [] : [...new Uint8Array(content)];

describe('a mail with enclosures', () => {
  it('is read as it was meant: words, names with umlauts, bytes', async () => {
    const long = `Zug 58 - Königreich Valdrun an den Großen Öfen jenseits der Sümpfe - Auswertung.pdf`;
    const mail = mailFile(players, 'Zug 58: Auswertung für Lyränth', 'Grüße\naus dem Süden', [
      pdf(long),
      pdf('Zug 58 - Tharos - Wissen.json'),
      pdf('a "b"; c.pdf'),
    ]);
    const parsed = await read(mail);
    expect(parsed.subject).toBe('Zug 58: Auswertung für Lyränth');
    expect(parsed.text?.trim()).toBe('Grüße\r\naus dem Süden');
    expect(parsed.to?.map(({ address }) => address)).toEqual(['joerg@example.org']);
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual([
      long,
      'Zug 58 - Tharos - Wissen.json',
      'a "b"; c.pdf',
    ]);
    expect(parsed.attachments.map(({ content }) => bytesOf(content))).toEqual(
      Array.from({ length: 3 }, () => [37, 80, 68, 70, 0, 255]),
    );
  });

  it('writes only short lines of plain characters', () => {
    const mail = mailFile(players, 'Ä'.repeat(300), 'ß'.repeat(3000), [
      pdf(`${'ö'.repeat(200)}.pdf`),
    ]);
    const lines = text(mail).split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
    expect(mail.every((octet) => octet < 127)).toBe(true);
  });

  it.each([
    ['endless', 'x'.repeat(10_000)],
    ['encoded', '=?utf-8?Q?Bcc=3A_all=40example.org?='],
    ['broken', 'a\r\nBcc: b@example.org'],
  ])('cannot be injected by the name of a player (%s)', async (_, name) => {
    const mail = mailFile([{ name, email: 'a@example.org' }], 'a', 'b');
    const { to, bcc = [] } = await read(mail);
    expect(bcc).toEqual([]);
    expect(to).toEqual([{ name: name.replace('\r\n', ' '), address: 'a@example.org' }]);
    const lines = text(mail).split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(100);
  });

  it('cannot be injected by the name of a file', async () => {
    const parsed = await read(mailFile([], 'a', 'b', [pdf('x"\r\nBcc: all@example.org\r\n.pdf')]));
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.attachments).toHaveLength(1);
  });

  it('carries files of any length, through all ends of a line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const { attachments } = await read(mailFile([], 'a', 'b', [pdf('a.pdf', bytes)]));
        expect(attachments.map(({ content }) => bytesOf(content))).toEqual([[...bytes]]);
      }),
      times(60),
    );
    const large = new Uint8Array(3_000_000).map((_, index) => (index * 31) % 256);
    const { attachments } = await read(mailFile([], 'a', 'b', [pdf('a.pdf', large)]));
    expect(bytesOf(attachments[0]?.content ?? '')).toHaveLength(large.length);
  });
});

describe('a mail without enclosures', () => {
  it('is a single text', async () => {
    const mail = mailFile(players, 'Frage', 'Wohin?');
    expect(text(mail)).toContain('Content-Type: text/plain');
    expect(text(mail)).not.toContain('multipart');
    expect((await read(mail)).text?.trim()).toBe('Wohin?');
  });
});
