import { folded, type Token } from './tokens';

/** A form of a verb: its first words, and the particle that may stand apart from them. */
export interface VerbForm {
  /** As it is written: its first words, without a particle that stands apart. */
  readonly text: string;
  readonly folds: readonly string[];
  /** `an` of `heuern ... an`; absent where nothing is split off. */
  readonly particle?: string;
}

const plain = (form: string): VerbForm => ({ text: form, folds: form.split(' ').map(folded) });

/** `bauen` → baue, bau, baut, baust, bauen, bauend. */
function stemForms(infinitive: string): readonly string[] {
  const stem = infinitive.replace(/(?:en|n)$/, '');
  // `verteidigen`, `heuern`, `sammeln`: the stem of the first person differs where the infinitive ends in -ern or -eln.
  const joint = /[td]$/.test(stem) ? 'e' : '';
  return [infinitive, `${stem}e`, `${stem}et`, stem, `${stem}${joint}t`, `${stem}${joint}st`];
}

const UNSTRESSED = /^(?:be|er|ver|zer|ent|ge|über|unter)/;

/** `bauen` → gebaut; `verlegen` → verlegt; `sabotieren` → sabotiert. */
function participle(infinitive: string): string {
  const stem = infinitive.replace(/(?:en|n)$/, '');
  const joint = /[td]$/.test(stem) ? 'e' : '';
  const isBare = UNSTRESSED.test(infinitive) || infinitive.endsWith('ieren');
  return `${isBare ? '' : 'ge'}${stem}${joint}t`;
}

/**
 * The forms of a regular German verb in orders; `an|heuern` is separable: `heuern ... an`, `anheuern`, `anzuheuern`,
 * `angeheuert`.
 */
export function german(verb: string): readonly VerbForm[] {
  const [first = '', second] = verb.split('|');
  const infinitive = second ?? first;
  const particle = first;
  if (second === undefined) return [...stemForms(infinitive), participle(infinitive)].map(plain);
  return [
    ...stemForms(infinitive).map((form) => ({
      text: form,
      folds: [folded(form)],
      particle: folded(particle),
    })),
    ...stemForms(infinitive).map((form) => plain(particle + form)),
    plain(`${particle}zu${infinitive}`),
    plain(particle + participle(infinitive)),
  ];
}

/** The forms of a regular English verb in orders: build, building; `irregular` adds further ones. */
export function english(verb: string): readonly VerbForm[] {
  const [first = '', ...rest] = verb.split(' ');
  const stem = first.replace(/e$/, '');
  return [first, `${first}s`, `${stem}ing`, `${stem}ed`].map((form) =>
    plain([form, ...rest].join(' ')),
  );
}

/** Forms as they are, separated by commas. */
export function forms(list: string): readonly VerbForm[] {
  return list.split(',').map((form) => plain(form.trim()));
}

/** True if a form begins at a token. */
export function isVerbAt(tokens: readonly Token[], at: number, { folds }: VerbForm): boolean {
  return folds.every((fold, index) => {
    const token = tokens[at + index];
    return token?.kind === 'word' && token.fold === fold;
  });
}
