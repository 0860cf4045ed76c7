import { useTranslation } from 'react-i18next';
import type { Party } from '../../../../engine';
import { useBooksView } from '../../../model/books/books-store';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import type { PartProps } from '../../../model/records/register';
import { foundCommand } from './new-on-board';

/**
 * The way from a party to its books, as gold moves there only; to a party that has nothing yet, what its game gives
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
