import type { Json } from '../../kernel';
import type { Campaign } from '../campaign';
import { encode, survivesUtf8 } from './archive-bytes';
import { canonicalJson } from './canonical';
import { PART, sheetPart } from './format';
import { isRecord } from './unknown-fields';

/** A piece of a part as it is written, and the value that is read from it again; absent = it is no JSON. */
export interface Piece {
  readonly text: string;
  readonly json?: { readonly key: string; readonly value: unknown } | { readonly whole: object };
}

/** A part to be written: its pieces in order, one line each where it is a collection. */
export interface OutgoingPart {
  readonly name: string;
  readonly isCollection: boolean;
  readonly pieces: Iterable<Piece>;
}

type Entries = Readonly<Record<string, unknown>>;

const unknownFieldsOf = ({ kept }: Campaign, part: string): Readonly<Record<string, Json>> => {
  const fields = kept?.[part];
  return isRecord(fields) ? fields : {};
};

const sheetIndex = ({ sheets }: Campaign): Entries =>
  Object.fromEntries(
    Object.entries(sheets).map(([party, { text, ...sheet }]) => [
      party,
      survivesUtf8(text) ? sheet : { ...sheet, text },
    ]),
  );

const knowledgeBeside = (campaign: Campaign): Entries => {
  const kept = unknownFieldsOf(campaign, PART.knowledge);
  return Object.fromEntries(
    Object.entries(campaign.world.knowledge).map(([party, { grossfelder: _, ...beside }]) => {
      const unknown = kept[party];
      return [party, { ...(isRecord(unknown) ? unknown : {}), ...beside }];
    }),
  );
};

const known = ({ world }: Campaign): Entries =>
  Object.fromEntries(
    Object.entries(world.knowledge).flatMap(([party, { grossfelder }]) =>
      Object.entries(grossfelder).map(([no, grossfeld]) => [`${party}/${no}`, grossfeld]),
    ),
  );

/** The collections of a campaign by their parts, an entry each as the program holds it; undefined = it has none such. */
export function entriesOf(campaign: Campaign): Readonly<Record<string, Entries | undefined>> {
  const { world } = campaign;
  return {
    [PART.grossfelder]: world.map.grossfelder,
    [PART.parties]: world.parties,
    [PART.units]: world.units,
    [PART.labels]: world.labels,
    [PART.knowledge]: world.knowledge,
    [PART.works]: world.works,
    [PART.treaties]: world.treaties,
    [PART.people]: world.people,
    [PART.regions]: world.board?.regions,
    [PART.affairs]: world.affairs,
    [PART.sheets]: campaign.sheets,
    [PART.mail]: campaign.mail,
    [PART.rulings]: campaign.rulings,
    [PART.archive]: campaign.archive,
    [PART.edits]: campaign.edits,
    [PART.bookmarks]: campaign.bookmarks,
    [PART.templates]: campaign.templates,
    [PART.handovers]: campaign.handovers,
    [PART.parcels]: campaign.parcels,
    [PART.underlays]: campaign.underlays,
    [PART.editions]: campaign.editions,
    [PART.inbox]: campaign.inbox,
    [PART.decisions]: campaign.decisions,
    [PART.marks]: campaign.marks,
    [PART.outbox]: campaign.outbox,
    [PART.variants]: campaign.variants,
    [PART.todayCorrections]: campaign.todayCorrections,
    [PART.ledger]: campaign.ledger,
    [PART.culture]: campaign.culture,
    [PART.shelf]: campaign.shelf,
    [PART.evaluations]: campaign.evaluations,
    [PART.filmLeaks]: campaign.filmLeaks,
    [PART.publicity]: campaign.publicity,
    [PART.newsletters]: campaign.newsletters,
  };
}

/** The collections of a campaign by their parts as they are written. */
const collectionsOf = (campaign: Campaign): Readonly<Record<string, Entries | undefined>> => ({
  ...entriesOf(campaign),
  [PART.knowledge]: knowledgeBeside(campaign),
  [PART.known]: known(campaign),
  [PART.sheets]: sheetIndex(campaign),
});

/** The parts of a campaign that are one object each. */
export function wholesOf(campaign: Campaign): Readonly<Record<string, object | undefined>> {
  const { id, name, system, seed, settings, deadline, address, world } = campaign;
  return {
    [PART.campaign]: {
      id,
      name,
      system,
      seed,
      settings,
      deadline,
      ...(address === undefined ? {} : { address }),
    },
    [PART.world]: { topology: world.map.topology, clock: world.clock },
    [PART.board]: world.board === undefined ? undefined : { borders: world.board.borders },
  };
}

const inOrder = <Value>(entries: Readonly<Record<string, Value>>) =>
  Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));

function* linesOf(entries: Entries): Generator<Piece> {
  for (const [key, value] of inOrder(entries))
    yield { text: `${canonicalJson({ key, value })}\n`, json: { key, value } };
}

/** A part that is one text. */
export function textPart(name: string, text: string): OutgoingPart {
  return {
    name,
    isCollection: false,
    pieces: [{ text }],
  };
}

const whole = (name: string, value: object): OutgoingPart => ({
  name,
  isCollection: false,
  pieces: [{ text: canonicalJson(value), json: { whole: value } }],
});

const collection = (name: string, entries: Entries): OutgoingPart => ({
  name,
  isCollection: true,
  pieces: linesOf(entries),
});

/** Parts that no schema knows, as they were read. */
const strangers = (campaign: Campaign, taken: readonly string[]): readonly OutgoingPart[] =>
  inOrder(campaign.kept ?? {})
    .filter(([part]) => !taken.includes(part) && part !== PART.manifest)
    .map(([part, value]) =>
      part.endsWith('.jsonl') && isRecord(value)
        ? collection(part, value)
        : textPart(part, canonicalJson(value)),
    );

/** All parts of a campaign but the manifest and the enclosures. Texts are made on demand. */
export function partsOf(campaign: Campaign): readonly OutgoingPart[] {
  const wholes = wholesOf(campaign);
  const collections = collectionsOf(campaign);
  return [
    ...Object.entries(wholes).flatMap(([part, value]) =>
      value === undefined ? [] : [whole(part, { ...unknownFieldsOf(campaign, part), ...value })],
    ),
    ...Object.entries(collections).flatMap(([part, entries]) =>
      entries === undefined ? [] : [collection(part, entries)],
    ),
    ...inOrder(campaign.sheets)
      .filter(([, { text }]) => survivesUtf8(text))
      .map(([party, { text }]) => textPart(sheetPart(party), text)),
    ...strangers(campaign, Object.values(PART)),
  ];
}

/** Unknown fields of the manifest, as they were read. */
export function unknownInManifest(campaign: Campaign): Readonly<Record<string, Json>> {
  return unknownFieldsOf(campaign, PART.manifest);
}

/** The texts of a part in blocks of bytes, each at least `size` long but the last. */
export function* blocksOf(texts: Iterable<string>, size: number): Generator<Uint8Array, void> {
  let held: string[] = [];
  let signs = 0;
  for (const text of texts) {
    held.push(text);
    signs += text.length;
    if (signs < size) continue;
    yield encode(held.join(''));
    held = [];
    signs = 0;
  }
  if (signs > 0) yield encode(held.join(''));
}
