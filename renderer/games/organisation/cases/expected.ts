import type { CaseLine, Words as Pair } from '../../../../engine';
import { findingsOf, understoodOf } from './letter';
import { effectOf, questionOf, scopeOf } from './decided';
import { eventOf, eventsOf } from './events';
import { stepOf } from './given';
import {
  advantageName,
  categoryOf,
  eachOf,
  fateOf,
  levelsOf,
  nameOf,
  numberIn,
  pick,
  quoted,
  type Speech,
  unitsOf,
} from './speech';

type Telling = (value: string, who: readonly string[], speech: Speech) => string | undefined;

/** `label: what`, with the one it is about by name. */
const labelled =
  (pair: Pair, tell: (value: string, speech: Speech) => string, none: Pair = NONE): Telling =>
  (value, [party], speech) => {
    const about = party === undefined ? '' : ` ${nameOf(party, speech)}`;
    const told = value === 'none' ? pick(speech, none) : tell(value, speech);
    return told === '' ? undefined : `${pick(speech, pair)}${about}: ${told}`;
  };

const NONE: Pair = ['keine', 'none'];
const NOTHING: Pair = ['nichts', 'nothing'];
const NOBODY: Pair = ['niemand', 'nobody'];

/** Amounts by region: `r1 2, r2 0.5`. */
const byRegion = (value: string, tell: (amount: string) => string, speech: Speech): string =>
  eachOf(value, ', ', (one) => {
    const [region = '', amount = ''] = one.split(' ');
    return `${tell(amount)} in ${nameOf(region, speech)}`;
  });

const money = (text: string, speech: Speech): string =>
  `${numberIn(text, speech)} ${pick(speech, ['Geld', 'money'])}`;

/** Half money, `4 half`, as money. */
const halves = (value: string, speech: Speech): string =>
  money(String(Number(/^-?[\d.]+/.exec(value)?.[0] ?? '0') / 2), speech);

const population = (value: string, speech: Speech): string =>
  eachOf(value, ', ', (one) => {
    const [region = '', count = '', ...more] = one.split(' ');
    return `${unitsOf(count, more.length > 0 ? 'unrest' : 'calm', speech)} in ${nameOf(region, speech)}`;
  });

const units = (value: string, speech: Speech): string =>
  eachOf(value, ', ', (one) => {
    const [id = '', , , , since] = one.split(' ');
    const state =
      since === undefined
        ? ''
        : ` (${pick(speech, ['in Aufruhr seit Phase', 'in unrest since phase'])} ${since})`;
    return `${id.toUpperCase()}${state}`;
  });

const levels = (value: string, speech: Speech): string =>
  eachOf(value, '; ', (one) => {
    const [, name = '', count = ''] = /^(.*) ([\d/]+)$/.exec(one) ?? [];
    return `${advantageName(name, speech)}, ${levelsOf(count, speech)}`;
  });

const parties = (value: string, speech: Speech): string =>
  eachOf(value, ', ', (one) => nameOf(one, speech));

const DEEDS: Readonly<Record<string, Pair>> = {
  PLUNDER: ['plündert', 'plunders'],
  SABOTAGE: ['sabotiert', 'sabotages'],
  INFORMATION: ['erkundigt sich', 'asks'],
  WAR: ['führt Krieg', 'wages war'],
  SUPPORT: ['nimmt Soldaten mit', 'takes soldiers along'],
  OVERLOAD: ['überlastet sein Militär', 'overloads its military'],
};

/** `a SABOTAGE with 4, 2 left: unrest, traceless`. */
const actions = (value: string, speech: Speech): string =>
  eachOf(value, '; ', (one) => {
    const [, by = '', kind = '', used, left, spent] =
      /^(\w+) ([A-Z]+)(?: with (\d+))?(?:, (\d+) left)?(?:: (.*))?$/.exec(one) ?? [];
    const deed = DEEDS[kind];
    if (deed === undefined) return undefined;
    const more = [
      used === undefined ? '' : `${pick(speech, ['Stufen:', 'levels:'])} ${used}`,
      left === undefined ? '' : `${pick(speech, ['Erfolge:', 'successes:'])} ${left}`,
      spent === undefined ? '' : eachOf(spent, ', ', (key) => effectOf(key, speech)),
    ].filter(Boolean);
    const details = more.length === 0 ? '' : ` (${more.join('; ')})`;
    return `${nameOf(by, speech)} ${pick(speech, deed)}${details}`;
  });

