import {
  hexGameOf,
  type Campaign,
  type LetteredMarkKind,
  type LetteredSight,
  ownRecords,
  settingsInForce,
  type SheetCell,
  systems,
  unpackResults,
  type ViewParty,
  viewParty,
} from '../../../engine';
import {
  cardLines,
  clockOf,
  dateOf,
  eventSentence,
  figuresOf,
  lexiconOf,
  namingWords,
} from '../explain';
import { type Language, type Words, wordsOf } from '../text/words';

/** A turn of the film: everything that happened in it, and the board at its end. */
export interface ChronicleFrame {
  /** When the turn was. */
  readonly label: string;
  /** Null where the archive holds no board of the turn. */
  readonly sight: LetteredSight | null;
  readonly events: readonly { readonly text: string; readonly details: readonly string[] }[];
}

/** A party at the end, with what only itself and the GM knew. */
interface ChronicleParty {
  readonly name: string;
  readonly lists: readonly {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
}

/** All data of a chronicle page. Nothing in it is hidden: it is for games that are over. */
export interface Chronicle {
  readonly title: string;
  readonly game: string;
  readonly parties: Readonly<Record<string, ViewParty>>;
  readonly marks: Readonly<Record<string, LetteredMarkKind>>;
  readonly frames: readonly ChronicleFrame[];
  readonly ends: readonly ChronicleParty[];
}

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

/** Everything that happened in a campaign, turn by turn, with the board after each and what all parties truly were. */
export function chronicleOf(campaign: Campaign, language: Language): Chronicle {
  const { world, system: game, archive, name } = campaign;
  const system = systems[game];
  const lettered = system?.board.lettered;
  const words = namingWords(
    wordsOf(language, game),
    lexiconOf(world, hexGameOf(system).terrains, language),
  );
  const turns = Object.keys(archive)
    .map(Number)
    .sort((a, b) => a - b);
  return {
    title: name,
    game: system?.title[language] ?? '',
    parties: Object.fromEntries(
      Object.values(world.parties).map((party) => [party.key, viewParty(party)]),
    ),
    marks: lettered?.marks ?? {},
    frames: turns.flatMap((turn): readonly ChronicleFrame[] => {
      const archived = archive[turn];
      if (archived === undefined) return [];
      const results = unpackResults(archived.results ?? '');
      return [
        {
          label: dateOf(
            { system: game, clock: clockOf(archived, world.clock), settings: archived.settings },
            words,
          ),
          sight: (results?.board === undefined ? undefined : lettered?.past(results.board)) ?? null,
          events: (results?.events ?? []).map((event) => ({
            text: eventSentence(event, '', words),
            details: cardLines(event, words, archived.rulings),
          })),
        },
      ];
    }),
    ends: Object.keys(world.parties).map((party) => endOf(campaign, party, words)),
  };
}
