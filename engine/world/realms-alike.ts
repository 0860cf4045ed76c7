import { type FieldAddress, fieldAddress, type GrossfeldNo, KLEINFELDER } from '../hex';
import { BLANK_REGION_WORLD, newParty } from './blank';
import { newGrossfeld } from './edit-grossfeld';
import type { Grossfeld, PartyKey, Settlement, TerrainKey } from './grossfeld';
import { levelPlaces } from './new-map';
import type { World } from './world';

/** Realms by key and name. */
const REALMS = [
  ['eins', 'Erstes Reich'],
  ['zwei', 'Zweites Reich'],
  ['drei', 'Drittes Reich'],
  ['vier', 'Viertes Reich'],
] as const;

/** Of 48 Kleinfelder the first are sea, the last belong to nobody. */
const OWN = { from: 10, to: 42 } as const;

/** What lies on the land of every realm; numbers are Kleinfelder. */
export interface RealmPattern {
  readonly sea: TerrainKey;
  readonly plain: TerrainKey;
  /** Kleinfelder of other terrain. */
  readonly others: Readonly<Record<TerrainKey, readonly number[]>>;
  readonly settlements: Readonly<Record<number, Pick<Settlement, 'type' | 'built'>>>;
  readonly capital: number;
  readonly treasury: number;
}

/** A world of realms that begin alike, and where in it each has its Kleinfelder. */
export interface RealmsAlike {
  readonly world: World;
  readonly realms: readonly {
    readonly key: PartyKey;
    readonly fieldOf: (kleinfeld: number) => FieldAddress;
  }[];
}

const numberOf = (index: number): GrossfeldNo => String(index + 1).padStart(3, '0') as GrossfeldNo;

const settlementsOf = (
  { settlements, capital }: RealmPattern,
  owner: PartyKey,
  name: string,
): Grossfeld['settlements'] =>
  Object.fromEntries(
    Object.entries(settlements).map(([kleinfeld, one]) => {
      const kind = Number(kleinfeld) === capital ? 'Burg' : 'Markt';
      return [Number(kleinfeld) - 1, { ...one, name: `${kind} ${name}`, owner, harbours: [] }];
    }),
  );

/** Four realms around a cylinder, each with the same land, settlements and treasury, without units (WW-2.1-03). */
export function realmsAlike(pattern: RealmPattern): RealmsAlike {
  const fields = Array.from({ length: KLEINFELDER }, (_, at) => at + 1);
  const special = Object.entries(pattern.others);
  const terrainOf = (kleinfeld: number): TerrainKey =>
    kleinfeld < OWN.from
      ? pattern.sea
      : (special.find(([, those]) => those.includes(kleinfeld))?.[0] ?? pattern.plain);
  const lands = levelPlaces(REALMS.length, 1).map(({ u, v }, index): Grossfeld => {
    const [key = '', name = ''] = REALMS[index] ?? [];
    return {
      ...newGrossfeld(numberOf(index), u, v, pattern.plain),
      terrain: fields.map(terrainOf),
      owner: fields.map((field) => (field >= OWN.from && field <= OWN.to ? key : null)),
      settlements: settlementsOf(pattern, key, name),
    };
  });
  const realms = REALMS.map(([key], index) => ({
    key,
    fieldOf: (kleinfeld: number) => fieldAddress(numberOf(index), kleinfeld),
  }));
  const parties = REALMS.map(([key, name], index) =>
    newParty({
      key,
      name,
      kind: 'realm',
      colour: index,
      capital: fieldAddress(numberOf(index), pattern.capital),
      treasury: pattern.treasury,
    }),
  );
  const { board: _, affairs: __, ...blank } = BLANK_REGION_WORLD;
  return {
    realms,
    world: {
      ...blank,
      map: {
        topology: { kind: 'cylinder', columns: REALMS.length },
        grossfelder: Object.fromEntries(lands.map((land) => [land.no, land])),
      },
      parties: Object.fromEntries(parties.map((one) => [one.key, one])),
    },
  };
}
