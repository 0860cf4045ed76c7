/** Days of the week as JavaScript counts them. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type Weekday = (typeof WEEKDAYS)[number];

/**
 * Journeys that take turns in npm test, so that every day is as long as any other: file and first words of the title.
 * Of a day's list every third one is run, the others one and two weeks later. All others are run daily, and all of them
 * in a soak.
 */
export const SCHEDULE: Readonly<Record<Weekday, readonly string[]>> = {
  mon: [
    'arcade: two clicks to a battle',
    'bad-input: letters in unusual formats are',
    'crash: killed at any moment, the program opens with everything it called saved (part 0)',
    'eroberung-by-keyboard: a game of three by keyboard',
    'exchange: a picture of 16,000 pixels',
    'film: the film of three months by mouse',
    'exchange: in English a map is',
    'faults: a database of a newer',
    'gallery: a world of 1,000 Großfelder, dark',
    'hostile: hostile names are plain text in every screen, Deutsch',
    'map-tools: the map shows what the',
    'moerderspiel-by-keyboard: two rounds by keyboard',
    'orders: all orders of a realm',
    'player-page: a player’s page is enclosed',
    'print: a sheet is saved as',
    'pygma: a muster month of eight',
    'screens: every screen, dark, is',
    'screens: every turn step and register, light',
    'tracing: a page of a',
    'views: axe finds nothing on the sheets of the map at 1920x1080',
    'views: the way between two',
    'world: the largest world is generated',
  ],
  tue: [
    'chronicle-tree: branches stay in sight',
    'chronicle-tree: the tree is navigated with',
    'crash: killed at any moment, the program opens with everything it called saved (part 1)',
    'delivery: a turn report is rewritten',
    'exchange: a map applied to the',
    'faults: a screen fails alone; a',
    'files: a copy on the',
    'gallery: an archipelago, a mountain realm and every map style, light',
    'icosahedron: a world on its icosahedron by keyboard',
    'late-correction: a month booked three',
    'letter-formats: a letter of every',
    'map-tools: from the perspective of a',
    'moerderspiel: a day with both rounds',
    'player-page: a player’s page in English',
    'player-page: a player’s page opens',
    'pygma-revolt: a revolt with rebels',
    'roster: order templates, and what',
    'selection: fields are selected, set together',
    'tracing: what cannot be traced',
    'views: bookmarks are set, shown',
    'views: two fingers zoom the map',
    'trial-games: trial games by keyboard',
    'world: ten Großfelder are added',
  ],
  wed: [
    'arcade: by keyboard in English',
    'bad-input: files that are no',
    'crash: killed at any moment, the program opens with everything it called saved (part 0)',
    'delivery: a turn report is read',
    'eight: eight realms by mouse',
    'eroberung-by-post: a phase by post',
    'exchange: the whole world is exported',
    'faults: errors are counted where the',
    'fixture-game: the fixture game appears',
    'forms: an order sheet is saved',
    'gallery: a world of 1,000 Großfelder, light',
    'moerderspiel: a game from nothing: a',
    'moerderspiel: the closing page: the chronicle',
    'orders: Organisationsspiel: a letter in',
    'organisation-effects: every effect of the war table, alternating between the sides, de',
    'parcels: a unit crosses the border',
    'player-pages: the page of a player of every game',
    'pygma-by-keyboard: a muster month',
    'pygma-growing-map: a map of a player',
    'shell: the terminal program writes',
    'terrain: in English, on a small',
    'terrain: tools that draw land make one command of a gesture, by keys',
    'thread: a thread is filed by mouse',
    'tracing: the keys alone add a',
    'views: a resting mouse shows a',
    'windows: the writer lease is transferred',
  ],
  thu: [
    'arcade: battles of the rules come to their hashes in the browser, and each pair of weapons is a picture, light',
    'bad-input: a file that is no',
    'crash: killed at any moment, the program opens with everything it called saved (part 1)',
    'deputy: a copy goes to a',
    'edges: roads, bridges, walls and harbours',
    'exchange: a broken file of',
    'files: a second window on',
    'map-tools: the map shows what the',
    'moerderspiel-by-keyboard: two rounds by keyboard',
    'moerderspiel: a game from nothing: a',
    'news: an issue is made of',
    'organisation-letters: a letter of an',
    'organisation-papers: deliveries of a phase: turn report, leak check, chronicle, print tabs, de',
    'organisation-screens: the screens of the game are accessible, 1920',
    'parcels: an army of PYGMA-ISIS crosses',
    'places: settlements, letterings, secrets, notes',
    'pygma-from-nothing: a campaign from',
    'roster: a roster of all',
    'strokes-kept: an evening of gestures',
    'tracing: an exported map, traced again',
    'views: the map shows the selected',
  ],
  fri: [
    'arcade: battles of the rules come to their hashes in the browser, and each pair of weapons is a picture, dark',
    'backups: without a folder the program',
    'bad-input: a letter of 10,000 lines',
    'crash: killed at any moment, the program opens with everything it called saved (part 0)',
    'eight: eight realms by keyboard',
    'eroberung: a whole game of three by mouse',
    'exchange: names of a foreign map',
    'exchange: selected fields alone are exported',
    'faults: a screen that fails leaves',
    'hostile: hostile names are plain text in every screen, English',
    'house-rules: house rules by keyboard: searched',
    'moerderspiel: a day with both rounds',
    'organisation-by-keyboard: a full phase with',
    'organisation-papers: deliveries of a phase: turn report, leak check, chronicle, print tabs, en',
    'print: every paper has the',
    'pygma-revolt: a revolt with rebels',
    'screens: every screen, light, is',
    'screens: the picture of the map',
    'tracing: three pins by mouse',
    'trial-games: a house rule is tried',
    'views: every map style is chosen',
  ],
  sat: [
    'bad-input: a letter without a single',
    'crash: killed at any moment, the program opens with everything it called saved (part 1)',
    'edges: rivers, canals and springs',
    'exchange: a map applied to the',
    'exchange: a picture from the perspective',
    'fixture-game: the fixture game appears',
    'full-disk: a disk that is full',
    'gallery: an archipelago, a mountain realm and every map style, dark',
    'late-correction: by keyboard and in English',
    'moerderspiel: false orders in a circle',
    'organisation-screens: the screens of the game are accessible, 1366',
    'print: the paper is the',
    'pygma-growing-map: a map of a player',
    'pygma: a muster month of eight',
    'regions: a board is made',
    'screens: every turn step and register, dark',
    'shell: the terminal program writes',
    'thread: a thread is filed by keyboard',
    'views: views are saved under a',
    'windows: a second window watches live',
  ],
  sun: [
    'backups: a folder is chosen',
    'bad-input: a file that is no',
    'crash: killed at any moment, the program opens with everything it called saved (part 0)',
    'delivery: a turn report is read',
    'deputy: by keyboard and in English',
    'eroberung-by-post: the turn by keyboard',
    'exchange: the keys alone write a',
    'film: the film of three months by keyboard',
    'gallery-of-print: all deliveries look as accepted',
    'house-rules: house rules by mouse',
    'icosahedron: a world on its icosahedron by mouse',
    'moerderspiel: the closing page: the chronicle',
    'news: an issue is made of',
    'organisation-effects: every effect of the war table, alternating between the sides, en',
    'organisation-letters: a letter of an',
    'parcels: by keyboard and in English',
    'print: an excerpt without its location',
    'pygma-by-keyboard: a muster month',
    'terrain: tools that draw land make one command of a gesture, by mouse',
    'views: axe finds nothing on the sheets of the map at 1366x768',
    'windows: the writer lease is transferred',
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

/** Journeys not run on a day. The first of January 1970 was a Thursday. */
export function excludedOn(day: number | undefined): RegExp[] {
  if (day === undefined) return [];
  const days = day + 4;
  const week = Math.floor(days / WEEKDAYS.length);
  const listed = SCHEDULE[WEEKDAYS[days % WEEKDAYS.length] ?? 'sun'];
  const included = listed.filter((_, index) => (index + week) % 3 === 0);
  return Object.values(SCHEDULE)
    .flat()
    .filter((entry) => !included.includes(entry))
    .map(patternOf);
}
