import { type Explained, hexGameOf } from '../../../../engine';
import { pygma } from '../../../../engine/systems/pygma';
import { figureOf } from '../../../../engine/systems/pygma/cases/game';
import { explainTree, type ExplanationNode } from '../../../kit/explain';
import { pick } from '../../case-words';
import type { CaseSpeech } from '../../game-view';
import { changedOwners } from '../../hex-cases';
import { recordsGiven } from '../../record-cases';

const { terrains } = hexGameOf(pygma);

const terrainOf = (key: string, { language }: CaseSpeech): string | undefined =>
  terrains[key]?.name[language];

/** `210 lowland`, `211 water 1 0`, `wrap 4`, `round 4 3`. */
function partOfMap(words: readonly string[], speech: CaseSpeech): string {
  const [no = '', what = '', rows = ''] = words;
  if (no === 'wrap')
    return pick(speech, [`ein Streifen von ${what} Spalten`, `a belt of ${what} columns`]);
  return no === 'round'
    ? pick(speech, [
        `eine runde Welt von ${what} Spalten und ${rows} Reihen`,
        `a round world of ${what} columns and ${rows} rows`,
      ])
    : `${no} ${terrainOf(what, speech) ?? ''}`;
}

/** Traits of fields and sides by their first word. */
const TRAITS: Readonly<
  Record<string, (rest: string, speech: CaseSpeech) => readonly [string, string]>
> = {
  of: (owner) =>
    owner === 'nobody'
      ? ['gehört niemandem', "nobody's"]
      : [`gehört ${owner.toUpperCase()}`, `owned by ${owner.toUpperCase()}`],
  city: (name) => [`Stadt ${name}`, `city ${name}`],
  fortified: () => ['befestigt', 'fortified'],
  trade: () => ['Handelsstadt', 'trade city'],
  closed: () => ['gesperrt', 'closed'],
};

/** `forest`, `of a`, `city Rom`, `river`. */
function traitText(part: string, speech: CaseSpeech): string {
  const [word = '', ...rest] = part.trim().split(' ');
  const trait = TRAITS[word];
  return trait === undefined
    ? (terrainOf(word, speech) ?? speech.words(`map:side.${word}`))
    : pick(speech, trait(rest.join(' '), speech)).trim();
}

/** The figure a case asks for; undefined where the rules have none of that name. */
const askedIn = (value: string, { played: { before: world, settings } }: CaseSpeech) =>
  figureOf(value, { world, settings });

/** A given fact of the world as a sentence; undefined if there is none. */
export function given(key: string, value: string, speech: CaseSpeech): string | undefined {
  if (/^ask\b/.test(key)) {
    const figure = askedIn(value, speech);
    const label = figure && explainTree(figure, speech.words).label;
    return label && pick(speech, [`Gesucht: ${label}`, `Asked: ${label}`]);
  }
  if (key === 'turn') return pick(speech, [`Zug ${value}`, `Turn ${value}`]);
  if (key === 'map') {
    const parts = value.split(',').map((part) => partOfMap(part.trim().split(' '), speech));
    return `${pick(speech, ['Karte', 'Map'])}: ${parts.join(', ')}`;
  }
  if (key.includes('/')) {
    const traits = value.split(',').map((part) => traitText(part, speech));
    return `${key.replaceAll(' ', ', ')}: ${traits.join(', ')}`;
  }
  const [word = '', owner = ''] = key.split(' ');
  return recordsGiven(pygma, word === 'revolt' ? owner : word, speech);
}

/** A derivation, one line for each figure that is made of others: `Güterprozent 110 = gefragt 55, Einwohnerpunkte 50`. */
function derived({ label, figure, children }: ExplanationNode): readonly string[] {
  if (children.length === 0) return [];
  const parts = children.map((part) => `${part.label} ${part.figure}`).join(', ');
  return [`${label} ${figure} = ${parts}`, ...children.flatMap(derived)];
}

function figureLines(figure: Explained | undefined, speech: CaseSpeech): readonly string[] {
  if (figure === undefined) return [pick(speech, ['Diese Zahl gibt es nicht.', 'No such figure.'])];
  const root = explainTree(figure, speech.words);
  const lines = derived(root);
  return lines.length === 0 ? [`${root.label} ${root.figure}`] : lines;
}

/** The figures asked for with what they are made of, and who owns which field then. */
export function outcome(speech: CaseSpeech): readonly string[] {
  const asked = speech.one.given.filter(({ key }) => /^ask\b/.test(key));
  return [
    ...asked.flatMap(({ value }) => figureLines(askedIn(value, speech), speech)),
    ...changedOwners(speech),
  ];
}

/** Parties are named as the engine names them: there is nothing to replace. */
export function named(text: string): string {
  return text;
}
