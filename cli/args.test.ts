import { describe, expect, it } from 'vitest';
import { languageOf, readArgs } from './args';

describe('the command line', () => {
  it('names two files and options in any order', () => {
    expect(
      readArgs(['--party', 'tha', 'move', 'a.wabenwart', '--lang', 'en', 'b.txt', '--explain']),
    ).toEqual({
      ok: true,
      value: {
        kind: 'move',
        language: 'en',
        campaign: 'a.wabenwart',
        orders: 'b.txt',
        party: 'tha',
        asJson: false,
        withDerivations: true,
      },
    });
  });

  it('names a world, a realm and a sheet to compare', () => {
    expect(readArgs(['balance', 'a.wabenwart', 'tha', '--compare', 'b.txt', '--json'])).toEqual({
      ok: true,
      value: {
        kind: 'balance',
        language: 'de',
        campaign: 'a.wabenwart',
        party: 'tha',
        sheet: 'b.txt',
        asJson: true,
        withDerivations: false,
      },
    });
  });

  it.each([
    [[], 'nothing'],
    [['play'], 'command'],
    [['check', 'a', 'b', '--loud'], 'option'],
    [['check', 'a', 'b', '--lang', 'fr'], 'language'],
    [['check', 'a', 'b', '--lang'], 'language'],
    [['check', 'a', 'b', '--party'], 'partyMissing'],
    [['check', 'a', 'b', '--party', '--json'], 'partyMissing'],
    [['check', 'a'], 'filesMissing'],
    [['move'], 'filesMissing'],
    [['check', 'a', 'b', 'c'], 'tooMany'],
    [['balance', 'a'], 'realmMissing'],
    [['balance', 'a', 'tha', 'b'], 'tooMany'],
    [['balance', 'a', 'tha', '--compare'], 'sheetMissing'],
    [['example'], 'folderMissing'],
    [['example', 'a', 'b'], 'tooMany'],
  ])('%j is the problem “%s”', (args, name) => {
    expect(readArgs(args)).toMatchObject({ ok: false, problem: { name } });
  });

  it.each([[['--help']], [['help']], [['check', '-h']]])('%j asks for help', (args) => {
    expect(readArgs(args)).toMatchObject({ ok: true, value: { kind: 'help' } });
  });

  it('gets errors in the language it asks for, German by default', () => {
    expect(languageOf(['--bogus', '--lang', 'en'])).toBe('en');
    expect(languageOf(['--bogus'])).toBe('de');
    expect(languageOf(['en'])).toBe('de');
  });
});
