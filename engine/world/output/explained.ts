import { z } from '../../kernel/zod';

const whole = z.int();
const text = z.string();

/** Plain data of a sentence. */
export const params = z.record(z.string(), z.union([text, z.number(), z.array(text)]));

export const fraction = z
  .strictObject({ numerator: whole, denominator: z.int().min(1) })
  .meta({ description: 'A moment of the turn in moons, as an exact fraction.' });

/** What a value counts where it is not what it says: halves of the game's money, tenths of a percent. */
const unit = z.enum(['half', 'tenth']).exactOptional();

const operators = ['sum', 'difference', 'product', 'quotient', 'minimum', 'maximum'] as const;

/** An explained figure: the tree of `engine/kernel/explained.ts`. */
export const explained = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('fact'),
      value: z.number(),
      unit,
      name: text,
      about: params,
      clause: text.exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('cell'),
      value: z.number(),
      unit,
      table: text,
      row: text,
      column: text,
      clause: text,
      printed: z.number().nullable().exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('roll'),
      value: whole,
      die: z.enum(['d6', 'd100', 'lot']),
      faces: z.int().min(1).exactOptional(),
      stream: text,
      index: z.int().min(0),
      typed: z.strictObject({ computed: whole, ruling: text }).exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('operation'),
      value: z.number(),
      unit,
      operator: z.enum(operators),
      rounding: z.enum(['exact', 'down', 'up', 'halfUp']),
      get parts() {
        return z.array(explained);
      },
    }),
    z.strictObject({
      kind: z.literal('rule'),
      value: z.number(),
      unit,
      name: text,
      clause: text,
      about: params,
      get body() {
        return explained;
      },
    }),
    z.strictObject({
      kind: z.literal('override'),
      value: z.number(),
      unit,
      ruling: text,
      reason: text,
      get original() {
        return explained;
      },
    }),
  ])
  .meta({
    id: 'explained',
    description: 'A number that is its own explanation: its value follows from its parts.',
  });
