import type { ClauseId, Rulings, Settings, TurnInput } from '../../../kernel';
import type { Party, SIDE, Unit, Work, World } from '../../../world';

/** A numbered example of the rules in the chosen reading. */
export interface Case<Given, Expect> {
  readonly id: string;
  readonly clauses: readonly ClauseId[];
  readonly title: string;
  readonly given: Given;
  readonly expect: Expect;
}

/** Content of a field of a case's map beside its terrain. */
export interface CaseField {
  readonly terrain?: string;
  readonly owner?: string;
  readonly difficulty?: number;
  readonly lowView?: true;
  /** Of ice: the terrain that froze. */
  readonly base?: string;
  readonly settlement?: {
    readonly type: string;
    readonly owner: string;
    readonly harbours?: readonly number[];
    /** Building value points done; a town's unless stated. */
    readonly built?: number;
  };
}

/** A unit of a case; `place` as in orders: `210/19`, `210/02(3)`, or `(302)`. */
export interface CaseUnit {
  readonly party: string;
  readonly number: number;
  readonly type: string;
  readonly size: number;
  readonly place: string;
  readonly order?: string;
  readonly scout?: boolean;
  readonly character?: string;
  /** Further attributes of the unit. */
  readonly also?: Partial<Unit>;
}

/** A small world and the orders given in it. */
export interface CaseWorld {
  /** Großfelder of one terrain each, by number, with their place in the lattice. */
  readonly map: readonly {
    readonly no: string;
    readonly u: number;
    readonly v: number;
    readonly terrain: string;
  }[];
  /** By address. */
  readonly fields?: Readonly<Record<string, CaseField>>;
  /** Features by side, `ggg/kk(s)`: any features of `SIDE`. */
  readonly sides?: Readonly<Record<string, readonly (keyof typeof SIDE)[]>>;
  /** Building value by side, seen from the field behind the wall. */
  readonly walls?: Readonly<Record<string, number>>;
  readonly units: readonly CaseUnit[];
  /** Declared relations, `a>b`. */
  readonly relations?: Readonly<Record<string, 'alliance' | 'peace' | 'enemy'>>;
  /** Parties that know the whole map; others know what they see. */
  readonly informed?: readonly string[];
  readonly moons?: number;
  /** Turn of the campaign and moon of the calendar; 5 and 3 unless stated. */
  readonly turn?: number;
  readonly moon?: number;
  /** Further attributes of parties. */
  readonly parties?: Readonly<Record<string, Partial<Party>>>;
  readonly works?: readonly Work[];
  /** Further changes to the finished world, in the order of the lines. */
  readonly more?: readonly ((world: World) => World)[];
  /** Mail of the turn beside the orders. */
  readonly sent?: Pick<TurnInput<World>, 'mail' | 'letters' | 'deadline'>;
}

/** A turn to run: rows `number | movement | order | remark` by party. */
export interface CaseTurn extends CaseWorld {
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly settings?: Settings;
  readonly rulings?: Rulings;
}
