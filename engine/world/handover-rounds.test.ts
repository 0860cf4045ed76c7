import { describe, expect, it } from 'vitest';
import { systems } from '../systems/registry';
import { examples } from '../testing/examples';
import { copied, draft, merge, withSheet, workOf } from '../testing/handover';
import { diceOf } from '../testing/letters';
import { trialsOf } from '../testing/trials';
import { fail } from '../testing/world';
import type { Campaign } from './campaign';
import { LEFT_OUT } from './handover';
import { collectionsOf, type HandedPart, withCollections } from './handover-parts';
import { changeKey, returnedWork } from './handover-return';
import { canonicalJson } from './save/canonical';
import type { Unit } from './world';

const ROUNDS = trialsOf({ small: 40, middle: 60, full: 10_000 });

const PARTS = [
  'units',
  'sheets',
  'rulings',
  'people',
  'labels',
  'affairs',
  'regions',
  'borders',
] as const satisfies readonly HandedPart[];
type Part = (typeof PARTS)[number];

type Row = Readonly<Record<string, unknown>>;
type Three<Value> = readonly [base: Value, here: Value, there: Value];

const recordsIn = (campaign: Campaign, part: Part): Readonly<Record<string, Row>> =>
  (collectionsOf(campaign)[part] ?? {}) as Readonly<Record<string, Row>>;

const withRecords = (campaign: Campaign, part: Part, records: object): Campaign =>
  withCollections(campaign, { [part]: records });

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const haveBothChanged = ([base, here, there]: Three<unknown>): boolean =>
  !isSame(base, here) && !isSame(base, there) && !isSame(here, there);

/** What one side alone changed is of that side; what both did, of the one the GM wants. */
const chosenOf = <Value>([base, here, there]: Three<Value>, isMine: boolean): Value => {
  if (isSame(base, there)) return here;
  if (isSame(base, here)) return there;
  return isMine ? here : there;
};

/** The fields of a row, where all three have it; else the row is one thing. */
const fieldsOf = ([base, here, there]: Three<Row | undefined>): readonly string[] | undefined =>
  base === undefined || here === undefined || there === undefined || Array.isArray(base)
    ? undefined
    : [...new Set([...Object.keys(here), ...Object.keys(there)])];

const at = (rows: Three<Row | undefined>, field: string): Three<unknown> => [
  rows[0]?.[field],
  rows[1]?.[field],
  rows[2]?.[field],
];

/** The same by hand: field by field where all three have the row, else as a whole. */
const expectedOf = (rows: Three<Row | undefined>, isMine: boolean): unknown => {
  const fields = fieldsOf(rows);
  if (fields === undefined) return chosenOf(rows, isMine);
  return Object.fromEntries(
    fields
      .map((field): [string, unknown] => [field, chosenOf(at(rows, field), isMine)])
      .filter(([, value]) => value !== undefined),
  );
};

const isDisputed = (rows: Three<Row | undefined>): boolean =>
  fieldsOf(rows)?.some((field) => haveBothChanged(at(rows, field))) ?? haveBothChanged(rows);

/** Fields by which rows are found and stand; the others are free to change. */
const FIXED = new Set(['id', 'key', 'party', 'number', 'place', 'field', 'carrier', 'owner']);

/** One step of one of the two, naming who made it, so that nothing is equal by chance. */
type Step = (campaign: Campaign, mark: string, next: (below: number) => number) => Campaign;

/** A text or figure of a row is otherwise, the row goes, or one like it comes. */
const rowStep =
  (part: Part): Step =>
  (campaign, mark, next) => {
    const records = recordsIn(campaign, part);
    const ids = Object.keys(records);
    const id = ids[next(Math.min(ids.length, 4))];
    const row = id === undefined ? undefined : records[id];
    if (id === undefined || row === undefined) return campaign;
    const { [id]: _, ...others } = records;
    if (part === 'borders') {
      const keys = Object.keys(recordsIn(campaign, 'regions'));
      const pair = [keys[next(keys.length)], keys[next(keys.length)]].toSorted();
      const isNew = pair[0] !== pair[1] && next(2) === 0;
      return withRecords(campaign, part, isNew ? { ...records, [pair.join(' – ')]: pair } : others);
    }
    const free = Object.keys(row).filter(
      (field) => !FIXED.has(field) && ['string', 'number'].includes(typeof row[field]),
    );
    const field = free[next(free.length)];
    const kind = next(4);
    if (kind === 0) return withRecords(campaign, part, others);
    if (field === undefined) return campaign;
    const value =
      typeof row[field] === 'string' ? mark : 10_000 + 2 * next(1000) + (mark.length % 2);
    const changed = { ...row, [field]: value };
    const made = part === 'affairs' ? id.replace(/[^/]*$/, 'new') : `${id.split(':')[0] ?? ''}:800`;
    return kind === 1
      ? withRecords(campaign, part, { ...records, [made]: changed })
      : withRecords(campaign, part, { ...records, [id]: changed });
  };