/** `a 5 absorbed`: side, number, what it does. */
const effects = (value: string, speech: Speech): string =>
  eachOf(value, ', ', (one) => {
    const [side = '', die = '', effect = ''] = one.split(' ');
    const whose =
      side === 'a'
        ? pick(speech, ['des Angreifers', 'of the attacker'])
        : pick(speech, ['des Verteidigers', 'of the defender']);
    return `${die} ${whose}: ${effectOf(effect, speech)}`;
  }).replaceAll(', ', '; ');

const ENDS: Readonly<Record<string, Pair>> = {
  stays: ['bleibt in Aufruhr', 'stays in unrest'],
  calmed: ['wird ruhig', 'is calmed'],
  died: ['stirbt', 'dies'],
  leaves: ['geht zu', 'leaves for'],
};

/** `x r1 u2 since 1 died military`: what becomes of a unit in unrest. */
const ended = (value: string, speech: Speech): string =>
  eachOf(value, ', ', (one) => {
    const [party = '', region = '', unit = '', , , end = '', by] = one.split(' ');
    const means =
      by === undefined
        ? ''
        : end === 'leaves'
          ? ` ${nameOf(by, speech)}`
          : ` (${by === 'money' ? pick(speech, ['Geld', 'money']) : (categoryOf(by, speech) ?? '')})`;
    return `${unit.toUpperCase()} ${pick(speech, ['von', 'of'])} ${nameOf(party, speech)} in ${nameOf(region, speech)} ${pick(speech, ENDS[end] ?? NOTHING)}${means}`;
  });

const STATES: Readonly<Record<string, Pair>> = {
  done: ['eingetreten', 'done'],
  open: ['steht als Chance offen', 'open as a chance'],
  happened: ['eingetreten', 'happened'],
  averted: ['abgewendet', 'averted'],
};

/** `a advantage_damaged strong done levelAbsorbed`: a random event and what came of it. */
const cards = (value: string, speech: Speech): string =>
  eachOf(value, '; ', (one) => {
    const [scope = '', fate = '', intensity, state = '', ...results] = one.split(' ');
    const how =
      intensity === 'strong' ? (['stark', 'strong'] as const) : (['gering', 'low'] as const);
    const came = results.flatMap((name) => eventOf(name, speech) ?? []);
    return [
      `${scopeOf(scope, speech)}: ${fateOf(fate, speech)}`,
      pick(speech, how),
      pick(speech, STATES[state] ?? ['ohne Wirkung', 'without effect']),
      [...new Set(came)].join(', '),
    ]
      .filter(Boolean)
      .join(', ');
  });

const questions = (value: string, speech: Speech): string => {
  const asked = value.split(', ').flatMap((key) => questionOf(key, speech) ?? []);
  return [...new Set(asked)].join(' ');
};

/** Figures of money by row: `trade r1 6, population r1 4`, in halves. */
const rows = (value: string, speech: Speech): string =>
  eachOf(value, ', ', (one) => {
    const [, name = '', amount = ''] = /^(.*) (-?\d+)$/.exec(one) ?? [];
    return `${rowName(name, speech)} ${halves(amount, speech)}`;
  });

const rowName = (name: string, speech: Speech): string => {
  const [word = '', region = ''] = name.split(' ');
  if (word === 'calm') return pick(speech, ['Aufruhr beenden', 'Ending unrest']);
  return word === 'population'
    ? `${pick(speech, ['Bevölkerung', 'Population'])} in ${nameOf(region, speech)}`
    : advantageName(name, speech);
};

const yesOrNo = (value: string, speech: Speech): string =>
  value === 'yes' ? pick(speech, ['ja', 'yes']) : pick(speech, ['nein', 'no']);

/** Pools of a category and region with a number: `military r1 1`. */
const pools = (value: string, speech: Speech): string =>
  eachOf(value, ', ', (one) => {
    const [category = '', region = '', count = ''] = one.split(' ');
    return `${advantageName(`${category} ${region}`, speech)}: ${count}`;
  });

const inPlace =
  (pair: Pair, tell: (value: string, speech: Speech) => string): Telling =>
  (value, [party = '', region = ''], speech) =>
    `${pick(speech, pair)}, ${nameOf(party, speech)} in ${nameOf(region, speech)}: ${tell(value, speech)}`;

/** What is heard of an event, by its name. */
const ofEvent =
  (pair: Pair, tell: (value: string, speech: Speech) => string): Telling =>
  (value, [name = ''], speech) => {
    const event = eventOf(name, speech);
    return event && `${pick(speech, pair)} (${event}): ${tell(value, speech)}`;
  };

