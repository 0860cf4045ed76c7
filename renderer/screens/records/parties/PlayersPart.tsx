import type { Party } from '../../../../engine';
import { PartyPlayers } from '../../../model/records/PartyPlayers';
import type { PartProps } from '../../../model/records/register';
import { useSession } from '../../../model/state/session';

/** Who plays a party, chosen in its sheet. */
export function PlayersPart({ row, place, readOnly }: PartProps<Party>) {
  const execute = useSession((session) => session.execute);
  return (
    <PartyPlayers
      campaign={place.campaign}
      party={row}
      isDisabled={readOnly}
      onCommand={(command) => void execute(command)}
    />
  );
}
