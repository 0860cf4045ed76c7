import {
  type CaseGame,
  type CaseWords,
  type Explained,
  fieldValue,
  inLanguage,
  isWritten,
  moneyParts,
  nameField,
  type OwnedRecord,
  plainRow,
  playedCase,
  printed,
  type PlayedTurn,
  type RecordField,
  type RecordKind,
  type RecordPlace,
  type RecordRow,
  type ToldGame,
  type World,
} from '../../engine';
import { type ExplanationNode, explainTree, moneyOf } from '../kit/explain';
import { pick, renamedBy } from './case-words';
import type { CaseSpeech, GameCases } from './game-view';

type Kind = RecordKind<World>;
type Field = RecordField<World, RecordRow>;

/** What the screen says of a game's own words in its cases, beside parties and their records. */
export interface CaseTexts extends Partial<Pick<GameCases, 'outcome' | 'named' | 'rest'>> {
  /** Lines by the first word of their key; `about` = the rest of it. */
  readonly lines?: Readonly<
    Record<string, (value: string, speech: CaseSpeech, about: string) => string | undefined>
  >;
  /** Parts of a party's line by their first word that say more than records. */
  readonly parts?: Readonly<
    Record<string, (value: string, speech: CaseSpeech) => string | undefined>
  >;
  /** Lines about places of the map. */
  readonly places?: (value: string, speech: CaseSpeech, key: string) => string;
  /** Printed values of fields, `army.progress`, as the reader says them; absent = as printed. */
  readonly told?: Readonly<Record<string, (text: string, speech: CaseSpeech) => string>>;
  /** Kinds of records and fields, `nation.next`, that follow from what is said. */
  readonly unsaid?: readonly string[];
}

/** The name of a party of a world, or of one that cases name. */
const nameOf = (key: string, parties: World['parties'], { names }: CaseWords): string | undefined =>
  parties[key]?.name ?? names?.[key]?.[0];

/** Whether a field holds nothing. */
const isEmpty = (field: Field, row: RecordRow, place: RecordPlace<World>): boolean =>
  [null, '', 0, false].includes(fieldValue(field, row, place));

/** A record as a case begins: its name, and the fields in which it differs from one of which nothing is said. */
function rowText(
  { system: { id: game, currency }, words: own }: ToldGame,
  { unsaid = [], told = {} }: CaseTexts,
  kind: Kind,
  { owner, row }: OwnedRecord<RecordRow>,
  plain: RecordRow | undefined,
  speech: CaseSpeech,
): string {
  const { words, language, played } = speech;
  const { parties } = played.before;
  const place = { world: played.before, settings: played.settings, owner };
  const isSingle = own.single?.includes(kind.id) === true;
  const named = isSingle ? undefined : nameField(kind);
  const isSaid = ({ id }: Field): boolean => !unsaid.includes(`${kind.id}.${id}`);
  const labelOf = ({ id }: Field): string => words(`${game}:record.${kind.id}.field.${id}`);
  const textOf = (field: Field, of: RecordRow): string => {
    const text = printed(field, of, place, language, moneyParts(currency));
    const tell = told[`${kind.id}.${field.id}`];
    if (tell !== undefined && text !== '') return tell(text, speech);
    return field.kind === 'text'
      ? text.replaceAll(/\p{L}+/gu, (key) => nameOf(key, parties, own) ?? key)
      : text;
  };
  const nameText = (): readonly string[] => {
    if (isSingle) return [];
    const name = kind.named?.(row, place);
    if (name !== undefined) return [inLanguage(name, language)];
    if (named === undefined || !isSaid(named)) return [];
    const text = textOf(named, row);
    return [named.kind === 'number' ? `${labelOf(named)} ${text}` : text];
  };
  const fields = kind.fields.filter(
    (field) => isWritten(kind, field) && field !== named && isSaid(field),
  );
  const facts = fields.flatMap((field) => {
    const text = textOf(field, row);
    const isUsual = own.plain?.[kind.id]?.includes(`${field.id} `) === true;
    const isPlain = plain === undefined || text === textOf(field, plain);
    if (isPlain && (isUsual || isEmpty(field, row, place))) return [];
    if (field.kind !== 'flag') return [`${labelOf(field)} ${text === '' ? '–' : text}`];
    return [text === '' ? `${labelOf(field)}: ${pick(speech, ['nein', 'no'])}` : labelOf(field)];
  });
  return [...nameText(), ...facts].join(', ');
}

