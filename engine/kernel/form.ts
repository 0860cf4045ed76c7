import type { Title } from './setting';

/** A field of a form: typed by a player, or filled in by the GM. */
export interface FormField {
  /** Unique in the form; letters, figures, dots. */
  readonly name: string;
  readonly title: Title;
  readonly kind: 'line' | 'text' | 'number';
  /** Share of the width of its row. */
  readonly share: number;
  /** Lines of a `text`. */
  readonly lines?: number;
}

/** Rows of a form: fields beside each other, or a table with `rows` empty rows of the same fields. */
export type FormPart =
  | { readonly kind: 'fields'; readonly title: Title; readonly fields: readonly FormField[] }
  | {
      readonly kind: 'table';
      readonly title: Title;
      /** Fields are named `name.1`, `name.2` and so on. */
      readonly columns: readonly FormField[];
      readonly rows: number;
    };

/** A printed form of a game, empty or filled in. */
export interface FormDefinition {
  readonly id: string;
  readonly title: Title;
  /** Whether players send it back: then `toText` makes of its fields what `readOrders` reads. */
  readonly isReturned: boolean;
  readonly parts: readonly FormPart[];
  readonly toText?: (values: Readonly<Record<string, string>>, language: 'de' | 'en') => string;
}
