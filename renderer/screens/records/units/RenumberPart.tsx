import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type PartyKey,
  type Ruling,
  type Unit,
  UNIT_NUMBERS,
  unitId,
} from '../../../../engine';
import { RemarkLink } from '../../../model/explain/RemarkLink';
import { useWords } from '../../../kit/explain/react';
import { showRule } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { useRecordsView } from '../../../model/records/records-store';
import { FieldInput, refusalSentence } from '../register';
import { type Owned, recordText } from '../records/register';
import {
  type Change,
  changed,
  type FieldSpec,
  type PartProps,
  type Refusal,
  refused,
} from '../../../model/records/register';
import { readTyped } from '../../../model/records/values';
import type { Draft } from 'immer';
import { changing } from '../../../model/state/command';

/** A key of a ruling that names the unit in one of its parts, with the new name. */
const ruledAnew = (key: string, old: string, id: string): string =>
  key
    .split('/')
    .map((part) => (part === old ? id : part))
    .join('/');

const rekeyRulings = (draft: Draft<Campaign>, old: string, id: string): void => {
  draft.rulings = Object.fromEntries(
    Object.entries<Draft<Ruling>>(draft.rulings).map(([key, ruling]) => {
      const next = ruledAnew(key, old, id);
      return [next, { ...ruling, key: next }];
    }),
  );
};

/**
 * Gives a unit another number or another realm: its entry, what it carries and the rulings of the open turn are
 * renamed; letters stay as they were written. Refused where the number is no number of a unit or is taken.
 */
export function rekeyed(
  unit: Unit,
  party: PartyKey,
  number: number,
  { world, system }: Campaign,
): (Change & { readonly id: string }) | Refusal {
  if (!Number.isInteger(number) || number < UNIT_NUMBERS.from || number > UNIT_NUMBERS.to)
    return refused(recordText(system, 'unit', 'fault.newNumber.number'), { typed: String(number) });
  const id = unitId(party, number);
  if (id !== unit.id && Object.hasOwn(world.units, id))
    return refused(recordText(system, 'unit', 'fault.newNumber.taken'), { typed: String(number) });
  return {
    ...changed((draft) => {
      const own = draft.world.units[unit.id];
      if (own === undefined) return;
      Reflect.deleteProperty(draft.world.units, unit.id);
      Object.assign(draft.world.units, { [id]: { ...own, id, party, number } });
      for (const other of Object.values<Draft<Unit>>(draft.world.units)) {
        if (other.place.kind === 'aboard' && other.place.carrier === unit.id)
          other.place.carrier = id;
      }
      rekeyRulings(draft, unit.id, id);
    }),
    id,
  };
}

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
    void execute(
      changing(
        'units:command.renumber',
        { before: row.number, after: Number(typed) },
        result.change,
      ),
    );
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
    <div
      role="group"
      className="ww-roster-form ww-stack ww-gap-10"
      aria-label={t('units:act.renumber')}
    >
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
      <div className="ww-register-buttons ww-row ww-align-stretch ww-wrapping ww-gap-8">
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
