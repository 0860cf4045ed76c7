import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Explained, voidEntry } from '../../../../engine';
import { ExplainedFigure, useWords } from '../../../kit/explain/react';
import { useMoney } from '../../../model/explain/use-game';
import { useSession } from '../../../model/state/session';
import { IconButton, ReasonForm } from '../../../kit/ui';
import { useArchivedResults } from '../balance/use-archived-results';
import { undoEntry } from '../commands';
import { causeName } from '../../../kit/explain';
import type { LedgerLine, RenderedLine } from '../model/ledger-view';
import { PlaceLink } from '../PlaceLink';
import type { BooksModel } from '../use-books-model';
import { useLedgerView } from './ledger-store';

/** The derivation of a line: of a planned one from the line, else from the results of its turn. */
const useDerivation = (line: LedgerLine, { campaign }: BooksModel): Explained | undefined => {
  const turn = line.why === undefined && line.posting !== null ? line.turn : null;
  const results = useArchivedResults(campaign, turn);
  return line.why ?? (line.posting === null ? undefined : results?.postings[line.posting]?.why);
};

/** A line of the ledger, and the books in which it stands. */
interface LedgerDetailProps {
  readonly rendered: RenderedLine;
  readonly model: BooksModel;
}

/** Reverses the entry, with a reason that stays with it. */
const VoidForm = ({ rendered, model }: LedgerDetailProps) => {
  const { t } = useTranslation();
  const { plain } = useMoney();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const problemOf = (reason: string): string | undefined => {
    const made = voidEntry(model.campaign, rendered.line.id, reason);
    if (made.ok) return undefined;
    const { code, about } = made.problem;
    return t(`ledger:problem.${code}`, { most: plain(Number(about['most'])) });
  };
  return (
    <ReasonForm
      title={t('ledger:void.title')}
      look="plain"
      className="ww-void-form"
      reason={{
        label: t('app:common.reason'),
        hint: t('ledger:void.hint'),
        missing: t('ledger:problem.no-reason'),
      }}
      act={{ label: t('ledger:void.submit'), variant: 'hand' }}
      check={problemOf}
      isDisabled={readOnly}
      onSubmit={(reason) => void execute(undoEntry(rendered.line.id, rendered.cause, reason))}
    />
  );
};

/** One line of the ledger with everything known of it, and the button to reverse it. */
export function LedgerDetail({ rendered, model }: LedgerDetailProps) {
  const { t } = useTranslation();
  const words = useWords();
  const { plain, signed, sign } = useMoney();
  const choose = useLedgerView((view) => view.choose);
  const { line, party, cause } = rendered;
  const why = useDerivation(line, model);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['party', party],
    ['turn', t('ledger:entries.turn', { turn: line.turn })],
    ['state', t(`ledger:state.${line.state}`)],
    ...(line.place === null
      ? []
      : [['place', <PlaceLink key="place" place={line.place} lattice={model.lattice} />] as const]),
    ...(line.reason === '' ? [] : [['reason', line.reason] as const]),
    ['balance', plain(line.balance)],
  ];
  return (
    <aside className="ww-ledger-detail" aria-label={t('ledger:detail.label')}>
      <header>
        <h3 className="ww-head">{causeName(line.cause, words)}</h3>
        <IconButton
          icon="close"
          label={t('ledger:detail.close')}
          onPress={() => choose({ line: null })}
        />
      </header>
      <p>{cause}</p>
      <p className="ww-ledger-amount">
        {why === undefined ? (
          signed(line.amount)
        ) : (
          <ExplainedFigure value={signed(line.amount)} explained={why} title={cause} />
        )}{' '}
        {sign}
      </p>
      {why === undefined && line.posting !== null ? (
        <p className="ww-small ww-quiet">{t('ledger:detail.noDerivation')}</p>
      ) : null}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`ledger:column.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {line.state === 'booked' ? <VoidForm rendered={rendered} model={model} /> : null}
    </aside>
  );
}
