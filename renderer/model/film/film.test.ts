import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  cellsOnMap,
  cellsWithin,
  distance,
  fieldAddress,
  fraction,
  type FieldAddress,
  grossfeldOf,
  latticeOf,
  packResults,
  setOwner,
  settingsInForce,
  recut,
  systems,
  type TurnResults,
  unpackResults,
  withFirstLook,
} from '../../../engine';
import { tinyCampaignOf, edited, realm } from '../../../engine/testing';
import { someOf } from '../../../engine/testing/trials';
import { wordsOf } from '../../kit/text/words';
import { findLeaks } from '../leaks';
import { filmLeaks, hiddenFromFilm, hiddenInAll } from './check';
import { chronicleOfFrames } from './chronicle';
import type { Film, FilmFrame } from './film';
import { FILM_SIZE, filmPictures } from './picture';
import { skippedTurns } from './sentences';
import { filmThrough, framesOf, GAME_IDS, playedGame } from './testing';
import { filmNet, publicStage } from './stage';
import { icosahedralMap } from '../../../engine/testing/icosahedron';

const GAMES = GAME_IDS.map((game) => [game, playedGame(game)] as const);

const playedIn = (game: string): Campaign => {
  const found = GAMES.find(([id]) => id === game);
  if (found === undefined) throw new Error(game);
  return found[1].campaign;
};

const fileOf = (film: Film, campaign: Campaign) => ({
  name: 'Film',
  kind: 'json' as const,
  bytes: new TextEncoder().encode(
    JSON.stringify(chronicleOfFrames(film, framesOf(film), campaign)),
  ),
});

const atOnce = (): Promise<void> => Promise.resolve();

describe.each(GAMES)('the film of %s', (_, { campaign, worlds }) => {
  const newest = Object.keys(campaign.archive)
    .map(Number)
    .sort((a, b) => a - b)
    .slice(-3);

  it('shows each turn as the world was that it left, whatever came after', () => {
    const film = filmThrough(campaign, 'truth');
    // Asked for out of order: the slider jumps.
    for (const at of [1, 0, 2])
      expect(film.frame(newest[at] ?? NaN)?.past.world).toEqual(worlds[at]);
  });

  it('draws a turn the same after whatever other turn', () => {
    const film = filmThrough(campaign, 'truth');
    const together = filmPictures(film, 'light', FILM_SIZE);
    for (const frame of framesOf(film).slice(-3).toReversed()) {
      const alone = filmPictures(film, 'light', FILM_SIZE).of(frame);
      expect(alone.length).toBeGreaterThan(20);
      expect(together.of(frame)).toEqual(alone);
    }
  });
});

describe.each(someOf(GAMES, { small: 1, middle: 2 }))('the film of %s', (_, { campaign }) => {
  const newest = Object.keys(campaign.archive)
    .map(Number)
    .sort((a, b) => a - b)
    .slice(-2);

  it('tells parties and everybody nothing that is hidden from them, and would be caught if it did', async () => {
    const [party = ''] = Object.keys(campaign.world.parties);
    const few = {
      ...campaign,
      archive: Object.fromEntries(
        newest.flatMap((turn) => {
          const archived = campaign.archive[turn];
          return archived === undefined ? [] : [[turn, archived]];
        }),
      ),
    };
    for (const perspective of ['everybody', { party }] as const) {
      const film = filmThrough(few, perspective);
      const frames = framesOf(film);
      const file = fileOf(film, few);
      expect(await filmLeaks(film, frames, few, file, atOnce)).toEqual([]);
      const hidden = hiddenFromFilm(film, frames, few);
      const secrets = hidden.filter(({ kind }) => kind !== 'field');
      const planted = secrets.map(({ words }) => words[0]).join(' | ');
      const bytes = new TextEncoder().encode(JSON.stringify({ planted }));
      expect(await findLeaks({ ...file, bytes }, hidden, null)).not.toEqual([]);
    }
  });
});

describe('the net of a film of a party', () => {
  it('is the one in which its land lies joined in the end', () => {
    const made = icosahedralMap(6);
    const lattice = latticeOf(made);
    const home = cellsOnMap(lattice).find(
      (cell) => lattice.isCut(cell, 2) && lattice.seamAt(cell, 2)?.along === 3,
    );
    const land = cellsWithin(lattice, home ?? 0, 1).map(lattice.addressOf);
    const map = edited(made, (before) => setOwner(before, land, 'nor'));
    const { waben } = systems;
    if (waben === undefined) throw new Error('no game');
    const bare = tinyCampaignOf({ map, parties: [realm('nor')] });
    const world = withFirstLook(bare.world, waben, settingsInForce(bare));
    const campaign = { ...bare, world };
    const net = filmNet(campaign, 'nor', waben);
    const { axialOf } = recut(lattice, net);
    expect(net).toBeGreaterThan(0);
    for (const cell of cellsWithin(lattice, home ?? 0, 1))
      expect(distance(axialOf(cell), axialOf(home ?? 0))).toBeLessThan(2);
  });
});

