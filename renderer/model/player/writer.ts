import {
  edited,
  type Finding,
  knownWorld,
  type Language,
  lineBelow,
  type OrderSubject,
  parseFieldAddress,
  type KnownSnapshot,
  readEdit,
  type Restated,
  type RuleSystem,
  type Settings,
  terrainAt,
  UNKNOWN_TERRAIN,
  type World,
} from '../../../engine';

/** A player who writes a letter: his game, and the world as he knows it. */
export interface Writer {
  readonly system: RuleSystem<World>;
  readonly world: World;
  readonly settings: Settings;
  readonly party: string;
}

/** The player of a snapshot. */
export function writerOf(snapshot: KnownSnapshot, system: RuleSystem<World>): Writer {
  const { party, own } = snapshot;
  return { system, world: knownWorld(snapshot), settings: own.rules, party: party.key };
}

/** What he can give orders to, in the order of his lists. */
export function subjectsOf({ system, world, settings, party }: Writer): readonly OrderSubject[] {
  const all = system.orders.subjects?.all(world, settings) ?? [];
  return all.filter((one) => one.party === party);
}

/** A letter as it is understood, and what can be said against it. */
export interface WrittenLetter {
  readonly text: string;
  readonly understood: readonly Restated[];
  readonly findings: readonly Finding[];
  /** Findings about places he does not know: the turn alone shows whether they hold. */
  readonly unknowable: readonly Finding[];
  /** Keys of the subjects it orders. */
  readonly ordered: ReadonlySet<string>;
}

/** Addresses as players write them, with leading zeros or without. */
const ADDRESSES = /(?<![\d/])\d{1,3}\/\d{2}(?![\d/])/g;

/** True if a player knows what lies in a field, `ggg/kk`. */
export function knowsField({ world }: Writer, address: string): boolean {
  const field = parseFieldAddress(address);
  const terrain = field && terrainAt(world.map, field);
  return terrain !== undefined && terrain !== UNKNOWN_TERRAIN;
}

/** True for a finding that names a field of which the writer knows nothing. */
export function isUnknowable(writer: Writer): (finding: Finding) => boolean {
  return ({ words, about }) =>
    writer.system.board.kind === 'grossfeld' &&
    [words, ...Object.values(about).map(String)]
      .flatMap((text) => [...text.matchAll(ADDRESSES)])
      .some(([address]) => !knowsField(writer, address.padStart(6, '0')));
}

/** Reads a letter as the game master's reader does, as far as its writer can know. */
export function writtenLetter(writer: Writer, text: string): WrittenLetter {
  const { system, world, settings, party } = writer;
  const { orders } = system;
  const sheet = orders.read(text, party, world, settings);
  const found = text.trim() === '' ? [] : orders.check(sheet, world, settings);
  const cannotKnow = isUnknowable(writer);
  return {
    text,
    understood: orders.restate(sheet, world),
    findings: found.filter((finding) => !cannotKnow(finding)),
    unknowable: found.filter(cannotKnow),
    ordered: new Set(
      sheet.rows.flatMap((row) => orders.subjects?.ordered(row, party, world) ?? []),
    ),
  };
}

/** A line that can be put into the letter. */
export interface Offer {
  readonly line: string;
  /** False for one that needs more words. */
  readonly isWhole: boolean;
}

/** True if a line has a name as whole words: "Armee 1" does not stand in "Armee 12". */
const isNamedIn =
  (line: string) =>
  (name: string): boolean =>
    line.split(name).some((before, at, pieces) => {
      const after = pieces[at + 1];
      return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
    });

/**
 * Lines about a place of the board, those that are whole first; with a subject those that order it.
 * @param place Key of a cell.
 */
export function offersAt(
  { system: { orders }, world, settings, party }: Writer,
  place: string,
  subject: OrderSubject | null,
  language: Language = 'de',
): readonly Offer[] {
  const lines = orders.linesAt?.([place], party, world, language, settings) ?? [];
  return lines.flatMap((line): readonly Offer[] => {
    const sheet = orders.read(line, party, world, settings);
    const { rows, findings } = sheet;
    // What is found in no words is about the letter: a declaration alone is no row of a unit.
    const isFine = findings.every(({ span }) => span === undefined);
    const isWhole = isFine && orders.restate(sheet, world).length > 0;
    const named = rows.flatMap((row) => orders.subjects?.ordered(row, party, world) ?? []);
    const isMeant =
      subject === null ||
      named.includes(subject.key) ||
      (!isWhole && subject.name.some(isNamedIn(line)));
    return isMeant ? [{ line, isWhole }] : [];
  });
}

/** A letter with a line below it, and what is objected to that line. */
export function withLine(
  { system: { orders }, world, settings, party }: Writer,
  text: string,
  line: string,
): { readonly text: string; readonly objections: readonly Finding[] } {
  const edit = lineBelow(text, text.length, line);
  const { objections } = readEdit(orders, edit, { text, party, world, settings });
  return { text: edited(text, edit), objections };
}
