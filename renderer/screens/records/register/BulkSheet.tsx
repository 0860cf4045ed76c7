import { type RefObject, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../../kit/explain/react';
import { Button, Select } from '../../../kit/ui';
import { bulkEdit, type BulkEdit } from './edit';
import { FieldInput } from './FieldInput';
import { refusalSentence } from './Objections';
import type { Column, FieldValue } from '../../../model/records/register';
import type { OpenRegister } from './use-register';
import { isTyped, readTyped } from '../../../model/records/values';

/** Most names of records that are listed; of more only the number is given. */
const MOST_NAMES = 6;

const Kept = ({ refusals }: Pick<BulkEdit, 'refusals'>) => {
  const { t } = useTranslation();
  const words = useWords();
  if (refusals.length === 0) return null;
  return (
    <div className="ww-small" role="status">
      <p>{t('records:bulk.kept', { count: refusals.length })}</p>
      <ul className="ww-register-kept">
        {refusals.slice(0, MOST_NAMES).map(({ id, name, why }) => (
          <li key={id}>
            <b>{name}</b> {refusalSentence(why, words)}
          </li>
        ))}
      </ul>
    </div>
  );
};

const emptyOf = <Row,>(column: Column<Row>): FieldValue =>
  column.kind === 'flag'
    ? false
    : column.kind === 'choices' || column.kind === 'realms'
      ? []
      : isTyped(column)
        ? ''
        : null;

/** Writes one value into one field of every ticked record, as one step of undo. */
export function BulkSheet<Row>({
  open,
  rows,
  sheetRef,
  onLeave,
}: {
  readonly open: OpenRegister<Row>;
  readonly rows: readonly Row[];
  readonly sheetRef: RefObject<HTMLElement | null>;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const words = useWords();
  const { register, place, readOnly } = open;
  const columns = register.columns.filter(
    ({ edit, isBulk, options, optionsFor }) =>
      edit !== undefined && isBulk !== false && (optionsFor === undefined || options !== undefined),
  );
  const [id, setId] = useState(columns[0]?.id ?? '');
  const column = columns.find((one) => one.id === id);
  const [value, setValue] = useState<FieldValue>(() =>
    column === undefined ? null : emptyOf(column),
  );
  if (column === undefined) return null;
  const read = isTyped(column)
    ? readTyped(column, typeof value === 'string' ? value : '', place)
    : ({ kind: 'read', value } as const);
  const isRequired = read.kind === 'read' && read.value === null && column.isOptional !== true;
  const result =
    read.kind === 'refused' || isRequired
      ? undefined
      : bulkEdit(register, column, rows, read.value, place);
  const isTouched = value !== '' && value !== null;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (result?.command !== undefined) {
      open.execute(result.command);
      if (result.refusals.length === 0) onLeave();
    }
  };
  return (
    <section
      ref={sheetRef}
      className="ww-register-sheet"
      aria-label={t('records:bulk.title', { count: rows.length })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      <h2 className="ww-head">{t('records:bulk.title', { count: rows.length })}</h2>
      <form className="ww-register-part ww-stack ww-gap-10" onSubmit={submit}>
        <Select
          label={t('records:bulk.field')}
          options={columns.map((one) => ({ id: one.id, label: t(one.text) }))}
          value={id}
          onChange={(next) => {
            const chosen = columns.find((one) => one.id === next);
            setId(next);
            if (chosen !== undefined) setValue(emptyOf(chosen));
          }}
        />
        <FieldInput
          key={id}
          spec={column}
          value={value}
          place={place}
          isDisabled={readOnly}
          error={read.kind === 'refused' && isTouched ? refusalSentence(read, words) : undefined}
          onChange={setValue}
        />
        {result === undefined ? null : <Kept refusals={result.refusals} />}
        <div className="ww-register-buttons ww-row ww-align-stretch ww-wrapping ww-gap-8">
          <Button
            variant="filled"
            type="submit"
            isDisabled={readOnly || result?.command === undefined}
          >
            {t('records:bulk.take', { count: result?.changed ?? 0 })}
          </Button>
          <Button variant="text" shortcut="Escape" onPress={onLeave}>
            {t('app:common.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}
