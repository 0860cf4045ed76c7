import {
  ADVICE_MARK,
  type AdvisedWords,
  type EventWords,
  type GuidedTurn,
  inLanguage,
  ownNameOf,
  type RecordKind,
  type RuleRegister,
  type RuleSystem,
  systems,
  type VoicedWords,
  type Words,
  type WordTree,
  type World,
} from '../../../engine';
import type { TextTree } from './merge-texts';
import { SHARED_TEXTS } from './shared';

export type Language = 'de' | 'en';

type Kind = RecordKind<World>;
type Declared = WordTree[string];

/** Texts by the ids of a list. */
function byId<One extends { readonly id: string }>(
  list: readonly One[],
  wordsOf: (one: One) => Declared,
): WordTree {
  return Object.fromEntries(list.map((one) => [one.id, wordsOf(one)]));
}

/** Texts of a kind of record: its own, and of its fields `field`, `none`, `hint`, `option.<field>`, `fault.<field>`. */
const kindWords = ({ words, fields: own, form, groups = [], acts = [] }: Kind): WordTree => {
  // A field of the form of a new record alone has its own label, any other the shared one.
  const asked = form?.fields.filter(({ id }) => own.every((field) => field.id !== id)) ?? [];
  const fields = [...own, ...asked];
  return {
    title: words.many,
    fresh: words.fresh,
    empty: words.empty,
    about: words.about,
    kept: words.kept,
    group: byId(groups, ({ label }) => label),
    act: byId(acts, ({ label }) => label),
    field: byId(fields, ({ label }) => label),
    none: byId(fields, ({ none }) => none),
    hint: byId(fields, ({ hint }) => hint),
    option: byId(fields, ({ options }) => options && byId(options, ({ label }) => label)),
    fault: byId(fields, ({ faults }) => faults),
  };
};

/** Texts of a list of reports made of a kind of record. */
const listWords = ({ words, fields }: Kind): WordTree => ({
  heading: words.listed ?? words.many,
  ...byId(fields, ({ label }) => label),
});

type Wording = Words | VoicedWords | undefined;

const isVoiced = (said: Wording): said is VoicedWords => said !== undefined && said.length > 2;

/** Text in one of the two tones; a single pair is in character. */
const plainOf = (said: Wording, other?: Words): Words | undefined =>
  isVoiced(said) ? [said[0], said[1]] : other;
const inCharacterOf = (said: Wording, other?: Words): Words | undefined => {
  if (isVoiced(said)) return [said[2], said[3]];
  return said ?? other;
};

const isWords = (declared: Words | AdvisedWords | WordTree): declared is Words | AdvisedWords =>
  Array.isArray(declared);

/** Text in one language, with the advice to the GM behind its mark if there is any. */
const textIn = (words: Words | AdvisedWords, language: Language): string =>
  words.length === 2
    ? inLanguage(words, language)
    : [inLanguage([words[0], words[1]], language), inLanguage([words[2], words[3]], language)].join(
        ADVICE_MARK,
      );
const isWording = (said: EventWords): said is Words | VoicedWords => Array.isArray(said);

/** Texts of letters for a kind of event in one tone; a reader without texts of his own reads those for the next one. */
const toneWords = (
  kind: string,
  { told, seen, lost }: Exclude<EventWords, Words | VoicedWords>,
  toneOf: typeof plainOf,
): Readonly<Record<string, Words | undefined>> => {
  const words = toneOf(told);
  const seenWords = toneOf(seen, words);
  return { [kind]: words, [`${kind}_seen`]: seenWords, [`${kind}_lost`]: toneOf(lost, seenWords) };
};

/** Texts of a kind of event: in letters, to the GM, in the newsletter. */
const eventWords = ([kind, said]: readonly [string, EventWords]): WordTree => {
  if (isWording(said) && !isVoiced(said)) return { event: { [kind]: said } };
  const words = isWording(said) ? { told: said } : said;
  const neutral = toneWords(kind, words, plainOf);
  const inCharacter = toneWords(kind, words, inCharacterOf);
  const [headline, second] = words.headlines ?? [];
  const text = plainOf(words.news, neutral[`${kind}_seen`]);
  // In-character text of letters addresses its reader; everybody else reads the onlookers' text.
  const lofty = inCharacterOf(words.news, inCharacterOf(words.seen));
  return {
    event: { [kind]: words.gm ?? neutral[`${kind}_seen`] },
    told: { neutral, inCharacter },
    [`news.${kind}`]: { headline, headline_second: second, text, text_inCharacter: lofty },
  };
};

/** Texts of the steps of a table by phase (`step.<phase>`), and of their groups (`steps.<group>`). */
const guidedWords = ({ groups }: GuidedTurn): WordTree => ({
  steps: byId(groups, ({ title }) => title),
  step: Object.fromEntries(
    groups.flatMap(({ steps }) =>
      Object.entries(steps).map(([phase, words]) => [phase, { ...words }] as const),
    ),
  ),
});

type Declaring = Pick<
  RuleSystem<World>,
  'id' | 'register' | 'records' | 'settings' | 'tables' | 'words'
