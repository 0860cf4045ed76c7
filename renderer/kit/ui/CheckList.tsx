import { Checkbox } from './Checkbox';

export interface CheckListProps<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly chosen: readonly Id[];
  readonly nameOf: (id: Id) => string;
  /** The chosen ones, the last one last. */
  readonly onChange: (chosen: readonly Id[]) => void;
}

/** Tick boxes under one heading; a long list scrolls. */
export function CheckList<Id extends string>({
  label,
  ids,
  chosen,
  nameOf,
  onChange,
}: CheckListProps<Id>) {
  return (
    <fieldset className="ww-checklist ww-row ww-align-stretch ww-wrapping">
      <legend>{label}</legend>
      {ids.map((id) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isIn) => {
            const others = chosen.filter((one) => one !== id);
            onChange(isIn ? [...others, id] : others);
          }}
        >
          {nameOf(id)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
