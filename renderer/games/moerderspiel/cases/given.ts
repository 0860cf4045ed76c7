import type { Words as Pair } from '../../../../engine';
import { listed, pick, renamedBy } from '../../case-words';
import type { CaseSpeech } from '../../game-view';

/** Nations as the cases call them, German and English. */
const NATIONS: Readonly<Record<string, Pair>> = {
  blue: ['Blau', 'Blue'],
  brown: ['Braun', 'Brown'],
  green: ['Grün', 'Green'],
  orange: ['Orange', 'Orange'],
  red: ['Rot', 'Red'],
  violet: ['Violett', 'Violet'],
  white: ['Weiß', 'White'],
  yellow: ['Gelb', 'Yellow'],
};

/** A sentence with the nations as the reader calls them; letters stay as they were written. */
export const named = renamedBy(Object.values(NATIONS));

const nation = (key: string, speech: CaseSpeech): string => {
  const name = NATIONS[key];
  return name === undefined ? key : pick(speech, name);
};

const abilityOf = (key: string, { words }: CaseSpeech): string =>
  words(`moerderspiel:word.ability.${key}`);

const morale = (text: string, speech: CaseSpeech): string =>
  `${pick(speech, ['Moral', 'morale'])} ${text.slice(1).replace('-', '−')}`;

/** Words that stand alone behind an army. */
const PLAIN: Readonly<Record<string, Pair>> = {
  passive: ['passiv', 'passive'],
  aggressive: ['aggressiv', 'aggressive'],
  extrovert: ['extrovertiert', 'extrovert'],
  hidden: ['getarnt', 'camouflaged'],
  distant: ['für Nachbarfelder getarnt', 'camouflaged for neighbour fields'],
  keeps: ['lässt Erlasse liegen', 'leaves decrees alone'],
  build: ['hat den Bau eines Stützpunkts begonnen', 'has begun to build a base'],
  rebuild: ['hat den Wiederaufbau der Hauptstadt begonnen', 'has begun to rebuild the capital'],
};

const FACTORS: Readonly<Record<string, Pair>> = {
  half: ['erscheint halb so stark', 'appears half as strong'],
  double: ['erscheint doppelt so stark', 'appears twice as strong'],
  true: ['erscheint, wie sie ist', 'appears as it is'],
};

/** Words behind an army that have a value. */
const VALUED: Readonly<Record<string, (value: string, speech: CaseSpeech) => string>> = {
  decree: (key, speech) =>
    `${pick(speech, ['trägt einen Erlass von', 'carries a decree of'])} ${nation(key, speech)}`,
  held: (round, speech) =>
    pick(speech, [`in Runde ${round} in einer Falle`, `in a trap in round ${round}`]),
  moved: (round, speech) =>
    pick(speech, [`zuletzt in Runde ${round} gezogen`, `moved last in round ${round}`]),
  watch: (field, speech) => pick(speech, [`beobachtet ${field}`, `watches ${field}`]),
  slot: (key, speech) => pick(speech, ['nutzt ', 'uses ']) + abilityOf(key, speech),
  flag: (key, speech) => `${pick(speech, ['Flagge von', 'flag of'])} ${nation(key, speech)}`,
  seems: (factor, speech) => pick(speech, FACTORS[factor] ?? [factor, factor]),
};

/** What is true of an army besides its field, soldiers and morale. */
function besides(said: string, speech: CaseSpeech): readonly string[] {
  const words = said.trim().split(' ').filter(Boolean);
  const told: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const valued = VALUED[word];
    const plain = PLAIN[word];
    if (plain !== undefined) told.push(pick(speech, plain));
    if (valued !== undefined) told.push(valued(words[(at += 1)] ?? '', speech));
  }
  return told;
}

const ARMY = /^(?:(\d+) )?([A-Z]\d+) (\d+)(?: (m-?\d))?((?: .+)?)$/;

const soldiers = (count: string, speech: CaseSpeech): string =>
  pick(speech, [`${count} Soldaten`, `${count} soldiers`]);

/** Armies have the numbers in which they are written, where they have none of their own. */
function armyOf(part: string, number: number, speech: CaseSpeech): string | undefined {
  const [, own, field, strength = '', said = 'm1', more = ''] = ARMY.exec(part) ?? [];
  if (field === undefined) return undefined;
  const no = own ?? String(number);
  const head = pick(speech, [`Armee ${no} auf ${field}`, `army ${no} on ${field}`]);
  return `${head}: ${[soldiers(strength, speech), morale(said, speech), ...besides(more, speech)].join(', ')}`;
}

