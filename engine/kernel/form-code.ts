/** What a printed form is and for whom it was made; it stands on the form, so that one sent back is known again. */
export interface FormCode {
  /** Id and edition of the game. */
  readonly system: string;
  readonly edition: string;
  /** Id of the form. */
  readonly form: string;
  /** Party it was made for; null = an empty form for anybody. */
  readonly party: string | null;
  /** Turn it was made for; null = any. */
  readonly turn: number | null;
  readonly language: 'de' | 'en';
}

const NONE = '-';
const KEY = /^[\p{L}\d_.]{1,60}$/u;
const CODE =
  /^([a-z][a-z\d]{0,30})\/(\d{1,3}(?:\.\d{1,3}){0,3})\/([a-z]{1,30})\/(-|[\p{L}\d_.]{1,60})\/(-|\d{1,6})\/(de|en)$/u;

/** The code of a form: `waben/1.02/orders/tha/58/de`. A party whose key has other signs than words have is left out. */
export function formCodeText({ system, edition, form, party, turn, language }: FormCode): string {
  return [
    system,
    edition,
    form,
    party !== null && KEY.test(party) ? party : NONE,
    turn === null ? NONE : String(turn),
    language,
  ].join('/');
}

/** Reads the code of a form; undefined if the text is none, whatever it is. */
export function readFormCode(text: string): FormCode | undefined {
  const [, system = '', edition = '', form = '', party = '', turn = '', language = ''] =
    CODE.exec(text.trim().slice(0, 200)) ?? [];
  if (system === '') return undefined;
  return {
    system,
    edition,
    form,
    party: party === NONE ? null : party,
    turn: turn === NONE ? null : Number(turn),
    language: language === 'en' ? 'en' : 'de',
  };
}

const WITHIN =
  /(?:^|[\s(])([a-z][a-z\d]{0,30}\/\d[\d.]{0,12}\/[a-z]{1,30}\/[^\s/]{1,60}\/[\d-]{1,6}\/(?:de|en))(?=$|[\s),])/u;

/** How much of a text is searched for the code of a form. */
const SEARCHED = 20_000;

/** The first code of a form that stands anywhere in a text; undefined if there is none. */
export function formCodeIn(text: string): FormCode | undefined {
  return readFormCode(WITHIN.exec(text.slice(0, SEARCHED))?.[1] ?? '');
}
