import type { Language } from '../renderer/kit/text/words';
import { type Attempt, done, failed } from './outcome';

/** What was asked for on the command line. */
export type Request =
  | { readonly kind: 'help'; readonly language: Language }
  | { readonly kind: 'example'; readonly language: Language; readonly folder: string }
  | TurnRequest
  | BalanceRequest
  | AdjudicateRequest;

/** To look at one order sheet against one campaign. */
export interface TurnRequest {
  readonly kind: 'check' | 'move';
  readonly language: Language;
  readonly campaign: string;
  readonly orders: string;
  /** Party key; null = find out whose sheet it is. */
  readonly party: string | null;
  readonly asJson: boolean;
  /** Under every step the whole derivation of its figures. */
  readonly withDerivations: boolean;
}

/** To print the books of one realm, and perhaps to hold a player's sheet against them. */
export interface BalanceRequest {
  readonly kind: 'balance';
  readonly language: Language;
  readonly campaign: string;
  readonly party: string;
  /** File of the player's sheet; null = none. */
  readonly sheet: string | null;
  readonly asJson: boolean;
  /** Under the tables the whole derivation of the treasury. */
  readonly withDerivations: boolean;
}

/** To adjudicate the open turn with the letters of a folder. */
export interface AdjudicateRequest {
  readonly kind: 'adjudicate';
  readonly language: Language;
  readonly campaign: string;
  /** Folder of the letters. */
  readonly folder: string;
  /** File of the GM's rulings; null = those of the campaign alone. */
  readonly rulings: string | null;
  /** Secret of the dice; null = that of the campaign. */
  readonly seed: string | null;
  /** Folder for what comes of it. */
  readonly out: string;
}

interface Options {
  language: Language;
  party: string | null;
  sheet: string | null;
  rulings: string | null;
  seed: string | null;
  out: string | null;
  asJson: boolean;
  withDerivations: boolean;
  wantsHelp: boolean;
}

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** The language asked for, German unless `--lang en` stands somewhere: even complaints are made in it. */
export function languageOf(args: readonly string[]): Language {
  return (
    LANGUAGES.find((language) =>
      args.some((arg, index) => arg === language && args[index - 1] === '--lang'),
    ) ?? 'de'
  );
}

const VALUE_OF_PARTY = { option: 'party', missing: 'partyMissing' } as const;

/** Options that take a value, and the problem if it is missing. */
const VALUES: Readonly<
  Record<
    string,
    {
      readonly option: 'party' | 'sheet' | 'rulings' | 'seed' | 'out';
      readonly missing: string;
    }
  >
> = {
  '--party': VALUE_OF_PARTY,
  '--compare': { option: 'sheet', missing: 'sheetMissing' },
  '--rulings': { option: 'rulings', missing: 'rulingsMissing' },
  '--seed': { option: 'seed', missing: 'seedMissing' },
  '--out': { option: 'out', missing: 'outMissing' },
};

const readOptions = (
  args: readonly string[],
): Attempt<{ readonly options: Options; readonly words: readonly string[] }> => {
  const options: Options = {
    language: languageOf(args),
    party: null,
    sheet: null,
    rulings: null,
    seed: null,
    out: null,
    asJson: false,
    withDerivations: false,
    wantsHelp: false,
  };
  const words: string[] = [];
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--json') options.asJson = true;
    else if (arg === '--explain') options.withDerivations = true;
    else if (arg === '--help' || arg === '-h') options.wantsHelp = true;
    else if (arg === '--lang') {
      const value = rest.shift() ?? '';
      if (!LANGUAGES.some((language) => language === value)) return failed('language', { value });
    } else if (Object.hasOwn(VALUES, arg)) {
      const { option, missing } = VALUES[arg] ?? VALUE_OF_PARTY;
      const value = rest.shift();
      if (value === undefined || value.startsWith('-')) return failed(missing);
      options[option] = value;
    } else if (arg.startsWith('-') && arg.length > 1) return failed('option', { option: arg });
    else words.push(arg);
  }
  return done({ options, words });
};

const readBalance = (
  { language, sheet, asJson, withDerivations }: Options,
  [campaign, party, surplus]: readonly string[],
): Attempt<Request> => {
  if (campaign === undefined || party === undefined) return failed('realmMissing');
  if (surplus !== undefined) return failed('tooMany', { argument: surplus });
  return done({ kind: 'balance', language, campaign, party, sheet, asJson, withDerivations });
};

/** The characters a seed may have: it becomes part of the names of dice streams (WW-9.1-07). */
const SEED = /^[A-Za-z0-9_.-]+$/;

const readAdjudicate = (
  { language, rulings, seed, out }: Options,
  [campaign, folder, surplus]: readonly string[],
): Attempt<Request> => {
  if (campaign === undefined || folder === undefined) return failed('lettersMissing');
  if (surplus !== undefined) return failed('tooMany', { argument: surplus });
  if (out === null) return failed('outMissing');
  if (seed !== null && !SEED.test(seed)) return failed('seedCharacters', { seed });
  return done({ kind: 'adjudicate', language, campaign, folder, rulings, seed, out });
};

/** Reads the arguments after the program's name. Whatever they are, a request or one problem comes out. */
export function readArgs(args: readonly string[]): Attempt<Request> {
  const read = readOptions(args);
  if (!read.ok) return read;
  const { options, words } = read.value;
  const { language } = options;
  const [command, first, second, ...more] = words;
  if (options.wantsHelp || command === 'help') return done({ kind: 'help', language });
  if (command === undefined) return failed('nothing');
  if (command === 'example') {
    if (first === undefined) return failed('folderMissing');
    if (second !== undefined) return failed('tooMany', { argument: second });
    return done({ kind: 'example', language, folder: first });
  }
  if (command === 'balance') return readBalance(options, words.slice(1));
  if (command === 'adjudicate') return readAdjudicate(options, words.slice(1));
  if (command !== 'check' && command !== 'move') return failed('command', { command });
  if (first === undefined || second === undefined) return failed('filesMissing', { command });
  const [surplus] = more;
  if (surplus !== undefined) return failed('tooMany', { argument: surplus });
  const { party, asJson, withDerivations } = options;
  return done({
    kind: command,
    language,
    campaign: first,
    orders: second,
    party,
    asJson,
    withDerivations,
  });
}
