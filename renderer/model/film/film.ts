import {
  type ArchivedTurn,
  bookedTurn,
  type Campaign,
  campaignAfter,
  hexGameOf,
  type PartySnapshot,
  repeatableTurns,
  reportedFacts,
  type RuleSystem,
  type Rulings,
  snapshotOf,
  systems,
  type TurnEvent,
  type TurnResults,
  unpackResults,
  type World,
} from '../../../engine';
import {
  cardLines,
  clockOf,
  dateWithTurn,
  eventSentence,
  lexiconOf,
  namingWords,
  standingAlone,
} from '../../kit/explain';
import type { Caption } from '../../kit/pages/chronicle';
import { type Language, type Words, wordsOf } from '../../kit/text/words';
import { publicHistory } from '../news/draft/public-events';
import type { PrintLook } from '../print/order';
import { factLines } from '../turn/report/fact-lines';
import type { Perspective } from './perspective';
import { filmNet, type FilmStage, knownStage, pastStage, publicStage, trueStage } from './stage';

/** A turn of a film: the map or board after it, and what happened in it. */
export interface FilmFrame {
  readonly turn: number;
  /** When the turn was. */
  readonly label: string;
  readonly stage: FilmStage;
  readonly captions: readonly Caption[];
  /** The campaign right after the turn, and what the party knew then; null = no party's film, or it had no report yet. */
  readonly past: Campaign;
  readonly snapshot: PartySnapshot | null;
}

/** The film of a campaign in one perspective; its frames are made when they are asked for. */
export interface Film {
  readonly perspective: Perspective;
  readonly language: Language;
  /** How its maps are drawn. */
  readonly look: PrintLook;
  /** Archived turns, oldest first. */
  readonly turns: readonly number[];
  /** Archived turns that are not in it: older programs did not keep how they began. */
  readonly lost: readonly number[];
  /** Unpacks the archive back to a turn, so that its frame is soon made; of a way back each step is short. */
  readonly reach: (turn: number) => void;
  /** The same frame every time; undefined where the archive is damaged. */
  readonly frame: (turn: number) => FilmFrame | undefined;
  /** Of the turns that were asked for those that are damaged in the archive. */
  readonly damaged: () => readonly number[];
}

/** What a film is made of. */
export interface FilmOrder {
  readonly campaign: Campaign;
  readonly perspective: Perspective;
  readonly language: Language;
  /** Whether a film of the truth shows what nobody may read over the GM's shoulder. */
  readonly showsSecrets: boolean;
  /** How maps are drawn; absent = in the colours of the rule book. */
  readonly look?: PrintLook;
}

type Game = RuleSystem<World>;

const plain = (texts: readonly string[]): readonly Caption[] =>
  texts.map((text) => ({ text, details: [] }));

/** An event with its card; a decision over several lines, such as the record of a battle, is no caption. */
const captionOf = (
  event: TurnEvent,
  reader: string,
  words: Words,
  rulings: Rulings = {},
): Caption => {
  const [first = ''] = event.parties;
  const actor = first === '' ? '' : words('explain:party', { party: first });
  return {
    text: standingAlone(event, eventSentence(event, reader, words), actor === first ? '' : actor),
    details: cardLines(event, words, rulings).filter((text) => !text.includes('\n')),
  };
};

/** Events without those that are no history. */
const ofTheWorld = (events: readonly TurnEvent[], { words }: Game): readonly TurnEvent[] =>
  events.filter(({ kind }) => words?.reminders?.includes(kind) !== true);

/** Everything that happened, secrets too. */
const trueCaptions = (
  { events = [] }: Partial<TurnResults>,
  { rulings }: ArchivedTurn,
  game: Game,
  words: Words,
): readonly Caption[] =>
  ofTheWorld(events, game).map((event) => captionOf(event, '', words, rulings));

/** What a party was told of a turn: events, fights, land; its own marches and books stand in its turn report. */
const knownCaptions = (
  snapshot: PartySnapshot,
  { address }: Campaign,
  game: Game,
  language: Language,
): readonly Caption[] => {
  const { board, parties, party, report, system } = snapshot;
  const lexicon = lexiconOf({ parties, board }, hexGameOf(game).terrains, language);
  const words = namingWords(wordsOf(language, system, address), lexicon);
  const facts = reportedFacts(report);
  const others = facts.filter(({ kind }) => kind === 'fight' || kind === 'land');
  const events = facts.flatMap((fact) => (fact.kind === 'event' ? [fact.event] : []));
  return [
    ...plain(factLines(others, party.key, words)),
    ...ofTheWorld(events, game).map((event) => captionOf(event, party.key, words)),
  ];
};

