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
    [['example'], 'folderMissing'],
    [['example', 'a', 'b'], 'tooMany'],
  ])('%j is the problem “%s”', (args, name) => {
    expect(readArgs(args)).toMatchObject({ ok: false, problem: { name } });
  });

  it.each([[['--help']], [['help']], [['check', '-h']]])('%j asks for help', (args) => {
    expect(readArgs(args)).toMatchObject({ ok: true, value: { kind: 'help' } });
  });

  it('is complained about in the language it asks for, German by default', () => {
    expect(languageOf(['--bogus', '--lang', 'en'])).toBe('en');
    expect(languageOf(['--bogus'])).toBe('de');
    expect(languageOf(['en'])).toBe('de');
  });
});
