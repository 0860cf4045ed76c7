import { type Direction, type FieldAddress, fieldAddress, KLEINFELDER } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import {
  type Grossfeld,
  type PartyKey,
  SIDE,
  WORK_PER_POINT,
  workId,
  type WorkKind,
  type World,
} from '../../../../world';
import { isGroundForMany } from '../building/crowd';
import { valueOfStructure } from '../building/value';
import type { Ground } from '../movement/ground';
import { flagOf } from '../settings';
import { ownersOfSide } from '../structure/owners';
import { isTownComplete, type Town, townOf } from '../structure/town';
import { isUnderWork, type Works, worksOf } from '../structure/works';

/** A finished settlement of a party. */
export interface OwnedTown {
  readonly field: FieldAddress;
  readonly town: Town;
  /** Of its field, 0 to 2. */
  readonly difficulty: number;
  /** Turn in which it was finished; 0 = before the campaign. */
  readonly completed: number;
  /** It is no capital, and its ground bears no more than 50,000 inhabitants (WW-4.2-11, WW-4.2-20). */
  readonly isConfined: boolean;
}

/** Kinds of structures on sides. */
export type SideKind = Exclude<WorkKind, 'settlement'>;

/** A finished structure on a side of which a party bears the upkeep, or a share of it (WW-4.3-06). */
export interface OwnedSide {
  readonly kind: SideKind;
  /** Field and side under which it is stored. */
  readonly field: FieldAddress;
  readonly side: Direction;
  /** Building value points. */
  readonly value: number;
  /** Owners who bear it together, the first one the odd gold piece. */
  readonly owners: readonly PartyKey[];
}

/** What a party owns on the map. */
export interface Estate {
  /** Number of fields by terrain key. */
  readonly fields: ReadonlyMap<string, number>;
  /** In order of position. */
  readonly towns: readonly OwnedTown[];
  readonly sides: readonly OwnedSide[];
}

/** What a party owns that owns nothing. */
export const NO_ESTATE: Estate = { fields: new Map(), towns: [], sides: [] };

interface Draft {
  readonly fields: Map<string, number>;
  readonly towns: OwnedTown[];
  readonly sides: OwnedSide[];
}

const FEATURES = ['road', 'bridge', 'canal'] as const;

/** Everything needed to survey a map. */
interface Survey {
  readonly ground: Ground;
  readonly works: Works;
  readonly settings: Settings;
  readonly capitals: ReadonlySet<string>;
  readonly draftOf: (party: PartyKey) => Draft;
}

const surveyFields = ({ draftOf }: Survey, { owner, terrain }: Grossfeld): void => {
  owner.forEach((party, index) => {
    const key = terrain[index];
    if (party === null || key === undefined) return;
    const { fields } = draftOf(party);
    fields.set(key, (fields.get(key) ?? 0) + 1);
  });
};

/** Whether what is being built costs upkeep for the part that is done (WW-12.3-15). */
const isPaidUnfinished = (settings: Settings): boolean =>
  flagOf(settings, 'build.upkeep_unfinished');

const surveyTowns = (survey: Survey, plot: number, { no, settlements }: Grossfeld): void => {
  const { ground, works, settings, capitals, draftOf } = survey;
  for (const [index, settlement] of Object.entries(settlements)) {
    if (!isTownComplete(settlement, settings) && !isPaidUnfinished(settings)) continue;
    const field = fieldAddress(no, Number(index) + 1);
    const cell = plot * KLEINFELDER + Number(index);
    draftOf(settlement.owner).towns.push({
      field,
      town: townOf(works, field, settlement),
      difficulty: ground.difficulty(cell),
      completed: works.get(workId('settlement', field, null))?.completed ?? 0,
      isConfined: !capitals.has(field) && !isGroundForMany(ground, cell),
    });
  }
};

const surveySide = (survey: Survey, kind: SideKind, cell: number, at: number, value: number) => {
  const { ground, works, settings, draftOf } = survey;
  const field = ground.lattice.addressOf(cell);
  const side = at as Direction;
  const work = works.get(workId(kind, field, side));
  const owners = ownersOfSide(ground, work ?? { kind, owners: [] }, cell, side, settings);
  const owned: OwnedSide = { kind, field, side, value, owners };
  for (const party of owners) draftOf(party).sides.push(owned);
};

/** What stands on sides; a wall that is being strengthened is kept up as strong as it was (WW-4.1-12, WW-4.3-04). */
const surveySides = (survey: Survey, plot: number, { sides, walls }: Grossfeld): void => {
  const cellOf = (index: number): number => plot * KLEINFELDER + Math.floor(index / 6);
  for (const [index, bits] of Object.entries(sides)) {
    for (const kind of FEATURES) {
      if ((bits & SIDE[kind]) === 0) continue;
      const value = valueOfStructure(kind, survey.settings)?.value ?? 0;
      surveySide(survey, kind, cellOf(Number(index)), (Number(index) % 6) + 1, value);
    }
  }
  for (const [index, value] of Object.entries(walls)) {
    if (value > 0)
      surveySide(survey, 'wall', cellOf(Number(index)), (Number(index) % 6) + 1, value);
  }
};

/** Sites on sides, if they cost upkeep: the whole points that are done beside what stands already. */
const surveySites = ({ ground, works, settings, draftOf }: Survey): void => {
  if (!isPaidUnfinished(settings)) return;
  for (const work of works.values()) {
    const { kind, field, side, owners } = work;
    if (kind === 'settlement' || side === null || !isUnderWork(work)) continue;
    const cell = ground.lattice.cellOf(field);
    const standing = kind === 'wall' && cell !== undefined ? ground.wall(cell, side) : 0;
    const value = Math.floor(work.progress / WORK_PER_POINT) - standing;
    if (value <= 0) continue;
    for (const party of owners) draftOf(party).sides.push({ kind, field, side, value, owners });
  }
};

/**
 * What every party owns: fields, finished settlements, finished structures on sides, in order of position. One
 * pass over the map for all parties.
 */
export function estatesOf(
  ground: Ground,
  chunks: readonly Grossfeld[],
  { works, parties }: Pick<World, 'works' | 'parties'>,
  settings: Settings,
): ReadonlyMap<PartyKey, Estate> {
  const drafts = new Map<PartyKey, Draft>();
  const draftOf = (party: PartyKey): Draft => {
    const draft = drafts.get(party) ?? { fields: new Map(), towns: [], sides: [] };
    drafts.set(party, draft);
    return draft;
  };
  const capitals = new Set(Object.values(parties).map(({ capital }) => capital ?? ''));
  const survey: Survey = { ground, works: worksOf(works), settings, capitals, draftOf };
  chunks.forEach((grossfeld, plot) => {
    surveyFields(survey, grossfeld);
    surveyTowns(survey, plot, grossfeld);
    surveySides(survey, plot, grossfeld);
  });
  surveySites(survey);
  return drafts;
}
