import type { Language } from '../../kit/text/words';
import { wellFormed } from './letter-text';
import type { PlayerData } from './page-data';

/** An item of the plan of money; the amount as it was typed. */
export interface PlannedItem {
  readonly what: string;
  readonly amount: string;
}

/** What a player has written on his page. */
export interface Draft {
  readonly text: string;
  readonly plan: readonly PlannedItem[];
}

export const BLANK: Draft = { text: '', plan: [] };

/** Which page a draft belongs to: game, campaign, party and open turn; what they are called does not matter. */
export function draftKey({
  campaign,
  snapshot: { system, party, next },
}: {
  readonly campaign: PlayerData['campaign'];
  readonly snapshot: {
    readonly system: string;
    readonly party: { readonly key: string };
    readonly next: { readonly turn: number };
  };
}): string {
  return `wabenwart ${system} ${campaign} ${party.key} ${String(next.turn)}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? wellFormed(value) : '');

/** A draft as a file or the browser keeps it. */
export function storedDraft(key: string, draft: Draft): string {
  return JSON.stringify({ page: key, ...draft }, null, 1);
}

/** Reads a stored draft; `bad` = it is none, `other` = it belongs to another page. */
export function draftFrom(text: string, key: string): Draft | 'bad' | 'other' {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'bad';
  }
  if (!isObject(found) || typeof found['page'] !== 'string' || typeof found['text'] !== 'string')
    return 'bad';
  if (found['page'] !== key) return 'other';
  const plan: readonly unknown[] = Array.isArray(found['plan']) ? found['plan'] : [];
  return {
    text: textOf(found['text']),
    plan: plan.flatMap((item) =>
      isObject(item) ? [{ what: textOf(item['what']), amount: textOf(item['amount']) }] : [],
    ),
  };
}

/** The draft the browser kept of a page; undefined where it kept none. */
export function keptDraft(key: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(key);
    const draft = kept === null ? 'bad' : draftFrom(kept, key);
    return typeof draft === 'string' ? undefined : draft;
  } catch {
    return undefined;
  }
}

/** Lets the browser keep a draft; false where it does not. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    const text = storedDraft(key, draft);
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

/** Signs between thousands, and before half pieces, as a language writes them. */
const AMOUNTS: Readonly<Record<Language, RegExp>> = {
  de: /^([+-]?)(\d{1,3}(?:[.' ]\d{3})+|\d+)(?:,(\d+))?$/,
  en: /^([+-]?)(\d{1,3}(?:[,' ]\d{3})+|\d+)(?:\.(\d+))?$/,
};

/**
 * A typed amount of money in smallest parts, read as the language of the page writes numbers; nothing typed = 0,
 * undefined for what is no amount or cannot be paid in whole parts.
 */
export function amountOf(typed: string, parts: number, language: Language): number | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'").replace(/^[−–]/, '-');
  if (text === '') return 0;
  const [, sign, whole = '', rest = '0'] = AMOUNTS[language].exec(text) ?? [];
  if (whole === '') return undefined;
  const amount = Number(`${whole.replaceAll(/\D/g, '')}.${rest}`) * parts;
  const rounded = Math.round(amount);
  if (Math.abs(amount - rounded) > 1e-6 || !Number.isSafeInteger(rounded)) return undefined;
  return sign === '-' && rounded !== 0 ? -rounded : rounded;
}
