import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookEntry } from '../../../books/commands';
import { figuresOf } from '../../../explain';
import { useWords } from '../../../explain/react';
import { useSession } from '../../../state/session';
import { DataTable, NumberField, ReasonForm, Select } from '../../../ui';
import { PartFrame, type PartProps } from './PartFrame';
import { regionChoices, regionName } from './regions';

/** Why an amount cannot be booked, as a text key; null = it can. */
const faultOf = (halves: number, purse: number): string | null => {
  if (!Number.isInteger(halves) || halves === 0) return 'organisation:own.halves';
  return purse + halves < 0 ? 'organisation:own.tooLittle' : null;
};

/** Money by region; it changes only through the books. */
export const MoneyPart = (props: PartProps) => {
  const { campaign, party, isReadOnly } = props;
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const execute = useSession((session) => session.execute);
  const own = campaign.world.parties[party];
  const [region, setRegion] = useState(own?.seat ?? '');
  const [amount, setAmount] = useState(1);
  const purses = Object.entries(own?.purses ?? {}).filter(([, halves]) => halves > 0);
  const halves = amount * 2;
  const fault = faultOf(halves, own?.purses?.[region] ?? 0);
  const submit = (reason: string): void => {
    const booking = { party, amount: halves, reason, place: region };
    void execute(bookEntry(booking, own?.name ?? party));
  };
  return (
    <PartFrame {...props}>
      {() => (
        <>
          <DataTable
            isBare
            rows={purses}
            keyOf={([key]) => key}
            columns={[
              {
                id: 'region',
                label: '',
                cell: ([key]) => regionName(campaign, key),
                foot: t('organisation:own.total'),
              },
              {
                id: 'money',
                label: '',
                align: 'end',
                cell: ([, value]) => plain(value / 2),
                foot: plain((own?.treasury ?? 0) / 2),
              },
            ]}
          />
          <ReasonForm
            title={t('organisation:own.book')}
            look="columns"
            reason={{ label: t('organisation:own.reason') }}
            act={{ label: t('organisation:own.bookAct') }}
            isFaulty={fault !== null}
            isDisabled={isReadOnly}
            onSubmit={submit}
          >
            {(tried) => (
              <>
                <Select
                  label={t('organisation:own.in')}
                  value={region}
                  onChange={setRegion}
                  isDisabled={isReadOnly}
                  options={regionChoices(campaign)}
                />
                <NumberField
                  label={t('organisation:own.amount')}
                  value={amount}
                  onChange={setAmount}
                  step={0.5}
                  isDisabled={isReadOnly}
                  error={tried && fault !== null ? t(fault) : undefined}
                />
              </>
            )}
          </ReasonForm>
        </>
      )}
    </PartFrame>
  );
};
