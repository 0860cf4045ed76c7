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
import type { Page, PageMark } from '../../kit/paper';
import type { Chronicle } from '../../kit/pages/chronicle';
import { chronicleOfFrames } from './chronicle';
import type { Perspective } from './perspective';
import { type Film, type FilmFrame, filmOf } from './film';

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

const lettersOf = (letters: Readonly<Record<string, string>>): Campaign['sheets'] => {
  const { turn } = achtCampaign().world.clock;
  return Object.fromEntries(
    Object.entries(letters).map(([party, text]) => [
      party,
      { turn, party, text, receivedAt: '2026-01-01T12:00:00Z' },
    ]),
  );
};

const OPENINGS = {
  waben: () => ({ ...achtCampaign(), sheets: lettersOf(achtLetters) }),
  moerderspiel: achtvoelkerCampaign,
  organisation: seenlandCampaign,
  eroberung: kalterSommerCampaign,
  pygma: rabensundCampaign,
} as const;

/** The games, each with an example. */
export const GAME_IDS = Object.keys(OPENINGS) as readonly (keyof typeof OPENINGS)[];

/** An example with three more turns, the GM's hand between the first two, and the worlds that these turns left. */
export function playedGame(game: keyof typeof OPENINGS): {
  readonly campaign: Campaign;
  readonly worlds: readonly Campaign['world'][];
} {
  const first = booked(OPENINGS[game]());
  const second = booked(edited(first));
  const third = booked(second);
  return { campaign: third, worlds: [first, second, third].map(({ world }) => world) };
}

/** The film of a campaign in a perspective, in German. */
export function filmThrough(
  campaign: Campaign,
  perspective: Perspective,
  language: Film['language'] = 'de',
): Film {
  const film = filmOf({ campaign, perspective, language, showsSecrets: true });
  if (film === undefined) throw new Error('no such game');
  return film;
}

/** All frames of a film. */
export function framesOf(film: Film): readonly FilmFrame[] {
  return film.turns.flatMap((turn) => film.frame(turn) ?? []);
}

/** The data of a page with the whole film of the truth. */
export function chronicleOf(campaign: Campaign, language: Film['language']): Chronicle {
  const film = filmThrough(campaign, 'truth', language);
  return chronicleOfFrames(film, framesOf(film), campaign);
}

/** Marks with those in their groups. */
export function flatMarks(marks: readonly PageMark[]): readonly PageMark[] {
  return marks.flatMap((mark) => (mark.kind === 'group' ? flatMarks(mark.marks) : [mark]));
}

/** The texts on a sheet. */
export function textsOf(page: Page | undefined): readonly string[] {
  return flatMarks(page?.marks ?? []).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
}
