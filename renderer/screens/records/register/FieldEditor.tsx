import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemarkLink } from '../../../model/explain/RemarkLink';
import { useWords } from '../../../kit/explain/react';
import { useDraft } from '../../../kit/ui/use-draft';
import { showRule } from '../../../model/state/jump';
import { Button } from '../../../kit/ui';
import { edited, fieldCommand, objectionsAfter } from './edit';
import { FieldInput } from './FieldInput';
import { Objections, refusalSentence } from './Objections';
import type {
  Column,
  FieldValue,
  Refusal,
  RegisterPlace,
  ShownObjection,
} from '../../../model/records/register';
import type { OpenRegister } from './use-register';
import { isTyped, readTyped, typedWords } from '../../../model/records/values';

interface FieldProps<Row> {
  readonly open: OpenRegister<Row>;
  readonly column: Column<Row>;
  readonly row: Row;
  /** Objections of the rules to the field as it is. */
  readonly standing: readonly ShownObjection[];
}

/** Objections to a value that is not written yet, and how to write it. */
interface Attempt {
  readonly refusal: Refusal | undefined;
  readonly objections: readonly ShownObjection[];
  /** Undefined while it cannot be written or would change nothing. */
  readonly write: (() => void) | undefined;
}

const NOTHING: Attempt = { refusal: undefined, objections: [], write: undefined };

const attemptOf = <Row,>({ open, column, row }: FieldProps<Row>, value: FieldValue): Attempt => {
  const { register, place } = open;
  const result = edited(column, row, value, place);
  if (result === null) return NOTHING;
  if (result.kind === 'refused') return { ...NOTHING, refusal: result };
  return {
    refusal: undefined,
    objections: objectionsAfter(register, column, register.idOf(row), result, place),
    write: () => open.execute(fieldCommand(register, column, row, result, place)),
  };
};

const isForbidden = ({ objections }: Attempt): boolean =>
  objections.some(({ weight }) => weight === 'forbidden');

/** A forbidden value waits for the GM's confirmation. */
const Insist = ({
  onInsist,
  onDrop,
}: {
  readonly onInsist: () => void;
  readonly onDrop: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <div className="ww-register-insist ww-row ww-wrapping">
      <span className="ww-small">{t('records:field.waiting')}</span>
      <Button variant="hand" shortcut="Mod+Enter" onPress={onInsist}>
        {t('records:field.insist')}
      </Button>
      <Button variant="text" shortcut="Escape" onPress={onDrop}>
        {t('records:field.drop')}
      </Button>
    </div>
  );
};

const Against = ({
  attempt,
  standing,
  isPending,
}: {
  readonly attempt: Attempt;
  readonly standing: readonly ShownObjection[];
  readonly isPending: boolean;
}) => {
  const words = useWords();
  const { refusal } = attempt;
  return (
    <div aria-live="polite">
      {refusal === undefined ? (
        <Objections objections={isPending ? attempt.objections : standing} />
      ) : (
        <p className="ww-field-error">
          {refusalSentence(refusal, words)} <RemarkLink remark={refusal.text} onOpen={showRule} />
        </p>
      )}
    </div>
  );
};

/** A text field: leaving it or Enter takes the text, Escape restores it. */
const TypedEditor = <Row,>(props: FieldProps<Row>) => {
  const { open, column, row, standing } = props;
  const { place, readOnly } = open;
  const stored = typedWords(column, column.value(row, place), place);
  const [typed, setTyped] = useDraft(stored);
  const isPending = typed !== stored;
  const value = isPending ? readTyped(column, typed, place) : undefined;
  const attempt =
    value === undefined
      ? NOTHING
      : value.kind === 'refused'
        ? { ...NOTHING, refusal: value }
        : attemptOf(props, value.value);
  const isWaiting = isPending && isForbidden(attempt);
  const take = (): void => {
    if (isWaiting) return;
    if (attempt.write !== undefined) attempt.write();
    else if (attempt.refusal === undefined) setTyped(stored);
  };
  const onKeyDown = ({
    key,
    isMod,
  }: {
    readonly key: string;
    readonly isMod: boolean;
  }): boolean => {
    if (key === 'Escape' && isPending) {
      setTyped(stored);
      return true;
    }
    if (key !== 'Enter' || (column.rows !== undefined && !isMod)) return false;
    if (isMod) attempt.write?.();
    else take();
    return isPending;
  };
  return (
    <div className="ww-register-field">
      <FieldInput
        spec={column}
        value={typed}
        place={place}
        isDisabled={readOnly}
        onChange={(next) => setTyped(typeof next === 'string' ? next : '')}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <Against attempt={attempt} standing={standing} isPending={isPending} />
      {isWaiting ? (
        <Insist onInsist={() => attempt.write?.()} onDrop={() => setTyped(stored)} />
      ) : null}
    </div>
  );
};

/** A choice field: the choice is taken at once, unless the rules forbid it. */
const ChosenEditor = <Row,>(props: FieldProps<Row>) => {
  const { open, column, row, standing } = props;
  const { place, readOnly } = open;
  const stored = column.value(row, place);
  const [pending, setPending] = useState<{ readonly row: Row; readonly value: FieldValue } | null>(
    null,
  );
  const isPending = pending !== null && pending.row === row;
  const attempt = isPending ? attemptOf(props, pending.value) : NOTHING;
  const choose = (value: FieldValue): void => {
    const next = attemptOf(props, value);
    if (next.write !== undefined && !isForbidden(next)) {
      setPending(null);
      next.write();
    } else setPending({ row, value });
  };
  const isWaiting = isPending && isForbidden(attempt);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isInsisting = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isWaiting || (!isInsisting && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isInsisting) attempt.write?.();
    else setPending(null);
  };
  return (
    <div className="ww-register-field" onKeyDownCapture={onKeyDown}>
      <FieldInput
        spec={column}
        value={isPending ? pending.value : stored}
        place={place}
        isDisabled={readOnly}
        onChange={choose}
      />
      <Against attempt={attempt} standing={standing} isPending={isPending} />
      {isWaiting ? (
        <Insist onInsist={() => attempt.write?.()} onDrop={() => setPending(null)} />
      ) : null}
    </div>
  );
};

/** A field of a record, checked while it is edited; every value taken is one step of undo. */
export function FieldEditor<Row>(props: FieldProps<Row>) {
  const { column, row } = props;
  const { optionsFor } = column;
  if (isTyped(column)) return <TypedEditor {...props} />;
  const own =
    optionsFor === undefined
      ? column
      : { ...column, options: (place: RegisterPlace) => optionsFor(row, place) };
  return <ChosenEditor {...props} column={own} />;
}
