import { createToken, EmbeddedActionsParser, type IToken, Lexer } from 'chevrotain';
import { Blank, Close, Dash, type Mark, markOf, Open, Pipe, Slash } from './tokens';

const Digits = createToken({ name: 'Digits', pattern: /\d+/ });
const Other = createToken({
  name: 'Other',
  pattern: /[^\s\d/()|\-\u2010-\u2015\u2212\u00ad\u200b-\u200d\u2060]+/,
});
const TOKENS = [Blank, Dash, Slash, Pipe, Open, Close, Digits, Other];

/** A field as written: Großfeld digits, if given, and Kleinfeld digits. */
export interface RawField {
  readonly grossfeld: Mark | null;
  readonly kleinfeld: Mark;
}

/** One step as written; its digits are not judged yet. */
export interface RawStep {
  readonly dash: boolean;
  readonly field: RawField | null;
  /** The field beyond the side, in pair notation (WW-2.1-20). */
  readonly beyond: RawField | null;
  /** Digits in brackets: a side or a unit. */
  readonly bracket: Mark | null;
  readonly start: number;
  readonly end: number;
}

/** A movement as written; `rest` is the offset of the first token that fits nothing (WW-6.3-10). */
export interface RawMovement {
  readonly steps: readonly RawStep[];
  readonly rest: Mark | null;
}

/** Reads the syntax of movements and positions (WW-6.3-01). */
export type MovementGrammar = (text: string) => RawMovement;

/** Offset of the first token that fits nothing: of the end of the text, the last token before it. */
const misfit = (tokens: readonly IToken[], token: IToken): IToken | undefined =>
  Number.isFinite(token.startOffset) ? token : tokens.at(-1);

/**
 * The grammar of movements. The parser it keeps is scratch paper: every call starts anew and hands out
 * all it found, so that the returned function is pure to its callers. Never throws, whatever the text.
 */
export function createMovementGrammar(): MovementGrammar {
  const lexer = new Lexer(TOKENS, { positionTracking: 'onlyOffset' });
  const found: RawStep[] = [];

  // The toolkit builds grammars from a subclass; it stays within this function.
  const Grammar = class extends EmbeddedActionsParser {
    readonly field = this.RULE('field', (): RawField => {
      const first = markOf(this.CONSUME(Digits));
      const second = this.OPTION(() => {
        this.CONSUME(Slash);
        return markOf(this.CONSUME1(Digits));
      });
      return second === undefined
        ? { grossfeld: null, kleinfeld: first }
        : { grossfeld: first, kleinfeld: second };
    });

    readonly bracket = this.RULE('bracket', (): { digits: Mark; close: Mark; open: Mark } => {
      const open = markOf(this.CONSUME(Open));
      const digits = markOf(this.CONSUME(Digits));
      return { open, digits, close: markOf(this.CONSUME(Close)) };
    });

    readonly place = this.RULE('place', (): Omit<RawStep, 'dash'> => {
      const field = this.SUBRULE(this.field);
      const beyond = this.OPTION(() => {
        this.CONSUME(Pipe);
        return this.SUBRULE1(this.field);
      });
      const bracket = this.OPTION1(() => this.SUBRULE(this.bracket));
      return this.ACTION(() => ({
        field,
        beyond: beyond ?? null,
        bracket: bracket?.digits ?? null,
        start: (field.grossfeld ?? field.kleinfeld).start,
        end: (bracket?.close ?? beyond?.kleinfeld ?? field.kleinfeld).end,
      }));
    });

    readonly alone = this.RULE('alone', (): Omit<RawStep, 'dash'> => {
      const bracket = this.SUBRULE(this.bracket);
      return this.ACTION(() => ({
        field: null,
        beyond: null,
        bracket: bracket.digits,
        start: bracket.open.start,
        end: bracket.close.end,
      }));
    });

    readonly movement = this.RULE('movement', () => {
      this.MANY(() => {
        const dash = this.OPTION(() => this.CONSUME(Dash)) !== undefined;
        const step = this.OR([
          { ALT: () => this.SUBRULE(this.place) },
          { ALT: () => this.SUBRULE(this.alone) },
        ]);
        this.ACTION(() => found.push({ dash, ...step }));
      });
    });

    constructor() {
      super(TOKENS, { recoveryEnabled: false, maxLookahead: 1, skipValidations: true });
      this.performSelfAnalysis();
    }
  };
  const grammar = new Grammar();

  return (text) => {
    const { tokens } = lexer.tokenize(text);
    found.length = 0;
    grammar.input = tokens;
    grammar.movement();
    const error = grammar.errors[0];
    const rest = error === undefined ? undefined : misfit(tokens, error.token);
    return { steps: [...found], rest: rest === undefined ? null : markOf(rest) };
  };
}
