import type { Party, Unit, Work } from '../../../world';
import type { Case } from './case';
import type { MoneyTurn } from './moneyBuild';

/** What the books of a turn should come to; what is left out does not matter. */
export interface ExpectedBooks {
  /** Gold afterwards by party. */
  readonly treasury?: Readonly<Record<string, number>>;
  /** Rows of the summary by party; rows not named are not looked at. */
  readonly summary?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Codes of all findings, with the unit if there is one. */
  readonly findings?: readonly string[];
  /** Keys of all questions. */
  readonly questions?: readonly string[];
  readonly parties?: Readonly<Record<string, Partial<Party>>>;
  /** Null = there is no such unit. */
  readonly units?: Readonly<Record<string, Partial<Unit> | null>>;
  readonly works?: Readonly<Record<string, Partial<Work>>>;
  /** Gold by place on the sheet of party `a`. */
  readonly storage?: Readonly<Record<string, number>>;
}

export type BooksCase = Case<MoneyTurn, ExpectedBooks>;