/** The records a party, or nobody, has when a case begins, each kind under its name. */
function rowsGiven(
  game: ToldGame,
  texts: CaseTexts,
  owner: string | null,
  speech: CaseSpeech,
): readonly string[] {
  const { system, words, start } = game;
  const { before, settings } = speech.played;
  return system.records
    .filter(({ id, partOf }) => texts.unsaid?.includes(id) !== true && partOf === undefined)
    .flatMap((kind) => {
      const known = kind.rows(start, settings);
      const isNew = ({ row }: OwnedRecord<RecordRow>): boolean => {
        const old = known.find((one) => one.owner === owner && one.row.id === row.id)?.row;
        return old !== row && JSON.stringify(old) !== JSON.stringify(row);
      };
      const given = kind.rows(before, settings).filter((one) => one.owner === owner && isNew(one));
      if (given.length === 0) return [];
      const plain = plainRow(kind, words, { world: before, owner });
      const rows = given
        .map((one) => rowText(game, texts, kind, one, plain, speech))
        .filter((line) => line !== '');
      if (rows.length === 0) return [];
      if (words.single?.includes(kind.id) === true) return rows;
      return [`${speech.words(`${system.id}:record.${kind.id}.title`)}: ${rows.join(' / ')}`];
    });
}

/** What is true of a party when a case begins, in the labels of its records; undefined if nothing is. */
function partyGiven(
  game: ToldGame,
  texts: CaseTexts,
  key: string,
  value: string,
  speech: CaseSpeech,
): string | undefined {
  const { parties } = speech.played.before;
  const { treasury = 0 } = parties[key] ?? {};
  const own = value.split(/;|\n/).flatMap((part) => {
    const [word = '', ...rest] = part.trim().split(' ');
    return texts.parts?.[word]?.(rest.join(' '), speech) ?? [];
  });
  const isSaid = treasury === 0 || texts.parts?.['money'] !== undefined;
  const money = isSaid ? [] : [moneyOf(game.system.currency, speech.words).full(treasury)];
  const facts = [...money, ...rowsGiven(game, texts, key, speech), ...own];
  return facts.length === 0
    ? undefined
    : `${nameOf(key, parties, game.words) ?? key}: ${facts.join('; ')}`;
}

/** The figure a line asks for; undefined where the rules have none of that name. */
const askedIn = (
  { words }: ToldGame,
  said: string,
  { played: { before: world, settings } }: CaseSpeech,
): Explained | undefined => words.figure?.(said, { world, settings });

/** A derivation, one line for each figure that is made of others: `Güterprozent 110 = gefragt 55, Einwohnerpunkte 50`. */
function derived({ label, figure, children }: ExplanationNode): readonly string[] {
  if (children.length === 0) return [];
  const parts = children.map((part) => `${part.label} ${part.figure}`).join(', ');
  return [`${label} ${figure} = ${parts}`, ...children.flatMap(derived)];
}

function figureLines(figure: Explained | undefined, speech: CaseSpeech): readonly string[] {
  if (figure === undefined) return [pick(speech, ['Diese Zahl gibt es nicht.', 'No such figure.'])];
  const root = explainTree(figure, speech.words);
  const lines = derived(root);
  return lines.length === 0 ? [`${root.label} ${root.figure}`] : lines;
}

/** The cases of a game that are played and rendered by its declaration and its words: see `recordCases`. */
export function recordGameCases<Given, Run extends PlayedTurn>(
  game: ToldGame & CaseGame<Given, Run>,
  files: readonly string[],
  texts: CaseTexts = {},
): GameCases {
  const names = Object.values(game.words.names ?? {});
  return {
    files,
    play: (one) => playedCase(game, one),
    given: (key, value, speech) => {
      const [word = '', ...about] = key.split(' ');
      if (word === 'ask') {
        const figure = askedIn(game, value, speech);
        const label = figure && explainTree(figure, speech.words).label;
        return label && pick(speech, [`Gesucht: ${label}`, `Asked: ${label}`]);
      }
      const line = texts.lines?.[word];
      if (line !== undefined) return line(value, speech, about.join(' '));
      if (key.includes('/')) return texts.places?.(value, speech, key);
      if (key === 'turn') return pick(speech, [`Zug ${value}`, `Turn ${value}`]);
      return partyGiven(game, texts, key, value, speech);
    },
    rest: (speech) => {
      if (texts.rest !== undefined) return texts.rest(speech);
      const said = new Set(speech.one.given.map(({ key }) => key));
      const others = game.system.records
        .flatMap((kind) => kind.rows(speech.played.before, speech.played.settings))
        .flatMap(({ owner }) => (owner === null || said.has(owner) ? [] : [owner]));
      return [
        ...[...new Set(others)].flatMap((key) => partyGiven(game, texts, key, '', speech) ?? []),
        ...rowsGiven(game, texts, null, speech),
      ];
    },
    outcome: (speech) => [
      ...speech.one.given.flatMap(({ key, value }) =>
        /^ask\b/.test(key) ? figureLines(askedIn(game, value, speech), speech) : [],
      ),
      ...(texts.outcome?.(speech) ?? []),
    ],
    named: texts.named ?? renamedBy(names),
  };
}