/** What is said of a nation itself. */
function ofNation(part: string, speech: CaseSpeech): string | undefined {
  const [word = '', value = '', more = ''] = part.split(' ');
  const rest = part.split(' ').slice(1);
  const rounds = pick(speech, [`Runde ${value} bis ${more}`, `round ${value} to ${more}`]);
  switch (word) {
    case 'can':
      return rest.length === 0
        ? undefined
        : `${pick(speech, ['Fähigkeiten:', 'abilities:'])} ${listed(
            rest.map((key) => abilityOf(key, speech)),
            speech,
          )}`;
    case 'evil':
      return pick(speech, ['gehört zu den Bösen', 'is evil']);
    case 'ruin':
      return pick(speech, ['Hauptstadt zerstört', 'capital destroyed']);
    case 'out':
      return pick(speech, [`in Runde ${value} ausgeschieden`, `out since round ${value}`]);
    case 'garrison':
      return `${pick(speech, ['Garnison', 'garrison'])}: ${soldiers(value, speech)}, ${morale(more, speech)}`;
    case 'base':
      return pick(speech, [`Basismoral ${more}`, `base morale ${more}`]).replace('-', '−');
    case 'knows': {
      const names = rest.map((key) => speech.words(`moerderspiel:option.${key}`));
      return `${pick(speech, ['Kampftechniken', 'techniques'])}: ${listed(names, speech)}`;
    }
    case 'raised':
      return pick(speech, [`Vergeltung in Runde ${value}`, `Retaliation in round ${value}`]);
    case 'steadfast':
      return pick(speech, [`Moral 3 in ${rounds}`, `morale 3 in ${rounds}`]);
    case 'light':
      return `${pick(speech, ['leichte Sanktion in', 'light sanction in'])} ${rounds}`;
    case 'heavy':
      return `${pick(speech, ['schwere Sanktion in', 'heavy sanction in'])} ${rounds}`;
    case 'horde': {
      const head = pick(speech, [`Horde auf ${value}`, `horde on ${value}`]);
      const told = [pick(speech, [`${more} Krieger`, `${more} warriors`])];
      return `${head}: ${[...told, ...besides(rest.slice(2).join(' '), speech)].join(', ')}`;
    }
    default:
      return undefined;
  }
}

/** A nation and what it has, its parts divided by `; `. */
function nationLine(key: string, value: string, speech: CaseSpeech): string {
  let armies = 0;
  const parts = value.split(/;|\n/).flatMap((raw): readonly string[] => {
    const part = raw.trim();
    if (/^[A-Z]\d+$/.test(part)) return [`${pick(speech, ['Hauptstadt', 'capital'])} ${part}`];
    const isArmy = ARMY.test(part);
    if (isArmy) armies += 1;
    const told = isArmy ? armyOf(part, armies, speech) : ofNation(part, speech);
    return told === undefined ? [] : [told];
  });
  return `${nation(key, speech)}: ${parts.join('; ')}`;
}

const entriesOf = (value: string): readonly (readonly string[])[] =>
  value === '' ? [] : value.split(', ').map((one) => one.split(' '));

/** Of the board and the round, each line by its key. */
const LINES: Readonly<
  Record<string, readonly [...Pair, tell: (entry: readonly string[], speech: CaseSpeech) => string]>
> = {
  mountains: ['Gebirge', 'Mountains', (fields) => fields.join(', ')],
  bases: [
    'Stützpunkte',
    'Bases',
    ([field = '', owner], speech) =>
      `${field} (${owner === undefined ? pick(speech, ['unbesetzt', 'unoccupied']) : nation(owner, speech)})`,
  ],
  blockades: [
    'Blockaden',
    'Blockades',
    ([a = '', b = '', by = '', ...known], speech) => {
      const isPublic = known.includes('public');
      const others = known.filter((one) => one !== 'public').map((key) => nation(key, speech));
      return (
        [
          `${a}–${b} (${nation(by, speech)}`,
          ...(isPublic ? [pick(speech, ['öffentlich', 'public'])] : []),
          ...(others.length === 0
            ? []
            : [`${pick(speech, ['bekannt:', 'known to'])} ${listed(others, speech)}`]),
        ].join(', ') + ')'
      );
    },
  ],
  traps: ['Fallen', 'Traps', ([field = '', by = ''], speech) => `${field} (${nation(by, speech)})`],
  votes: [
    'Stimmen',
    'Votes',
    ([by = '', against = ''], speech) =>
      pick(speech, [
        `${nation(by, speech)} gegen ${nation(against, speech)}`,
        `${nation(by, speech)} against ${nation(against, speech)}`,
      ]),
  ],
};

/** What is given of the world as a sentence; undefined if nothing is said. */
export function given(key: string, value: string, speech: CaseSpeech): string | undefined {
  if (key === 'round')
    return value === '0'
      ? pick(speech, ['Vor der ersten Runde.', 'Before the first round.'])
      : pick(speech, [`Es ist Runde ${value}.`, `It is round ${value}.`]);
  if (key === 'layout')
    return pick(speech, [
      'Die Zeilen A, C, E … sind nach rechts gerückt.',
      'Rows A, C, E … are shifted to the right.',
    ]);
  const line = LINES[key];
  if (line === undefined) return nationLine(key, value, speech);
  const [german, english, tell] = line;
  const told = entriesOf(value).map((entry) => tell(entry, speech));
  return told.length === 0 ? undefined : `${pick(speech, [german, english])}: ${told.join(', ')}`;
}
