import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unit } from '../../../../engine';
import { RemarkLink } from '../../../model/explain/RemarkLink';
import { useWords } from '../../../kit/explain/react';
import { showRule } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { useRecordsView } from '../../../model/records/records-store';
import { FieldInput, refusalSentence } from '../register';
import { type Owned, recordText } from '../records/register';
import { type FieldSpec, type PartProps, type Refusal } from '../../../model/records/register';
import { readTyped } from '../../../model/records/values';
import { rekeyed } from './rekey';

const NUMBER: FieldSpec = { id: 'newNumber', text: 'units:unit.newNumber', kind: 'number' };

/** Gives a unit another number or another realm, everywhere at once. */
export function RenumberPart({ row: { row }, place, readOnly }: PartProps<Owned<Unit>>) {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useSession((session) => session.execute);
  const [isOpen, setOpen] = useState(false);
  const [party, setParty] = useState(row.party);
  const [typed, setTyped] = useState(String(row.number));
  const [wrong, setWrong] = useState<Refusal>();
  const take = (): void => {
    const read = readTyped(NUMBER, typed, place);
    const result =
      read.kind === 'refused' ? read : rekeyed(row, party, Number(read.value), place.campaign);
    if (result.kind === 'refused') {
      setWrong(result);
      return;
    }
    setOpen(false);
    if (result.id === row.id) return;
    void execute({
      name: 'units:command.renumber',
      about: { before: row.number, after: Number(typed) },
      change: result.change,
    });
    const { register, change } = useRecordsView.getState();
    change(register, { open: result.id });
  };
  if (!isOpen)
    return (
      <div>
        <Button variant="text" icon="pencil" isDisabled={readOnly} onPress={() => setOpen(true)}>
          {t('units:act.renumber')}
        </Button>
      </div>
    );
  return (
    <div role="group" className="ww-roster-form" aria-label={t('units:act.renumber')}>
      <FieldInput
        spec={{
          id: 'newParty',
          kind: 'realm',
          text: recordText(place.campaign.system, 'unit', 'field.owner'),
        }}
        value={party}
        place={place}
        isDisabled={readOnly}
        onChange={(value) => setParty(String(value))}
      />
      <FieldInput
        spec={NUMBER}
        value={typed}
        place={place}
        isDisabled={readOnly}
        autoFocus
        onChange={(value) => {
          setWrong(undefined);
          setTyped(String(value));
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
          if (key === 'Escape') setOpen(false);
          return key === 'Enter' || key === 'Escape';
        }}
      />
      {wrong === undefined ? null : (
        <p className="ww-field-error" role="alert">
          {refusalSentence(wrong, words)} <RemarkLink remark={wrong.text} onOpen={showRule} />
        </p>
      )}
      <div className="ww-register-buttons">
        <Button isDisabled={readOnly} onPress={take}>
          {t('units:act.renumberTake')}
        </Button>
        <Button variant="text" onPress={() => setOpen(false)}>
          {t('app:common.cancel')}
        </Button>
      </div>
    </div>
  );
}
