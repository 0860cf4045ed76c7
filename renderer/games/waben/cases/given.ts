import type { Words as Pair } from '../../../../engine';
import { formatPlace, terrainStyles } from '../../../../engine/systems/waben';
import { figuresOf } from '../../../kit/explain';
import { numberIn, pick } from '../../case-words';
import type { CaseSpeech } from '../../game-view';
import { changedOwners } from '../../hex-cases';
import { sentText } from './letters';

const terrainOf = (key: string, { language }: CaseSpeech): string | undefined =>
  terrainStyles[key]?.name[language];

/** Contents of a field, or traits of a side, structure or unit, by the first word. */
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
  nextSeat: ['künftiger Sitz', 'future seat'],
  order: ['bisheriger Befehl', 'order so far'],
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

const SKILLS: Readonly<Record<string, Pair>> = {
  landCombat: ['Landkampf', 'land combat'],
  seaCombat: ['Seekampf', 'sea combat'],
  landWork: ['Arbeit an Land', 'work on land'],
};

/** `t 3000 tsu 2000`. */
const raisedText = (pairs: readonly string[], speech: CaseSpeech): string =>
  pairs
    .flatMap((terrain, at) =>
      at % 2 === 0
        ? [`${numberIn(pairs[at + 1] ?? '', speech)} ${terrainOf(terrain, speech) ?? ''}`]
        : [],
    )
    .join(', ');

/** Points of a number that counts parts of a point. */
const pointsText = (amount: string | undefined, parts: number, speech: CaseSpeech): string =>
  numberIn(String(Number(amount) / parts), speech);

/** Traits that are rendered otherwise than by their name and what follows it, `of b`, `damage whole 2500`. */
const RENDERED: Readonly<
  Record<string, (rest: readonly string[], speech: CaseSpeech) => Pair | string>
> = {
  of: ([owner = '']) => [`gehört ${owner.toUpperCase()}`, `owned by ${owner.toUpperCase()}`],
  character: (rest) => [`Charakter ${rest.join(' ')}`, `character ${rest.join(' ')}`],
  trained: (skills, speech) => {
    const all = skills.map((skill) => pick(speech, SKILLS[skill] ?? [skill, skill])).join(', ');
    return all === ''
      ? ['für nichts ausgebildet', 'trained for nothing']
      : [`ausgebildet: ${all}`, `trained: ${all}`];
  },
  damage: ([part = '', amount], speech) =>
    `${pick(speech, ['Schaden', 'damage'])}${pick(speech, PARTS[part] ?? ['', ''])} ${pointsText(amount, 2500, speech)}`,
  progress: ([work], speech) =>
    `${pick(speech, ['Fortschritt', 'progress'])} ${pointsText(work, 5000, speech)}`,
  paid: ([work], speech) =>
    `${pick(speech, ['bezahlt', 'paid'])} ${pointsText(work, 5000, speech)}`,
  raised: (pairs, speech) => {
    const all = raisedText(pairs, speech);
    return [`ausgehoben: ${all}`, `raised: ${all}`];
  },
  base: ([terrain = ''], speech) => {
    const name = terrainOf(terrain, speech) ?? '';
    return [`gefroren aus ${name}`, `frozen from ${name}`];
  },
  to: ([type = ''], { words }) => {
    const town = words(`map:settlementType.${type}`);
    return [`Ausbau zu ${town}`, `becomes ${town}`];
  },
};

/** `tds`, `of b`, `std b 24`, `river`, `wall 5`, `scout`, `character Ulf REP 210/20`, `damage whole 2500`. */
function traitText(part: string, speech: CaseSpeech): string {
  const [word = '', ...rest] = part.split(' ');
  const { words } = speech;
  if (part === '') return '';
  const text = RENDERED[word]?.(rest, speech);
  if (text !== undefined) return typeof text === 'string' ? text : pick(speech, text);
  if (TOWNS.includes(word)) {
    const [owner = '', built] = rest;
    const value =
      built === undefined ? '' : `, ${pick(speech, TRAITS['value'] ?? ['', ''])} ${built}`;
    const town = words(`map:settlementType.${word}`);
    return pick(speech, [
      `${town} von ${owner.toUpperCase()}${value}`,
      `${town} of ${owner.toUpperCase()}${value}`,
    ]);
  }
  if (SIDES.includes(word)) return words(`map:side.${word}`);
  const trait = TRAITS[word];
  return trait === undefined
    ? (terrainOf(word, speech) ?? part)
    : [pick(speech, trait), ...rest].filter((text) => text !== '').join(' ');
}

