import type { AccountStatement } from '../../../../../engine';
import { figuresOf } from '../../../../kit/explain';
import { cleanName } from '../../../../kit/text/clean';
import type { TurnReportBlock } from '../evaluation';
import type { Speech } from '../speech';
import { columnsOf, tableBlock, textBlock } from './block';

/** So many of the last entries are listed. */
const LAST = 6;

const statement = (
  speech: Speech,
  { name, cents, lines }: AccountStatement,
  index: number,
): readonly TurnReportBlock[] => {
  const { money } = figuresOf(speech.words);
  const recent = lines.slice(-LAST);
  const source = { kind: 'books' } as const;
  const key = `account/${String(index + 1)}`;
  const balance = textBlock(
    { section: 'account', key, source, facts: [name, cents] },
    speech.say('turnReport:account.balance', { name: cleanName(name), cents: money(cents) }),
  );
  if (recent.length === 0) return [balance];
  const table = tableBlock(
    { section: 'account', key: `${key}/lines`, source, facts: recent },
    {
      kind: 'table',
      columns: columnsOf(speech, ['turn', 'entry', 'amount'], 'entry'),
      rows: recent.map((line) => ({
        cells: [
          String(line.turn),
          line.note === ''
            ? speech.words(`turnReport:account.kind.${line.kind}`)
            : cleanName(line.note),
          money(line.cents),
        ],
      })),
    },
  );
  return [balance, table];
};

/** The accounts of those who play the realm, and whether the letter waits for them (WW-1.4-10, WW-1.4-07). */
export function account(speech: Speech): readonly TurnReportBlock[] {
  const { accounts, isWithheld } = speech.snapshot;
  const withheld = textBlock(
    { section: 'account', key: 'account/withheld', source: { kind: 'books' }, facts: [] },
    speech.say('turnReport:account.withheld'),
  );
  return [
    ...accounts.flatMap((one, index) => statement(speech, one, index)),
    ...(isWithheld ? [withheld] : []),
  ];
}
