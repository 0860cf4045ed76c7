import { grouped } from '../../../../engine';
import { capitalised, type NounKey, type Phrase } from '../../../kit/text/grammar';
import { cleanName } from '../../../kit/text/clean';
import type { Speech } from './speech';

/** The name of a unit of a type, and what it consists of. */
const TYPES: Readonly<Record<string, readonly [unit: NounKey, good: NounKey]>> = {
  K: ['army', 'warrior'],
  R: ['cavalry', 'rider'],
  S: ['fleet', 'ship'],
  A: ['gang', 'worker'],
  B: ['siegeTrain', 'besieger'],
  LT: ['caravan', 'beast'],
  HF: ['character', 'leader'],
};

/** The name of a foreign unit by its kind, and whether it has an article. */
const KINDS: Readonly<Record<string, readonly [NounKey, 'none' | 'indefinite']>> = {
  foot: ['infantry', 'none'],
  mounted: ['cavalry', 'none'],
  fleet: ['fleet', 'indefinite'],
  work: ['baggage', 'indefinite'],
  character: ['character', 'indefinite'],
};

/** Settlements by the key of their type. */
const TOWNS: Readonly<Record<string, NounKey>> = {
  gar: 'garrison',
  brg: 'castle',
  std: 'city',
  fst: 'fortress',
  met: 'metropolis',
};

const STRUCTURES: Readonly<Record<string, NounKey>> = {
  settlement: 'settlement',
  road: 'road',
  bridge: 'bridge',
  wall: 'wall',
  canal: 'canal',
};

const UNIT_ID = /^(.+):(\d{3})$/;
const KIND_OF = /^(.+):(foot|mounted|fleet|work|character|unknown)$/;

/** True for a type of units. */
export function isUnitType(type: string): boolean {
  return Object.hasOwn(TYPES, type);
}

/** True for the id of a unit, or for a foreign one by its kind. */
export function isUnit(value: unknown): value is string {
  return typeof value === 'string' && (UNIT_ID.test(value) || KIND_OF.test(value));
}

/** Owner of a unit: `tha` of `tha:101` and of `tha:foot`. */
export function ownerOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf(':')));
}

/** Number of a unit by its id; null for a foreign one known by its kind alone. */
export function numberOf(id: string): number | null {
  const number = UNIT_ID.exec(id)?.[2];
  return number === undefined ? null : Number(number);
}

/** Type of an own unit, from its march or its realm's list; undefined if neither knows it. */
export function typeOf({ snapshot }: Speech, unit: number): string | undefined {
  return (
    snapshot.report.marches.find((march) => march.unit === unit)?.unitType ??
    snapshot.list?.units.find((listed) => listed.unit === unit)?.type
  );
}

const characterOf = ({ snapshot }: Speech, unit: number): string =>
  cleanName(snapshot.list?.characters.find((one) => one.unit === unit)?.name ?? '');

/** `das` in a plain letter, `Euer` in an in-character one. */
const ownWord = ({ tone }: Speech): 'definite' | 'lofty' =>
  tone === 'inCharacter' ? 'lofty' : 'definite';

/** Own units of one type as one phrase: `die Heere 101, 103 und 107`. */
export function unitsOfType(
  speech: Speech,
  type: string | undefined,
  numbers: readonly number[],
): Phrase {
  const [noun] = TYPES[type ?? ''] ?? ['unit'];
  const suffix = speech.grammar.list(numbers.map(String));
  return speech.grammar.noun(noun, {
    determiner: ownWord(speech),
    isMany: numbers.length > 1,
    suffix,
  });
}

/** An own unit by its number; a character by his name. */
export function ownUnit(speech: Speech, unit: number, type = typeOf(speech, unit)): Phrase {
  const name = characterOf(speech, unit);
  return name === '' ? unitsOfType(speech, type, [unit]) : speech.grammar.name(name);
}

/** Own units as one phrase, those of a type together. */
export function ownUnits(speech: Speech, numbers: readonly number[]): Phrase {
  const byType = grouped(numbers, (unit) =>
    characterOf(speech, unit) === '' ? (typeOf(speech, unit) ?? '') : `name ${unit}`,
  );
  const phrases = [...byType].map(([type, units]) =>
    type.startsWith('name ') ? ownUnit(speech, units[0] ?? 0) : unitsOfType(speech, type, units),
  );
  return speech.grammar.several(phrases);
}

/** A foreign unit by its kind and owner: `Fußvolk des Königreichs Valdrun`. */
export function foreignUnit(speech: Speech, kind: string, party: string): Phrase {
  const known = KINDS[kind];
  if (known === undefined || !(party in speech.snapshot.parties)) {
    return speech.grammar.noun(known?.[0] ?? 'stranger', {
      determiner: 'indefinite',
      adjective: { de: 'fremd', en: 'foreign' },
    });
  }
  const [noun, determiner] = known;
  return speech.grammar.noun(noun, { determiner, suffix: speech.partyOf(party).of });
}

