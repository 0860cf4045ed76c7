import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { useRecordsView } from '../../../model/records/records-store';
import type { RegisterPlace } from '../../../model/records/register';
import { LOOKING_AT_ALL } from '../../../model/records/lines';
import { chargeAll, withheldPlayers } from './account';

/** Charges everybody for the open turn in one act, and says who is held back (WW-1.4-07, WW-1.4-10). */
export function ChargeAction({
  place,
  readOnly,
}: {
  readonly place: RegisterPlace;
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const look = useRecordsView(({ change }) => change);
  const { turn } = place.campaign.world.clock;
  const command = chargeAll(place, turn);
  const withheld = withheldPlayers(place);
  return (
    <>
      {withheld.length === 0 ? null : (
        <Button
          variant="text"
          onPress={() =>
            look('players', { looking: { ...LOOKING_AT_ALL, filters: { withheld: 'true' } } })
          }
        >
          {t('records:account.withheldCount', { count: withheld.length })}
        </Button>
      )}
      {command === undefined ? null : (
        <Button isDisabled={readOnly} onPress={() => void execute(command)}>
          {t('records:account.chargeAll', { turn })}
        </Button>
      )}
    </>
  );
}
