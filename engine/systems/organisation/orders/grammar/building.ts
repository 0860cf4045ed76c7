import {
  apart,
  choice,
  english,
  folded,
  forms,
  fresh,
  german,
  meantBy,
  noun,
  number,
  participles,
  separable,
  type Words,
} from '../../../../orders';
import type { Category } from '../../state/types';
import {
  fault,
  target,
  LEVEL,
  UNITS,
  LEVEL_WORDS,
  UNIT_WORDS,
  region,
  category,
  ownAdvantage,
  levels,
  seat,
  repeated,
  order,
  type Maker,
  type OrderOf,
} from './slots';

/** Levels one line can begin at most; more is a slip of the pen. */
const MOST_LEVELS = 20;

/** How many levels are begun: as many as written, or up to the level that is written (OS-9.2-03). */
function levelsBegun(
  {
    name,
    count,
    level,
  }: { readonly name?: string; readonly count?: number; readonly level?: number },
  making: Maker,
): number {
  if (level === undefined) {
    if ((count ?? 1) > MOST_LEVELS) making.object(LEVEL, 'count');
    return Math.min(MOST_LEVELS, count ?? 1);
  }
  const own = making.book.own?.advantages.find((one) => one.name === name);
  const more = level - (own === undefined ? 0 : own.intact + own.damaged);
  if (more < 1 || more > MOST_LEVELS) making.object(LEVEL, 'level');
  return Math.min(MOST_LEVELS, Math.max(1, more));
}

/** The name of what is built: an own advantage, a new one, or that of its category where nothing else is written. */
function builtName(
  values: { readonly name?: string; readonly fresh?: string; readonly category?: string },
  { book, wordsOf }: Maker,
): { readonly name: string; readonly stated: Category | null } {
  const stated = (values.category ?? null) as Category | null;
  const written = values.name ?? values.fresh ?? (stated === null ? '' : wordsOf('category')?.text);
  const known = meantBy(folded(written ?? ''), book.nouns['advantage'] ?? [])?.key;
  return { name: (stated === null ? known : undefined) ?? written ?? '', stated };
}

/** Verbs of a further level. */
const MORE = /hoeher|mehr|drauf|dazu|more|another|further/;

/**
 * True for what nobody has and could not be begun so: one level more of it, or the word of a kind of advantage that is no
 * noun, `in Seenland natürlich`.
 */
const isNoName = (
  { name, fresh: written }: { readonly name?: string; readonly fresh?: string },
  stated: Category | null,
  verb: string,
): boolean =>
  MORE.test(verb) || (written === undefined && stated === 'natural' && /^\p{Ll}/u.test(name ?? ''));

/**
 * `BAUE Salzhandel`, `BAUE Kornspeicher (Infrastruktur) in Küste`: one order for every level (OS-9.2-03). Of a new
 * advantage the region is the seat where none is named (OS-1-07).
 */
