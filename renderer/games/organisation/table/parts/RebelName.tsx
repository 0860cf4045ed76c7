import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../state/session';
import { useExecute } from '../../../../turn/execute';
import { Button, TextField } from '../../../../ui';
import { nameRebels } from '../commands';

interface RebelNameProps {
  readonly ruling: string;
  readonly party: string;
}

/** The name the GM gives to those who go their own way. */
export const RebelName = ({ ruling, party }: RebelNameProps) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const { readOnly, campaign } = useSession();
  const said = campaign?.rulings[ruling]?.value;
  const [name, setName] = useState(typeof said === 'string' ? said : '');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const reason = t('organisation:unrest.nameReason');
    if (name.trim() !== '') void execute(nameRebels(ruling, party, name.trim(), reason));
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
