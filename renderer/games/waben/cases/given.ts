import type { Words as Pair, World } from '../../../../engine';
import { formatPlace, terrainStyles } from '../../../../engine/systems/waben';
import { figuresOf } from '../../../kit/explain';
import { numberIn, pick } from '../../case-words';
import type { CaseSpeech } from '../../game-view';

const terrainOf = (key: string, { language }: CaseSpeech): string | undefined =>
  terrainStyles[key]?.name[language];

/** What lies in a field, or is true of a side, structure or unit, by its first word. */
const TRAITS: Readonly<Record<string, Pair>> = {
  difficulty: ['Schwierigkeit', 'difficulty'],
  begun: ['begonnen im Zug', 'begun in turn'],
  completed: ['fertig seit Zug', 'finished in turn'],
  gold: ['Gold', 'gold'],
  harbours: ['Hafenseiten', 'harbour sides'],
  inside: ['innen', 'inside'],
  leaders: ['Anführer', 'leaders'],
  low: ['niedrige Sicht', 'low view'],
  morale: ['Moral', 'morale'],
  order: ['bisheriger Befehl', 'order so far'],
  progress: ['Fortschritt', 'progress'],
  scout: ['Erkunder', 'scout'],
  spares: ['verschont', 'spares'],
  unpaid: ['Musterungen ohne vollen Unterhalt', 'musters without full upkeep'],
  value: ['Bauwert', 'building value'],
  wall: ['Wall', 'wall'],
};

const BOOKS: Readonly<Record<string, Pair>> = {
  settlement: ['Ansiedlung', 'settlement'],
  road: ['Straße', 'road'],
  bridge: ['Brücke', 'bridge'],
  wall: ['Wall', 'wall'],
  canal: ['Kanal', 'canal'],
};

const SIDES = ['river', 'road', 'bridge', 'canal', 'unnavigable'];
const TOWNS = ['gar', 'brg', 'std', 'fst', 'met'];

/** Parts of a settlement or structure that are damaged. */
const PARTS: Readonly<Record<string, Pair>> = {
  whole: ['', ''],
  fortification: [' der Befestigung', ' of the fortification'],
  defence: [' der Verteidigung', ' of the defence'],
  garrison: [' der Unterkünfte', ' of the barracks'],
  inhabitants: [' der Wohnviertel', ' of the quarters'],
};

/** Work of 1/5000 building value points as points. */
const WORK = ['progress', 'paid'];
const PAID: Pair = ['bezahlt', 'paid'];

/** `t 3000 tsu 2000`. */
const raisedText = (pairs: readonly string[], speech: CaseSpeech): string =>
  pairs
    .flatMap((terrain, at) =>
      at % 2 === 0
        ? [`${numberIn(pairs[at + 1] ?? '', speech)} ${terrainOf(terrain, speech) ?? ''}`]
        : [],
    )
    .join(', ');

/** `tds`, `of b`, `std b 24`, `river`, `wall 5`, `scout`, `character Ulf REP 210/20`, `damage whole 2500`. */
function traitText(part: string, speech: CaseSpeech): string {
  const [word = '', first = '', ...rest] = part.split(' ');
  const { words } = speech;
  const terrain = terrainOf(word, speech);
  if (part === '') return '';
  if (word === 'of')
    return pick(speech, [`gehört ${first.toUpperCase()}`, `owned by ${first.toUpperCase()}`]);
  if (TOWNS.includes(word)) {
    const value =
      rest[0] === undefined ? '' : `, ${pick(speech, TRAITS['value'] ?? ['', ''])} ${rest[0]}`;
    const town = words(`map:settlementType.${word}`);
    return pick(speech, [
      `${town} von ${first.toUpperCase()}${value}`,
      `${town} of ${first.toUpperCase()}${value}`,
    ]);
  }
  if (SIDES.includes(word)) return words(`map:side.${word}`);
  if (word === 'character')
    return pick(speech, [
      `Charakter ${[first, ...rest].join(' ')}`,
      `character ${[first, ...rest].join(' ')}`,
    ]);
  if (word === 'damage') {
    const of = pick(speech, PARTS[first] ?? ['', '']);
    return `${pick(speech, ['Schaden', 'damage'])}${of} ${numberIn(String(Number(rest[0]) / 2500), speech)}`;
  }
  if (WORK.includes(word)) {
    const points = numberIn(String(Number(first) / 5000), speech);
    return `${pick(speech, word === 'paid' ? PAID : (TRAITS[word] ?? PAID))} ${points}`;
  }
  if (word === 'raised')
    return `${pick(speech, ['ausgehoben', 'raised'])}: ${raisedText([first, ...rest], speech)}`;
  if (word === 'base')
    return `${pick(speech, ['gefroren aus', 'frozen from'])} ${terrainOf(first, speech) ?? ''}`;
  if (word === 'to')
    return `${pick(speech, ['Ausbau zu', 'becomes'])} ${words(`map:settlementType.${first}`)}`;
  const trait = TRAITS[word];
  return trait === undefined
    ? (terrain ?? part)
    : [pick(speech, trait), first, ...rest].filter((text) => text !== '').join(' ');
}

