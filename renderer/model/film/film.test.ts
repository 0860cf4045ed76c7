import { describe, expect, it } from 'vitest';
import { achtCampaign, achtLetters } from '../../../assets/examples/acht';
import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../../assets/examples/kaltersommer';
import { rabensundCampaign } from '../../../assets/examples/rabensund';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import {
  applyTurn,
  bookingOf,
  type Campaign,
  systems,
  turnInputOf,
  withEdits,
} from '../../../engine';
import { wordsOf } from '../../kit/text/words';
import { filmLeaks, hiddenFromFilm, hiddenInAll } from './check';
import { chronicleOfFrames } from './chronicle';
import type { Eyes } from './eyes';
import { type Film, type FilmFrame, filmOf } from './film';
import { FILM_SIZE, filmPictures } from './picture';
import { lostTurns } from './sentences';

const booked = (campaign: Campaign): Campaign => {
  const system = systems[campaign.system];
  const proposal = system?.adjudicate(turnInputOf(campaign));
  if (system === undefined || proposal === undefined) throw new Error('the turn was not computed');
  return applyTurn(
    campaign,
    proposal,
    '2026-02-01T12:00:00Z',
    bookingOf(system, campaign, proposal),
  );
};

/** The ruler's name changed by the GM between two turns. */
const edited = (campaign: Campaign): Campaign => {
  const [party] = Object.values(campaign.world.parties);
  if (party === undefined) throw new Error('nobody there');
  const parties = {
    ...campaign.world.parties,
    [party.key]: { ...party, ruler: 'Anders als vorher' },
  };
  return withEdits(campaign, { ...campaign, world: { ...campaign.world, parties } });
};

/** A campaign with three more turns, the GM's hand between the first two, and the worlds that these turns left. */
const played = (open: Campaign) => {
  const first = booked(open);
  const second = booked(edited(first));
  const third = booked(second);
  return { campaign: third, worlds: [first, second, third].map(({ world }) => world) };
};

const GAMES = (
  [
    ['waben', () => ({ ...achtCampaign(), sheets: lettersOf(achtLetters) })],
    ['moerderspiel', achtvoelkerCampaign],
    ['organisation', seenlandCampaign],
    ['pygma', rabensundCampaign],
    ['eroberung', kalterSommerCampaign],
  ] as const
).map(([game, open]) => [game, played(open())] as const);

function lettersOf(letters: Readonly<Record<string, string>>): Campaign['sheets'] {
  return Object.fromEntries(
    Object.entries(letters).map(([party, text]) => [
      party,
      { turn: achtCampaign().world.clock.turn, party, text, receivedAt: '2026-01-01T12:00:00Z' },
    ]),
  );
}

const playedIn = (game: string): Campaign => {
  const found = GAMES.find(([id]) => id === game);
  if (found === undefined) throw new Error(game);
  return found[1].campaign;
};

const filmThrough = (campaign: Campaign, eyes: Eyes): Film => {
  const film = filmOf({ campaign, eyes, language: 'de', showsSecrets: true });
  if (film === undefined) throw new Error('no such game');
  return film;
};

const framesOf = (film: Film): readonly FilmFrame[] =>
  film.turns.flatMap((turn) => film.frame(turn) ?? []);

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

  it('tells parties and everybody nothing that is hidden from them, and would be caught if it did', async () => {
    const [party = ''] = Object.keys(campaign.world.parties);
    const few = {
      ...campaign,
      archive: Object.fromEntries(
        newest.slice(-2).flatMap((turn) => {
          const archived = campaign.archive[turn];
          return archived === undefined ? [] : [[turn, archived]];
        }),
      ),
    };
    for (const eyes of ['everybody', { party }] as const) {
      const film = filmThrough(few, eyes);
      const frames = framesOf(film);
      const file = fileOf(film, few);
      const leaksOf = (one: typeof file) => filmLeaks(film, frames, few, one, atOnce);
      expect(await leaksOf(file)).toEqual([]);
      const secrets = hiddenFromFilm(film, frames, few).filter(({ kind }) => kind !== 'field');
      const planted = secrets.map(({ words }) => words[0]).join(' | ');
      const bytes = new TextEncoder().encode(JSON.stringify({ planted }));
      expect((await leaksOf({ ...file, bytes })).length).toBeGreaterThan(0);
    }
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
      'Zug 1 fehlt: Eine ältere Programmversion hat nicht aufgehoben, wie er begann.',
    ],
    [
      turns[1] ?? 0,
      'Die Züge 1–2 fehlen: Eine ältere Programmversion hat nicht aufgehoben, wie sie begannen.',
    ],
    [0, ''],
  ])('up to %i is skipped, which one sentence says', (last, sentence) => {
    const film = filmThrough(old(last), 'truth');
    expect(film.turns).toEqual(turns.filter((turn) => turn > last));
    expect(lostTurns(film, wordsOf('de'))).toBe(sentence);
  });

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
