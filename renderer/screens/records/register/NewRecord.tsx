import { type RefObject, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemarkLink } from '../../../model/explain/RemarkLink';
import { useWords } from '../../../kit/explain/react';
import { showRule } from '../../../model/state/jump';
import { Button } from '../../../kit/ui';
import { SuggestName } from '../../../model/genesis/SuggestName';
import { FieldInput } from './FieldInput';
import { refusalSentence } from './Objections';
import type { Draft, FieldValue, NewField, Refusal } from '../../../model/records/register';
import type { OpenRegister } from './use-register';
import { draftOf, isTyped, readTyped } from '../../../model/records/values';
import { changing } from '../../../model/state/command';

/** Values of a form as they stand in its boxes; a refusal for the first box that cannot be read. */
const valuesOf = (
  fields: readonly NewField[],
  draft: Draft,
  place: OpenRegister<never>['place'],
): { readonly values: Draft } | { readonly field: string; readonly refusal: Refusal } => {
  const values: Record<string, FieldValue> = {};
  for (const field of fields) {
    const value = draft[field.id] ?? null;
    const read = isTyped(field)
      ? readTyped(field, typeof value === 'string' ? value : '', place)
      : ({ kind: 'read', value } as const);
    if (read.kind === 'refused') return { field: field.id, refusal: read };
    values[field.id] = read.value;
  }
  return { values };
};

/** The form of a new record; it exists once it is added. */
export function NewRecord<Row>({
  open,
  sheetRef,
  onAdded,
  onLeave,
}: {
  readonly open: OpenRegister<Row>;
  readonly sheetRef: RefObject<HTMLElement | null>;
  readonly onAdded: (id: string) => void;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const words = useWords();
  const { register, place, readOnly } = open;
  const fields = register.create?.fields ?? [];
  // The first that is typed, where keys lead at once.
  const firstTyped = Math.max(0, fields.findIndex(isTyped));
  const [written, setWritten] = useState<Draft>(open.state.preset);
  const draft = draftOf(fields, written, place);
  const [wrong, setWrong] = useState<{ readonly field: string; readonly refusal: Refusal }>();
  const make = (): void => {
    const read = valuesOf(fields, draft, place);
    if ('refusal' in read) {
      setWrong(read);
      return;
    }
    const made = register.create?.make(read.values, place);
    if (made?.kind === 'refused') setWrong({ field: '', refusal: made });
    if (made?.kind !== 'change') return;
    const [first] = fields;
    const name = made.name ?? String(read.values[first?.id ?? ''] ?? '');
    open.execute(changing('records:command.create', { what: register.fresh, name }, made.change));
    onAdded(made.id);
  };
  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    make();
  };
  return (
    <section
      ref={sheetRef}
      className="ww-register-sheet"
      aria-label={t(register.fresh)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      <h2 className="ww-head">{t(register.fresh)}</h2>
      <form className="ww-register-part ww-stack ww-gap-10" onSubmit={add}>
        {fields.map((field, index) => (
          <div key={field.id}>
            <FieldInput
              spec={field}
              value={draft[field.id] ?? null}
              place={place}
              isDisabled={readOnly}
              autoFocus={index === firstTyped}
              error={wrong?.field === field.id ? refusalSentence(wrong.refusal, words) : undefined}
              onChange={(value) => {
                setWrong(undefined);
                setWritten({ ...written, [field.id]: value });
              }}
            />
            {field.suggest === undefined ? null : (
              <SuggestName
                isDisabled={readOnly}
                suggest={(tries) => field.suggest?.(place, tries) ?? ''}
                onTake={(name) => setWritten({ ...written, [field.id]: name })}
              />
            )}
          </div>
        ))}
        {wrong?.field !== '' ? null : (
          <p className="ww-field-error" role="alert">
            {refusalSentence(wrong.refusal, words)}{' '}
            <RemarkLink remark={wrong.refusal.text} onOpen={showRule} />
          </p>
        )}
        <div className="ww-register-buttons ww-row ww-align-stretch ww-wrapping ww-gap-8">
          <Button variant="filled" type="submit" shortcut="Enter" isDisabled={readOnly}>
            {t('records:act.add')}
          </Button>
          <Button variant="text" shortcut="Escape" onPress={onLeave}>
            {t('app:common.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}
