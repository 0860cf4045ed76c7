import { useTranslation } from 'react-i18next';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { Party } from '../../../../engine';
import { REALM_PATTERNS } from '../../../kit/cartography';
import { describeRealm, wearPattern } from '../../../model/map/commands/parties';
import { RealmSwatch } from '../../../model/map/swatches';
import { wearersOf } from '../../../model/records/realm-change';
import '../../../model/records/realms.css';
import { RealmColours } from '../../../model/records/RealmColours';
import { useSession } from '../../../model/state/session';
import type { PartProps } from '../../../model/records/register';

const BY_COLOUR = 'colour';

/** The pattern of a realm's land and borders, for maps without colour; by itself it goes with the colour. */
const Patterns = ({ row, readOnly }: Pick<PartProps<Party>, 'row' | 'readOnly'>) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { pattern, ...plain } = row;
  return (
    <RadioGroup
      className="ww-field"
      aria-label={t('records:party.pattern')}
      isDisabled={readOnly}
      value={pattern === undefined ? BY_COLOUR : String(pattern)}
      onChange={(id) => void execute(wearPattern(row, id === BY_COLOUR ? null : Number(id)))}
    >
      <span className="ww-field-label" aria-hidden>
        {t('records:party.pattern')}
      </span>
      <div className="ww-party-patterns ww-row ww-align-stretch ww-wrapping ww-gap-4">
        <RadioField value={BY_COLOUR}>
          <RadioButton className="ww-party-pattern ww-row ww-gap-8">
            <RealmSwatch parties={{ [row.key]: plain }} party={row.key} size={26} />
            <span>{t('records:party.patternOfColour')}</span>
          </RadioButton>
        </RadioField>
        {Array.from({ length: REALM_PATTERNS }, (_, index) => (
          <RadioField
            key={index}
            value={String(index)}
            aria-label={t('records:party.patternNumber', { number: index + 1 })}
          >
            <RadioButton className="ww-party-pattern ww-row ww-gap-8">
              <RealmSwatch
                parties={{ [row.key]: { ...row, pattern: index } }}
                party={row.key}
                size={26}
              />
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
};

/** Colour and pattern of a party on every map. */
export function ColoursPart({ row, place, readOnly }: PartProps<Party>) {
  const execute = useSession((session) => session.execute);
  const { name, ruler, colour } = row;
  return (
    <>
      <RealmColours
        value={colour}
        isDisabled={readOnly}
        wearers={wearersOf(place.campaign, row.key)}
        onChange={(next) => {
          const command = describeRealm(place.campaign, row.key, { name, ruler, colour: next });
          if (command !== undefined) void execute(command);
        }}
      />
      <Patterns row={row} readOnly={readOnly} />
    </>
  );
}
