import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decide } from '../../../../state/decide';
import { useSession } from '../../../../state/session';
import { useExecute } from '../../../../turn/execute';
import { Button, TextField } from '../../../../ui';
import { useTableNames } from '../use-table-names';

interface RebelNameProps {
  readonly ruling: string;
  readonly party: string;
}

/** The name the GM gives to those who go their own way. */
export const RebelName = ({ ruling, party }: RebelNameProps) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const names = useTableNames();
  const { readOnly, campaign } = useSession();
  const said = campaign?.rulings[ruling]?.value;
  const [name, setName] = useState(typeof said === 'string' ? said : '');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const reason = t('organisation:unrest.nameReason');
    const value = name.trim();
    const label = t('organisation:command.nameRebels', { party: names.party(party), name: value });
    if (value !== '') void execute(decide(label, { key: ruling, value, reason }));
  };
  return (
    <form className="ww-rebel-name" onSubmit={submit}>
      <TextField
        label={t('organisation:unrest.name')}
        value={name}
        onChange={setName}
        isDisabled={readOnly}
      />
      <Button type="submit" isDisabled={readOnly || name.trim() === ''}>
        {t('organisation:unrest.nameAct')}
      </Button>
    </form>
  );
};