describe('what is told of a turn', () => {
  const told = (game: string) => {
    const campaign = playedIn(game);
    return framesOf(filmThrough(campaign, 'truth')).flatMap(({ captions }) => captions);
  };

  it.each([
    ['waben', 'withheld', { person: 'p1', cents: -250 }],
    ['pygma', 'pygma.descriptionMissing', {}],
    ['pygma', 'pygma.halfYear', { count: 3 }],
    ['pygma', 'pygma.steady', { amount: 0 }],
  ] as const)('in %s it is no news for a player alone: %s', (game, kind, about) => {
    const campaign = playedIn(game);
    const turn = Math.max(...Object.keys(campaign.archive).map(Number));
    const archived = campaign.archive[turn];
    const results = unpackResults(archived?.results ?? '');
    const [party = ''] = Object.keys(campaign.world.parties);
    if (archived === undefined || results === undefined) throw new Error('nothing was told');
    const captionsWith = (events: TurnResults['events']) => {
      const packed = { ...archived, results: packResults({ ...results, events }) };
      const of = { ...campaign, archive: { ...campaign.archive, [turn]: packed } };
      return filmThrough(of, 'truth').frame(turn)?.captions;
    };
    const reminder = { kind, about, clause: 'x', time: fraction(0), place: '', parties: [party] };
    expect(captionsWith([reminder])).toEqual(captionsWith([]));
    // An event of another kind is told.
    expect(captionsWith([{ ...reminder, kind: 'pygma.disaster_spared' }])).toHaveLength(1);
  });

  it('in organisation it names no unit by its id, and whose the cards are', () => {
    const texts = told('organisation').map(({ text }) => text);
    expect(texts.filter((text) => /\bu\d+\b/.test(text))).toEqual([]);
    const restless = texts.filter((text) => text.includes('in Aufruhr seit'));
    expect(restless).not.toEqual([]);
    for (const text of restless) expect(text).toMatch(/^.+: Einheit in der Region /);
  });

  it('in eroberung it holds no records of battles', () => {
    expect(told('eroberung').filter(({ details }) => details.join().includes('\n'))).toEqual([]);
  });
});

describe('a turn of an older program', () => {
  const campaign = playedIn('organisation');
  const turns = Object.keys(campaign.archive).map(Number);
  const old = (without: number): Campaign => ({
    ...campaign,
    archive: Object.fromEntries(
      Object.entries(campaign.archive).map(([turn, { packedStart, ...rest }]) => [
        turn,
        Number(turn) <= without || packedStart === undefined ? rest : { ...rest, packedStart },
      ]),
    ),
  });

  it.each([
    [
      turns[0] ?? 0,
      'Zug 1 fehlt: Eine ältere Programmversion hat den Stand davor nicht aufgehoben.',
    ],
    [
      turns[1] ?? 0,
      'Die Züge 1–2 fehlen: Eine ältere Programmversion hat den Stand davor nicht aufgehoben.',
    ],
    [0, ''],
  ])('up to %i is skipped, which one sentence says', (last, sentence) => {
    const film = filmThrough(old(last), 'truth');
    expect(film.turns).toEqual(turns.filter((turn) => turn > last));
    expect(skippedTurns(film, wordsOf('de'))).toBe(sentence);
  });

  it.each(['truth', 'everybody', { party: 'orden' }] as const)(
    'that lost its results does not say that nothing happened (%j)',
    (perspective) => {
      const archive = Object.fromEntries(
        Object.entries(campaign.archive).map(([turn, { results: _, ...rest }]) => [turn, rest]),
      );
      for (const { captions } of framesOf(filmThrough({ ...campaign, archive }, perspective)))
        expect(captions[0]?.text).toMatch(/nicht aufgehoben/);
    },
  );

  it('is shown all the same to the GM where its board lies in the archive', () => {
    const rounds = playedIn('moerderspiel');
    const archive = Object.fromEntries(
      Object.entries(rounds.archive).map(([turn, { start: _, packedStart: __, ...rest }]) => [
        turn,
        rest,
      ]),
    );
    const frames = framesOf(filmThrough({ ...rounds, archive }, 'truth'));
    expect(frames.map(({ stage }) => stage?.kind)).toEqual(['board', 'board', 'board']);
    expect(framesOf(filmThrough({ ...rounds, archive }, 'everybody'))).toEqual([]);
  });

  it.each([
    ['has lost its results is no frame: never the board of today', [1], [2, 3], 'Runde 1 fehlt'],
    ['and the one after lost theirs: both are named', [1, 2], [3], 'Die Runden 1–2 fehlen'],
    ['and the last lost theirs: both are named', [1, 3], [2], 'Die Runden 1 und 3 fehlen'],
  ] as const)('that %s', (_, without, left, sentence) => {
    const rounds = playedIn('moerderspiel');
    const numbers = Object.keys(rounds.archive).map(Number);
    const placesOf = (places: readonly number[]) => places.map((place) => numbers[place - 1]);
    const archive = Object.fromEntries(
      Object.entries(rounds.archive).map(([turn, archived]) => {
        const { start: _start, packedStart: _packed, results, ...rest } = archived;
        const isLost = placesOf(without).includes(Number(turn));
        return [turn, isLost || results === undefined ? rest : { ...rest, results }];
      }),
    );
    const film = filmThrough({ ...rounds, archive }, 'truth');
    expect(framesOf(film).map(({ turn, stage }) => [turn, stage?.kind])).toEqual(
      placesOf(left).map((turn) => [turn, 'board']),
    );
    const named = sentence.replaceAll(/\d/g, (place) => String(numbers[Number(place) - 1]));
    expect(skippedTurns(film, wordsOf('de', 'moerderspiel'))).toContain(named);
    expect(chronicleOfFrames(film, framesOf(film), rounds).intro).toContain(named);
  });
});

