import { z } from '../../kernel/zod';
import { rulings } from './cards';
import { knowledge } from './knowledge';
import { balance, proposal, report } from './proposal';

/** The documents that leave the program as JSON, by name. */
export const OUTPUT_SCHEMAS = { proposal, report, balance, rulings, knowledge } as const;
export type OutputName = keyof typeof OUTPUT_SCHEMAS;

const TITLES: Readonly<Record<OutputName, string>> = {
  proposal: 'Wabenwart: what adjudication proposes',
  report: 'Wabenwart: what one party is told of a turn',
  balance: 'Wabenwart: the books of one party',
  rulings: "Wabenwart: the game master's rulings",
  knowledge: 'Wabenwart: what one realm knows of the world',
};

/** The JSON Schema of a document, draft 2020-12. */
export function outputSchema(name: OutputName): unknown {
  return {
    title: TITLES[name],
    ...z.toJSONSchema(OUTPUT_SCHEMAS[name]),
  };
}
