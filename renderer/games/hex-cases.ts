import { hexGameOf, type RuleSystem, type Words as Pair, type World } from '../../engine';
import { pick } from './case-words';
import type { CaseSpeech } from './game-view';
import type { CaseTexts } from './record-cases';

const ownersOf = ({ map }: World): ReadonlyMap<string, string | null> =>
  new Map(
    Object.values(map.grossfelder).flatMap(({ no, owner }) =>
      owner.map((party, at) => [`${no}/${String(at + 1).padStart(2, '0')}`, party] as const),
    ),
  );

/** Who owns which field after a case, where that changed. */
export function changedOwners(speech: CaseSpeech): readonly string[] {
  const { before, after } = speech.played;
  const owners = ownersOf(after);
  return [...ownersOf(before)].flatMap(([field, owner]) => {
    const now = owners.get(field) ?? null;
    const who = now?.toUpperCase() ?? pick(speech, ['niemandem', 'nobody']);
    return now === owner
      ? []
      : [pick(speech, [`${field} gehört nun ${who}.`, `${field} now belongs to ${who}.`])];
  });
}

/** A part of a line by its first word; undefined where there is nothing to say. */
export type PartTexts = Readonly<
  Record<string, (rest: string, speech: CaseSpeech) => Pair | string>
>;

/**
 * How the screen states lines about a map of hexes: terrains by their names, `of b`, what runs along sides, and the
 * game's own words.
 */
export function hexTexts(
  system: RuleSystem<World>,
  own: { readonly map?: PartTexts; readonly places: PartTexts },
): Required<Pick<CaseTexts, 'lines' | 'places'>> {
  const { terrains } = hexGameOf(system);
  const terrainOf = (key: string, { language }: CaseSpeech): string | undefined =>
    terrains[key]?.name[language];
  const places: PartTexts = {
    of: (owner) =>
      owner === 'nobody'
        ? ['gehört niemandem', "nobody's"]
        : [`gehört ${owner.toUpperCase()}`, `owned by ${owner.toUpperCase()}`],
    ...own.places,
  };
  const stated = (
    value: string,
    texts: PartTexts,
    otherwise: (word: string, rest: string, speech: CaseSpeech) => string,
    speech: CaseSpeech,
  ): string =>
    value
      .split(',')
      .map((part) => {
        const [word = '', ...rest] = part.trim().split(' ');
        const text = texts[word]?.(rest.join(' '), speech);
        if (text === undefined) return otherwise(word, rest.join(' '), speech);
        return typeof text === 'string' ? text : pick(speech, text);
      })
      .join(', ');
  return {
    lines: {
      map: (value, speech) =>
        `${pick(speech, ['Karte', 'Map'])}: ${stated(
          value,
          own.map ?? {},
          (no, rest) => `${no} ${terrainOf(rest.split(' ')[0] ?? '', speech) ?? ''}`,
          speech,
        )}`,
    },
    places: (value, speech, key) =>
      `${key.replaceAll(' ', ', ')}: ${stated(
        value,
        places,
        (word) => terrainOf(word, speech) ?? speech.words(`map:side.${word}`),
        speech,
      )}`,
  };
}
