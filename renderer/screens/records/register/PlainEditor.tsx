import { useState } from 'react';
import { useWords } from '../../../kit/explain/react';
import { useDraft } from '../../../kit/ui/use-draft';
import { FieldInput } from './FieldInput';
import { refusalSentence } from './Objections';
import type { FieldSpec, FieldValue, RegisterPlace } from '../../../model/records/register';
import { isSameValue, isTyped, readTyped, typedWords } from '../../../model/records/values';

interface PlainProps {
  readonly spec: FieldSpec;
  readonly value: FieldValue;
  readonly place: RegisterPlace;
  readonly isDisabled: boolean;
  readonly onTake: (value: FieldValue) => void;
}

const TypedPlain = ({ spec, value, place, isDisabled, onTake }: PlainProps) => {
  const words = useWords();
  const stored = typedWords(spec, value, place);
  const [typed, setTyped] = useDraft(stored);
  const [isRefused, setRefused] = useState(false);
  const read = readTyped(spec, typed, place);
  const take = (): void => {
    if (typed === stored) return;
    setRefused(read.kind === 'refused');
    if (read.kind === 'refused') return;
    if (isSameValue(read.value, value)) setTyped(stored);
    else onTake(read.value);
  };
  return (
    <FieldInput
      spec={spec}
      value={typed}
      place={place}
      isDisabled={isDisabled}
      onChange={(next) => {
        setRefused(false);
        setTyped(typeof next === 'string' ? next : '');
      }}
      onBlur={take}
      error={isRefused && read.kind === 'refused' ? refusalSentence(read, words) : undefined}
      onKeyDown={({ key, isMod }) => {
        if (key === 'Escape' && typed !== stored) {
          setTyped(stored);
          setRefused(false);
          return true;
        }
        if (key !== 'Enter' || (spec.rows !== undefined && !isMod)) return false;
        take();
        return true;
      }}
    />
  );
};

/** A field of a part made by hand (a role, a setting): taken on leaving it, Enter or choosing. */
export function PlainEditor(props: PlainProps) {
  return isTyped(props.spec) ? (
    <TypedPlain {...props} />
  ) : (
    <FieldInput {...props} onChange={props.onTake} />
  );
}
