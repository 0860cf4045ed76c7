import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Explained, voidEntry } from '../../../engine';
import { ExplainedFigure, useMoney, useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import { Button, IconButton, TextField } from '../../ui';
import { useArchivedResults } from '../balance/use-archived-results';
import { undoEntry } from '../commands';
import { causeName } from '../../explain';
import type { LedgerLine } from '../model/ledger-lines';
import type { SpokenLine } from '../model/ledger-view';
import { PlaceLink } from '../PlaceLink';
import type { BooksModel } from '../use-books-model';
import { useLedgerView } from './ledger-store';

/** The derivation of a line: at hand for what is planned, else among the results of its turn. */
const useDerivation = (line: LedgerLine, { campaign }: BooksModel): Explained | undefined => {
  const turn = line.why === undefined && line.posting !== null ? line.turn : null;
  const results = useArchivedResults(campaign, turn);
  return line.why ?? (line.posting === null ? undefined : results?.postings[line.posting]?.why);
};

/** A line of the ledger, and the books in which it stands. */
interface LedgerDetailProps {
  readonly spoken: SpokenLine;
  readonly model: BooksModel;
}

/** Makes the entry undone, with a reason that stays with it. */
const VoidForm = ({ spoken, model }: LedgerDetailProps) => {
  const { t } = useTranslation();
  const { plain } = useMoney();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const refused = voidEntry(model.campaign, spoken.line.id, reason);
  const { code, about } = refused.ok ? { code: null, about: {} } : refused.problem;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (code === null) void execute(undoEntry(spoken.line.id, spoken.cause, reason.trim()));
  };
  return (
    <form className="ww-void-form" onSubmit={submit} aria-label={t('ledger:void.title')}>
      <TextField
        label={t('ledger:void.reason')}
        value={reason}
        onChange={setReason}
        isDisabled={readOnly}
        error={
          tried && code !== null
            ? t(`ledger:problem.${code}`, { most: plain(Number(about['most'])) })
            : undefined
        }
        hint={t('ledger:void.hint')}
      />
      <Button variant="hand" type="submit" isDisabled={readOnly}>
        {t('ledger:void.submit')}
      </Button>
    </form>
  );
};

/** One line of the ledger with everything known of it, and the way to make it undone. */
export const LedgerDetail = ({ spoken, model }: LedgerDetailProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const { plain, signed, sign } = useMoney();
  const choose = useLedgerView((view) => view.choose);
  const { line, party, cause } = spoken;
  const why = useDerivation(line, model);
  const facts: readonly (readonly [string, React.ReactNode])[] = [
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
      {line.state === 'booked' ? <VoidForm spoken={spoken} model={model} /> : null}
    </aside>
  );
};