const sheetStep: Step = (campaign, mark, next) => {
  const parties = Object.keys(campaign.world.parties);
  return withSheet(campaign, parties[next(Math.min(parties.length, 3))] ?? fail(), mark);
};

const rulingStep: Step = (campaign, mark, next) => {
  const key = `q${String(next(4))}`;
  return withRecords(campaign, 'rulings', {
    ...campaign.rulings,
    [key]: { key, value: mark, reason: mark },
  });
};

const worked = (campaign: Campaign, who: string, next: (below: number) => number): Campaign => {
  const rows = PARTS.filter((part) => Object.keys(recordsIn(campaign, part)).length > 0);
  const steps = [sheetStep, rulingStep, ...rows.flatMap((part) => [rowStep(part), rowStep(part)])];
  let now = campaign;
  for (let step = 0; step < 8; step += 1)
    now = (steps[next(steps.length)] ?? fail())(now, `${who} ${String(step)}`, next);
  return now;
};

const isStranded = ({ world }: Campaign, unit: unknown): boolean => {
  const place = (unit as Partial<Unit> | undefined)?.place;
  return place?.kind === 'aboard' && world.units[place.carrier] === undefined;
};

/** A border ends with its regions. */
const isLostBorder = (back: Campaign, part: Part, id: string): boolean =>
  part === 'borders' &&
  id.split(' – ').some((key) => recordsIn(back, 'regions')[key] === undefined);

const bytesOf = ({ handovers: _, ...campaign }: Campaign): string => canonicalJson(campaign);

describe.each(examples)('two who work on the same campaign (%s)', (_name, from) => {
  const records = systems[from.system]?.records ?? [];
  const [one = fail()] = Object.keys(from.world.parties);
  const tasks = [{ kind: 'letters', parties: [one] }] as const;
  const lent = copied(from, { ...draft, tasks }, [], records);

  it('are where they were if the deputy changed nothing, to the byte, whatever was left out', () => {
    for (const leftOut of [[], ['earlier', 'others', 'addresses', 'dice'], LEFT_OUT] as const) {
      const { campaign, copy } = copied(from, { ...draft, tasks }, leftOut, records);
      const now = worked(campaign, 'mine', diceOf(7).below);
      expect(workOf(now, copy).changes).toEqual([]);
      expect(bytesOf(merge(now, copy)) === bytesOf(now)).toBe(true);
    }
  });

  it(`lose no entry and none is there twice, whatever both changed (${ROUNDS.label})`, () => {
    const { campaign, copy } = lent;
    const disputes = new Set<Part>();
    for (const seed of ROUNDS.seeds()) {
      const dice = diceOf(seed);
      const next = (below: number): number => dice.below(below);
      const mine = worked(campaign, 'mine', next);
      const theirs = worked(copy, 'theirs', next);
      const work = workOf(mine, theirs);
      const isMine = new Set(work.changes.map(changeKey).filter(() => next(2) === 0));
      const back = merge(mine, theirs, [...isMine]);
      for (const part of PARTS) {
        const all = [from, mine, theirs, back].map((state) => recordsIn(state, part));
        for (const id of new Set(all.flatMap((rows) => Object.keys(rows)))) {
          const [base, here, there, now] = all.map((rows) => rows[id]);
          // Who was aboard of what is gone stands where it was.
          if (isStranded(back, here) || isStranded(back, there)) continue;
          const rows = [base, here, there] as const;
          const about = `${part}/${id} of seed ${String(seed)}`;
          const listed = work.changes.find((change) => changeKey(change) === `${part}/${id}`);
          if (isDisputed(rows)) disputes.add(part);
          expect(listed?.kind === 'both', about).toBe(isDisputed(rows));
          if (isDisputed(rows))
            expect([listed?.mine, listed?.theirs], about).toEqual([here, there]);
          if (isLostBorder(back, part, id)) continue;
          expect(now, about).toEqual(expectedOf(rows, isMine.has(`${part}/${id}`)));
        }
      }
      expect(returnedWork(back, theirs, records)).toEqual({
        ok: false,
        problem: 'returned-already',
      });
    }
    const has = (part: Part): boolean => Object.keys(recordsIn(from, part)).length > 0;
    const shared = (['units', 'affairs', 'regions'] as const).filter(has);
    expect([...disputes]).toEqual(expect.arrayContaining(['sheets', 'rulings', ...shared]));
  });
});
