/** Days of the week as JavaScript counts them. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type Weekday = (typeof WEEKDAYS)[number];

/**
 * Journeys that npm test walks on one or two days of the week, so that every day is as long as any other: file and first
 * words of the title. All others are walked daily, and all of them in a soak.
 */
export const WALKED_ON: Readonly<Record<Weekday, readonly string[]>> = {
  mon: [
    'bad-input: a letter of 10,000',
    'books: the books by keyboard, en',
    'chronicle-tree: the tree is walked',
    'exchange: in English a map',
    'month: the computed month at the desk, en',
    'organisation-letters: a letter of an',
    'organisation-papers: what leaves the house after a phase: evaluation, leak check, chronicle, leaves, en',
    'organisation-screens: nobody is kept out of the screens of the game, 1920',
    'places: settlements, letterings, secrets, notes',
    'strokes-kept: an evening of sixty',
    'tracing: what cannot be traced',
    'views: bookmarks are set, shown',
  ],
  tue: [
    'bad-input: a letter without a',
    'books: the books by keyboard, de',
    'edges: roads and bridges, also',
    'exchange: the keys alone write',
    'faults: a room that stumbles',
    'files: a second window on',
    'month: the computed month at the desk, de',
    'organisation-effects: every effect of the war table, alternating between the sides, de',
    'organisation-papers: what leaves the house after a phase: evaluation, leak check, chronicle, leaves, de',
    'print: the paper is the',
    'screens: every station and register, light',
    'views: axe finds nothing on the sheets of the map at 1920x1080',
    'world: ten Großfelder are added',
  ],
  wed: [
    'backups: a folder is chosen',
    'dispatch: an evaluation is read',
    'eight: eight realms by keyboard',
    'exchange: the whole world goes',
    'faults: errors are counted where',
    'forms: an order sheet goes',
    'gallery: a world of 1,000 Großfelder, dark',
    'organisation-screens: nobody is kept out of the screens of the game, 1366',
    'print: every paper has the',
    'selection: fields are chosen, set',
    'tracing: the keys alone lay',
    'views: a mouse at rest',
  ],
  thu: [
    'bad-input: letters in odd shapes',
    'desk-by-keyboard: a month is played',
    'dispatch: an evaluation is rewritten',
    'edges: walls and harbours, also',
    'eight: eight realms by mouse',
    'exchange: chosen fields alone go',
    'gallery-of-print: what leaves the house',
    'news: an issue is made',
    'organisation-letters: a letter of an',
    'terrain: tools that draw land make one act of a gesture, by keys',
    'tracing: an exported map, traced',
    'views: the map shows the',
    'views: the way between two',
  ],
  fri: [
    'exchange: names of a foreign',
    'faults: a room stumbles alone',
    'files: a copy on the',
    'gallery: an archipelago, a mountain realm and every look, light',
    'hostile: hostile names are nothing but words in every room, English',
    'house-rules: house rules by mouse',
    'organisation-by-keyboard: a full phase with',
    'organisation-effects: every effect of the war table, alternating between the sides, en',
    'print: an excerpt that hides',
    'regions: a board is made',
    'screens: every screen, light, is',
    'views: views are kept under',
    'windows: a second window watches',
  ],
  sat: [
    'backups: without a folder the',
    'chronicle-tree: branches stay in sight',
    'edges: rivers, canals and springs',
    'exchange: a broken file of',
    'full-disk: a disk that is',
    'gallery: an archipelago, a mountain realm and every look, dark',
    'month: the computed month at the desk, de',
    'screens: every station and register, dark',
    'terrain: tools that draw land make one act of a gesture, by mouse',
    'tracing: a page of a',
    'views: axe finds nothing on the sheets of the map at 1366x768',
    'world: the largest world is',
  ],
  sun: [
    'bad-input: files that are no',
    'desk-by-keyboard: a month is played',
    'dispatch: an evaluation is read',
    'exchange: a picture of 16,000',
    'exchange: through the eyes of',
    'gallery: a world of 1,000 Großfelder, light',
    'hostile: hostile names are nothing but words in every room, Deutsch',
    'house-rules: house rules by keyboard',
    'map-tools: through the eyes of',
    'news: an issue is made',
    'screens: every screen, dark, is',
    'tracing: three pins by mouse',
    'views: every look is chosen',
  ],
};

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const patternOf = (entry: string): RegExp => {
  const file = entry.slice(0, entry.indexOf(':'));
  const title = entry.slice(file.length + 2);
  return new RegExp(`${escaped(file)}\\.journey\\.ts ${escaped(title)}`);
};

/** Days since 1970, which npm test sets (scripts/checks/journeys.mjs); undefined: everything is walked. */
export const today = (): number | undefined => {
  const day = process.env['WABENWART_DAY'] ?? '';
  return day === '' ? undefined : Number(day);
};

/** What is not walked on a day. The first of January 1970 was a Thursday. */
export const notWalkedOn = (day: number | undefined): RegExp[] => {
  if (day === undefined) return [];
  const walked = WALKED_ON[WEEKDAYS[(day + 4) % WEEKDAYS.length] ?? 'sun'];
  return Object.values(WALKED_ON)
    .flat()
    .filter((entry) => !walked.includes(entry))
    .map(patternOf);
};
