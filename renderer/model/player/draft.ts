import { fingerprintOfText, type KnownSnapshot } from '../../../engine';

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

/** Which page a draft belongs to: game, party, open turn, and whom the party knows, which tells campaigns apart. */
export function draftKey({
  system,
  party,
  next,
  parties,
}: Pick<KnownSnapshot, 'system' | 'party' | 'next' | 'parties'>): string {
  const known = fingerprintOfText(JSON.stringify(parties));
  return `wabenwart ${system} ${party.key} ${String(next.turn)} ${known}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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
    text: found['text'],
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

/** A typed amount of money in smallest parts, points and blanks between thousands, half pieces behind a comma; 0 = none. */
export function amountOf(typed: string, parts: number): number {
  const text = typed
    .replaceAll(/[\s.'’]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  const amount = Number(text);
  return text === '' || !Number.isFinite(amount) ? 0 : Math.round(amount * parts);
}
