import { type FieldAddress, fieldAddress, type GrossfeldNo } from '../../hex';
import {
  countedParts,
  failure,
  type LetteredSight,
  type PartySheet,
  type Result,
  type SheetCell,
  success,
} from '../../kernel';
import type { PartySnapshot, SeenBoard } from '../party-snapshot';
import { SIDE } from '../grossfeld';
import type { ViewChunk, ViewLabel } from '../knowledge';
import { canonicalJson } from '../save/canonical';
import type { FileProblem } from '../save/format';
import { parseJson } from '../save/parse-json';
import {
  knowledge,
  KNOWLEDGE_SCHEMA,
  type KnowledgeFile,
  type KnowledgeOfBoard,
  type KnowledgeOfLettered,
  type KnowledgeOfMap,
} from './knowledge';

/** A cell as its reader sees it: halves of money as money. */
const cellText = (cell: SheetCell): string | number => {
  if (cell.kind === 'name') return cell.text;
  if (cell.kind === 'word') return cell.key;
  if (cell.kind === 'number') return cell.number;
  return cell.value.value / countedParts(cell.value);
};

/** The lists of a party for its file: names and figures alone, without derivations. */
const listsOf = ({ sections }: PartySheet): NonNullable<KnowledgeFile['sheet']> => ({
  sections: sections.map(({ key, columns, rows }) => ({
    key,
    columns: [...columns],
    rows: rows.map(({ id, cells }) => ({
      id,
      cells: Object.fromEntries(
        Object.entries(cells).map(([column, cell]) => [column, cellText(cell)]),
      ),
    })),
  })),
});

const FEATURES = ['river', 'road', 'bridge', 'canal', 'unnavigable'] as const;

const chunksOf = ({ view }: PartySnapshot): readonly ViewChunk[] =>
  (Object.keys(view.chunks) as GrossfeldNo[]).sort().flatMap((no) => view.chunks[no] ?? []);

const fieldsOf = ({ view, knowledge: facts }: PartySnapshot): KnowledgeOfMap['fields'] =>
  facts.map(({ field, ...fact }) => {
    const chunk = view.chunks[field.slice(0, 3) as GrossfeldNo];
    const index = Number(field.slice(4)) - 1;
    const town = chunk?.settlements[index];
    return {
      ...fact,
      at: field,
      terrain: chunk?.terrain[index] ?? null,
      owner: chunk?.owner[index] ?? null,
      ...(town === undefined
        ? {}
        : {
            settlement: {
              type: town.type,
              name: town.name,
              owner: town.owner,
              isCapital: town.capital,
            },
          }),
    };
  });

/** Field and side, or corner, of an index of sides. */
const placeOf = (
  no: GrossfeldNo,
  index: number,
): { readonly at: FieldAddress; readonly turn: number } => ({
  at: fieldAddress(no, Math.floor(index / 6) + 1),
  turn: (index % 6) + 1,
});

const indicesOf = (...records: readonly object[]): readonly number[] =>
  [...new Set(records.flatMap((record) => Object.keys(record).map(Number)))].sort((a, b) => a - b);

const sidesOf = ({ no, sides, walls }: ViewChunk): KnowledgeOfMap['sides'] =>
  indicesOf(sides, walls).map((index) => {
    const { at, turn } = placeOf(no, index);
    const wall = walls[index];
    return {
      at,
      side: turn,
      features: FEATURES.filter((feature) => ((sides[index] ?? 0) & SIDE[feature]) !== 0),
      ...(wall === undefined ? {} : { wall }),
    };
  });

const springsOf = ({ no, springs }: ViewChunk): KnowledgeOfMap['springs'] =>
  indicesOf(springs).map((index) => {
    const { at, turn } = placeOf(no, index);
    return { at, corner: turn };
  });

const unitsOf = ({ list }: PartySnapshot): KnowledgeOfMap['units'] =>
  (list?.units ?? []).map(({ unit, type, size, leaders, place, movementPoints }) => ({
    number: unit,
    type,
    size,
    leaders,
    at: place,
    movementPoints: movementPoints.value,
  }));

const charactersOf = ({ list }: PartySnapshot): KnowledgeOfMap['characters'] =>
  (list?.characters ?? []).map(({ unit, name, status, place, seat }) => ({
    number: unit,
    name,
    status,
    at: place,
    seat: seat?.place ?? null,
  }));

const structuresOf = ({ list }: PartySnapshot): KnowledgeOfMap['structures'] =>
  (list?.structures ?? []).map(({ kind, type, name, place, side, value, done }) => ({
    kind,
    type,
    name,
    at: place,
    side,
    value,
    done,
  }));

const realmsOf = ({ parties, relations }: PartySnapshot): KnowledgeOfMap['realms'] =>
  Object.fromEntries(
    Object.entries(parties).map(([key, { name, article }]) => {
      const relation = relations[key];
      return [
        key,
        {
          name,
          ...(article === undefined ? {} : { article }),
          ...(relation === undefined ? {} : { relation }),
        },
      ];
    }),
  );

