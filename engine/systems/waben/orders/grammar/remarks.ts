import { EmbeddedActionsParser, type IToken, Lexer } from 'chevrotain';
import type { RawGoods, RawPosition, RawRemark } from './rawRemark';
import * as words from './remarkTokens';
import { Close, markOf, Open, Pipe, Slash } from './tokens';

/** Reads the form of one remark; undefined if none fits from beginning to end (WW-6.3-10, -20). */
export type RemarkGrammar = (text: string) => RawRemark | undefined;

const between = (first: IToken, last: IToken): RawPosition => ({
  start: first.startOffset,
  end: last.startOffset + last.image.length,
});

/** The toolkit builds grammars from a subclass; nothing outside this file sees it. */
const createParser = () =>
  new (class extends EmbeddedActionsParser {
    readonly field = this.RULE('field', (): RawPosition => {
      const first = this.CONSUME(words.Count);
      this.CONSUME(Slash);
      const last = this.CONSUME1(words.Count);
      return this.ACTION(() => between(first, last));
    });

    readonly bracket = this.RULE('bracket', (): RawPosition => {
      const open = this.CONSUME(Open);
      this.CONSUME(words.Count);
      const close = this.CONSUME(Close);
      return this.ACTION(() => between(open, close));
    });

    readonly beyond = this.RULE('beyond', (): RawPosition => {
      const pipe = this.CONSUME(Pipe);
      const first = this.CONSUME(words.Count);
      const second = this.OPTION(() => {
        this.CONSUME(Slash);
        return this.CONSUME1(words.Count);
      });
      return this.ACTION(() => between(pipe, second ?? first));
    });

    readonly position = this.RULE('position', (): RawPosition =>
      this.OR([
        {
          ALT: () => {
            const field = this.SUBRULE(this.field);
            const more = this.OPTION(() =>
              this.OR1([
                { ALT: () => this.SUBRULE(this.bracket) },
                { ALT: () => this.SUBRULE(this.beyond) },
              ]),
            );
            return this.ACTION(() => ({ start: field.start, end: (more ?? field).end }));
          },
        },
        { ALT: () => this.SUBRULE1(this.bracket) },
      ]),
    );

    readonly goods = this.RULE('goods', (): RawGoods => {
      const count = markOf(this.CONSUME(words.Count));
      const type = markOf(this.CONSUME(words.UnitType));
      const leaders = this.OPTION(() => {
        this.CONSUME(words.Plus);
        const figure = markOf(this.CONSUME1(words.Count));
        this.CONSUME(words.Leader);
        return figure;
      });
      return { count, type, leaders: leaders ?? null };
    });

    readonly inField = this.RULE('inField', (): RawPosition => {
      this.CONSUME(words.In);
      return this.SUBRULE(this.position);
    });

    readonly changes = this.RULE('changes', (): RawRemark =>
      this.OR<RawRemark>([
        {
          ALT: () => {
            this.CONSUME(words.New);
            return { kind: 'new', goods: this.OPTION(() => this.SUBRULE(this.goods)) ?? null };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Disband);
            const place = this.OPTION1(() => this.SUBRULE(this.inField));
            return { kind: 'disband', place: place ?? null };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Split);
            const goods = this.SUBRULE1(this.goods);
            this.CONSUME(words.To);
            return { kind: 'split', goods, unit: markOf(this.CONSUME(words.Count)) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Merge);
            this.CONSUME(words.With);
            return { kind: 'merge', unit: markOf(this.CONSUME1(words.Count)) };
          },
        },
      ]),
    );

    readonly transport = this.RULE('transport', (): RawRemark =>
      this.OR<RawRemark>([
        {
          ALT: () => {
            this.CONSUME(words.Embark);
            this.CONSUME(words.To);
            return { kind: 'load', unit: markOf(this.CONSUME(words.Count)) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Disembark);
            const place = this.OPTION(() => this.SUBRULE(this.inField));
            return { kind: 'unload', place: place ?? null };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Wait);
            this.CONSUME(words.On);
            return { kind: 'wait', unit: markOf(this.CONSUME1(words.Count)) };
          },
        },
        {
          ALT: () => {
            const load = this.OR1([
              { ALT: () => this.CONSUME(words.LoadGold) },
              { ALT: () => this.CONSUME(words.UnloadGold) },
            ]);
            const gold = markOf(this.CONSUME2(words.Count));
            this.CONSUME(words.Gold);
            return {
              kind: 'cargo',
              action: load.tokenType === words.LoadGold ? 'load' : 'unload',
              gold,
            };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Free);
            this.CONSUME(words.For);
            return { kind: 'release', party: markOf(this.CONSUME(words.Party)) };
          },
        },
      ]),
    );

    readonly fighting = this.RULE('fighting', (): RawRemark =>
      this.OR<RawRemark>([
        {
          ALT: () => {
            const place = this.SUBRULE(this.position);
            this.CONSUME(words.Assault);
            return { kind: 'assault', place };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Storm);
            const place = this.OPTION(() => this.SUBRULE1(this.position));
            return { kind: 'storm', place: place ?? null };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Spare);
            return { kind: 'spare', party: markOf(this.CONSUME(words.Party)) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(words.Lead);
            return {
              kind: 'lead',
              unit: this.OPTION1(() => markOf(this.CONSUME(words.Count))) ?? null,
            };
          },
        },
      ]),
    );

    readonly building = this.RULE('building', (): RawRemark => {
      this.CONSUME(words.Build);
      const structure = markOf(this.CONSUME(words.Kind));
      const value = this.OPTION(() => {
        this.CONSUME(words.Value);
        return markOf(this.CONSUME(words.Count));
      });
      const place = this.OPTION1(() => this.SUBRULE(this.inField));
      const name = this.OPTION2(() => markOf(this.CONSUME(words.Name)));
      return {
        kind: 'build',
        structure,
        value: value ?? null,
        place: place ?? null,
        name: name ?? null,
      };
    });

    readonly notes = this.RULE('notes', (): RawRemark =>
      this.OR<RawRemark>([
        { ALT: () => (this.CONSUME(words.Idle), { kind: 'idle' }) },
        { ALT: () => (this.CONSUME(words.See), this.CONSUME(words.ActionPart), { kind: 'see' }) },
        { ALT: () => (this.CONSUME(words.Scout), { kind: 'scout' }) },
        { ALT: () => (this.CONSUME(words.Inside), { kind: 'station', inside: true }) },
        { ALT: () => (this.CONSUME(words.Outside), { kind: 'station', inside: false }) },
      ]),
    );

    readonly remark = this.RULE('remark', (): RawRemark =>
      this.OR<RawRemark>([
        { ALT: () => this.SUBRULE(this.changes) },
        { ALT: () => this.SUBRULE(this.transport) },
        { ALT: () => this.SUBRULE(this.fighting) },
        { ALT: () => this.SUBRULE(this.building) },
        { ALT: () => this.SUBRULE(this.notes) },
      ]),
    );

    constructor() {
      super(words.MODES.remark.concat(words.MODES.party), {
        recoveryEnabled: false,
        maxLookahead: 1,
        skipValidations: true,
      });
      this.performSelfAnalysis();
    }
  })();

/** The grammar of remarks. As with movements the parser within is scratch paper. Never throws. */
export function createRemarkGrammar(): RemarkGrammar {
  const lexer = new Lexer(
    { modes: words.MODES, defaultMode: 'remark' },
    { positionTracking: 'onlyOffset' },
  );
  const parser = createParser();
  return (text) => {
    const { tokens, errors } = lexer.tokenize(text);
    if (errors.length > 0) return undefined;
    parser.input = tokens;
    const remark: RawRemark | undefined = parser.remark();
    return parser.errors.length === 0 ? remark : undefined;
  };
}
