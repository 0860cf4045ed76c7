import { folded, type Token } from './tokens';
import { MARKERS, SOFT } from './vocabulary';

/** A form of a verb: its first words, and the particle that may stand apart from them. */
export interface VerbForm {
  /** As it is written: its first words, without a particle that stands apart. */
  readonly text: string;
  readonly folds: readonly string[];
  /** `an` of `heuern ... an`; absent where nothing is split off. */
  readonly particle?: string;
  /** True for one that means the order with its particle only: `gebe ... ab`, while `gebe` is any giving. */
  readonly isBound?: true;
  /**
   * Mood of a form that is no order of its own: a participle reports what was done, `auszubauen` and `building` are
   * governed by another verb.
   */
  readonly mood?: Mood;
  /** True for the imperative of an English verb, as an order is written. */
  readonly isEnglish?: true;
}

type Mood = 'participle' | 'governed';

/** Moods of words of a verb: `perhaps` a participle where a form of the present is written alike. */
export type VerbMood = Mood | 'perhaps' | 'none';

/** Mood of forms that are written alike. */
export function moodOf(alike: readonly VerbForm[]): VerbMood {
  const mood = alike.find((form) => form.mood !== undefined)?.mood ?? 'none';
  const isAlways = alike.every((form) => form.mood === mood);
  return mood === 'participle' && !isAlways ? 'perhaps' : mood;
}

const plain = (form: string, mood?: Mood): VerbForm => ({
  text: form,
  folds: form.split(' ').map(folded),
  ...(mood === undefined ? {} : { mood }),
});

/** `bauen` → baue, bau, baut, baust, bauen, bauend. */
function stemForms(infinitive: string): readonly string[] {
  const stem = infinitive.replace(/(?:en|n)$/, '');
  // `verteidigen`, `heuern`, `sammeln`: the stem of the first person differs where the infinitive ends in -ern or -eln.
  const joint = /[td]$/.test(stem) ? 'e' : '';
  return [infinitive, `${stem}e`, `${stem}et`, stem, `${stem}${joint}t`, `${stem}${joint}st`];
}

const UNSTRESSED = /^(?:be|er|ver|zer|ent|ge(?!hen$|ben$)|über|unter)/;

/** `bauen` → gebaut; `verlegen` → verlegt; `sabotieren` → sabotiert. */
function participle(infinitive: string): string {
  const stem = infinitive.replace(/(?:en|n)$/, '');
  const joint = /[td]$/.test(stem) ? 'e' : '';
  const isBare = UNSTRESSED.test(infinitive) || infinitive.endsWith('ieren');
  return `${isBare ? '' : 'ge'}${stem}${joint}t`;
}

const each = (list: string, formsOf: (verb: string) => readonly VerbForm[]): readonly VerbForm[] =>
  list.split(',').flatMap((verb) => formsOf(verb.trim()));

/**
 * The forms of regular German verbs in orders, separated by commas; `an|heuern` is separable: `heuern ... an`,
 * `anheuern`, `anzuheuern`, `angeheuert`.
 */
export function german(list: string): readonly VerbForm[] {
  return each(list, germanForms);
}

function germanForms(verb: string): readonly VerbForm[] {
  const [first = '', second] = verb.split('|');
  const infinitive = second ?? first;
  const particle = first;
  if (second === undefined)
    return [
      ...stemForms(infinitive).map((form) => plain(form)),
      plain(participle(infinitive), 'participle'),
    ];
  return [
    ...stemForms(infinitive).map((form) => ({
      text: form,
      folds: [folded(form)],
      particle: folded(particle),
    })),
    ...stemForms(infinitive).map((form) => plain(particle + form)),
    plain(`${particle}zu${infinitive}`, 'governed'),
    plain(particle + participle(infinitive), 'participle'),
  ];
}

/** The forms of regular English verbs in orders, separated by commas: build, builds, building, builded. */
export function english(list: string): readonly VerbForm[] {
  return each(list, englishForms);
}

function englishForms(verb: string): readonly VerbForm[] {
  const [first = '', ...rest] = verb.split(' ');
  const stem = first.replace(/e$/, '');
  const form = (word: string, mood?: Mood): VerbForm => plain([word, ...rest].join(' '), mood);
  return [
    { ...form(first), isEnglish: true },
    form(/(?:s|x|z|ch|sh|o)$/.test(first) ? `${first}es` : `${first}s`),
    form(`${stem}ing`, 'governed'),
    form(`${stem}ed`, 'participle'),
  ];
}

const listed = (list: string, mood?: Mood): readonly VerbForm[] =>
  list.split(',').map((form) => plain(form.trim(), mood));

/** Forms as they are, separated by commas. */
export function forms(list: string): readonly VerbForm[] {
  return listed(list);
}

/** Irregular participles, separated by commas. */
export function participles(list: string): readonly VerbForm[] {
  return listed(list, 'participle');
}

/** Irregular forms of a separable verb, separated by commas: `separable('nimmt, nimm', 'ein')`. */
export function separable(list: string, particle: string): readonly VerbForm[] {
  return forms(list).map((form) => ({ ...form, particle: folded(particle) }));
}

/** Forms of separable verbs that are no verb of an order without their particle. */
export function apart(list: readonly VerbForm[]): readonly VerbForm[] {
  return list.map((form) => (form.particle === undefined ? form : { ...form, isBound: true }));
}

/** True if a form begins at a token; of a verb bound to its particle, if that ends a piece behind it. */
export function isVerbAt(
  tokens: readonly Token[],
  at: number,
  { folds, particle, isBound }: VerbForm,
): boolean {
  const isWritten = folds.every((fold, index) => {
    const token = tokens[at + index];
    return token?.kind === 'word' && token.fold === fold;
  });
  return (
    isWritten &&
    (isBound !== true ||
      tokens.some(
        ({ fold }, index) => index > at && fold === particle && isEndOfPiece(tokens, index),
      ))
  );
}

const isEndOfPiece = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return (
    next === undefined || next.kind === 'sign' || SOFT.has(next.fold) || MARKERS.has(next.fold)
  );
};
