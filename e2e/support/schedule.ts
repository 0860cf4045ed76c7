/** Days of the week as JavaScript counts them. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type Weekday = (typeof WEEKDAYS)[number];

/**
 * Journeys that take turns in npm test, so that every day is as long as any other: file and first words of the title.
 * Of a day's list every other one is run, the rest a week later. All others are run daily, and all of them in a soak.
 */
export const SCHEDULE: Readonly<Record<Weekday, readonly string[]>> = {
  mon: [
    'bad-input: letters in odd shapes',
    'crash: killed at any moment, the program opens with everything it called saved (part 0)',
    'eroberung-by-keyboard: a game of three by keyboard',
    'exchange: a picture of 16,000',
    'exchange: in English a map',
    'faults: a database of a',
    'gallery: a world of 1,000 Großfelder, dark',
    'hostile: hostile names are nothing but words in every room, Deutsch',
    'map-tools: the map shows what',
    'moerderspiel-by-keyboard: two rounds by keyboard',
    'print: a sheet is saved',
    'screens: every screen, dark, is',
    'screens: every station and register, light',
    'tracing: a page of a',
    'views: axe finds nothing on the sheets of the map at 1920x1080',
    'views: the way between two',
    'world: the largest world is',
  ],
  tue: [
    'chronicle-tree: branches stay in sight',
    'chronicle-tree: the tree is walked',
    'crash: killed at any moment, the program opens with everything it called saved (part 1)',
    'delivery: an evaluation is rewritten',
    'exchange: a map laid over',
    'faults: a room stumbles alone',
    'files: a copy on the',
    'gallery: an archipelago, a mountain realm and every look, light',
    'map-tools: through the eyes of',
    'moerderspiel: a day with both rounds',
    'selection: fields are chosen, set',
    'tracing: what cannot be traced',
    'views: bookmarks are set, shown',
    'world: ten Großfelder are added',
  ],
  wed: [
    'bad-input: files that are no',
    'crash: killed at any moment, the program opens with everything it called saved (part 0)',
    'delivery: an evaluation is read',
    'eight: eight realms by mouse',
    'eroberung-by-post: a phase by post',
    'exchange: the whole world goes',
    'faults: errors are counted where',
    'fixture-game: the fixture game appears',
    'forms: an order sheet goes',
    'gallery: a world of 1,000 Großfelder, light',
    'moerderspiel: a game from nothing',
    'moerderspiel: the closing page',
    'organisation-effects: every effect of the war table, alternating between the sides, de',
    'shell: the terminal program writes',
    'terrain: tools that draw land make one act of a gesture, by keys',
    'thread: a thread is filed by mouse',
    'tracing: the keys alone lay',
    'views: a mouse at rest',
    'windows: the right to write',
  ],
  thu: [
    'bad-input: what is no letter',
    'crash: killed at any moment, the program opens with everything it called saved (part 1)',
    'edges: roads, bridges, walls and harbours',
    'exchange: a broken file of',
    'files: a second window on',
    'map-tools: the map shows what',
    'moerderspiel-by-keyboard: two rounds by keyboard',
    'moerderspiel: a game from nothing',
    'news: an issue is made',
    'organisation-letters: a letter of an',
    'organisation-papers: what leaves the house after a phase: evaluation, leak check, chronicle, leaves, de',
    'organisation-screens: nobody is kept out of the screens of the game, 1920',
    'places: settlements, letterings, secrets, notes',
    'strokes-kept: an evening of gestures',
    'tracing: an exported map, traced',
    'views: the map shows the',
  ],
  fri: [
    'backups: without a folder the',
    'bad-input: a letter of 10,000',
    'crash: killed at any moment, the program opens with everything it called saved (part 0)',
    'eight: eight realms by keyboard',
    'eroberung: a whole game of three by mouse',
    'exchange: chosen fields alone go',
    'exchange: names of a foreign',
    'faults: a room that stumbles',
    'hostile: hostile names are nothing but words in every room, English',
    'house-rules: house rules by keyboard',
    'moerderspiel: a day with both rounds',
    'organisation-by-keyboard: a full phase with',
    'organisation-papers: what leaves the house after a phase: evaluation, leak check, chronicle, leaves, en',
    'print: every paper has the',
    'screens: every screen, light, is',
    'tracing: three pins by mouse',
    'views: every look is chosen',
  ],
  sat: [
    'bad-input: a letter without a',
    'crash: killed at any moment, the program opens with everything it called saved (part 1)',
    'edges: rivers, canals and springs',
    'exchange: a map laid over',
    'exchange: through the eyes of',
    'fixture-game: the fixture game appears',
    'full-disk: a disk that is',
    'gallery: an archipelago, a mountain realm and every look, dark',
    'moerderspiel: false orders in a circle',
    'organisation-screens: nobody is kept out of the screens of the game, 1366',
    'print: the paper is the',
    'regions: a board is made',
    'screens: every station and register, dark',
    'shell: the terminal program writes',
    'thread: a thread is filed by keyboard',
    'views: views are kept under',
    'windows: a second window watches',
  ],
  sun: [
    'backups: a folder is chosen',
    'bad-input: what is no letter',
    'crash: killed at any moment, the program opens with everything it called saved (part 0)',
    'delivery: an evaluation is read',
    'exchange: the keys alone write',
    'gallery-of-print: what leaves the house',
    'house-rules: house rules by mouse',
    'moerderspiel: the closing page',
    'news: an issue is made',
    'organisation-effects: every effect of the war table, alternating between the sides, en',
    'organisation-letters: a letter of an',
    'print: an excerpt that hides',
    'terrain: tools that draw land make one act of a gesture, by mouse',
    'views: axe finds nothing on the sheets of the map at 1366x768',
    'windows: the right to write',
  ],
};

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const patternOf = (entry: string): RegExp => {
  const file = entry.slice(0, entry.indexOf(':'));
  const title = entry.slice(file.length + 2);
  return new RegExp(`${escaped(file)}\\.journey\\.ts ${escaped(title)}`);
};

/** Days since 1970, which npm test sets (scripts/checks/journeys.mjs); undefined: everything is run. */
export function today(): number | undefined {
  const day = process.env['WABENWART_DAY'] ?? '';
  return day === '' ? undefined : Number(day);
}

/** What is not run on a day. The first of January 1970 was a Thursday. */
export function excludedOn(day: number | undefined): RegExp[] {
  if (day === undefined) return [];
  const days = day + 4;
  const week = Math.floor(days / WEEKDAYS.length);
  const listed = SCHEDULE[WEEKDAYS[days % WEEKDAYS.length] ?? 'sun'];
  const included = listed.filter((_, index) => (index + week) % 2 === 0);
  return Object.values(SCHEDULE)
    .flat()
    .filter((entry) => !included.includes(entry))
    .map(patternOf);
}
