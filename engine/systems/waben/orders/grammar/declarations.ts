import { Lexer, type TokenType } from 'chevrotain';
import {
  type Cursor,
  isNext,
  take,
  takeAll,
  takeGold,
  takeGoods,
  takePhrase,
  takePosition,
  takeSite,
} from './declarationParts';
import * as words from './declarationTokens';
import type { DeclarationForm, RawDeclaration, RawSite } from './rawDeclaration';
import type { Mark } from './tokens';

/** Reads the form of one line (WW-4.1-33, WW-8.2-11 to -13). Never throws, whatever the text. */
export type DeclarationGrammar = (text: string) => DeclarationForm;

/** Reads what follows the first word of a declaration; undefined = the cursor stands at what does not fit. */
type Reader = (cursor: Cursor, first: Mark) => RawDeclaration | undefined;

const tax: Reader = (cursor) => {
  take(cursor, words.Colon);
  const rate = take(cursor, words.Count);
  if (rate === undefined) return undefined;
  take(cursor, words.Percent);
  return { kind: 'tax', rate };
};

const sitesOf = (cursor: Cursor): readonly RawSite[] | undefined => {
  const sites: RawSite[] = [];
  while (cursor.at < cursor.tokens.length) {
    const site = takeSite(cursor);
    if (site === undefined) return undefined;
    sites.push(site);
  }
  return sites;
};

const structure = (isNew: boolean, mark: Mark | undefined, cursor: Cursor) => {
  const sites = mark === undefined ? undefined : sitesOf(cursor);
  return mark === undefined || sites === undefined
    ? undefined
    : ({ kind: 'build', isNew, structure: mark, sites } as const);
};

/** A kind of structure, or one word in its place: what it means is judged later (WW-4.2-09). */
const newStructure: Reader = (cursor) => {
  take(cursor, words.Colon);
  take(cursor, words.Article);
  return structure(true, take(cursor, words.Structure, words.Plain), cursor);
};

const upgrade: Reader = (cursor) => {
  take(cursor, words.Structure);
  const place = takePosition(cursor);
  if (place === undefined || take(cursor, words.To) === undefined) return undefined;
  take(cursor, words.Article);
  const mark = take(cursor, words.Structure);
  return mark && { kind: 'upgrade', place, structure: mark };
};

const repair: Reader = (cursor) => {
  take(cursor, words.Structure);
  const place = takePosition(cursor);
  if (place === undefined) return undefined;
  take(cursor, words.Colon);
  const isNamedFirst = take(cursor, words.Value) !== undefined;
  const points = take(cursor, words.Count) ?? null;
  if (points !== null && !isNamedFirst) take(cursor, words.Value, words.Points);
  return isNamedFirst && points === null ? undefined : { kind: 'repair', place, points };
};

const atPlace =
  (kind: 'rest' | 'capital'): Reader =>
  (cursor) => {
    take(cursor, words.Colon);
    take(cursor, words.Structure);
    const place = takePosition(cursor);
    return place && { kind, place };
  };

const muster: Reader = (cursor) => {
  const unit = take(cursor, words.Count);
  if (unit === undefined) return undefined;
  take(cursor, words.Colon);
  const isNegative = take(cursor, words.Minus) !== undefined;
  if (!isNegative) take(cursor, words.Plus);
  const goods = takeGoods(cursor);
  if (goods === undefined) return undefined;
  const hasPlace = isNext(cursor, words.In) || isNext(cursor, words.Field);
  const place = hasPlace ? takePosition(cursor) : null;
  if (place === undefined) return undefined;
  take(cursor, words.Colon);
  const gold = cursor.at < cursor.tokens.length ? takeGold(cursor) : null;
  return gold === undefined ? undefined : { kind: 'muster', unit, isNegative, goods, place, gold };
};

/** "Tribut an val 500 GS" and "Tribut 500 GS an val". */
const pay: Reader = (cursor, word) => {
  take(cursor, words.Colon);
  const early = isNext(cursor, words.Count) ? takeGold(cursor) : undefined;
  if (take(cursor, words.To, words.For) === undefined) return undefined;
  const to = takePhrase(cursor);
  if (early === undefined) take(cursor, words.Colon);
  const gold = early ?? (to && takeGold(cursor));
  return to && gold && { kind: 'pay', word, to, gold };
};

/** "Ausgabe für Spione 300 GS", "Ausgaben 300 GS für Spione", "Einnahmen aus Bergwerk 300". */
const money =
  (kind: 'spend' | 'income'): Reader =>
  (cursor) => {
    take(cursor, words.Colon);
    const early = isNext(cursor, words.Count) ? takeGold(cursor) : undefined;
    take(cursor, words.For, words.From);
    const purpose = takePhrase(cursor);
    if (early === undefined) take(cursor, words.Colon);
    const gold = early ?? (purpose && takeGold(cursor));
    return purpose && gold && { kind, purpose, gold };
  };

