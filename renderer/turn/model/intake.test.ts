import { describe, expect, it } from 'vitest';
import { judgeBytes, judgeText, LONGEST } from './intake';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('what arrives on the desk', () => {
  it.each([
    { name: 'nothing', text: '', kind: 'empty' },
    { name: 'blank lines', text: ' \r\n\t\n', kind: 'empty' },
    { name: 'an order', text: '101 bleibt 210/19 KH', kind: 'text' },
    { name: 'a table with tabs and Windows line ends', text: '101\t8.000\tK\r\n', kind: 'text' },
    { name: 'a zero character', text: 'PK\u0003\u0004\u0000', kind: 'binary' },
    { name: 'many undecodable characters', text: '\uFFFD\uFFFDabc', kind: 'binary' },
    { name: 'more than the desk takes', text: 'x'.repeat(LONGEST + 1), kind: 'huge' },
  ])('judges $name as $kind', ({ text, kind }) => {
    expect(judgeText(text).kind).toBe(kind);
  });

  it('keeps the text exactly as it came', () => {
    const text = '  101\tä ö ü ß\r\n\r\n';
    expect(judgeText(text)).toEqual({ kind: 'text', text });
  });

  it.each([
    { name: 'UTF-8', bytes: utf8('auflösen in 210/19'), text: 'auflösen in 210/19' },
    {
      name: 'the old Windows code page',
      bytes: Uint8Array.from([0x61, 0x75, 0x66, 0x6c, 0xf6, 0x73, 0x65, 0x6e]),
      text: 'auflösen',
    },
    {
      name: 'UTF-16 with its mark',
      bytes: Uint8Array.from([0xff, 0xfe, 0x4b, 0x00, 0x48, 0x00]),
      text: 'KH',
    },
  ])('reads a file in $name', ({ bytes, text }) => {
    expect(judgeBytes(bytes)).toEqual({ kind: 'text', text });
  });

  it('refuses a picture', () => {
    expect(judgeBytes(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0x49])).kind).toBe(
      'binary',
    );
  });
});
