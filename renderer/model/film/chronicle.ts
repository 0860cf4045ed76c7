import {
  type Campaign,
  hexGameOf,
  ownRecords,
  settingsInForce,
  type SheetCell,
  systems,
} from '../../../engine';
import { figuresOf, lexiconOf, namingWords } from '../../kit/explain';
import {
  type Chronicle,
  type ChronicleFrame,
  type ChronicleParty,
  markStore,
} from '../../kit/pages/chronicle';
import { type Language, type Words, wordsOf } from '../../kit/text/words';
import type { Film, FilmFrame } from './film';
import { FILM_SIZE, filmPictures } from './picture';
import { perspectiveSentence, skippedTurns, quietSentence } from './sentences';

const cellText = (cell: SheetCell | undefined, game: string, words: Words): string => {
  if (cell === undefined) return '';
  if (cell.kind === 'name') return cell.text;
  if (cell.kind === 'word') return words(`${game}:${cell.key}`, cell.about);
  return figuresOf(words).plain(cell.kind === 'figure' ? cell.value.value : cell.number);
};

function endOf(campaign: Campaign, party: string, words: Words): ChronicleParty {
  const { world, system: game } = campaign;
  const sections = ownRecords(
    systems[game]?.records ?? [],
    world,
    party,
    settingsInForce(campaign),
    { isWhole: true },
  );
  return {
    name: world.parties[party]?.name ?? party,
    lists: sections.map(({ key, columns, rows }) => {
      const filled = columns.filter((column) => rows.some(({ cells }) => column in cells));
      return {
        title: words(`${game}:record.${key}.title`),
        columns: filled.map((column) => words(`${game}:record.${key}.field.${column}`)),
        rows: rows.map(({ cells }) => filled.map((column) => cellText(cells[column], game, words))),
      };
    }),
  };
}

/** What all parties truly were in the end. */
const endsOf = (campaign: Campaign, language: Language): readonly ChronicleParty[] => {
  const { system, world } = campaign;
  const words = namingWords(
    wordsOf(language, system),
    lexiconOf(world, hexGameOf(systems[system]).terrains, language),
  );
  return Object.keys(world.parties).map((party) => endOf(campaign, party, words));
};

/**
 * The data of a page with some frames of a film; of one that shows the truth also what all parties truly were in the
 * end. It is made of these frames alone.
 */
export function chronicleOfFrames(
  film: Film,
  frames: readonly FilmFrame[],
  campaign: Campaign,
): Chronicle {
  const { perspective, language } = film;
  const pictures = filmPictures(film, 'light', FILM_SIZE);
  const { box, scale } = pictures;
  const store = markStore(scale);
  const words = wordsOf(language, campaign.system);
  const game = systems[campaign.system]?.title[language] ?? '';
  const intro = [
    perspectiveSentence(film, campaign, words, 'page', game),
    skippedTurns(film, words),
  ];
  return {
    title: campaign.name,
    intro: intro.filter((text) => text !== '').join(' '),
    quiet: quietSentence(film, words),
    frame: box === undefined ? null : { box, scale },
    frames: frames.map((frame): ChronicleFrame => ({
      label: frame.label,
      picture: frame.stage === null ? null : store.indicesOf(pictures.of(frame)),
      events: frame.captions,
    })),
    marks: store.marks,
    ends: perspective === 'truth' ? endsOf(campaign, language) : [],
  };
}