const RELATIONS = ['alliance', 'peace', 'enemy'];

/** `201 R 4000 in 210/19, scout`, `peace b`, `money 5000`, `capital 210/20`. */
function partText(part: string, speech: CaseSpeech): string {
  const [, number, type = '', size = '', place = '', traits = ''] =
    /^(\d+) (\w+) (\d+) in ([^,]+)(?:, (.+))?$/.exec(part) ?? [];
  const { words } = speech;
  if (number !== undefined)
    return [
      `${number} (${size === '0' ? '' : `${size} `}${words(`map:unitType.${type}`)}) in ${place}`,
      ...traits.split(', ').map((trait) => traitText(trait, speech)),
    ]
      .filter((text) => text !== '')
      .join(', ');
  const [word = '', first = ''] = part.split(' ');
  if (RELATIONS.includes(word))
    return `${words(`map:realm.relation.${word}`)}: ${first.toUpperCase()}`;
  return word === 'money' ? `${first} GS` : `${pick(speech, ['Hauptstadt', 'capital'])} ${first}`;
}

/** What is given of the world as a sentence; undefined if nothing is said. */
export const given = (key: string, value: string, speech: CaseSpeech): string | undefined => {
  if (value === '') return undefined;
  const traits = value.split(', ').map((part) => traitText(part, speech));
  if (key === 'moons')
    return pick(speech, [`Der Zug dauert ${value} Monde.`, `The turn takes ${value} moons.`]);
  if (key === 'turn') return `${pick(speech, ['Zug', 'Turn'])} ${value}`;
  if (key === 'moon')
    return `${pick(speech, ['Mond', 'Moon'])}: ${speech.words(`app:moon.${value}`)}`;
  if (key === 'informed')
    return pick(speech, ['Niemand kennt die Karte.', 'Nobody knows the map.']);
  if (key === 'map') {
    const fields = value.split(', ').map((one) => {
      const [no = '', terrain = ''] = one.split(' ');
      return `${no} ${terrainOf(terrain, speech) ?? ''}`;
    });
    return `${pick(speech, ['Großfelder', 'Great fields'])}: ${fields.join(', ')}`;
  }
  if (key.startsWith('work ')) {
    const [, kind = '', place = ''] = key.split(' ');
    return `${pick(speech, BOOKS[kind] ?? ['', ''])} ${place}: ${traits.join(', ')}`;
  }
  if (key.includes('/')) return `${key.replaceAll(' ', ', ')}: ${traits.join(', ')}`;
  const parts = value.split(/; |\n/).map((part) => partText(part.trim(), speech));
  return `${key.toUpperCase()}: ${parts.join('; ')}`;
};

const fieldsOf = ({ map }: World): ReadonlyMap<string, string | null> =>
  new Map(
    Object.values(map.grossfelder).flatMap(({ no, owner }) =>
      owner.map((party, at) => [`${no}/${String(at + 1).padStart(2, '0')}`, party] as const),
    ),
  );

/** Where every unit ends and how many it counts, and who owns which field then. */
export function outcome(speech: CaseSpeech): readonly string[] {
  const { before, after } = speech.played;
  const units = Object.values(before.units).map(({ id, party, number, size }) => {
    const now = after.units[id];
    const name = `${String(number)} (${party.toUpperCase()})`;
    if (now === undefined)
      return pick(speech, [`${name} gibt es nicht mehr.`, `${name} is no more.`]);
    const where = formatPlace(now.place);
    const carrier = /^\((\d+)\)$/.exec(where)?.[1];
    const place =
      carrier === undefined
        ? `in ${where}`
        : pick(speech, [`an Bord von ${carrier}`, `aboard ${carrier}`]);
    const heads = figuresOf(speech.words).plain(now.size);
    const count =
      now.size === size ? '' : pick(speech, [` und zählt ${heads}`, ` and counts ${heads}`]);
    return pick(speech, [`${name} endet ${place}${count}.`, `${name} ends ${place}${count}.`]);
  });
  const owners = fieldsOf(after);
  const fields = [...fieldsOf(before)].flatMap(([field, owner]) => {
    const now = owners.get(field) ?? null;
    const who = now?.toUpperCase() ?? pick(speech, ['niemandem', 'nobody']);
    return now === owner
      ? []
      : [pick(speech, [`${field} gehört nun ${who}.`, `${field} now belongs to ${who}.`])];
  });
  return [...units, ...fields];
}

/** Parties are named as the engine names them: nothing is left to say otherwise. */
export const named = (text: string): string => text;
