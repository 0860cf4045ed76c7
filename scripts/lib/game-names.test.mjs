import { describe, expect, it } from 'vitest';
import { gamesNamedIn } from './game-names.mjs';

const GAMES = [
  { id: 'waben', clauses: 'WW' },
  { id: 'organisation', clauses: 'OS' },
];

const namesIn = (text, path = 'renderer/screens/decide/room.tsx') =>
  gamesNamedIn(path, text, GAMES).map((place) => place.said);

describe('code that names a game', () => {
  it.each([
    ['its id', "const is = system === 'organisation';", "'organisation'"],
    ['its entry', 'const game = systems.waben;', 'waben'],
    ['a name made of its id', 'const x = wabenCatalogue;', 'wabenCatalogue'],
    ['an own name', "const x = 'organisation.unrest';", "'organisation.unrest'"],
    ['a beginning of own names', 'const x = `organisation.${name}`;', '`organisation.${'],
    ['a text of its own', "t('organisation:fact.upkeep');", "'organisation:fact.upkeep'"],
    ['its folder', "import { a } from './systems/waben/rules';", "'./systems/waben/rules'"],
    ['its page', "import a from './organisation.md?raw';", "'./organisation.md?raw'"],
    ['a clause', "const clause = 'WW-4.2-01';", "'WW-4.2-01'"],
    ['a clause in an attribute', 'const a = <B clause="OS-7-04" />;', '"OS-7-04"'],
    ['its clauses in a pattern', 'const x = /^OS-\\d/;', '/^OS-\\d/'],
    ['a setting', "const x = 'os.war.allies';", "'os.war.allies'"],
  ])('is found by %s', (_, text, expected) => {
    expect(namesIn(text)).toContain(expected);
  });

  it('is reported with its line', () => {
    expect(gamesNamedIn('a.ts', "\n\nconst a = 'WW-1.1-01';", GAMES)).toEqual([
      { line: 3, said: "'WW-1.1-01'" },
    ]);
  });
});

describe('code that names no game', () => {
  it.each([
    ['comments that cite clauses', '/** Heads (WW-2.1-03). */\nconst a = 1; // organisation.x'],
    ['the kind of a party', "const kind = x ? 'organisation' : 'realm';"],
    ['a list of such kinds', "const KINDS = ['realm', 'organisation', 'single'];"],
    ['a type of such kinds', "interface A { readonly kind: 'realm' | 'organisation' }"],
    ['a comparison of kinds', "const is = party.kind === 'organisation';"],
    ['a case of kinds', "switch (a) { case 'realm': break; case 'organisation': break; }"],
    ['words for such kinds', "const a = { realm: 'Reich', organisation: 'Organisation' };"],
    ['the name of the program', "const a = 'wabenwart'; const Wabenwart = 'Wabenwart';"],
    ['a sentence with that word', "const a = 'It founds an organisation. Others look on.';"],
    ['letters that only look alike', "const a = 'pos.x'; const b = 'CAOS-1';"],
  ])('is left alone: %s', (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('lets a word stand beside kinds of parties only', () => {
    expect(namesIn("const a = ['organisation', 'waben'];")).toEqual(["'organisation'", "'waben'"]);
  });
});
