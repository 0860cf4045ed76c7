import {
  english,
  folded,
  forms,
  fresh,
  german,
  type Grammar,
  items,
  meantBy,
  noun,
  number,
  numberedTurn,
  type OpenTurn,
  text,
} from '../../../../orders';
import { MONTHS } from '../../data/calendar';
import { REAL_WORDS } from '../../data/real-words';
import type { Book } from '../book';
import { headingOf } from '../headings';
import { coordOf, type Order } from '../order';
import type { Task } from '../vocabulary';
import { ARMY_FORMS } from './armies';
import { coord, fault, order, UNCLEAR } from './slots';
import { SPENDING_FORMS } from './spending';

const FREE = 'freier auftrag, freier spionageauftrag, free mission';

/** `Auftrag: Reichsgröße gegen Nordreich`, `Freier Auftrag gegen Nordreich: …` (PI-09a). */
const MISSION = order('MISSION', {
  verbs: [
    forms(`spionageauftrag, auftrag, mission, espionage mission, ${FREE}`),
    german('aus|spähen, aus|spionieren, erkunden'),
    english('spy out'),
  ],
  fillers: 'spionage espionage reich realm wiederholung repetition den die das of',
  slots: {
    task: noun('task', 'bare to on in', { isWhole: true }),
    realm: noun('party', 'against in from on of bare'),
    text: text(),
  },
  make: ({ task: named, realm = '', text: more = '' }, { book, object, verb }) => {
    const isFree = FREE.split(', ').includes(verb);
    // `Auftrag gegen Nordreich: Reichsgröße`: behind the colon stands what is to be found out.
    const told =
      isFree || named !== undefined ? undefined : meantBy(folded(more), book.nouns['task'] ?? []);
    const task = isFree ? 'free' : ((named ?? told?.key) as Task | undefined);
    if (task === undefined || (realm === '' && more === '')) object(fault('E_MISSION'));
    return [{ kind: 'MISSION', task: task ?? 'free', realm, text: told === undefined ? more : '' }];
  },
});

/** `Zwei Spionageaufträge gegen das Nordreich: Standorte der Heere, Höhe des Reichsschatzes` (PI-09a). */
const MISSIONS = order('MISSION', {
  verbs: [forms('spionageaufträge, aufträge, espionage missions, missions')],
  fillers:
    'spionage espionage reich realm gebe geben erteile erteilen give erstens zweitens drittens',
  slots: {
    count: number('', 'bare'),
    tasks: items(
      { task: noun('task', 'bare to on in', { isWhole: true }) },
      { missing: fault('E_MISSION') },
    ),
    realm: noun('party', 'against in from on of', { missing: fault('E_MISSION') }),
  },
  make: ({ count, tasks = [], realm = '' }, { object }) => {
    const all = tasks.flatMap(({ task }) => (task === undefined ? [] : [task as Task]));
    if (count !== undefined && count !== all.length) object(UNCLEAR, 'count');
    return all.map((task) => ({ kind: 'MISSION', task, realm, text: '' }) as const);
  },
});

/** True for words that are no name alone: `Er soll Königsberg`. */
const isSaid = (name: string): boolean =>
  /(?:^| )(?:soll|sei|ist|heißt|wird|shall|is)(?: |$)/u.test(name);

/** `65/12 heißt Burgstadt` (PI-17-05). */
const NAME = order('NAME', {
  verbs: [
    german('heißen, taufen, benennen, nennen'),
    english('name, call'),
    forms('is called, den namen, the name'),
  ],
  heads: forms('name, benennung'),
  fillers:
    'stadt fluss gegend feld felder land field city river region ab künftig sie es erhält bekommt kriegt trägt soll gets receives',
  slots: { field: coord('bare in on'), name: fresh({ missing: UNCLEAR }) },
  make: ({ field = '', name = '' }, { previous, object }) => {
    const isOfCity = field === '' && previous?.kind === 'CITY' && previous.name === '';
    if ((field === '' && !isOfCity) || isSaid(name)) object(UNCLEAR);
    return isOfCity ? [] : [{ kind: 'NAME', field: coordOf(field), name }];
  },
  // `Neue Stadt auf 65/20, sie soll Königsberg heißen`.
  amend: ({ field, name = '' }, last) =>
    field === undefined && last?.kind === 'CITY' && last.name === '' && !isSaid(name)
      ? { ...last, name }
      : undefined,
});

/** `Herrscher: König Otho` (PI-17-03). */
const RULER = order('RULER', {
  verbs: [forms('herrscher, herrscherin, regierungsform, ruler, form of rule')],
  slots: { name: fresh({ missing: UNCLEAR }) },
  make: ({ name = '' }) => [{ kind: 'RULER', name }],
});

/** What letters call a month: by its name or number with the year, or by its number in the game (PI-01-06). */
function monthNamed({ month, year }: Book): OpenTurn {
  const { numbers } = numberedTurn((year - 1) * MONTHS.length + month);
  const [ofYear, years] = [[month], [year]];
  return {
    numbers: { ...numbers, monat: ofYear, month: ofYear, jahr: years, year: years },
    months: { open: MONTHS[month - 1] ?? MONTHS[0], all: MONTHS },
  };
}

/** How orders are written beside the lines of the order sheet, in German and in English. */
export const GRAMMAR: Grammar<Order, Book> = {
  forms: [...ARMY_FORMS, ...SPENDING_FORMS, MISSION, MISSIONS, NAME, RULER],
  writers: 'party',
  writerOf: ({ writer }) => writer,
  subjects: 'unit',
  pronouns: ['es', 'it'],
  others: ['city'],
  openTurn: monthNamed,
  headingOf,
  codes: {
    line: 'pygma.E_SYNTAX',
    prose: 'pygma.W_PROSE',
    rest: 'pygma.E_REST',
    held: 'pygma.E_HELD',
    quoted: 'pygma.W_QUOTED',
    empty: 'pygma.W_EMPTY',
    number: 'pygma.W_UNCLEAR',
    turn: 'pygma.W_HEAD',
  },
  slips: { code: 'pygma.W_SLIP', realWords: REAL_WORDS },
};
