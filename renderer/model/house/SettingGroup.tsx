import { useTranslation } from 'react-i18next';
import type { SettingDefinition } from '../../../engine';
import { showRule } from '../state/jump';
import { ClauseLink, DataTable } from '../../kit/ui';
import { valueIn } from './edition';
import type { SettingGroup } from './setting-group';
import { SettingValue } from './SettingValue';
import type { House } from './use-house';
import { isByCells, isSameValue } from './value';

/** The settings of one field of the rules. */
export const SettingGroupPart = ({
  id,
  group,
  house,
}: {
  readonly id: string;
  readonly group: SettingGroup;
  readonly house: House;
}) => {
  const { t } = useTranslation();
  const { names, inForce } = house;
  const isOther = (definition: SettingDefinition): boolean =>
    !isByCells(definition) && !isSameValue(valueIn(inForce, definition), definition.initial);
  const name = (definition: SettingDefinition) => {
    const help = names.help(definition);
    return (
      <>
        {names.setting(definition)} <span className="ww-rule-id">{definition.key}</span>
        {help === '' ? null : <span className="ww-house-help">{help}</span>}
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
};
