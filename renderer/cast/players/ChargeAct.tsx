import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/session';
import { Button } from '../../ui';
import type { RegisterPlace } from '../register';
import { chargeAll, withheldPlayers } from './account';

/** Charges everybody for the open turn in one act, and says who is held back (WW-1.4-07, WW-1.4-10). */
export const ChargeAct = ({
  place,
  readOnly,
}: {
  readonly place: RegisterPlace;
  readonly readOnly: boolean;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { turn } = place.campaign.world.clock;
  const command = chargeAll(place, turn);
  const withheld = withheldPlayers(place);
  return (
    <>
      {withheld.length === 0 ? null : (
        <span className="ww-account-withheld">
          {t('cast:account.withheldCount', { count: withheld.length })}
        </span>
      )}
      {command === undefined ? null : (
        <Button isDisabled={readOnly} onPress={() => void execute(command)}>
          {t('cast:account.chargeAll', { turn })}
        </Button>
      )}
    </>
  );
};
