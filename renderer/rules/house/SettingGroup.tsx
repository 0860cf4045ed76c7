import { useTranslation } from 'react-i18next';
import type { SettingGroup } from './setting-group';
import { SettingRow } from './SettingRow';
import type { House } from './use-house';

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
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {house.names.group(group)}
      </h3>
      <table className="ww-table ww-house-settings">
        <thead>
          <tr>
            <th scope="col">{t('house:register.setting')}</th>
            <th scope="col">{t('house:register.booklet')}</th>
            <th scope="col">{t('house:register.inForce')}</th>
            <th scope="col">{t('house:register.clause')}</th>
          </tr>
        </thead>
        <tbody>
          {group.settings.map((definition) => (
            <SettingRow key={definition.key} house={house} definition={definition} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
