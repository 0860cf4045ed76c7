import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../engine';
import { ExplainedFigure, RemarkLink, useWords } from '../../explain/react';
import { showRule } from '../../state/jump';
import { useSession } from '../../state/session';
import { Button, DataTable } from '../../ui';
import {
  FieldInput,
  type FieldSpec,
  type FieldValue,
  moneyWords,
  optionsOf,
  type PartProps,
  readTyped,
  type Refusal,
  refusalSentence,
} from '../register';
import { accountOf, bookEntry, ENTRY_KINDS, type EntryKind, runningAccount } from './account';

const KIND: FieldSpec = {
  id: 'entryKind',
  text: 'cast:account.kind',
  kind: 'choice',
  options: optionsOf(ENTRY_KINDS, (id) => `cast:entry.${id}`),
};
const AMOUNT: FieldSpec = { id: 'entryAmount', text: 'cast:account.amount', kind: 'money' };
const NOTE: FieldSpec = {
  id: 'entryNote',
  text: 'cast:account.note',
  kind: 'text',
  isOptional: true,
};

/** Who is held back and why, or what stands on the account. */
const Standing = ({ row, place }: Pick<PartProps<Person>, 'row' | 'place'>) => {
  const { t } = useTranslation();
  const state = accountOf(place, row.id);
  if (state === undefined) return null;
  return (
    <>
      <div className="ww-register-told">
        <span className="ww-field-label">{t('cast:person.balance')}</span>
        <ExplainedFigure
          value={moneyWords(state.balance.value, place)}
          explained={state.balance}
          title={t('cast:person.balance')}
        />
      </div>
      {state.isWithheld ? (
        <p className="ww-field-error">
          {t('cast:account.withheld', { amount: moneyWords(-state.balance.value, place) })}{' '}
          <RemarkLink remark="cast:account.withheld" onOpen={showRule} />
        </p>
      ) : null}
    </>
  );
};

const Entries = ({ row, place }: Pick<PartProps<Person>, 'row' | 'place'>) => {
  const { t } = useTranslation();
  const entries = runningAccount(row.account);
  if (entries.length === 0) return <p className="ww-small ww-quiet">{t('cast:account.none')}</p>;
  return (
    <DataTable
      scroller="ww-account-scroll"
      label={t('cast:account.list')}
      rows={entries.toReversed()}
      keyOf={(_, index) => index}
      columns={[
        {
          id: 'turn',
          label: t('cast:account.turn'),
          align: 'end',
          cell: ({ entry }) => entry.turn,
        },
        {
          id: 'what',
          label: t('cast:account.what'),
          mark: ({ entry }) => ({ title: entry.note }),
          cell: ({ entry: { kind, note } }) => (
            <>
              {t(`cast:entry.${kind}`)}
              {note === undefined ? null : <span className="ww-small ww-quiet"> {note}</span>}
            </>
          ),
        },
        {
          id: 'amount',
          label: t('cast:account.amount'),
          align: 'end',
          cell: ({ entry }) => moneyWords(entry.cents, place),
        },
        {
          id: 'balance',
          label: t('cast:account.balance'),
          align: 'end',
          cell: ({ balance }) => moneyWords(balance, place),
        },
      ]}
    />
  );
};

const isKind = (value: FieldValue): value is EntryKind =>
  ENTRY_KINDS.some((kind) => kind === value);

/** Books a deposit or a charge. */
const EntryForm = ({ row, place, readOnly }: PartProps<Person>) => {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useSession((session) => session.execute);
  const [kind, setKind] = useState<EntryKind>('deposit');
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<Refusal>();
  const book = (event: SyntheticEvent): void => {
    event.preventDefault();
    const read = readTyped(AMOUNT, amount, place);
    setWrong(read.kind === 'refused' ? read : undefined);
    if (read.kind === 'refused' || typeof read.value !== 'number') return;
    const { turn } = place.campaign.world.clock;
    void execute(bookEntry(row, turn, { kind, cents: read.value, note: note.trim() }));
    setAmount('');
    setNote('');
  };
  const rest = { place, isDisabled: readOnly };
  return (
    <form className="ww-account-form" aria-label={t('cast:account.form')} onSubmit={book}>
      <FieldInput
        spec={KIND}
        value={kind}
        onChange={(value) => {
          if (isKind(value)) setKind(value);
        }}
        {...rest}
      />
      <FieldInput
        spec={AMOUNT}
        value={amount}
        error={wrong === undefined ? undefined : refusalSentence(wrong, words)}
        onChange={(value) => {
          setWrong(undefined);
          setAmount(String(value));
        }}
        {...rest}
      />
      <FieldInput spec={NOTE} value={note} onChange={(value) => setNote(String(value))} {...rest} />
      <Button type="submit" isDisabled={readOnly}>
        {t('cast:account.book')}
      </Button>
    </form>
  );
};

/** A player's account: what stands on it and why, all entries with the running balance, a form for more (WW-1.4-10). */
export const AccountPart = (props: PartProps<Person>) => (
  <>
    <Standing {...props} />
    <Entries {...props} />
    <EntryForm {...props} />
  </>
);
