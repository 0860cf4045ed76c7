import { letters } from './letters';
import { parties } from './players';

/** What comes to the GM in the open turn of the example: a letter of every player, by the name of its file. */
export const kalterSommerPost: Readonly<Record<string, string>> = Object.fromEntries(
  parties.map(({ key, name }) => [`${name}.txt`, letters[key] ?? '']),
);
