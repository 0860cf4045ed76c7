import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedFigure } from '../../../kit/explain/react';
import { useVeil } from '../../../model/state/veil';
import { Button } from '../../../kit/ui';
import { FieldEditor } from './FieldEditor';
import { Objections } from './Objections';
import type { Column, SheetPart, ShownObjection } from '../../../model/records/register';
import type { OpenRegister } from './use-register';
import { cellWords } from '../../../model/records/values';

interface PartProps<Row> {
  readonly open: OpenRegister<Row>;
  readonly row: Row;
  readonly objections: readonly ShownObjection[];
}

/** A read-only field: derived by the engine or fixed for ever. */
const ReadOnlyField = <Row,>({
  open,
  column,
  row,
  standing,
}: {
  readonly open: OpenRegister<Row>;
  readonly column: Column<Row>;
  readonly row: Row;
  readonly standing: readonly ShownObjection[];
}) => {
  const { t } = useTranslation();
  const { place } = open;
  const explained = column.explained?.(row, place);
  const words = cellWords(column, row, place);
  return (
    <div className="ww-register-told ww-grid ww-align-baseline" data-field={column.id}>
      <span className="ww-field-label">{t(column.text)}</span>
      {explained === undefined ? (
        <span>{words === '' ? '–' : words}</span>
      ) : (
        <ExplainedFigure value={words} explained={explained} title={t(column.text)} />
      )}
      <Objections objections={standing} />
    </div>
  );
};

const Field = <Row,>({ open, row, objections, id }: PartProps<Row> & { readonly id: string }) => {
  const { t } = useTranslation();
  const isLifted = useVeil((veil) => veil.isLifted);
  const column = open.register.columns.find((one) => one.id === id);
  if (column === undefined || column.isAbsent?.(row, open.place) === true) return null;
  if (column.isSecret === true && !isLifted)
    return (
      <div className="ww-register-told ww-grid ww-align-baseline" data-field={id}>
        <span className="ww-field-label">{t(column.text)}</span>
        <span role="img" aria-label={t('records:secrets.isVeiled')}>
          •••
        </span>
      </div>
    );
  const standing = objections.filter(({ field }) => field === id);
  const Editor = column.edit === undefined ? ReadOnlyField : FieldEditor;
  return <Editor open={open} column={column} row={row} standing={standing} />;
};

const Part = <Row,>({ part, ...props }: PartProps<Row> & { readonly part: SheetPart<Row> }) => {
  const { t } = useTranslation();
  const heading = useId();
  const { open, row, objections } = props;
  const body = (
    <>
      {part.fields.map((id) => (
        <Field key={id} id={id} {...props} />
      ))}
      {part.Part === undefined ? null : (
        <part.Part row={row} place={open.place} objections={objections} readOnly={open.readOnly} />
      )}
    </>
  );
  if (part.text === undefined)
    return <div className="ww-register-part ww-stack ww-gap-10">{body}</div>;
  return (
    <section className="ww-register-part ww-stack ww-gap-10" aria-labelledby={heading}>
      <h3 id={heading} className="ww-head">
        {t(part.text)}
      </h3>
      {body}
    </section>
  );
};

/** The sheet of one record: its fields, objections of the rules, what can be done with it. */
export function RecordSheet<Row>({
  open,
  row,
  sheetRef,
  onShelve,
  onLeave,
}: {
  readonly open: OpenRegister<Row>;
  readonly row: Row;
  readonly sheetRef: RefObject<HTMLElement | null>;
  readonly onShelve: () => void;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const { register, place, readOnly } = open;
  const id = register.idOf(row);
  const objections = open.objections.get(id) ?? [];
  const parts = register.sheet.filter(({ isShown }) => isShown?.(row, place) ?? true);
  const listed = new Set(parts.flatMap(({ fields }) => fields));
  const name = register.nameOf(row, place);
  return (
    <section
      ref={sheetRef}
      className="ww-register-sheet"
      aria-label={t('records:sheet.label', { name })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
      }}
    >
      <header className="ww-row ww-align-baseline ww-split ww-gap-12">
        <h2 className="ww-head">{name === '' ? t('records:sheet.nameless') : name}</h2>
        {register.shelve === undefined ? null : (
          <Button
            variant="text"
            icon="trash"
            shortcut="Delete"
            isDisabled={readOnly}
            onPress={onShelve}
          >
            {t('app:common.remove')}
          </Button>
        )}
      </header>
      <Objections objections={objections.filter(({ field }) => !listed.has(field))} />
      {parts.map((part) => (
        <Part key={`${id} ${part.id}`} part={part} open={open} row={row} objections={objections} />
      ))}
    </section>
  );
}
