import { KLEINFELDER } from '../hex';
import type { KnowledgeLevel, MapView, RealmView, ViewChunk, ViewLabel } from './knowledge';

type Records<Value> = Readonly<Record<number, Value>>;

/** What stands in all of some records alike. */
const alikeIn = <Value>(records: readonly Records<Value>[]): Records<Value> => {
  const [first = {}, ...others] = records;
  return Object.fromEntries(
    Object.entries(first).filter(([index, value]: [string, Value]) =>
      others.every((other) => {
        const known = other[Number(index)];
        return known !== undefined && JSON.stringify(known) === JSON.stringify(value);
      }),
    ),
  );
};

type Settlement = ViewChunk['settlements'][number];

/** A realm knows its own capital only: of a settlement of all, none is one. */
const plain = (settlements: ViewChunk['settlements']): Records<Settlement> =>
  Object.fromEntries(
    Object.entries(settlements).map(([index, one]: [string, Settlement]) => [
      index,
      { type: one.type, name: one.name, owner: one.owner, capital: false },
    ]),
  );

/** Features of sides that all know. */
const bitsIn = (sides: readonly Records<number>[]): Records<number> => {
  const [first = {}, ...others] = sides;
  return Object.fromEntries(
    Object.entries(first).flatMap(([index, bits]: [string, number]) => {
      const common = others.reduce((left, other) => left & (other[Number(index)] ?? 0), bits);
      return common === 0 ? [] : [[index, common]];
    }),
  );
};

/**
 * A Großfeld as far as all its views agree, where its readers know it too; undefined where no field is left. `readers` may
 * hold other facts of it.
 */
const commonChunk = (
  chunks: readonly ViewChunk[],
  readers: readonly (ViewChunk | undefined)[],
): ViewChunk | undefined => {
  const [first] = chunks;
  if (first === undefined) return undefined;
  const areAlike = (of: (chunk: ViewChunk) => unknown): boolean =>
    chunks.every((chunk) => of(chunk) === of(first));
  const fields = Array.from({ length: KLEINFELDER }, (_, index): KnowledgeLevel => {
    const least = Math.min(...[...chunks, ...readers].map((chunk) => chunk?.level[index] ?? 0));
    if (least === 0 || !areAlike(({ terrain }) => terrain[index])) return 0;
    return least === 2 && areAlike(({ owner }) => owner[index]) ? 2 : 1;
  });
  if (fields.every((level) => level === 0)) return undefined;
  const isKnown = (index: number): boolean => (fields[index] ?? 0) > 0;
  const known = <Value>(record: Records<Value>, perField: number): Records<Value> =>
    Object.fromEntries(
      Object.entries(record).filter(([index]) => isKnown(Math.floor(Number(index) / perField))),
    );
  const inAll = <Value>(of: (chunk: ViewChunk) => Records<Value>): readonly Records<Value>[] =>
    chunks.map(of);
  return {
    no: first.no,
    u: first.u,
    v: first.v,
    terrain: fields.map((level, index) => (level === 0 ? null : (first.terrain[index] ?? null))),
    owner: fields.map((level, index) => (level === 2 ? (first.owner[index] ?? null) : null)),
    level: fields,
    since: fields.map(() => 0),
    sides: known(bitsIn(inAll(({ sides }) => sides)), 6),
    walls: known(alikeIn(inAll(({ walls }) => walls)), 6),
    springs: known(alikeIn(inAll(({ springs }) => springs)), 6),
    settlements: known(alikeIn(inAll(({ settlements }) => plain(settlements))), 1),
  };
};

const seen = ({ id: _, ...label }: ViewLabel): string => JSON.stringify(label);

/**
 * The map as far as all of some realms know it alike, without units: what no realm learns anything from. The views must
 * use the same addresses. `readers` are views of other turns: what is shown lies on ground that each of them knows,
 * whatever stands there in their turn.
 */
export function commonView(
  views: readonly RealmView[],
  readers: readonly RealmView[] = [],
): MapView {
  const [first, ...others] = views;
  if (first === undefined)
    return {
      audience: { kind: 'realm', party: '' },
      chunks: {},
      parties: {},
      pieces: [],
      labels: [],
      turn: 0,
    };
  const chunks = Object.values(first.chunks).flatMap((chunk) => {
    const same = others.flatMap(({ chunks: theirs }) => theirs[chunk.no] ?? []);
    const common =
      same.length < others.length
        ? undefined
        : commonChunk(
            [chunk, ...same],
            readers.map((reader) => reader.chunks[chunk.no]),
          );
    return common === undefined ? [] : [[chunk.no, common] as const];
  });
  return {
    audience: { kind: 'realm', party: '' },
    chunks: Object.fromEntries(chunks),
    parties: Object.fromEntries(
      Object.entries(first.parties).filter(([key]) =>
        others.every(({ parties }) => Object.hasOwn(parties, key)),
      ),
    ),
    pieces: [],
    labels: first.labels.filter((label) =>
      [...others, ...readers].every(({ labels }) =>
        labels.some((other) => seen(other) === seen(label)),
      ),
    ),
    turn: first.turn,
  };
}
