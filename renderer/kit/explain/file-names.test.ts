import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctNames, fileName, fileStem, safeName } from './file-names';
import { times } from '../../../engine/testing/trials';

describe('file names', () => {
  it.each([
    ['Königreich Valdrun', 'Königreich Valdrun'],
    ['../../etc/passwd', 'etc passwd'],
    ['<script>alert(1)</script>', 'script alert(1) script'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['Tha\u200Bros', 'Tharos'],
    ['nul', '_nul'],
    ['COM1.txt', '_COM1.txt'],
    ['aux .pdf', '_aux .pdf'],
    ['LPT³', '_LPT³'],
    ['CONOUT$', '_CONOUT$'],
    ['Haldmar. . .', 'Haldmar'],
    ['a\uD800b\u2028c', 'ab c'],
    ['A\u0308hre', 'Ähre'],
    ['...', 'Reich'],
    ['', 'Reich'],
    ['a\nb\tc', 'a b c'],
    ['${x}`y`', '${x}`y`'],
    ['x'.repeat(10_000), 'x'.repeat(60)],
    ['𝔎'.repeat(60), '𝔎'.repeat(30)],
    [`${'x'.repeat(59)}. y`, 'x'.repeat(59)],
  ])('of %j is %j', (name, safe) => {
    expect(safeName(name, 'Reich')).toBe(safe);
  });
  it('contain turn, realm and kind', () => {
    expect(fileName(['Zug 58', 'Haldmar', 'Auswertung'], 'pdf')).toBe(
      'Zug 58 - Haldmar - Auswertung.pdf',
    );
  });
  it('are made different', () => {
    expect(distinctNames(['Haldmar', 'haldmar', 'Kesk', 'Haldmar'])).toEqual([
      'Haldmar',
      'haldmar (2)',
      'Kesk',
      'Haldmar (3)',
    ]);
  });
  it('are made different from names that look as if they had been', () => {
    expect(distinctNames(['Kesk', 'Kesk (2)', 'kesk', 'KESK (2)'])).toEqual([
      'Kesk',
      'Kesk (2)',
      'kesk (3)',
      'KESK (2) (2)',
    ]);
  });
  it('are made distinct where only some disks distinguish them', () => {
    const alike = ['Ähre', 'A\u0308HRE', 'Straße', 'STRASSE', '\uFF26isch', 'fisch'];
    expect(distinctNames(alike)).toEqual([
      'Ähre',
      'A\u0308HRE (2)',
      'Straße',
      'STRASSE (2)',
      '\uFF26isch',
      'fisch (2)',
    ]);
  });
  it.each([
    ['Die Tharische See', 'Die-Tharische-See'],
    ['CON', 'Welt-CON'],
    ['con.tar', 'con-tar'],
    ['-rf /', 'rf'],
    ['\u202Efdp', 'fdp'],
    ['', 'Welt'],
    ['字'.repeat(100), '字'.repeat(40)],
  ])('begin, where they begin with the world %j, with %j', (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });
  it('are taken by every system, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (words) => {
        for (const name of [safeName(words, 'Reich'), fileStem(words)]) {
          expect(name).toMatch(/^[^/\\:*?"<>|\p{C}]+$/u);
          expect(name).not.toMatch(/^[. ]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(126);
          expect(name.normalize('NFC')).toBe(name);
        }
      }),
      times(300),
    );
  });
});
