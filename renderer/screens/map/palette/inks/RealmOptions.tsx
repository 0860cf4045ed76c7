import { useTranslation } from 'react-i18next';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { Party } from '../../../../../engine';
import { useSession } from '../../../../model/state/session';
import { Button } from '../../../../kit/ui';
import { openRealms } from '../../places/realms-room';
import { useMapRoom } from '../../../../model/map/state';
import { Head } from '../../../../model/board/Palette';
import { RealmSwatch } from '../../../../model/map/swatches';
import { takeInk } from '../take';

const NOBODY = '';
const NO_PARTIES: Readonly<Record<string, Party>> = {};

/** Who gets the land: a list of all realms with their colours and patterns, and nobody. */
export const RealmOptions = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const parties = useSession(({ campaign }) => campaign?.world.parties ?? NO_PARTIES);
  const ink = useMapRoom((state) => state.ink);
  const party = ink.kind === 'owner' ? ink.party : null;
  const all = Object.values(parties);
  return (
    <section>
      <Head title={t('paint:owner.label')} />
      <RadioGroup
        className="ww-stack"
        aria-label={t('paint:owner.label')}
        isDisabled={isDisabled}
        value={party ?? NOBODY}
        onChange={(key) => takeInk({ kind: 'owner', party: key === NOBODY ? null : key })}
      >
        {all.map(({ key, name }) => (
          <RadioField key={key} value={key}>
            <RadioButton className="ww-realm-choice">
              <RealmSwatch parties={parties} party={key} size={24} />
              <span>{name}</span>
            </RadioButton>
          </RadioField>
        ))}
        <RadioField value={NOBODY}>
          <RadioButton className="ww-realm-choice">
            <span className="ww-nobody" aria-hidden="true" />
            <span>{t('paint:owner.nobody')}</span>
          </RadioButton>
        </RadioField>
      </RadioGroup>
      {all.length === 0 ? <p className="ww-small ww-quiet">{t('paint:owner.none')}</p> : null}
      <Button variant="text" isDisabled={isDisabled} onPress={() => openRealms(party ?? undefined)}>
        {t('paint:owner.edit')}
      </Button>
    </section>
  );
};
