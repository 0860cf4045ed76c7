import type { Json } from '../../kernel';
import { type FileContent, PART } from './format';
import { isRecord } from './kept';
import { OLD_PART } from './old-parts';

type Fields = Readonly<Record<string, Json>>;

const fieldsOf = (value: Json | undefined): Fields => (isRecord(value) ? value : {});

/** Parts that become one collection each as they are. */
const RENAMED: readonly (readonly [string, string])[] = [
  [OLD_PART.grossfelder, PART.grossfelder],
  [OLD_PART.sheets, PART.sheets],
  [OLD_PART.rulings, PART.rulings],
  [OLD_PART.archive, PART.archive],
  [OLD_PART.bookmarks, PART.bookmarks],
  [OLD_PART.underlays, PART.underlays],
  [OLD_PART.editions, PART.editions],
  [OLD_PART.mail, PART.mail],
];

/** Parts of which each field becomes a collection. */
const SPLIT: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    OLD_PART.rest,
    {
      parties: PART.parties,
      units: PART.units,
      labels: PART.labels,
      works: PART.works,
      treaties: PART.treaties,
      people: PART.people,
      affairs: PART.affairs,
    },
  ],
  [
    OLD_PART.desk,
    {
      inbox: PART.inbox,
      decisions: PART.decisions,
      marks: PART.marks,
      outbox: PART.outbox,
      variants: PART.variants,
    },
  ],
  [OLD_PART.records, { ledger: PART.ledger, culture: PART.culture, shelf: PART.shelf }],
  [
    OLD_PART.dispatch,
    {
      evaluations: PART.evaluations,
      publicity: PART.publicity,
      newsletters: PART.newsletters,
    },
  ],
];

const renamed = (json: Fields): Fields =>
  Object.fromEntries(
    RENAMED.flatMap(([old, part]) => (json[old] === undefined ? [] : [[part, json[old]]])),
  );

const split = (json: Fields): Fields =>
  Object.fromEntries(
    SPLIT.flatMap(([old, fields]) => {
      const values = fieldsOf(json[old]);
      return Object.entries(fields).flatMap(([field, part]) =>
        values[field] === undefined ? [] : [[part, values[field]]],
      );
    }),
  );

/** What parties know: their Großfelder one by one, and the rest of it. */
const knowledge = (value: Json | undefined): Fields => {
  if (value === undefined) return {};
  if (!isRecord(value)) return { [PART.knowledge]: value, [PART.known]: {} };
  const known = Object.entries(value).flatMap(([party, own]) =>
    Object.entries(fieldsOf(fieldsOf(own)['grossfelder'])).map(
      ([no, grossfeld]): [string, Json] => [`${party}/${no}`, grossfeld],
    ),
  );
  const beside = Object.entries(value).map(([party, own]): [string, Json] => [
    party,
    Object.fromEntries(Object.entries(fieldsOf(own)).filter(([name]) => name !== 'grossfelder')),
  ]);
  return { [PART.knowledge]: Object.fromEntries(beside), [PART.known]: Object.fromEntries(known) };
};

const board = (value: Json | undefined): Fields => {
  if (value === undefined) return {};
  const { regions = null, ...rest } = fieldsOf(value);
  return { [PART.board]: rest, [PART.regions]: regions };
};

/** What is left of a world beside its collections. */
const worldBeside = (rest: Fields): Fields => {
  const { topology, clock } = rest;
  return {
    ...(topology === undefined ? {} : { topology }),
    ...(clock === undefined ? {} : { clock }),
  };
};

const OLD_NAMES: readonly string[] = Object.values(OLD_PART);

/** A content of version 6 as one of version 7: the same entries, each kind in a collection of its own. */
export const withLines = ({ json, texts }: FileContent): FileContent => {
  const rest = fieldsOf(json[OLD_PART.rest]);
  const deadline = fieldsOf(json[OLD_PART.desk])['deadline'];
  const strangers = Object.entries(json).filter(([part]) => !OLD_NAMES.includes(part));
  return {
    texts,
    json: {
      ...Object.fromEntries(strangers),
      [PART.campaign]: {
        ...fieldsOf(json[OLD_PART.campaign]),
        ...(deadline === undefined ? {} : { deadline }),
      },
      ...(json[OLD_PART.rest] === undefined ? {} : { [PART.world]: worldBeside(rest) }),
      ...renamed(json),
      ...split(json),
      ...knowledge(rest['knowledge']),
      ...board(rest['board']),
    },
  };
};
