import type { Explained } from './explained';
import type { Params } from './params';

/** One row of a balance sheet: what it is about, and its figures by column, every one explained. */
export interface BalanceRow {
  /** Key of the row's kind; words are made of it and of `about`. */
  readonly key: string;
  /**
   * Name of the row within its section, where several are of one kind; absent = its key. The ruling over a cell is
   * `balance/<party>/<section>/<row>/<column>`; the section of the summary is `summary`, the row of totals `total`.
   */
  readonly id?: string;
  readonly about: Params;
  readonly cells: Readonly<Record<string, Explained>>;
}

/** One list of a balance sheet with its total. */
export interface BalanceSection {
  readonly key: string;
  readonly columns: readonly string[];
  readonly rows: readonly BalanceRow[];
  /** Sums by column. */
  readonly totals: Readonly<Record<string, Explained>>;
  /** Columns whose figures the GM can overrule; absent = those of the lists that games share. */
  readonly ruled?: readonly string[];
  /** Why it has no rows, as a figure of nothing with its clause; absent = there is nothing to list. */
  readonly none?: Explained;
}

/** The books of one party for one turn. Gold is whole; negative = an expense. */
export interface BalanceSheet {
  readonly party: string;
  readonly turn: number;
  readonly sections: readonly BalanceSection[];
  /** Rows of the summary with the cell `gold`, from the old treasury to the new one. */
  readonly summary: readonly BalanceRow[];
  /** False where the figures of the summary follow from the lists alone; absent = the GM can overrule them. */
  readonly isSummaryRuled?: boolean;
  readonly before: number;
  readonly after: Explained;
  /** The new treasury by place. */
  readonly storage: Readonly<Record<string, number>>;
}
