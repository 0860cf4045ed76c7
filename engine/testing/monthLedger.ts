import type { BalanceRow, Proposal } from '../kernel';
import { type Unit, unitId, type World } from '../world';

/** Heads and ships by party and type, `val K`. */
export type Heads = ReadonlyMap<string, number>;

const keyOf = ({ party, type }: Pick<Unit, 'party' | 'type'>): string => `${party} ${type}`;

const added = (heads: Map<string, number>, key: string, count: number): void => {
  heads.set(key, (heads.get(key) ?? 0) + count);
};

/** All heads and ships of a world. */
export function headsOf(world: World): Heads {
  const heads = new Map<string, number>();
  for (const unit of Object.values(world.units)) added(heads, keyOf(unit), unit.size);
  return heads;
}

const musterRows = ({ balances }: Proposal<World>): readonly (BalanceRow & { party: string })[] =>
  balances.flatMap(({ party, sections }) =>
    sections
      .filter(({ key }) => key === 'muster')
      .flatMap(({ rows }) => rows.map((row) => ({ ...row, party }))),
  );

/** Kinds of events by which heads are lost, and the name of their number. */
const LOSSES = {
  terrainLoss: 'lost',
  cargoLoss: 'lost',
  starvation: 'lost',
  thawLoss: 'lost',
  desertion: 'count',
  dissolution: 'count',
  removal: 'size',
  disband: 'size',
} as const;

const typeOf = (before: World, proposal: Proposal<World>, id: string): string =>
  (proposal.world.units[id] ?? before.units[id])?.type ??
  proposal.marches.find((march) => unitId(march.party, march.unit) === id)?.unitType ??
  '?';

/** Heads gained and lost in a turn by the reports of the proposal: raising, disbanding, fights, losses. */
export function headsReported(before: World, proposal: Proposal<World>): Heads {
  const heads = new Map<string, number>();
  for (const { key, party, about, cells } of musterRows(proposal)) {
    const type = String(about['type']);
    if (type !== 'HF' && key !== 'disbanded') {
      added(heads, `${party} ${type}`, cells['count']?.value ?? 0);
    }
  }
  for (const fight of proposal.fights) {
    for (const { party, unitType, before: was, left } of fight.sides.flatMap(
      ({ units }) => units,
    )) {
      added(heads, `${party} ${unitType}`, left - was);
    }
  }
  for (const { kind, about } of proposal.events) {
    const name = kind in LOSSES ? LOSSES[kind as keyof typeof LOSSES] : undefined;
    const id = String(about['unit'] ?? '');
    if (name === undefined) continue;
    const party = id.slice(0, id.lastIndexOf(':'));
    added(heads, `${party} ${typeOf(before, proposal, id)}`, -Number(about[name] ?? 0));
  }
  return heads;
}

/** Disbanded units of which the books give another size than the turn, `val 102-disbanded` (WW-5.1-36). */
export function refundsWrong(proposal: Proposal<World>): readonly string[] {
  return musterRows(proposal)
    .filter(({ key }) => key === 'disbanded')
    .filter(
      ({ party, about, cells }) =>
        !proposal.events.some(
          (event) =>
            ['disband', 'loneLeader'].includes(event.kind) &&
            event.about['unit'] === unitId(party, Number(about['unit'])) &&
            Number(event.about['size'] ?? 0) === -(cells['count']?.value ?? 0),
        ),
    )
    .map(({ party, id }) => `${party} ${id ?? ''}`);
}

/** Differences between the heads before, those reported and those after: none, if all is well. */
export function headsMissing(before: World, proposal: Proposal<World>): readonly string[] {
  const [was, told, is] = [
    headsOf(before),
    headsReported(before, proposal),
    headsOf(proposal.world),
  ];
  const keys = new Set([...was.keys(), ...told.keys(), ...is.keys()]);
  return [...keys].sort().flatMap((key) => {
    const expected = (was.get(key) ?? 0) + (told.get(key) ?? 0);
    const actual = is.get(key) ?? 0;
    return expected === actual
      ? []
      : [`${key}: ${String(expected)} expected, ${String(actual)} there`];
  });
}

/** Kinds of events after which the unit named is no more. */
const ENDS = new Set([
  'removal',
  'merge',
  'disband',
  'dissolution',
  'loneLeader',
  'transfer',
  'thawLoss',
  'fate',
  'starvation',
  'terrainLoss',
  'cargoLoss',
  'desertion',
]);

/** Units that vanished or appeared without an event. */
export function unitsUnaccounted(before: World, proposal: Proposal<World>): readonly string[] {
  const { events, world } = proposal;
  const ended = new Set(
    events.filter(({ kind }) => ENDS.has(kind)).map(({ about }) => about['unit']),
  );
  const born = new Set<unknown>([
    ...events.filter(({ kind }) => kind === 'split').map(({ about }) => about['into']),
    ...events
      .filter(({ kind }) => kind === 'loneLeader')
      .flatMap(({ parties: [party = ''], about }) => {
        const { characters } = about;
        return Array.isArray(characters) ? characters.map((no) => `${party}:${String(no)}`) : [];
      }),
    ...musterRows(proposal).map(({ party, about }) => unitId(party, Number(about['unit']))),
  ]);
  return [
    ...Object.keys(before.units)
      .filter((id) => world.units[id] === undefined && !ended.has(id) && !born.has(id))
      .map((id) => `${id} vanished`),
    ...Object.keys(world.units)
      .filter((id) => before.units[id] === undefined && !born.has(id))
      .map((id) => `${id} appeared`),
  ];
}

/** Faults of the treasuries: changes without postings, fractions of gold, sheets that differ (law 5). */
export function booksWrong(
  before: World,
  { world, postings, balances }: Proposal<World>,
): readonly string[] {
  return Object.values(world.parties).flatMap(({ key, treasury, storage = {} }) => {
    const booked = postings
      .filter(({ party }) => party === key)
      .reduce((sum, { amount }) => sum + amount, 0);
    const sheet = balances.find(({ party }) => party === key);
    const stored = Object.values(sheet?.storage ?? {}).reduce((sum, gold) => sum + gold, 0);
    const listed = Object.values(storage).reduce((sum, gold) => sum + gold, 0);
    const checks: readonly (readonly [string, boolean])[] = [
      ['postings', (before.parties[key]?.treasury ?? 0) + booked === treasury],
      ['sheet', sheet?.after.value === treasury],
      ['storage of the sheet', stored === treasury],
      ['storage', listed <= treasury && Object.values(storage).every((gold) => gold >= 0)],
      ['whole gold', Number.isInteger(treasury) && treasury >= 0],
      [
        'whole postings',
        postings.every(({ amount, why }) => Number.isInteger(amount) && why.value === amount),
      ],
    ];
    return checks.filter(([, isRight]) => !isRight).map(([name]) => `${key}: ${name}`);
  });
}