const upkeep: Reader = (cursor) => {
  take(cursor, words.Unit);
  const unit = take(cursor, words.Count);
  if (unit === undefined) return undefined;
  take(cursor, words.Colon);
  const gold = takeGold(cursor);
  return gold && { kind: 'upkeep', unit, gold };
};

const store: Reader = (cursor) => {
  const place = takePosition(cursor);
  if (place === undefined) return undefined;
  take(cursor, words.Colon);
  const gold = takeGold(cursor);
  return gold && { kind: 'store', place, gold };
};

const relation =
  (kind: 'alliance' | 'peace' | 'enemy' | 'passage', preposition: TokenType): Reader =>
  (cursor) => {
    if (take(cursor, preposition) === undefined) return undefined;
    const party = takePhrase(cursor);
    return party && { kind: 'relation', relation: kind, party };
  };

/** "501 Ansiedlung 210/04", "501 Ansiedlung keine", "302 frei für val". */
const ofUnit: Reader = (cursor, unit) => {
  if (take(cursor, words.Seat) !== undefined) {
    take(cursor, words.Colon);
    const isNone = take(cursor, words.NoSeat, words.Minus) !== undefined;
    const place = isNone ? null : takePosition(cursor);
    return place === undefined ? undefined : { kind: 'seat', unit, place };
  }
  if (take(cursor, words.Free) === undefined || take(cursor, words.For) === undefined)
    return undefined;
  const party = takePhrase(cursor);
  return party && { kind: 'release', unit, party };
};

/** Every form by its first word. */
const FORMS: readonly (readonly [TokenType, Reader])[] = [
  [words.Tax, tax],
  [words.New, newStructure],
  [words.Structure, (cursor, first) => structure(false, first, cursor)],
  [words.Enlarge, upgrade],
  [words.Repair, repair],
  [words.Rest, atPlace('rest')],
  [words.Capital, atPlace('capital')],
  [words.Muster, muster],
  [words.Gift, pay],
  [words.Expense, money('spend')],
  [words.Earning, money('income')],
  [words.Upkeep, upkeep],
  [words.Store, store],
  [words.Alliance, relation('alliance', words.With)],
  [words.Peace, relation('peace', words.With)],
  [words.War, relation('enemy', words.With)],
  [words.Passage, relation('passage', words.For)],
];

const NONE: DeclarationForm = { kind: 'none' };

const startOf = (cursor: Cursor, length: number): number =>
  cursor.tokens[cursor.at]?.startOffset ?? length;

const readAs = (reader: Reader, first: Mark, cursor: Cursor, length: number): DeclarationForm => {
  const declaration = reader(cursor, first);
  return declaration === undefined || cursor.at < cursor.tokens.length
    ? { kind: 'breaks', at: startOf(cursor, length) }
    : { kind: 'fits', declaration };
};

const formOf = (cursor: Cursor, length: number): DeclarationForm => {
  const unit = take(cursor, words.Count);
  if (unit !== undefined) {
    const isKnown = isNext(cursor, words.Seat) || isNext(cursor, words.Free);
    return isKnown ? readAs(ofUnit, unit, cursor, length) : NONE;
  }
  const [type, reader] = FORMS.find(([first]) => isNext(cursor, first)) ?? [];
  const first = type === undefined ? undefined : take(cursor, type);
  return reader === undefined || first === undefined ? NONE : readAs(reader, first, cursor, length);
};

/** A purpose and an amount with its unit, as a list of expenses or income has them: "Spione in Lyr 300 GS". */
const plainMoney = (kind: 'spend' | 'income', cursor: Cursor): DeclarationForm => {
  const purpose = takeAll(cursor, words.Sayable, words.Name);
  take(cursor, words.Colon);
  const gold = purpose === undefined ? undefined : takeGold(cursor);
  const hasUnit = cursor.tokens.at(-1)?.tokenType === words.GoldUnit;
  return purpose !== undefined &&
    gold !== undefined &&
    hasUnit &&
    cursor.at === cursor.tokens.length
    ? { kind: 'fits', declaration: { kind, purpose, gold } }
    : NONE;
};

/** The grammars of declarations: one for any line, one for the lists of expenses and of income. */
export function createDeclarationGrammar(): {
  readonly line: DeclarationGrammar;
  readonly entry: (text: string, kind: 'spend' | 'income') => DeclarationForm;
} {
  const lexer = new Lexer([...words.DECLARATION_TOKENS], { positionTracking: 'onlyOffset' });
  const cursorOf = (text: string): Cursor | undefined => {
    const { tokens, errors } = lexer.tokenize(text);
    return errors.length > 0 ? undefined : { tokens, at: 0 };
  };
  return {
    line: (text) => {
      const cursor = cursorOf(text);
      return cursor === undefined ? NONE : formOf(cursor, text.length);
    },
    entry: (text, kind) => {
      const cursor = cursorOf(text);
      return cursor === undefined ? NONE : plainMoney(kind, cursor);
    },
  };
}
