import type { Campaign, RuleSystem, World } from '../engine';
import type { Files } from './files';
import { guessParty, readOrderText } from './inputs';
import { type Attempt, done, failed } from './outcome';

/** A letter of a folder, and whose it is. */
export interface Letter {
  readonly file: string;
  readonly party: string;
  readonly text: string;
}

const ENDING = /\.txt$/i;

/** The name of a file without folder and ending. */
const stemOf = (path: string): string => (path.split(/[\\/]/).at(-1) ?? path).replace(ENDING, '');

/** The party a file is named after, whatever the case. */
const partyNamed = (campaign: Campaign, path: string): string | undefined => {
  const stem = stemOf(path).toLowerCase();
  return Object.keys(campaign.world.parties).find((key) => key.toLowerCase() === stem);
};

const readLetter = (
  file: string,
  campaign: Campaign,
  system: RuleSystem<World>,
  files: Files,
): Attempt<Letter> => {
  const bytes = files.read(file);
  if (!bytes.ok) return bytes;
  const text = readOrderText(file, bytes.value);
  if (!text.ok) return text;
  const party = partyNamed(campaign, file) ?? guessParty(campaign, system, text.value);
  const keys = Object.keys(campaign.world.parties).join(', ');
  return party === null
    ? failed('letterUnclear', { file, keys }, campaign.system)
    : done({ file, party, text: text.value });
};

/**
 * The letters of a folder: every `.txt` in it, in the order of their names. Whose letter it is tells its name
 * (`tha.txt`), else the units it moves; two letters of one party are refused.
 */
export function readLetters(
  folder: string,
  campaign: Campaign,
  system: RuleSystem<World>,
  files: Files,
): Attempt<readonly Letter[]> {
  const listed = files.list(folder);
  if (!listed.ok) return listed;
  const letters: Letter[] = [];
  for (const file of listed.value.filter((path) => ENDING.test(path))) {
    const letter = readLetter(file, campaign, system, files);
    if (!letter.ok) return letter;
    const twin = letters.find(({ party }) => party === letter.value.party);
    if (twin !== undefined) {
      return failed('letterTwice', { party: twin.party, file: twin.file, other: file });
    }
    letters.push(letter.value);
  }
  return letters.length === 0 ? failed('noLetters', { folder }) : done(letters);
}