>;

/** Texts of findings: `finding`, `short` and `reason`. */
const findingWords = ({ findings }: RuleRegister): WordTree => {
  const textsOfKind = (part: 'words' | 'short' | 'reason'): WordTree =>
    Object.fromEntries(
      Object.entries(findings).map(([code, one]) => [ownNameOf(code)?.name ?? code, one[part]]),
    );
  return {
    finding: textsOfKind('words'),
    short: textsOfKind('short'),
    reason: textsOfKind('reason'),
  };
};

/** Texts games share where they declare no others. */
const USUAL: WordTree = {
  column: {
    order: ['Befehl', 'Order'],
    object: ['Worum es geht', 'About'],
    details: ['Näheres', 'Details'],
  },
  figure: { money: ['Geld', 'Money'] },
  'news.other': {
    headline: ['Neues aus {place}', 'News from {place}'],
    headline_nowhere: ['Neues {party.from}', 'News of {party.nom}'],
    headline_nobody: ['Kurz gemeldet', 'In brief'],
    text: ['{party.Nom} [macht|machen] von sich reden.', '{party.Nom} [makes|make] news.'],
  },
};

/** Names of facts in derivations where the game has no closer ones: those of settings and fields. */
const factWords = ({ id, settings, records }: Declaring): WordTree => ({
  ...Object.fromEntries(
    settings.flatMap(({ key, words }) => {
      const own = ownNameOf(key);
      return own?.game === id && words !== undefined ? [[own.name, words.name]] : [];
    }),
  ),
  ...Object.fromEntries(
    records.flatMap(({ fields }) =>
      fields.flatMap(({ id: field, kind, label }) =>
        kind === 'number' || kind === 'money' ? [[field, label]] : [],
      ),
    ),
  ),
});

/** All texts of a game's declarations: records, settings, tables, and texts beside them. */
const declaredWords = (system: Declaring): readonly WordTree[] => {
  const { register, records, settings, tables, words } = system;
  const ofRecords: WordTree = { record: byId(records, kindWords), sheet: byId(records, listWords) };
  if (words === undefined) return [ofRecords];
  return [
    USUAL,
    { fact: factWords(system) },
    findingWords(register),
    ofRecords,
    ...settings.map(({ key, words: of }) => ({ [`setting.${key}`]: of && { ...of } })),
    ...tables.map(({ id, words: of }) => ({
      [`table.${ownNameOf(id)?.name ?? id}`]: of && { ...of, note: ['', ''] as const },
    })),
    ...(words.guided === undefined ? [] : [guidedWords(words.guided)]),
    { judged: byId(words.judged ?? [], ({ many, title }) => ({ many, title })) },
    ...words.own,
    ...words.events.flatMap((events) => Object.entries(events).map(eventWords)),
  ];
};

/** Texts while they are merged. */
interface GrowingTree {
  [key: string]: string | GrowingTree;
}

/**
 * Texts in one language, merged into their group: keys with dots become nested groups. A group without any text is left
 * out.
 */
function rendered(
  tree: WordTree,
  language: Language,
  known?: GrowingTree,
): GrowingTree | undefined {
  let group = known;
  for (const [path, words] of Object.entries(tree)) {
    if (words === undefined) continue;
    const dot = path.indexOf('.');
    const key = dot < 0 ? path : path.slice(0, dot);
    const declared = dot < 0 ? words : { [path.slice(dot + 1)]: words };
    const before = group?.[key];
    const text = isWords(declared)
      ? textIn(declared, language)
      : rendered(declared, language, typeof before === 'object' ? before : undefined);
    if (text !== undefined) (group ??= {})[key] = text;
  }
  return group;
}

/** Several bilingual trees as one tree of texts in one language; of texts under the same key the last counts. */
function textsIn(language: Language, trees: readonly WordTree[]): TextTree {
  return trees.reduce<GrowingTree>((texts, tree) => rendered(tree, language, texts) ?? texts, {});
}

/** The games that declare texts, with those of each in one language as `wordsOf` chooses them. */
const textsOf = (
  language: Language,
  wordsOf: (system: Declaring) => readonly WordTree[],
): Readonly<Record<string, TextTree>> =>
  Object.fromEntries(
    Object.values(systems).flatMap((system) => {
      const texts = textsIn(language, wordsOf(system));
      return Object.keys(texts).length === 0 ? [] : [[system.id, texts]];
    }),
  );

/** Texts of the screens all games share in one language, by namespace. */
export function sharedTexts(language: Language): TextTree {
  return textsIn(language, SHARED_TEXTS);
}

/** Texts that stand in the declarations of games in one language, each in the namespace of its game. */
export function declaredTexts(language: Language): Readonly<Record<string, TextTree>> {
  return textsOf(language, declaredWords);
}

/** Shared texts in the wording of a game, by game: what is not in them is written as everywhere. */
export function sharedWording(language: Language): Readonly<Record<string, TextTree>> {
  return textsOf(language, ({ words }) => words?.shared ?? []);
}
