import { useTranslation } from 'react-i18next';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { REALM_COLOURS } from '../../kit/cartography';

/** The colours of realms to choose from, with their names and who wears them already. */
export function RealmColours({
  value,
  wearers,
  isDisabled = false,
  onChange,
}: {
  readonly value: number;
  /** Names of other realms by colour. */
  readonly wearers: Readonly<Record<number, readonly string[]>>;
  readonly isDisabled?: boolean;
  readonly onChange: (colour: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      className="ww-field"
      aria-label={t('places:realm.colour')}
      value={String(value)}
      isDisabled={isDisabled}
      onChange={(id) => onChange(Number(id))}
    >
      <span className="ww-field-label" aria-hidden>
        {t('places:realm.colour')}
      </span>
      <div className="ww-realm-colours ww-grid ww-gap-6">
        {REALM_COLOURS.map(({ deep }, index) => {
          const names = wearers[index] ?? [];
          const colour = t(`places:colour.${index}`);
          const label =
            names.length === 0
              ? colour
              : t('places:realm.usedBy', { colour, names: names.join(', ') });
          return (
            <RadioField key={deep} value={String(index)} aria-label={label}>
              <RadioButton
                className="ww-realm-colour"
                style={{ background: deep }}
                {...(names.length === 0 ? {} : { 'data-worn': true })}
              />
            </RadioField>
          );
        })}
      </div>
      <span className="ww-field-hint">{t(`places:colour.${value % REALM_COLOURS.length}`)}</span>
    </RadioGroup>
  );
}