const labelOf = (label: ViewLabel): KnowledgeOfMap['labels'][number] => {
  const { kind, text, points, size, spacing, rotation, party } = label;
  return {
    kind,
    text,
    points: [...points],
    size,
    ...(spacing === undefined ? {} : { spacing }),
    ...(rotation === undefined ? {} : { rotation }),
    ...(party === undefined ? {} : { party }),
  };
};

type OnMap = Omit<KnowledgeOfMap, keyof KnowledgeOfBoard>;

const mapOf = (snapshot: PartySnapshot): OnMap => {
  const { list, report, view } = snapshot;
  const { gained, lost, discovered, explored } = report;
  const chunks = chunksOf(snapshot);
  return {
    topology: snapshot.topology,
    grossfelder: snapshot.plots.map(({ no, u, v }) => ({ no, u, v })),
    fields: fieldsOf(snapshot),
    sides: chunks.flatMap(sidesOf),
    springs: chunks.flatMap(springsOf),
    units: unitsOf(snapshot),
    characters: charactersOf(snapshot),
    structures: structuresOf(snapshot),
    treasury: list === undefined ? null : { gold: list.treasury, storage: { ...list.storage } },
    sightings: snapshot.sightings.map(({ place, ...sighting }) => ({ ...sighting, at: place })),
    labels: view.labels.map(labelOf),
    changes: {
      gained: [...gained],
      lost: [...lost],
      discovered: [...discovered],
      explored: [...explored],
    },
  };
};

const boardOf = (board: SeenBoard): KnowledgeOfBoard['board'] => ({
  regions: Object.fromEntries(
    Object.values(board.regions).map(({ key, name, tint, outlines, point, figures }) => [
      key,
      {
        name,
        tint,
        figures,
        outlines: outlines.map((outline) => [...outline]),
        at: [point.x, point.y],
        parties: board.presence.filter(({ region }) => region === key).map(({ party }) => party),
      },
    ]),
  ),
  borders: board.borders.map(([a, b]) => [a, b]),
});

const letteredOf = ({
  board,
  capitals,
  bases,
  edges,
  pieces,
  marks,
}: LetteredSight): KnowledgeOfLettered['lettered'] => ({
  rows: board.rows,
  columns: board.columns,
  layout: board.layout,
  mountains: [...board.mountains],
  blocked: [...board.blocked, ...edges.map(({ edge }) => edge)].sort(),
  capitals: capitals.map(({ party, field, isDestroyed }) => ({ party, field, isDestroyed })),
  bases: bases.map(({ field, party }) => ({ field, party })),
  pieces: pieces.map(({ field, party, name, strength }) => ({ field, party, name, strength })),
  marks: marks.map(({ kind, field, to, party }) => ({
    kind,
    field,
    party,
    ...(to === undefined ? {} : { to }),
  })),
});

const contentOf = (snapshot: PartySnapshot): KnowledgeFile => {
  const { party, sheet, others, board, lettered } = snapshot;
  const shared = {
    schema: KNOWLEDGE_SCHEMA,
    game: snapshot.system,
    realm: party,
    month: snapshot.month,
    next: snapshot.next,
    ...(sheet === undefined ? {} : { sheet: listsOf(sheet) }),
    ...(others === undefined ? {} : { others: listsOf(others) }),
    realms: realmsOf(snapshot),
    treaties: snapshot.treaties.map(({ parties, kinds, ...treaty }) => ({
      ...treaty,
      parties: [...parties],
      kinds: [...kinds],
    })),
  } as const;
  if (lettered !== undefined) return { ...shared, lettered: letteredOf(lettered.sight) };
  return board === undefined
    ? { ...shared, ...mapOf(snapshot) }
    : { ...shared, board: boardOf(board) };
};

/**
 * Knowledge of a realm as a file for its player: canonical JSON of the schema `wabenwart.knowledge/1`, made of the
 * party snapshot alone. Equal snapshots give equal bytes.
 */
export function knowledgeFile(snapshot: PartySnapshot): string {
  return `${canonicalJson(contentOf(snapshot))}\n`;
}

/** Most UTF-16 units and nesting of a knowledge file that is read. */
const LIMITS = { length: 64 * 1024 * 1024, depth: 16 };

/** Reads a knowledge file; whatever the text, a whole one or what is wrong with it. */
export function readKnowledgeFile(text: string): Result<KnowledgeFile, FileProblem> {
  if (text.length > LIMITS.length) {
    return failure({ code: 'too-large', about: { bytes: text.length } });
  }
  const json = parseJson('knowledge', text, LIMITS.depth);
  if (!json.ok) return json;
  const parsed = knowledge.safeParse(json.value);
  if (parsed.success) return success(parsed.data);
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map(String).join('.');
  return failure({
    code: 'schema',
    about: { part: 'knowledge', path, problem: issue?.message ?? '' },
  });
}