/** Data of events that have words: `halves 2; halves 10`. */
const facts = (value: string, speech: Speech, event = ''): string => {
  const counted: Pair = event.startsWith('information')
    ? ['Fragen:', 'questions:']
    : ['Soldaten:', 'soldiers:'];
  const told: Readonly<Record<string, (text: string) => string>> = {
    count: (text) => `${pick(speech, counted)} ${text}`,
    levels: (text) => `${pick(speech, ['Stufen:', 'levels:'])} ${text}`,
    halves: (text) => halves(text, speech),
    region: (text) => nameOf(text, speech),
    category: (text) => categoryOf(text, speech) ?? '',
    advantage: (text) => advantageName(text, speech),
    answer: (text) => (text === '' ? '' : quoted(text, speech)),
  };
  return eachOf(value, '; ', (one) =>
    eachOf(one, ', ', (part) => {
      const [name = '', ...rest] = part.split(' ');
      const text = told[name]?.(rest.join(' '));
      return text === '' ? undefined : text;
    }),
  );
};

/** How every subject that has words is told; those that have none are not in it. */
const SUBJECTS: Readonly<Record<string, Telling>> = {
  money: labelled(
    ['Geld', 'Money'],
    (value, speech) => byRegion(value, (amount) => numberIn(amount, speech), speech),
    ['keines', 'none'],
  ),
  population: labelled(['Bevölkerung', 'Population'], population),
  units: labelled(['Einheiten', 'Units'], units),
  levels: labelled(['Vorzüge', 'Advantages'], levels),
  seat: labelled(['Sitz', 'Seat'], (value, speech) => nameOf(value, speech)),
  name: labelled(['Name', 'Name'], (value) => value),
  isDissolved: labelled(['Aufgelöst', 'Dissolved'], yesOrNo),
  lastEvent: labelled(['Letztes Ereignis', 'Last event'], (value, speech) => fateOf(value, speech)),
  origin: labelled(['Entstanden', 'Origin'], (value, speech) => {
    const [, phase = ''] = value.split(' ');
    return pick(speech, [`aus Rebellen in Phase ${phase}`, `of rebels in phase ${phase}`]);
  }),
  mobilised: labelled(['Mobilisiert', 'Mobilised'], units, NOBODY),
  moved: labelled(['Bewegt haben sich', 'Moved'], units, NOBODY),
  moves: labelled(['Unterwegs nach', 'On the way to'], parties),
  uses: labelled(['Eingesetzte Stufen', 'Levels used'], pools),
  bonuses: labelled(['Stufen auf Zeit', 'Temporary levels'], pools),
  regions: labelled(['Orte der Vorzüge', 'Places of the advantages'], (value, speech) =>
    eachOf(value, ', ', (one) => {
      const [, name = '', region = ''] = /^(.*) in (\w+)$/.exec(one) ?? [];
      return `${advantageName(name, speech)} in ${nameOf(region, speech)}`;
    }),
  ),
  rerollsLeft: labelled(['Neuwürfe übrig', 'Rerolls left'], (value) => value),
  findings: labelled(['Befunde', 'Findings'], findingsOf),
  blamed: (value, _, speech) => {
    const [party = '', code = ''] = value.split(' ');
    return `${pick(speech, ['Befund bei', 'Finding of'])} ${nameOf(party, speech)}: ${findingsOf(code, speech)}`;
  },
  questions: labelled(['Gefragt wird', 'Asked'], questions, NOTHING),
  events: labelled(['Es geschieht', 'It happens'], eventsOf, NOTHING),
  heard: (value, [party = '', , other], speech) => {
    const of =
      other === undefined ? '' : ` ${pick(speech, ['über', 'of'])} ${nameOf(other, speech)}`;
    const told = value === 'none' ? pick(speech, NOTHING) : eventsOf(value, speech);
    return `${nameOf(party, speech)} ${pick(speech, ['erfährt', 'learns'])}${of}: ${told}`;
  },
  public: labelled(['Alle erfahren', 'All learn'], eventsOf, NOTHING),
  reported: labelled(['In der Auswertung steht für', 'The report tells'], eventsOf, NOTHING),
  witnesses: ofEvent(['Davon hören', 'Who hears of it'], parties),
  parties: ofEvent(['Beteiligt', 'Concerned'], parties),
  places: ofEvent(['Ort', 'Place'], parties),
  told: (value, who, speech) => {
    const told = facts(value, speech, who[0]);
    return told === '' ? undefined : ofEvent(['Gemeldet', 'Told'], () => told)(value, who, speech);
  },
  said: (value, who, speech) =>
    ofEvent(['Genannt wird nur der Ort', 'Only the place is told'], (text) => facts(text, speech))(
      value,
      who,
      speech,
    ),
  booked: labelled(['Gebucht', 'Booked'], (value, speech) =>
    eachOf(value, ', ', (one) => {
      const [party = '', row = '', amount = ''] = one.split(' ');
      const name =
        row === 'population' ? pick(speech, ['Bevölkerung', 'population']) : stepOf(row, speech);
      return `${nameOf(party, speech)} ${name} ${halves(amount, speech)}`;
    }),
  ),
  actions: labelled(['Handlungen', 'Actions'], actions),
  successes: labelled(
    ['Erfolge nach allen Abzügen', 'Successes left'],
    (value) => /\d+/.exec(value)?.[0] ?? '',
  ),
  figure: (value, [party = '', ...row], speech) =>
    `${nameOf(party, speech)}, ${rowName(row.join(' '), speech)}: ${halves(value, speech)}`,
  rows: (value, [party = '', step = ''], speech) =>
    `${stepOf(step, speech)} ${nameOf(party, speech)}: ${rows(value, speech)}`,
  limit: inPlace(
    ['Limit der Bevölkerung', 'Population limit'],
    (value) => value.split(' ')[0] ?? '',
  ),
  open: inPlace(['Offenes Geld', 'Open money'], halves),
  protected: inPlace(['Geschütztes Geld', 'Protected money'], halves),
  military: inPlace(
    ['Einsetzbares Militär', 'Military to be used'],
    (value) => value.split(' ')[0] ?? '',
  ),
  chances: labelled(['Offene Chancen', 'Open chances'], (value, speech) =>
    eachOf(value, ', ', (one) => {
      const [scope = '', fate = ''] = one.split(' ');
      return `${fateOf(fate, speech)} (${nameOf(scope, speech)})`;
    }),
  ),
  cards: labelled(['Zufallsereignisse', 'Random events'], cards),
  chance: labelled(['Die Chance steht am Ende bei', 'The chance comes to'], (value) => value),
  eventDice: labelled(['Würfel des Ereignisses', 'Dice of the event'], (value) => value),
  rolled: labelled(['Erwürfelt', 'Rolled'], (value, speech) => fateOf(value, speech)),
  dice: labelled(['Würfel im Krieg', 'Dice in the war'], (value, speech) => {
    const [first = '', second = ''] = value.split(', ');
    return pick(speech, [
      `Angreifer ${first}, Verteidiger ${second}`,
      `attacker ${first}, defender ${second}`,
    ]);
  }),
  effects: labelled(['Wirkungen', 'Effects'], effects),
  wars: labelled(['Zahl der Kriege', 'Number of wars'], (value) =>
    String(value.split(', ').length),
  ),
  rerolls: labelled(['Neu würfeln nacheinander', 'Dice are rolled again by'], parties, NOBODY),
  visible: labelled(['Davon weiß', 'Who knows of it'], parties, NOBODY),
  ended: labelled(['Aufruhr', 'Unrest'], ended, ['keine Einheit betroffen', 'no unit concerned']),
  steps: labelled(['Schritte', 'Steps'], (value, speech) =>
    eachOf(value, ', ', (one) => stepOf(one, speech)),
  ),
  orders: (value, [party = ''], speech) => {
    const told = understoodOf(party, speech);
    const none = pick(speech, ['Verstanden wird kein Befehl.', 'No order is understood.']);
    return value === 'none' ? none : `${pick(speech, ['Verstanden wird', 'Understood'])}: ${told}`;
  },
  after: (value, [step = '', subject = '', ...who], speech) => {
    const told = SUBJECTS[subject]?.(value, who, speech);
    return (
      told &&
      `${pick(speech, ['Nach dem Schritt', 'After the step'])} ${quoteStep(step, speech)}: ${told}`
    );
  },
  throughout: (value, [subject = '', ...who], speech) => {
    const [first = '', ...all] = value.split('; ');
    const last = SUBJECTS[subject]?.(all.at(-1) ?? first, who, speech);
    const begin = SUBJECTS[subject]?.(first, who, speech);
    return (
      begin &&
      last &&
      `${pick(speech, ['Zuerst', 'At first'])} ${begin}; ${pick(speech, ['zuletzt', 'at last'])} ${last}`
    );
  },
};

const quoteStep = (step: string, speech: Speech): string =>
  pick(speech, [`„${stepOf(step, speech)}“`, `“${stepOf(step, speech)}”`]);

/** What has to come of a case as a sentence; undefined if it has no words. */
export const expectedLine = ({ key, value }: CaseLine, speech: Speech): string | undefined => {
  const [subject = '', ...who] = key.split(' ');
  return SUBJECTS[subject]?.(value, who, speech);
};