/** Whatever unit an event names. */
export function unitPhrase(speech: Speech, id: string, type?: string): Phrase {
  const owner = ownerOf(id);
  const number = numberOf(id);
  if (number === null) return foreignUnit(speech, id.slice(owner.length + 1), owner);
  if (owner === speech.snapshot.party.key)
    return ownUnit(speech, number, type ?? typeOf(speech, number));
  // A foreign unit with its number: only where the game reveals everything of units (WW-7.1-04, WW-12.7-30).
  return speech.grammar.noun('unit', {
    determiner: 'definite',
    suffix: `${number} ${speech.partyOf(owner).of}`,
  });
}

/** A unit as it is listed in a table, without article: `Heer 101`, `Flotte des Reichs Tharos`. */
export function unitLabel(speech: Speech, id: string, type?: string): string {
  const owner = ownerOf(id);
  const number = numberOf(id);
  const isOwn = owner === speech.snapshot.party.key;
  if (number !== null && isOwn && characterOf(speech, number) !== '')
    return characterOf(speech, number);
  const kind = KINDS[id.slice(owner.length + 1)]?.[0];
  const noun = number === null ? (kind ?? 'stranger') : (TYPES[type ?? '']?.[0] ?? 'unit');
  const named = number === null ? '' : String(number);
  const whose = isOwn || !(owner in speech.snapshot.parties) ? '' : speech.partyOf(owner).of;
  const suffix = [named, whose].filter((part) => part !== '').join(' ');
  return capitalised(speech.grammar.noun(noun, { determiner: 'none', suffix }).nom);
}

/** So many heads of an own unit: `600 Krieger`. */
export function headsOf(speech: Speech, type: string | undefined, count: number): Phrase {
  return speech.grammar.count(TYPES[type ?? '']?.[1] ?? 'man', count);
}

/** Name of the settlement in a field as the realm knows it; empty = none with a name. */
const townNameAt = ({ snapshot }: Speech, field: string): string => {
  const chunk = Object.values(snapshot.view.chunks).find(({ no }) => no === field.slice(0, 3));
  return cleanName(chunk?.settlements[Number(field.slice(4)) - 1]?.name ?? '');
};

/** A region by its name; a field, with the name of its settlement where the realm knows one: `Tharos (210/04)`. */
export function placeName(speech: Speech, place: string): string {
  const region = speech.snapshot.board?.regions[place];
  if (region !== undefined) return cleanName(region.name);
  const name = /^\d{3}\/\d{2}$/.test(place) ? townNameAt(speech, place) : '';
  return name === '' ? place : `${name} (${place})`;
}

/** Where something happened: in a field, at a side, aboard; empty where no place is known. */
export function whereOf(speech: Speech, place: string): string {
  if (place === '') return '';
  const carrier = /^\((\d{3})\)$/.exec(place)?.[1];
  if (carrier !== undefined) {
    const unit = ownUnit(speech, Number(carrier));
    return typeOf(speech, Number(carrier)) === 'S'
      ? speech.words('turnReport:place.aboard', { unit })
      : unit.at;
  }
  const kind = place.endsWith(')') ? 'side' : 'field';
  return speech.words(`turnReport:place.${kind}`, { place: placeName(speech, place) });
}

/** A settlement by its type and name: `die Stadt Seegard`, without name by its place. */
export function townPhrase(speech: Speech, type: string, name: string, place: string): Phrase {
  const label = cleanName(name);
  return speech.grammar.noun(TOWNS[type] ?? 'settlement', {
    determiner: 'definite',
    suffix:
      label === '' || label === place
        ? whereOf(speech, place)
        : speech.words('turnReport:place.named', { name: label }),
  });
}

/** A structure: a settlement by its name, one on a side by that side. */
export function structurePhrase(
  speech: Speech,
  structure: string,
  name: string,
  place: string,
): Phrase {
  return structure === 'settlement'
    ? townPhrase(speech, '', name, place)
    : speech.grammar.noun(STRUCTURES[structure] ?? 'settlement', {
        determiner: 'definite',
        suffix: whereOf(speech, place),
      });
}

/** More fields than this are told by their number and their Großfelder. */
export const MOST_FIELDS = 12;

/** Fields in a list, those of a Großfeld together: `210/11, 12 und 13; 211/02`. */
export function fieldList({ grammar }: Speech, fields: readonly string[]): string {
  const byGrossfeld = grouped(fields, (field) => field.slice(0, 3));
  return [...byGrossfeld.values()]
    .map((group) =>
      grammar.list(group.map((field, index) => (index === 0 ? field : field.slice(4)))),
    )
    .join('; ');
}
