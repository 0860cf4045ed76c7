import { type CaseWord, type CaseWords, recordCases } from '../../../cases';
import {
  BLANK_LETTERED_BOARD,
  BLANK_REGION_WORLD,
  edgeBetween,
  newParty,
  type World,
} from '../../../world';
import { moerderspiel } from '..';
import { nationsOf, withNation } from '../rules/nation';
import { stateOf, withState } from '../state/keep';
import { ABILITIES, type GameState } from '../state/types';

/** An evil nation far from everything, without which good would have won. */
const VIOLET = { key: 'violet', name: 'Violett', seat: 'N16' };
const FAR = { ...BLANK_REGION_WORLD, parties: { violet: { ...newParty(VIOLET), seat: 'N16' } } };
const [VIOLET_NATION] = nationsOf(stateOf(FAR));

/** A game before anybody plays: the third round, an empty board, one evil nation with 100 soldiers in a corner. */
const EMPTY_GAME: World = withState(FAR, {
  round: 3,
  board: BLANK_LETTERED_BOARD,
  nations:
    VIOLET_NATION === undefined
      ? {}
      : { violet: { ...VIOLET_NATION, isEvil: true, garrison: { strength: 100, morale: 5 } } },
  units: {},
  bases: {},
  blockades: [],
  traps: [],
  salt: 7,
  votes: {},
  published: { day: 0, bases: [], blockades: [], destroyed: [], armies: [] },
  outcome: null,
});

const EVIL = /\b(?:false_flag|barbarians)\b/;

/** `can lure false_flag`: whoever has an evil ability is evil. */
const withAbilities: CaseWord = (world, text, key) => {
  const said = text.split(' ').filter(Boolean);
  const abilities = said.flatMap((one) => ABILITIES.filter((ability) => ability === one));
  if (abilities.length < said.length) return undefined;
  const more = EVIL.test(text) ? { isEvil: true } : {};
  return withState(
    world,
    withNation(stateOf(world), key, (one) => ({ ...one, ...more, abilities })),
  );
};

/** Entries of a line about the board, `C5 red, D4`. */
const entriesOf = (said: string): readonly (readonly string[])[] =>
  said.split(', ').map((one) => one.split(' '));

/** A line about the board or the round. */
const ofState =
  (change: (said: string, state: GameState) => Partial<GameState>): CaseWord =>
  (world, said) => {
    const state = stateOf(world);
    return withState(world, { ...state, ...change(said, state) });
  };

const inRound = ofState((said) => ({ round: Number(said) }));

/** What cases of Total Mörderspiel say of nations, armies and the board. */
const WORDS: CaseWords = {
  names: {
    blue: ['Blau', 'Blue'],
    brown: ['Braun', 'Brown'],
    green: ['Grün', 'Green'],
    red: ['Rot', 'Red'],
    violet: ['Violett', 'Violet'],
    white: ['Weiß', 'White'],
    yellow: ['Gelb', 'Yellow'],
  },
  single: ['nation'],
  counted: { army: 'number' },
  plain: {
    nation: 'hasCapital yes, garrison 500, garrisonMorale 5, baseMorale 1',
    army: 'factor true, shownFactor true, moved 1, takesDecrees yes',
    blockade: 'since 1',
  },
  short: [
    [/^([A-Z]\d+)$/, 'nation capital $1'],
    [/^out (\d+)$/, 'nation eliminated $1'],
    [/^evil$/, 'nation isEvil yes'],
    [/^ruin$/, 'nation hasCapital no, losses 1, garrison 0'],
    [/^garrison (\d+) m(-?\d)$/, 'nation garrison $1, garrisonMorale $2'],
    [/^base morale (-?\d)$/, 'nation baseMorale $1'],
    [/^knows (\w+)(?: (\w+))?$/, 'nation technique1 $1, technique2 $2'],
    [/^raised (\d+)$/, 'nation raisedIn $1'],
    [/^steadfast (\d+) (\d+)$/, 'nation steadfastFrom $1, steadfastTo $2'],
    [/^(light|heavy) (\d+) (\d+)$/, 'sanction kind $1, from $2, to $3'],
    [/^horde (\w\d+) (\d+)(.*)$/, 'horde field $1, camp $1, strength $2$3'],
    [/^((?:\d+ )?[A-Z]\d+ \d+)(?! m|\d)/, '$1 m1'],
    [
      /^(?:(\d+) )?([A-Z]\d+) (\d+) m(-?\d)( .+)?$/,
      'army number $1, field $2, strength $3, morale $4$5',
    ],
    // Behind an army or a horde.
    [/ passive\b/, ''],
    [/ moved (\d+)/, ', moved $1'],
    [/ aggressive\b/, ', isAggressive yes'],
    [/ extrovert\b/, ', isExtrovert yes'],
    [/ hidden\b/, ', hiddenNear yes, hiddenSame yes, moved 0'],
    [/ distant\b/, ', hiddenNear yes'],
    [/ keeps\b/, ', takesDecrees no'],
    [/(field (\w+),.*) (build|rebuild)\b/, '$1, progress $3 $2'],
    [/ decree (\w+)/, ', decrees $1'],
    [/ held (\d+)/, ', heldIn $1'],
    [/ watch (\w+)/, ', watch $1'],
    [/ slot (\w+)/, ', slot $1'],
    [/ flag (\w+)/, ', flag $1, shownFlag $1'],
    [/ seems (\w+)/, ', factor $1, shownFactor $1'],
  ],
  parts: { can: withAbilities },
  lines: {
    /** Before the first round there are no nations. */
    round: (world, said, ...about) =>
      inRound(said === '0' ? { ...world, parties: {} } : world, said, ...about),
    mountains: ofState((said, { board }) => ({ board: { ...board, mountains: said.split(' ') } })),
    layout: ofState((_, { board }) => ({ board: { ...board, layout: 'odd_rows_right' } })),
    bases: ofState((said) => ({
      bases: Object.fromEntries(
        entriesOf(said).map(([field = '', owner = null]) => [field, { field, owner }]),
      ),
    })),
    /** `E5 D5 green public`, `E5 D5 green red`: an edge, who built, who knows it. */
    blockades: ofState((said) => ({
      blockades: entriesOf(said).map(([a = '', b = '', by = '', ...words]) => ({
        edge: edgeBetween(a, b),
        by,
        since: 1,
        isPublic: words.includes('public'),
        knownTo: [by, ...words.filter((word) => word !== 'public')].sort(),
      })),
    })),
    traps: ofState((said) => ({
      traps: entriesOf(said).map(([field = '', nation = '']) => ({ field, nation })),
    })),
    votes: ofState((said) => ({
      votes: Object.fromEntries(entriesOf(said).map(([by = '', nation = '']) => [by, nation])),
    })),
  },
  /** A nation sits in its capital; its next army gets the number behind those there are. */
  settled: (world, key) => {
    const state = stateOf(world);
    const numbers = Object.values(state.units).flatMap((unit) =>
      unit.kind === 'army' && unit.nation === key ? [unit.number + 1] : [],
    );
    const after = withNation(state, key, (one) => ({
      ...one,
      next: Math.max(one.next, ...numbers),
    }));
    const party = world.parties[key] ?? newParty({ key, name: key });
    const seat = after.nations[key]?.capital ?? '';
    return withState({ ...world, parties: { ...world.parties, [key]: { ...party, seat } } }, after);
  },
};

/** How Total Mörderspiel plays cases. */
export const moerderspielCaseGame = recordCases(moerderspiel, EMPTY_GAME, WORDS);
