import { useContext, useMemo } from 'react';
import { figuresOf } from '../../../explain';
import { LexiconContext, useWords } from '../../../explain/react';

/** How the table calls organisations, regions and money. */
export interface TableNames {
  readonly party: (key: string) => string;
  readonly region: (key: string) => string;
  /** Halves as money: 9 is 4,5. */
  readonly money: (halves: number) => string;
  /** The same with its sign. */
  readonly signedMoney: (halves: number) => string;
  readonly plain: (value: number) => string;
  readonly signed: (value: number) => string;
}

/** Names and figures of the table in the language of the interface. */
export const useTableNames = (): TableNames => {
  const { parties, regions = {} } = useContext(LexiconContext);
  const words = useWords();
  return useMemo(() => {
    const { plain, signed } = figuresOf(words);
    return {
      party: (key) => parties[key] ?? key,
      region: (key) => regions[key] ?? key,
      money: (halves) => plain(halves / 2),
      signedMoney: (halves) => signed(halves / 2),
      plain,
      signed,
    };
  }, [parties, regions, words]);
};