const BUILD = order('BUILD', {
  verbs: [
    german(
      'hinzu|fügen, bauen, aus|bauen, auf|bauen, errichten, erbauen, erhöhen, gründen, erweitern, verstärken, vergrößern, weiter|bauen, auf|stocken, wachsen, auf|werten, verbessern, eröffnen, dazu|bauen, entstehen, investieren, an|bauen, zu|bauen, ergänzen',
    ),
    apart(german('hoch|ziehen, ein|richten, an|legen, dran|bauen, drauf|setzen, drauf|legen')),
    english(
      'build, raise, extend, enlarge, expand, found, establish, construct, grow, upgrade, improve, increase, strengthen, enhance, develop, add, open',
    ),
    forms(
      'one more level of, another level of, one more level for, another level for, one more level on, another level on, a further level of, a level of, level up, levels up, bump up, put a level on, invest in, put money into, put my money into, put our money into',
    ),
    forms(
      'muss her, müssen her, soll her, größer werden, stärker werden, höher werden, besser werden, mächtiger werden, eine stufe höher kommen, kommt eine stufe höher, kommt höher, eine stufe mehr, one level more, eine stufe drauf, eine stufe dazu, eine stufe obendrauf, noch eine stufe drauf, bekommen, um eins höher, gibt geld aus für, größer machen, stärker machen, besser machen, höher machen, mache größer, mache stärker, werden größer, werden stärker, werden höher, werden besser, wird größer, wird stärker, ausbaun, kriegt, bekommt, erhält, go up, goes up, gets, wächst, add a level to, füget hinzu, entsteht',
    ),
    forms('beginne, beginnen, begin, fange an, fangen an'),
    participles('built, aufgebaut, grown, founded'),
  ],
  heads: forms(
    'bau, ausbau, neubau, bau von, ausbau von, construction of, erweiterung, vergrößerung, verstärkung, investition, neuer vorzug, neuen vorzug, new advantage',
  ),
  under: 'build_begin',
  isPlain: ({ name, fresh: written, category: stated, isNew, count }, wordsOf) =>
    name === undefined
      ? written !== undefined && stated !== undefined && isNew !== undefined
      : count !== undefined && /^[+p]/iu.test(wordsOf('count')?.text ?? ''),
  fillers:
    'vorzug advantage kategorie category mauern mauer wälle zinnen türme hallen lager geld restliches ganzes mein unser komplett investiere in an namens called named genannt up on drauf rauf hoch dazu hinzu weiter anderer another zusätzliche additional noch einmal und zwar bitte soll am dienen dient dienend serving serves',
  slots: {
    name: noun('advantage', 'bare', { isWhole: true }),
    fresh: fresh({ unless: 'name' }),
    isNew: choice({
      new: 'neu, neuer, neue, neues, neuen, new, neubau, neuer vorzug, neuen vorzug, new advantage, ein neuer vorzug, einen neuen vorzug',
    }),
    category: category('bracket as bare with'),
    region: region('in to bare'),
    at: noun('region', 'on'),
    level: number('stufe, level, auf stufe, to level', 'bare on to', {
      side: 'before',
      isWorded: true,
      unknown: LEVEL,
    }),
    count: number(LEVEL_WORDS, 'bare with', { side: 'behind', unknown: LEVEL }),
  },
  make: (values, making) => {
    const { book } = making;
    const { name, stated } = builtName(values, making);
    const known = book.own?.advantages.find((one) => one.name === name);
    if (name === '') making.object(fault('organisation.E_NAME'));
    else if (known === undefined && stated === null) making.object(target('category'), 'fresh');
    if (known === undefined && isNoName({ ...values, name }, stated, making.verb))
      making.object(fault('organisation.E_NAME'), 'category');
    if (known !== undefined && stated !== null && known.category !== stated)
      making.object(fault('organisation.E_NAME'), 'category');
    const usual = known === undefined ? (book.own?.seat ?? null) : null;
    const where = values.region ?? values.at;
    const isThere = where !== undefined && where === known?.region;
    const region = isThere ? null : (where ?? usual);
    const order = { kind: 'BUILD', name, category: stated, region } as const;
    return repeated(levelsBegun({ ...values, name }, making), order);
  },
});

/** `REPARIERE Turmritter 2` (OS-9.2-07). */
const REPAIR = order('REPAIR', {
  verbs: [
    german('reparieren'),
    english('repair'),
    german('instand|setzen'),
    german('aus|bessern'),
    forms(
      'wiederherstellen, wiederhergestellt, stelle wieder her, stellen wieder her, wieder herstellen, wieder herstellen lassen, wieder aufbauen, in ordnung bringen, bringe in ordnung, bringen in ordnung, fix, mend, restore, patch up, rebuild, flicken, flicke, ausbessern, bessere',
    ),
    participles('mended, fixed, restored, rebuilt, geflickt'),
  ],
  heads: forms('reparatur, reparatur von, repairs'),
  under: 'REPAIR',
  fillers:
    'beschädigten beschädigte beschädigter schaden schäden am an der kaputten kaputte damaged broken beide both',
  slots: {
    name: ownAdvantage('bare', { missing: target('advantage') }),
    levels: levels('bare bracket'),
  },
  make: ({ name = '', levels: count = 1 }) => [{ kind: 'REPAIR', name, levels: count }],
});

const MOVED = {
  seat: 'sitz, hauptsitz, seat, stammsitz, headquarters',
  units: `${UNIT_WORDS}, pop, pops, ew, einw, bauer, bauern, arbeiter, brüder, bruder, schreiber, untertan*, siedlerfamilie*, peasant*, settler*, folk, citizen*, inhabitant*, von uns, der unseren, der unsrigen, of us, of ours, bev, bevölk*, leut, einheitchen, population*`,
  money:
    'mark, geld, gelder, geldstück*, geldeinheit*, kröten, ge, geldes, münze, münzen, money, coin, coins, taler, gold',
};