/** Stage and captions of a turn in the perspective of an order. */
const shownIn = (
  { campaign, perspective, language, showsSecrets }: FilmOrder,
  past: Campaign,
  archived: ArchivedTurn,
  results: TurnResults | undefined,
  isRepeatable: boolean,
  game: Game,
  net: () => number,
): Pick<FilmFrame, 'stage' | 'captions' | 'snapshot'> => {
  const nothing = { stage: null, captions: [], snapshot: null };
  if (perspective === 'everybody')
    return {
      ...nothing,
      stage: publicStage(past, campaign, game, language),
      captions: plain(publicHistory(campaign, archived.turn, { language, tone: 'neutral' })),
    };
  if (perspective === 'truth') {
    const terrains = hexGameOf(game).terrains;
    const words = namingWords(
      wordsOf(language, game.id),
      lexiconOf(past.world, terrains, language),
    );
    const fights = results?.fights.map(({ place }) => place) ?? [];
    const board = results?.board;
    const stage =
      board !== undefined
        ? pastStage(board, past, game, showsSecrets)
        : // Of a turn that cannot be repeated the world is not known: that of today is not its own.
          isRepeatable
          ? trueStage(past, game, fights, { language, showsSecrets })
          : null;
    return {
      ...nothing,
      stage,
      captions: trueCaptions(results ?? {}, archived, game, words),
    };
  }
  const snapshot = snapshotOf(past, perspective.party, game, results);
  return snapshot === undefined
    ? nothing
    : {
        snapshot,
        stage: knownStage(snapshot, past, game, language, net()),
        captions: knownCaptions(snapshot, campaign, game, language),
      };
};

/** True where the archive holds the board itself after each turn, as the GM saw it. */
const keepsBoards = (perspective: Perspective, { board }: Game): boolean =>
  perspective === 'truth' && board.lettered !== undefined;

const turnsOf = (campaign: Campaign, perspective: Perspective, game: Game): readonly number[] =>
  keepsBoards(perspective, game)
    ? Object.keys(campaign.archive)
        .map(Number)
        .sort((a, b) => a - b)
    : repeatableTurns(campaign).toReversed();

/** The film of a campaign; undefined for a game that is not there. */
export function filmOf(order: FilmOrder): Film | undefined {
  const { campaign, perspective, language, look = 'colours' } = order;
  const game = systems[campaign.system];
  if (game === undefined) return undefined;
  const turns = turnsOf(campaign, perspective, game);
  const made = new Map<number, FilmFrame | undefined>();
  const words = wordsOf(language, campaign.system);
  let found: number | undefined;
  const net = (): number =>
    (found ??= typeof perspective === 'object' ? filmNet(campaign, perspective.party, game) : 0);
  const make = (turn: number): FilmFrame | undefined => {
    const booked = bookedTurn(campaign, turn);
    const past = booked === undefined ? campaign : campaignAfter(campaign, booked);
    const archived = past.archive[turn];
    const results = unpackResults(archived?.results ?? '');
    const isKept =
      booked !== undefined || (keepsBoards(perspective, game) && results !== undefined);
    if (archived === undefined || !isKept) return undefined;
    const clock = clockOf(archived, campaign.world.clock);
    const label = dateWithTurn(
      { system: campaign.system, settings: archived.settings, clock },
      words,
    );
    const shown = shownIn(order, past, archived, results, booked !== undefined, game, net);
    // Where what happened is not stored, an empty history would say that nothing did.
    const untold = results === undefined ? plain([words('film:untold')]) : [];
    return { turn, label, past, ...shown, captions: [...untold, ...shown.captions] };
  };
  return {
    perspective,
    language,
    look,
    turns,
    lost: Object.keys(campaign.archive)
      .map(Number)
      .filter((turn) => !turns.includes(turn))
      .sort((a, b) => a - b),
    reach: (turn) => void bookedTurn(campaign, turn),
    frame: (turn) => {
      if (!made.has(turn)) made.set(turn, make(turn));
      return made.get(turn);
    },
    damaged: () => turns.filter((turn) => made.has(turn) && made.get(turn) === undefined),
  };
}

/** The film that is given away: the truth goes out once the game is over, and then with all its secrets. */
export function filmToGive(film: Film, campaign: Campaign): Film {
  const { perspective, language, look } = film;
  if (perspective !== 'truth') return film;
  return filmOf({ campaign, perspective, language, look, showsSecrets: true }) ?? film;
}
