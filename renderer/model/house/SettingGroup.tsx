import { useTranslation } from 'react-i18next';
import type { Edition, Json, SettingDefinition } from '../../../engine';
import { showRule } from '../state/jump';
import { Button, ClauseLink, DataTable, FieldForm, IconButton, Menu } from '../../kit/ui';
import { hasOwnValue, valueIn } from './edition';
import type { SettingGroup } from './names';
import type { House } from './use-house';
import { isByCells, isSameValue, typedValue, writtenValue } from './value';
import { useRef, useState } from 'react';
import { setRule } from './commands';

interface PartProps {
  readonly house: House;
  readonly edition: Edition;
  readonly definition: SettingDefinition;
}

/** A setting and its value as text in the list of journal entries. */
const settingText = (
  { names }: House,
  definition: SettingDefinition,
  value: Json,
): { readonly words: string; readonly owner: string | null } => ({
  words: names.value(definition, value),
  owner: names.ownerOf(definition),
});

/** A value as text in its field: several keys as text, none as nothing. */
const writtenIn = ({ names }: House, definition: SettingDefinition, value: Json): string => {
  if (typeof value !== 'object' || value === null) return writtenValue(value, names.decimalMark);
  return Object.keys(value).length === 0 ? '' : names.value(definition, value);
};

/** Hints at what to type where the key alone is not enough. */
const HINTS: Readonly<Record<string, string>> = {
  list: 'house:register.listHint',
  table: 'house:register.countsHint',
};

/** Takes what was typed or chosen into the edition; false if the register does not allow it. */
const take = ({ house, edition, definition }: PartProps, typed: string): boolean => {
  const value = typedValue(definition, typed, house.names.option);
  if (value === undefined) return false;
  if (!isSameValue(value, valueIn(house.inForce, definition)))
    house.execute(setRule(edition, definition, value, settingText(house, definition, value)));
  return true;
};

const CHOICES: Readonly<Record<string, readonly string[]>> = { bool: ['true', 'false'] };

/** One choice out of those the register allows. */
const ChoiceEditor = (props: PartProps) => {
  const { t } = useTranslation();
  const { house, definition } = props;
  const { names } = house;
  const value = valueIn(house.inForce, definition);
  const words = names.value(definition, value);
  const options = definition.allowed ?? CHOICES[definition.type] ?? [];
  const label = t('house:register.change', { name: names.setting(definition), value: words });
  return (
    <Menu
      label={names.setting(definition)}
      trigger={
        <Button variant="text" aria-label={label}>
          {words}
        </Button>
      }
      entries={options.map((option) => ({
        id: option,
        label: names.option(definition, option),
        ...(isSameValue(value, typedValue(definition, option) ?? null)
          ? { icon: 'check' as const }
          : {}),
        onAction: () => void take(props, option),
      }))}
    />
  );
};

/** A number, a text or a list to be typed; what is refused stays as it was typed (WW-13.1-01). */
const TypedEditor = (props: PartProps) => {
  const { t } = useTranslation();
  const { house, definition } = props;
  const { names } = house;
  const [typed, setTyped] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const value = valueIn(house.inForce, definition);
  const words = names.value(definition, value);
  const name = names.setting(definition);
  const hint = HINTS[definition.type];
  const close = (): void => {
    setTyped(null);
    setWasOpen(true);
  };
  if (typed === null)
    return (
      <Button
        variant="text"
        // The field is gone: the focus returns to where it was.
        autoFocus={wasOpen}
        aria-label={t('house:register.change', { name, value: words })}
        onPress={() => setTyped(writtenIn(house, definition, value))}
      >
        {words}
      </Button>
    );
  return (
    <FieldForm
      look="line"
      className="ww-house-typed"
      title={name}
      fields={{
        value: {
          kind: 'text',
          label: t('house:register.field', { name }),
          isLabelHidden: true,
          autoFocus: true,
          initial: typed,
          isContinued: true,
          placeholder: hint === undefined ? '' : t(hint),
        },
      }}
      act={{ label: t('house:register.take') }}
      cancel={null}
      onCancel={close}
      onSubmit={({ value: next }) => {
        if (!take(props, next))
          return { field: 'value', sentence: t('findings:F-SET-VALUE', { words: next }) };
        close();
        return undefined;
      }}
    />
  );
};

/** The value of a setting that holds, to be changed where an edition is open. */
const SettingValue = ({ house, definition }: Omit<PartProps, 'edition'>) => {
  const { t } = useTranslation();
  const place = useRef<HTMLSpanElement>(null);
  const { edition, names } = house;
  const { key, type } = definition;
  const isTable = isByCells(definition);
  const words = names.value(definition, valueIn(house.inForce, definition));
  if (isTable || edition === null || !house.isOpen)
    return <span className="ww-house-value ww-inline ww-gap-2">{words}</span>;
  const Editor = type === 'bool' || type === 'enum' ? ChoiceEditor : TypedEditor;
  const under = valueIn(house.under, definition);
  const old = names.value(definition, under);
  const restore = (): void => {
    // The button is unmounted with the value: the focus moves to what stays.
    place.current?.querySelector('button')?.focus();
    house.execute(setRule(edition, definition, under, settingText(house, definition, under)));
  };
  return (
    <span className="ww-house-value ww-inline ww-gap-2" ref={place}>
      <Editor house={house} edition={edition} definition={definition} />
      {hasOwnValue(edition, key) ? (
        <IconButton
          icon="undo"
          label={t('house:register.restore', { value: old })}
          onPress={restore}
        />
      ) : null}
    </span>
  );
};

/** The settings of one field of the rules; the key of a setting shows where the pointer rests. */
export function SettingGroupPart({
  id,
  group,
  house,
}: {
  readonly id: string;
  readonly group: SettingGroup;
  readonly house: House;
}) {
  const { t } = useTranslation();
  const { names, inForce } = house;
  const isOther = (definition: SettingDefinition): boolean =>
    !isByCells(definition) && !isSameValue(valueIn(inForce, definition), definition.initial);
  const name = (definition: SettingDefinition) => {
    const help = names.help(definition);
    return (
      <>
        <span title={definition.key}>{names.setting(definition)}</span>
        {help === '' ? null : <span className="ww-house-help ww-small ww-quiet">{help}</span>}
      </>
    );
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {names.group(group)}
      </h3>
      <DataTable
        className="ww-house-settings"
        rows={group.settings}
        keyOf={({ key }) => key}
        mark={(definition) => ({ 'data-house': isOther(definition) || undefined })}
        columns={[
          { id: 'what', label: t('house:register.setting'), isHead: true, cell: name },
          {
            id: 'booklet',
            label: t('house:register.booklet'),
            cell: (definition) =>
              isByCells(definition) ? '' : names.value(definition, definition.initial),
          },
          {
            id: 'house',
            label: t('house:register.inForce'),
            cell: (definition) => <SettingValue house={house} definition={definition} />,
          },
          {
            id: 'clause',
            label: t('house:register.clause'),
            cell: ({ clause }) => <ClauseLink clause={clause} onOpen={showRule} />,
          },
        ]}
      />
    </section>
  );
}