interface Moved {
  readonly all?: string;
  readonly name?: string;
  readonly count?: number;
}

/** Money in halves (OS-0-02). */
function halvesOf({ count = Number.NaN }: Moved, making: Maker): number {
  if (!Number.isInteger(count * 2) || count <= 0)
    making.object(fault('organisation.E_MONEY'), 'count');
  return count * 2;
}

/** Units of population: as many as written, all calm ones there, or one. */
function unitsOf({ count, all }: Moved, from: string, { book, object }: Maker): number {
  const there = (book.own?.units ?? []).filter(
    (unit) => unit.region === from && unit.unrestSince === null,
  );
  const units = count ?? (all === undefined ? 1 : Math.max(1, there.length));
  if (!Number.isInteger(units) || units < 1) object(UNITS, 'count');
  return units;
}

/** An advantage, or some of its levels; where it comes from must be where it is. */
function advantageMoved(
  { name = '', count, all }: Moved,
  from: string | undefined,
  to: string,
  { book, object }: Maker,
): OrderOf<'MOVE_ADVANTAGE'> {
  if (count !== undefined && (!Number.isInteger(count) || count < 1)) object(LEVEL, 'count');
  const own = book.own?.advantages.find((one) => one.name === name);
  if (from !== undefined && own !== undefined && own.region !== from)
    object(target('region'), 'from');
  return { kind: 'MOVE_ADVANTAGE', name, to, levels: all === undefined ? (count ?? null) : null };
}

/** The way of the movement right before, to which `dorthin` and `hinterher` refer. */
function wayBefore({
  previous,
}: Maker): { readonly from?: string; readonly to: string } | undefined {
  if (previous === undefined) return undefined;
  if (previous.kind === 'MOVE_POPULATION' || previous.kind === 'MOVE_MONEY')
    return { from: previous.from, to: previous.to };
  if (previous.kind === 'MOVE_ADVANTAGE') return { to: previous.to };
  return previous.kind === 'MOVE_SEAT' ? { to: previous.region } : undefined;
}

/** True for verbs that say to go where somebody goes: `mitgeben`, `hinterherschicken`. */
const isAlong = ({ verb }: Maker): boolean =>
  /(?:^|\s)(?:mit|hinterher|nach(?!\s))|\sweg$/.test(verb);

const isReferring = (there: string | undefined): boolean => there !== undefined;

/** Where something moves from and to; a goal that is not named is that of the order before, or asked about. */
function startAndGoal(
  {
    from: stated,
    to,
    place,
    there,
  }: Readonly<Record<'from' | 'to' | 'place' | 'there', string | undefined>>,
  making: Maker,
) {
  const isAfter =
    to === undefined && place === undefined && (there !== undefined || isAlong(making));
  const before = isAfter ? wayBefore(making) : undefined;
  const from = stated ?? before?.from;
  const goal = to ?? place ?? before?.to ?? '';
  if (goal === '') making.object(target('noRegion'));
  if (from !== undefined && to !== undefined) making.unused('place');
  return { start: from ?? (to === undefined ? undefined : place), goal };
}

/** `Bev: 1 Seenland, 1 Marsch`: behind what is moved, and how much of it, a place alone is the goal. */
function isLabelled(wordsOf: (slot: string) => Words | undefined): boolean {
  const [what, count] = [wordsOf('what'), wordsOf('count')];
  return what !== undefined && count !== undefined && what.span.start < count.span.start;
}

/** True where nothing is named that moves, and the words are those for people: `Zwei ziehen nach Marsch`, `schicke einen nach Marsch`. */
const isOfPeople = ({ verb, wordsOf }: Maker): boolean =>
  wordsOf('count') !== undefined &&
  (/zieh|zog|geh|wander|siedel|reis|lauf/.test(verb) ||
    /^einen$|^einer$/i.test(wordsOf('count')?.text ?? ''));

