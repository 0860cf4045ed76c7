import { type RecordKind, systems, type Words, type World } from '../../engine';
import { laidTogether, type TextTree } from './lay-together';

type Kind = RecordKind<World>;

/** Texts by the ids of a list; what has none is left out. */
function byId<One>(
  list: readonly One[],
  idOf: (one: One) => string,
  textOf: (one: One) => string | TextTree | undefined,
): TextTree {
  return Object.fromEntries(
    list.flatMap((one) => {
      const text = textOf(one);
      return text === undefined ? [] : [[idOf(one), text]];
    }),
  );
}

const idOf = ({ id }: { readonly id: string }): string => id;

/** Words of a kind of record: its own, and of its fields `field`, `none`, `hint`, `option.<field>`, `fault.<field>`. */
function kindWords({ words, fields, acts = [] }: Kind, say: (words: Words) => string): TextTree {
  const { many, fresh, empty } = words;
  return {
    title: say(many),
    ...(fresh === undefined ? {} : { fresh: say(fresh) }),
    empty: say(empty),
    act: byId(acts, idOf, ({ label }) => say(label)),
    field: byId(fields, idOf, ({ label }) => say(label)),
    none: byId(fields, idOf, ({ none }) => none && say(none)),
    hint: byId(fields, idOf, ({ hint }) => hint && say(hint)),
    option: byId(
      fields,
      idOf,
      ({ options }) => options && byId(options, idOf, ({ label }) => say(label)),
    ),
    fault: byId(
      fields,
      idOf,
      ({ faults }) =>
        faults &&
        byId(
          Object.entries(faults),
          ([id]) => id,
          ([, sentence]) => say(sentence),
        ),
    ),
  };
}

/**
 * Texts of one language with the words that stand in the declarations of games: records, and lists of reports made of
 * them.
 * @param say Takes the text of that language out of the words.
 */
export function withDeclared(
  texts: Readonly<Record<string, TextTree>>,
  say: (words: Words) => string,
): Readonly<Record<string, TextTree>> {
  const declared = Object.values(systems).flatMap(({ id, records }) => {
    if (records.length === 0) return [];
    const record = byId(records, idOf, (kind) => kindWords(kind, say));
    const sheet = byId(records, idOf, ({ words: { many }, fields }) => ({
      title: say(many),
      ...byId(fields, idOf, ({ label }) => say(label)),
    }));
    return [[id, laidTogether({ record, sheet }, texts[id] ?? {})] as const];
  });
  return { ...texts, ...Object.fromEntries(declared) };
}
