import type { Party } from '../../../../engine';
import { REALM_COLOURS } from '../../../kit/cartography';
import { PartyPlayers } from '../../../model/records/PartyPlayers';
import type { PartProps } from '../../../model/records/register';
import { useSession } from '../../../model/state/session';
import { useTranslation } from 'react-i18next';
import { useBooksView } from '../../../model/books/books-store';
import { useView } from '../../../model/state/view';
import { Button } from '../../../kit/ui';
import { foundCommand } from './new-on-board';

/**
 * The link from a party to its books, as gold moves there only; to a party that has nothing yet, what its game gives
 * newcomers.
 */
export function TreasuryPart({ row, place, readOnly }: PartProps<Party>) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const found = foundCommand(row, place);
  const open = (): void => {
    useBooksView.getState().choose({ party: row.key, tab: 'balance' });
    useView.getState().set({ screen: 'books' });
  };
  return (
    <div>
      {found === undefined ? null : (
        <>
          <p className="ww-small ww-quiet">{t('records:party.nothing')}</p>
          <Button isDisabled={readOnly} onPress={() => void execute(found)}>
            {t('records:party.found')}
          </Button>
        </>
      )}
      <Button variant="text" icon="ledger" onPress={open}>
        {t('records:party.toBooks')}
      </Button>
    </div>
  );
}

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

/** The colour of a party before its name. */
export function PartySign({ row }: { readonly row: Pick<Party, 'colour'> }) {
  return (
    <span
      className="ww-party-sign"
      style={{ background: REALM_COLOURS[row.colour % REALM_COLOURS.length]?.deep }}
    />
  );
}
