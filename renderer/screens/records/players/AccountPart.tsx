import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../engine';
import { ExplainedFigure, useWords } from '../../../kit/explain/react';
import { RemarkLink } from '../../../model/explain/RemarkLink';
import { showRule } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { DataTable, FieldForm } from '../../../kit/ui';
import { type FieldSpec, type PartProps } from '../../../model/records/register';
import { moneyWords, readTyped } from '../../../model/records/values';
import { refusalSentence } from '../register';
import { accountOf, bookEntry, ENTRY_KINDS, runningAccount } from './account';

const AMOUNT: FieldSpec = { id: 'entryAmount', text: 'records:account.amount', kind: 'money' };

/** Who is held back and why, or the balance of the account. */
const Standing = ({ row, place }: Pick<PartProps<Person>, 'row' | 'place'>) => {
  const { t } = useTranslation();
  const state = accountOf(place, row.id);
  if (state === undefined) return null;
  return (
    <>
      <div className="ww-register-told ww-grid ww-align-baseline">
        <span className="ww-field-label">{t('records:person.balance')}</span>
        <ExplainedFigure
          value={moneyWords(state.balance.value, place)}
          explained={state.balance}
          title={t('records:person.balance')}
        />
      </div>
      {state.isWithheld ? (
        <p className="ww-field-error">
          {t('records:account.withheld', { amount: moneyWords(-state.balance.value, place) })}{' '}
          <RemarkLink remark="records:account.withheld" onOpen={showRule} />
        </p>
      ) : null}
    </>
  );
};

const Entries = ({ row, place }: Pick<PartProps<Person>, 'row' | 'place'>) => {
  const { t } = useTranslation();
  const entries = runningAccount(row.account);
  if (entries.length === 0) return <p className="ww-small ww-quiet">{t('records:account.none')}</p>;
  return (
    <DataTable
      scroller="ww-account-scroll"
      label={t('records:account.list')}
      rows={entries.toReversed()}
      keyOf={(_, index) => index}
      columns={[
        {
          id: 'turn',
          label: t('noun:Turn'),
          align: 'end',
          cell: ({ entry }) => entry.turn,
        },
        {
          id: 'what',
          label: t('app:common.what'),
          mark: ({ entry }) => ({ title: entry.note }),
          cell: ({ entry: { kind, note } }) => (
            <>
              {t(`records:entry.${kind}`)}
              {note === undefined ? null : <span className="ww-small ww-quiet"> {note}</span>}
            </>
          ),
        },
        {
          id: 'amount',
          label: t('records:account.amount'),
          align: 'end',
          cell: ({ entry }) => moneyWords(entry.cents, place),
        },
        {
          id: 'balance',
          label: t('records:account.balance'),
          align: 'end',
          cell: ({ balance }) => moneyWords(balance, place),
        },
      ]}
    />
  );
};

/** Books a deposit or a charge. */
const EntryForm = ({ row, place, readOnly }: PartProps<Person>) => {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useSession((session) => session.execute);
  return (
    <FieldForm
      look="columns"
      title={t('records:account.form')}
      fields={{
        kind: {
          kind: 'choice',
          label: t('app:common.kind'),
          options: ENTRY_KINDS.map((id) => ({ id, label: t(`records:entry.${id}`) })),
        },
        amount: { kind: 'text', label: t('records:account.amount') },
        note: { kind: 'text', label: t('records:account.note') },
      }}
      act={{ label: t('app:common.book') }}
      isDisabled={readOnly}
      onSubmit={({ kind: chosen, amount, note }) => {
        const read = readTyped(AMOUNT, amount, place);
        if (read.kind === 'refused')
          return { field: 'amount', sentence: refusalSentence(read, words) };
        const kind = ENTRY_KINDS.find((id) => id === chosen) ?? 'deposit';
        const { turn } = place.campaign.world.clock;
        if (typeof read.value === 'number')
          void execute(bookEntry(row, turn, { kind, cents: read.value, note }));
        return undefined;
      }}
    />
  );
};

/** A player's account: its balance with its entries, all entries with the running balance, a form for more (WW-1.4-10). */
export function AccountPart(props: PartProps<Person>) {
  return (
    <>
      <Standing {...props} />
      <Entries {...props} />
      <EntryForm {...props} />
    </>
  );
}