describe('the public map of earlier turns', () => {
  const campaign = playedIn('waben');
  const waben = systems['waben'];
  if (waben === undefined) throw new Error('no such game');
  const { knowledge, parties } = campaign.world;
  const [some = ''] = Object.keys(knowledge);
  type Known = Campaign['world']['knowledge'][string];
  const [own, party] = [knowledge[some], parties[some]];
  if (own === undefined || party === undefined) throw new Error('nobody there');
  const [kept = ''] = Object.keys(own.grossfelder);
  const little: Known = {
    ...own,
    grossfelder: Object.fromEntries(Object.entries(own.grossfelder).filter(([no]) => no === kept)),
    sightings: [],
  };
  /** All realms know the same; one more has joined, which knows something else or nothing. */
  const knowing = (joined?: { readonly known: Known | null }): Campaign => ({
    ...campaign,
    world: {
      ...campaign.world,
      parties: joined === undefined ? parties : { ...parties, neu: { ...party, key: 'neu' } },
      knowledge: {
        ...Object.fromEntries(Object.keys(parties).map((key) => [key, own])),
        ...(joined === undefined || joined.known === null ? {} : { neu: joined.known }),
      },
    },
  });
  const stageOf = (today: Campaign) => publicStage(knowing(), today, waben, 'de');
  const fieldsOf = (stage: FilmFrame['stage']): readonly FieldAddress[] =>
    stage?.kind === 'map'
      ? Object.values(stage.view.chunks).flatMap(({ no, level }) =>
          level.flatMap((known, index) => (known > 0 ? [fieldAddress(no, index + 1)] : [])),
        )
      : [];
  /** The public film with other stages, by the place of the turn. */
  const filmWith = (stageAt: (place: number) => FilmFrame['stage']): Film => {
    const film = filmThrough(campaign, 'everybody');
    const turns = film.turns.slice(-2);
    const frame = (turn: number) => {
      const one = film.frame(turn);
      return one && { ...one, stage: stageAt(turns.indexOf(turn)) };
    };
    return { ...film, turns, frame };
  };

  it('holds no field that a realm of today does not know: it joined later, or knows nothing', () => {
    const before = fieldsOf(stageOf(knowing()));
    const after = fieldsOf(stageOf(knowing({ known: little })));
    expect(after).toEqual(before.filter((field) => grossfeldOf(field) === kept));
    expect([before.length > after.length, after.length > 0]).toEqual([true, true]);
    expect(stageOf(knowing({ known: null }))).toBeNull();
  });

  it('would be caught if it did', async () => {
    const stage = stageOf(knowing());
    const film = filmWith(() => stage);
    const drawn = async (today: Campaign) =>
      (await filmLeaks(film, framesOf(film).slice(-1), today, null, atOnce)).filter(
        ({ where }) => where === 'drawing',
      );
    expect(await drawn(knowing())).toEqual([]);
    expect(await drawn(knowing({ known: little }))).not.toEqual([]);
  });

  it('has room for all its turns, although all know less alike in the end, or nothing', () => {
    const [much, few] = [stageOf(knowing()), stageOf(knowing({ known: little }))];
    const boxOf = (...stages: readonly FilmFrame['stage'][]) =>
      filmPictures(
        filmWith((place) => stages[place] ?? null),
        'light',
        FILM_SIZE,
      ).box;
    expect(boxOf(much, much)).not.toEqual(boxOf(few, few));
    expect(boxOf(much, few)).toEqual(boxOf(much, much));
    expect(boxOf(much, null)).toEqual(boxOf(much, much));
    expect(boxOf(null, null)).toBeUndefined();
  });
});

describe('what is hidden from the readers of several turns', () => {
  const fact = (key: string, ...words: string[]) => ({
    key,
    kind: 'note' as const,
    words,
    about: key,
  });

  it.each([
    ['one list hides what it hides', [[fact('a', 'x', 'y')]], [fact('a', 'x', 'y')]],
    [
      'what one turn told is hidden no more',
      [[fact('a', 'x'), fact('b', 'z')], [fact('b', 'z')]],
      [fact('b', 'z')],
    ],
    [
      'of a fact only the words stay that no turn told',
      [[fact('a', 'x', 'y')], [fact('a', 'y', 'z')]],
      [fact('a', 'y')],
    ],
    ['no turn hides nothing', [], []],
  ])('%s', (_, lists, hidden) => {
    expect(hiddenInAll(lists)).toEqual(hidden);
  });
});