/** `BEWEGE 2 Bevölkerung von Küste nach Marsch`, `BEWEGE Turmritter nach Seenland`, money and the seat (OS-9.3). */
const MOVE = order('MOVE', {
  verbs: [
    german(
      'bewegen, verlegen, verschicken, ziehen, schicken, senden, entsenden, überweisen, transportieren, um|ziehen, um|siedeln, über|siedeln, bringen, versetzen, los|schicken, hinüber|schicken, marschieren, wandern, verlagern, schieben, überführen, transferieren, um|setzen, rüber|schicken, rüber|gehen, rüber|ziehen, hinunter|ziehen, hinauf|ziehen, weg|ziehen, verpflanzen, aus|wandern, verfrachten, gehen, fahren, aus|rücken, siedeln, reisen, ab|ziehen, los|ziehen, weiter|ziehen, zurück|ziehen, schaffen, liefern, verschiffen, begeben, ab|wandern, zurück|kehren, rücken, stationieren, laufen, reiten, hinüber|gehen, herüber|holen',
    ),
    german(
      'hinterher|schicken, nach|schicken, nach|ziehen, hinterher|gehen, mit|schicken, mit|gehen, mit|ziehen',
    ),
    apart(german('nach|kommen, mit|geben, mit|nehmen, hinterher|geben, mit|kommen, mit|bringen')),
    apart(separable('gib, gibt, gebt, geben, gebe', 'mit')),
    apart(separable('gib, gibt, gebt, geben, gebe', 'weg')),
    apart(separable('nimm, nimmt, nehmt, nehmen, nehme', 'mit')),
    apart(separable('kommt, komm', 'mit')),
    english(
      'move, shift, transfer, relocate, go, travel, migrate, settle, walk, ship, dispatch, ride, sail, bring, resettle',
    ),
    forms(
      'fährt, send, sends, sending, march, marches, take, takes, taking, nach marsch geht, soll nach, sollen nach',
    ),
    participles('sent, verschoben, gezogen, gebracht, gesandt, entsandt, gegangen, gefahren'),
  ],
  heads: forms('bewegung, bewegungen, verlegung, umzug, transport'),
  under: 'move_begin',
  fillers:
    'zurück rüber hinüber herüber back over gucken los über down up geschlossen together zusammen across hinab herunter beutel säcke runter herunter hinunter hinauf sich families familien familie unserer of them ihnen ihm ihr out forth off also',
  slots: {
    what: choice(MOVED, 'bare bracket', { isShared: true, unless: 'name' }),
    all: choice({ all: 'alle, alles, all, sämtliche, gesamte, gesamten, everyone, everybody' }),
    name: ownAdvantage('bare', { unless: 'what', isShared: true }),
    count: number(LEVEL_WORDS, 'bare with', { isWhole: false, least: -Infinity }),
    from: region('from', { isShared: true }),
    to: region('to in', { isShared: true }),
    place: region('bare'),
    there: choice(
      {
        there:
          'dorthin, dahin, dort hin, da hin, ebendorthin, there, thither, to the same place, hinterher, ihnen hinterher, mit auf den, mit, with them, with it, with him, along with them, along, hinterdrein, ebenfalls dorthin, auch dorthin',
      },
      'bare to with',
    ),
  },
  isPlain: ({ what, name, to, there, place }, wordsOf) =>
    (what ?? name) !== undefined &&
    (to !== undefined || isReferring(there) || (place !== undefined && isLabelled(wordsOf))),
  make: ({ what: stated, from, to, place, there, ...values }, making) => {
    const what = stated ?? (values.name === undefined && isOfPeople(making) ? 'units' : undefined);
    if (what === undefined && values.name === undefined) making.object(target('advantage'));
    const { start, goal } = startAndGoal({ from, to, place, there }, making);
    const way = { from: start ?? seat(making), to: goal };
    // `Bev: 3 Küste` tells who is there already.
    if (way.from === goal && what !== 'seat' && values.name === undefined)
      making.object(target('noRegion'), 'place');
    switch (what) {
      case 'seat':
        for (const slot of ['count', 'all', 'from']) making.unused(slot);
        return [{ kind: 'MOVE_SEAT', region: goal }];
      case 'money':
        return [{ kind: 'MOVE_MONEY', ...way, amount: halvesOf(values, making) }];
      case 'units':
        return [{ kind: 'MOVE_POPULATION', ...way, units: unitsOf(values, way.from, making) }];
      default:
        return [advantageMoved(values, start, goal, making)];
    }
  },
});

/** Building and moving (OS-15-01). */
export const BUILDING = [BUILD, REPAIR, MOVE];
