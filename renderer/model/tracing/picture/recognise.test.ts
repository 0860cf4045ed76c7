import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognise } from './recognise';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );

const word = (value: number): readonly number[] => [
  (value >>> 24) & 255,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

const png = (width: number, height: number): Uint8Array =>
  bytesOf(
    [0x89],
    'PNG\r\n',
    [0x1a],
    '\n',
    word(13),
    'IHDR',
    word(width),
    word(height),
    [8, 6, 0, 0, 0],
  );

const jpg = (width: number, height: number): Uint8Array =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
    [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    [0xff, 0xd9],
  );

describe('a picture to be traced', () => {
  it.each([
    ['a PNG', png(800, 600), { kind: 'png', width: 800, height: 600 }],
    ['a JPEG', jpg(640, 480), { kind: 'jpg', width: 640, height: 480 }],
    ['the largest one', png(12_000, 12_000), { kind: 'png', width: 12_000, height: 12_000 }],
    ['a PDF', bytesOf('%PDF-1.7\n'), { kind: 'pdf' }],
  ])('is recognised by its head: %s', (_what, bytes, value) => {
    expect(recognise(bytes)).toEqual({ ok: true, value });
  });

  it.each([
    ['too wide', png(12_001, 10), 'too-many-pixels'],
    ['a head that promises a billion pixels', png(60_000, 60_000), 'too-many-pixels'],
    ['of no width', png(0, 10), 'damaged'],
    ['cut off', png(800, 600).subarray(0, 14), 'damaged'],
    ['a GIF', bytesOf('GIF89a'), 'unknown-kind'],
    ['an SVG, which could carry a script', bytesOf('<svg xmlns='), 'unknown-kind'],
    ['empty', new Uint8Array(), 'unknown-kind'],
  ])('is refused when it is %s', (_what, bytes, code) => {
    expect(recognise(bytes)).toMatchObject({ ok: false, problem: { code } });
  });

  it('never breaks, whatever the bytes', () => {
    const heads = fc.constantFrom(
      [...png(9, 9)],
      [...jpg(9, 9)],
      [...bytesOf('RIFF\0\0\0\0WEBPVP8 ')],
    );
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 80 }), fc.nat(40), (head, noise, cut) => {
        const result = recognise(Uint8Array.from([...head.slice(0, cut), ...noise]));
        expect(typeof result.ok).toBe('boolean');
      }),
    );
  });
});
