import {
  type FieldAddress,
  type Finding,
  type Lattice,
  type Params,
  parseFieldAddress,
  type Party,
  type PartyKey,
  type Proposal,
  settlementAt,
  type Unit,
  type World,
} from '../../../../engine';

/** Something about gold that the GM wants to know before it happens. */
export interface BookWarning {
  readonly kind: 'overdraft' | 'short' | 'capacity' | 'danger' | 'siege';
  readonly party: PartyKey;
  /** Where it is to be seen on the map, `ggg/kk`; null = nowhere. */
  readonly place: string | null;
  readonly about: Params;
  /** The finding that says it; absent = words of its own. */
  readonly finding?: Finding;
}

interface Scene {
  readonly world: World;
  /** The run of the open turn; null = nothing moves. */
  readonly proposal: Proposal<World> | null;
  readonly lattice: Pick<Lattice, 'neighbourOf'>;
}

/** Findings of a run that are warnings of the books, by their codes. */
const RENDERED = { 'F-BAL-OVERDRAWN': 'short', 'F-MUSTER-CAP': 'capacity' } as const;

const isRendered = (code: string): code is keyof typeof RENDERED => Object.hasOwn(RENDERED, code);

/** The field a finding names, if it names one. */
const placeIn = ({ about, words }: Finding): string | null => {
  const { place } = about;
  if (typeof place === 'string' && parseFieldAddress(place) !== undefined) return place;
  return /\b\d{3}\/\d{2}\b/.exec(words)?.[0] ?? null;
};

/** What the run itself noticed: rows that are not paid (WW-3.2-05), goods beyond capacity (WW-5.1-21). */
const renderedWarnings = ({ proposal }: Scene): readonly BookWarning[] =>
  (proposal?.findings ?? []).flatMap((finding): readonly BookWarning[] => {
    const { code, party, about } = finding;
    return isRendered(code)
      ? [{ kind: RENDERED[code], party, place: placeIn(finding), about, finding }]
      : [];
  });

/** Treasuries below nothing: after the turn, or as they are while there is no run (WW-12.3-08). */
const overdrafts = ({ world, proposal }: Scene): readonly BookWarning[] => {
  const treasuries: readonly (readonly [PartyKey, number])[] =
    proposal === null
      ? Object.values(world.parties).map(({ key, treasury }) => [key, treasury])
      : proposal.balances.map(({ party, after }) => [party, after.value]);
  return treasuries
    .filter(([, gold]) => gold < 0)
    .map(([party, gold]) => ({
      kind: 'overdraft',
      party,
      place: world.parties[party]?.capital ?? null,
      about: { gold },
    }));
};

const FRIENDLY: readonly string[] = ['alliance', 'peace', 'passage'];

/** True if nothing a party has declared keeps its men from another's gold: no peace, no alliance, no passage. */
const isThreat = (parties: World['parties'], from: PartyKey, to: PartyKey): boolean =>
  from !== to && !FRIENDLY.includes(parties[from]?.relations[to] ?? '');

const fieldOf = ({ place }: Unit): FieldAddress | undefined =>
  place.kind === 'aboard' ? undefined : place.field;

/** Armed units by the fields in which they begin and end the turn. */
const armedByField = ({ world, proposal }: Scene): ReadonlyMap<string, ReadonlySet<PartyKey>> => {
  const fields = new Map<string, Set<PartyKey>>();
  for (const units of [world.units, proposal?.world.units ?? {}]) {
    for (const unit of Object.values(units)) {
      const field = fieldOf(unit);
      if (field === undefined || unit.character !== null || unit.size === 0) continue;
      fields.set(field, (fields.get(field) ?? new Set()).add(unit.party));
    }
  }
  return fields;
};

/** The fields a unit comes through, its last one last. */
const wayOf = (unit: Unit, { proposal }: Scene): readonly FieldAddress[] => {
  const march = proposal?.marches.find(
    ({ party, unit: number }) => party === unit.party && number === unit.number,
  );
  const stops = (march?.steps ?? [])
    .filter(({ outcome }) => outcome === 'done')
    .flatMap(({ to }) => parseFieldAddress(to) ?? []);
  const end = fieldOf(unit);
  return [...stops, ...(end === undefined || stops.at(-1) === end ? [] : [end])];
};

const SIDES = [1, 2, 3, 4, 5, 6] as const;

/** Strangers in a field or beside it, by key. */
const threatsAt = (
  field: FieldAddress,
  owner: PartyKey,
  armed: ReadonlyMap<string, ReadonlySet<PartyKey>>,
  { world, lattice }: Scene,
): readonly PartyKey[] => {
  const around = SIDES.flatMap((side) => lattice.neighbourOf(field, side) ?? []);
  const there = new Set([field, ...around].flatMap((one) => [...(armed.get(one) ?? [])]));
  return [...there].filter((party) => isThreat(world.parties, party, owner)).sort();
};

/** The first place on its way where gold carried by a unit is in danger. */
const dangerOf = (
  unit: Unit,
  armed: ReadonlyMap<string, ReadonlySet<PartyKey>>,
  scene: Scene,
): BookWarning | undefined => {
  const { world } = scene;
  const gold = unit.gold ?? 0;
  for (const field of wayOf(unit, scene)) {
    const others = threatsAt(field, unit.party, armed, scene);
    if (others.length === 0) continue;
    const isHeld = settlementAt(world.map, field)?.owner === unit.party;
    const besiegers = [...(armed.get(field) ?? [])].some((party) =>
      isThreat(world.parties, party, unit.party),
    );
    return {
      kind: isHeld && besiegers ? 'siege' : 'danger',
      party: unit.party,
      place: field,
      about: { unit: unit.number, gold, place: field, others },
    };
  }
  return undefined;
};

/** Gold aboard units that come near armed strangers, or into a settlement at which they stand (WW-5.1-41). */
const dangers = (scene: Scene): readonly BookWarning[] => {
  const units = Object.values((scene.proposal?.world ?? scene.world).units);
  const carriers = units.filter(({ gold = 0 }) => gold > 0);
  if (carriers.length === 0) return [];
  const armed = armedByField(scene);
  return carriers.flatMap((unit) => dangerOf(unit, armed, scene) ?? []);
};

const nameOf = (parties: World['parties'], key: PartyKey): string =>
  ((party: Party | undefined) => party?.name ?? key)(parties[key]);

/**
 * Warnings of the books, by the name of the realm: treasuries below nothing or not sufficient, more raised than a
 * settlement can, gold on the move into danger.
 */
export function bookWarnings(scene: Scene): readonly BookWarning[] {
  const { parties } = scene.world;
  return [...overdrafts(scene), ...renderedWarnings(scene), ...dangers(scene)].sort((a, b) =>
    nameOf(parties, a.party).localeCompare(nameOf(parties, b.party)),
  );
}
