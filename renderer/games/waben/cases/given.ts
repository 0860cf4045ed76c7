import type { Words as Pair } from '../../../../engine';
import { formatPlace, terrainStyles, waben } from '../../../../engine/systems/waben';
import { figuresOf } from '../../../kit/explain';
import { numberIn, pick } from '../../case-words';
import type { CaseSpeech } from '../../game-view';
import { changedOwners, hexTexts, type PartTexts } from '../../hex-cases';
import type { CaseTexts } from '../../record-cases';
import { MAIL_LINES } from './letters';

const BOOKS: Readonly<Record<string, Pair>> = {
  settlement: ['Ansiedlung', 'settlement'],
  road: ['Straße', 'road'],
  bridge: ['Brücke', 'bridge'],
  wall: ['Wall', 'wall'],
  canal: ['Kanal', 'canal'],
};

/** Parts of a settlement or structure that are damaged. */
const PARTS: Readonly<Record<string, Pair>> = {
  whole: ['', ''],
  fortification: [' der Befestigung', ' of the fortification'],
  defence: [' der Verteidigung', ' of the defence'],
  garrison: [' der Unterkünfte', ' of the barracks'],
  inhabitants: [' der Wohnviertel', ' of the quarters'],
};

/** Points of a number that counts parts of a point. */
const pointsText = (amount: string | undefined, parts: number, speech: CaseSpeech): string =>
  numberIn(String(Number(amount) / parts), speech);

/** `std b 24`: a settlement, whose it is, its building value. */
const town =
  (type: string): PartTexts[string] =>
  (said, { words }) => {
    const [owner = '', built] = said.split(' ');
    const name = words(`map:settlementType.${type}`);
    const value: Pair =
      built === undefined ? ['', ''] : [`, Bauwert ${built}`, `, building value ${built}`];
    return [
      `${name} von ${owner.toUpperCase()}${value[0]}`,
      `${name} of ${owner.toUpperCase()}${value[1]}`,
    ];
  };

/** A name and what follows it. */
const named =
  (de: string, en: string): PartTexts[string] =>
  (rest) => [`${de} ${rest}`.trim(), `${en} ${rest}`.trim()];

/** What is said of fields, sides and structures. */
const PLACES: PartTexts = {
  ...Object.fromEntries(['gar', 'brg', 'std', 'fst', 'met'].map((type) => [type, town(type)])),
  difficulty: named('Schwierigkeit', 'difficulty'),
  harbours: named('Hafenseiten', 'harbour sides'),
  bare: () => ['ohne Besitzer und Ansiedlung', 'without owner and settlement'],
  low: named('niedrige Sicht', 'low view'),
  wall: named('Wall', 'wall'),
  base: (terrain, { language }) => {
    const name = terrainStyles[terrain]?.name[language] ?? '';
    return [`gefroren aus ${name}`, `frozen from ${name}`];
  },
  begun: named('begonnen im Zug', 'begun in turn'),
  completed: named('fertig seit Zug', 'finished in turn'),
  value: named('Bauwert', 'building value'),
  damage: (said, speech) => {
    const [part = '', amount] = said.split(' ');
    const of = pick(speech, PARTS[part] ?? ['', '']);
    return `${pick(speech, ['Schaden', 'damage'])}${of} ${pointsText(amount, 2500, speech)}`;
  },
  progress: (work, speech) =>
    `${pick(speech, ['Fortschritt', 'progress'])} ${pointsText(work, 5000, speech)}`,
  paid: (work, speech) => `${pick(speech, ['bezahlt', 'paid'])} ${pointsText(work, 5000, speech)}`,
  to: (type, { words }) => {
    const name = words(`map:settlementType.${type}`);
    return [`Ausbau zu ${name}`, `becomes ${name}`];
  },
};

const HEXES = hexTexts(waben, { places: PLACES });

const relation =
  (kind: string): NonNullable<CaseTexts['parts']>[string] =>
  (other, { words }) =>
    `${words(`map:realm.relation.${kind}`)}: ${other.toUpperCase()}`;

/** What is true of a party, by its first word. */
const fact =
  (...name: Pair): NonNullable<CaseTexts['parts']>[string] =>
  (rest, speech) =>
    `${pick(speech, name)} ${rest}`;

/** Where every unit ends and how many it counts, and who owns which field then. */
function outcome(speech: CaseSpeech): readonly string[] {
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

/** What the screen says of the map, of parties, their letters and what they agreed. */
export const TEXTS: CaseTexts = {
  ...HEXES,
  outcome,
  /** Settlements and structures are said with their places. */
  unsaid: ['settlement', 'structure', 'unit.field', 'unit.number', 'unit.type', 'character.field'],
  parts: {
    alliance: relation('alliance'),
    peace: relation('peace'),
    enemy: relation('enemy'),
    capital: fact('Hauptstadt', 'capital'),
    contacts: fact('in Kontakt mit', 'in contact with'),
    missing: fact('Züge ohne Brief:', 'turns without a letter:'),
    name: fact('heißt', 'is called'),
    nextCapital: fact('künftige Hauptstadt', 'future capital'),
    unrest: fact('Unruhe', 'unrest'),
    kind: (_, speech) => pick(speech, ['ein Wanderer', 'a wanderer']),
    storage: (said, speech) => {
      const [place = '', amount = ''] = said.split(' ');
      return `${pick(speech, ['gelagert in', 'stored in'])} ${place}: ${amount} GS`;
    },
  },
  lines: {
    ...HEXES.lines,
    ...MAIL_LINES,
    moons: (count, speech) =>
      count === '1'
        ? pick(speech, ['Der Zug dauert einen Mond.', 'The turn takes one moon.'])
        : pick(speech, [`Der Zug dauert ${count} Monde.`, `The turn takes ${count} moons.`]),
    moon: (moon, speech) =>
      `${pick(speech, ['Mond', 'Moon'])}: ${speech.words(`app:moon.${moon}`)}`,
    informed: (who, speech) =>
      who === 'nobody'
        ? pick(speech, ['Niemand kennt die Karte.', 'Nobody knows the map.'])
        : `${pick(speech, ['Die Karte kennt nur', 'The map is known only to'])} ${who.toUpperCase()}`,
    treaty: (said, speech) => {
      const [parties = '', kinds = ''] = said.split(', ');
      const all = kinds.split(' ').map((kind) => speech.words(`explain:treatyKind.${kind}`));
      const between = parties.toUpperCase().split(' ').join(', ');
      return `${pick(speech, ['Vertrag', 'Treaty'])} ${between}: ${all.join(', ')}`;
    },
    work: (said, speech, about) => {
      const [kind = '', place = ''] = about.split(' ');
      return `${pick(speech, BOOKS[kind] ?? ['', ''])} ${HEXES.places(said, speech, place)}`;
    },
  },
};
