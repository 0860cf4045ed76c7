import {
  hexGameOf,
  type Currency,
  moneyParts,
  type PartySnapshot,
  type TurnReportDraft,
  type NamedParty,
  regionNameIn,
  systems,
} from '../../../../engine';
import { namingWords } from '../../../kit/explain';
import { type Grammar, grammarOf, type Phrase } from '../../../kit/text/grammar';
import type { Language, Words } from '../../../kit/text/words';
import { cleanName, tidied } from '../../../kit/text/clean';

/** Everything sentences of one turn report are made with. */
export interface Speech {
  readonly snapshot: PartySnapshot;
  readonly tone: TurnReportDraft['tone'];
  readonly grammar: Grammar;
  /** Texts with proper names in the place of keys. */
  readonly words: Words;
  /** A sentence of the turn report with its placeholders filled, tidied. */
  readonly say: (key: string, about?: Readonly<Record<string, unknown>>) => string;
  readonly figure: (value: number) => string;
  /** The bare figure of an amount of the game's money, counted in its smallest part. */
  readonly amount: (amount: number) => string;
  /** An amount of the game's money, counted in its smallest part. */
  readonly money: (amount: number) => Phrase;
  readonly partyOf: (key: string) => Phrase;
  /** A realm as it is listed in a table. */
  readonly partyName: (key: string) => string;
}

/** Parties of a party snapshot with names fit to be printed. */
const cleanParties = (snapshot: PartySnapshot): Readonly<Record<string, NamedParty>> =>
  Object.fromEntries(
    Object.entries({ ...snapshot.parties, [snapshot.party.key]: snapshot.party }).map(
      ([key, { name, article }]): [string, NamedParty] => [
        key,
        { name: cleanName(name), ...(article === undefined ? {} : { article }) },
      ],
    ),
  );

/** Names of regions fit to be printed; undefined in games on a map. */
const regionNames = (
  { board }: PartySnapshot,
  language: Language,
): Readonly<Record<string, string>> | undefined =>
  board === undefined
    ? undefined
    : Object.fromEntries(
        Object.values(board.regions).map((region) => [
          region.key,
          cleanName(regionNameIn(region, language)),
        ]),
      );

/** Money that is never divided is counted by pieces; divided money has its sign behind the figure. */
const moneyPhrase = (
  amount: number,
  currency: Currency | undefined,
  { grammar, figure }: Pick<Speech, 'grammar' | 'figure'>,
): Phrase =>
  currency === undefined || currency.parts === 1
    ? grammar.count('goldPiece', amount)
    : grammar.name(`${figure(amount / currency.parts)} ${currency.sign[grammar.language]}`);

/** The language of a turn report, made of the party snapshot and the names of its game alone. */
export function speechOf(
  snapshot: PartySnapshot,
  { tone, language }: Pick<TurnReportDraft, 'tone' | 'language'>,
  words: Words,
): Speech {
  const grammar = grammarOf(language);
  const parties = cleanParties(snapshot);
  const system = systems[snapshot.system];
  const regions = regionNames(snapshot, language);
  const lexicon = {
    ...(regions === undefined ? {} : { regions }),
    parties: Object.fromEntries(Object.entries(parties).map(([key, { name }]) => [key, name])),
    articles: Object.fromEntries(
      Object.entries(parties).map(([key, { article }]) => [key, article]),
    ),
    terrains: Object.fromEntries(
      Object.entries(hexGameOf(system).terrains).map(([key, terrain]) => [
        key,
        terrain.name[language],
      ]),
    ),
  };
  const named = namingWords(words, lexicon);
  const numbers = new Intl.NumberFormat(words('explain:locale'), { maximumFractionDigits: 2 });
  const figure = (value: number): string => numbers.format(value).replace('-', '\u2212');
  const unknown = (): Phrase =>
    grammar.noun('realm', {
      determiner: 'indefinite',
      adjective: { de: 'unbekannt', en: 'unknown' },
    });
  return {
    snapshot,
    tone,
    grammar,
    words: named,
    say: (key, about = {}) => tidied(named(key, about)),
    figure,
    amount: (amount) => figure(amount / moneyParts(system?.currency)),
    money: (amount) => moneyPhrase(amount, system?.currency, { grammar, figure }),
    partyOf: (key) => {
      const party = parties[key];
      return party === undefined ? unknown() : grammar.party(party);
    },
    partyName: (key) => parties[key]?.name ?? words('turnReport:unknown'),
  };
}