const RELATIONS = ['alliance', 'peace', 'enemy'];

/** What is true of a party, by its first word. */
const FACTS: Readonly<Record<string, Pair>> = {
  capital: ['Hauptstadt', 'capital'],
  contacts: ['in Kontakt mit', 'in contact with'],
  missing: ['Züge ohne Brief:', 'turns without a letter:'],
  name: ['heißt', 'is called'],
  nextCapital: ['künftige Hauptstadt', 'future capital'],
  unrest: ['Unruhe', 'unrest'],
};

/** `201 R 4000 in 210/19, scout`, `peace b`, `money 5000`, `capital 210/20`. */
function partText(part: string, speech: CaseSpeech): string {
  const [, number, type = '', size = '', place = '', traits = ''] =
    /^(\d+) (\w+) (\d+) in ([^,]+)(?:, (.+))?$/.exec(part) ?? [];
  const { words } = speech;
  if (number !== undefined)
    return [
      `${number} (${size === '0' ? '' : `${size} `}${words(`waben:record.unit.option.type.${type}`)}) in ${place}`,
      ...traits.split(', ').map((trait) => traitText(trait, speech)),
    ]
      .filter((text) => text !== '')
      .join(', ');
  const [word = '', first = '', ...rest] = part.split(' ');
  if (RELATIONS.includes(word))
    return `${words(`map:realm.relation.${word}`)}: ${first.toUpperCase()}`;
  if (word === 'money') return `${first} GS`;
  if (part === 'kind single') return pick(speech, ['ein Wanderer', 'a wanderer']);
  if (word === 'storage')
    return `${pick(speech, ['gelagert in', 'stored in'])} ${first}: ${rest.join(' ')} GS`;
  const fact = FACTS[word];
  return fact === undefined ? part : [pick(speech, fact), first, ...rest].join(' ');
}

/** A given fact of the world as a sentence; undefined if there is none. */
export function given(key: string, value: string, speech: CaseSpeech): string | undefined {
  if (value === '') return undefined;
  const traits = value.split(', ').map((part) => traitText(part, speech));
  if (key === 'moons')
    return value === '1'
      ? pick(speech, ['Der Zug dauert einen Mond.', 'The turn takes one moon.'])
      : pick(speech, [`Der Zug dauert ${value} Monde.`, `The turn takes ${value} moons.`]);
  if (key === 'turn') return `${pick(speech, ['Zug', 'Turn'])} ${value}`;
  if (key === 'moon')
    return `${pick(speech, ['Mond', 'Moon'])}: ${speech.words(`app:moon.${value}`)}`;
  const sent = sentText(key, value, speech);
  if (sent !== undefined) return sent;
  if (key === 'informed')
    return value === 'nobody'
      ? pick(speech, ['Niemand kennt die Karte.', 'Nobody knows the map.'])
      : `${pick(speech, ['Die Karte kennt nur', 'The map is known only to'])} ${value.toUpperCase()}`;
  if (key === 'map') {
    const fields = value.split(', ').map((one) => {
      const [no = '', terrain = ''] = one.split(' ');
      return `${no} ${terrainOf(terrain, speech) ?? ''}`;
    });
    return `${pick(speech, ['Großfelder', 'Great fields'])}: ${fields.join(', ')}`;
  }
  if (key.startsWith('treaty ')) {
    const [parties = '', kinds = ''] = value.split(', ');
    const all = kinds.split(' ').map((kind) => speech.words(`explain:treatyKind.${kind}`));
    const between = parties.toUpperCase().split(' ').join(', ');
    return `${pick(speech, ['Vertrag', 'Treaty'])} ${between}: ${all.join(', ')}`;
  }
  if (key.startsWith('work ')) {
    const [, kind = '', place = ''] = key.split(' ');
    return `${pick(speech, BOOKS[kind] ?? ['', ''])} ${place}: ${traits.join(', ')}`;
  }
  if (key.includes('/')) return `${key.replaceAll(' ', ', ')}: ${traits.join(', ')}`;
  const parts = value.split(/; |\n/).map((part) => partText(part.trim(), speech));
  return `${key.toUpperCase()}: ${parts.join('; ')}`;
}

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
  return [...units, ...changedOwners(speech)];
}

/** Parties are named as the engine names them: there is nothing to replace. */
export function named(text: string): string {
  return text;
}
