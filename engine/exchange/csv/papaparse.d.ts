/**
 * The two functions of Papa Parse that are used here. Its published types bring the globals of Node with them,
 * which this floor must not see.
 */
declare module 'papaparse' {
  export interface ParseError {
    readonly row?: number;
  }

  export function parse(
    text: string,
    options: {
      readonly delimiter: string;
      readonly preview: number;
    },
  ): {
    readonly data: readonly (readonly string[])[];
    readonly errors: readonly ParseError[];
  };

  export function unparse(
    rows: readonly (readonly string[])[],
    options: { readonly delimiter: string; readonly newline: string },
  ): string;
}
