import { useTranslation } from 'react-i18next';
import type { Party } from '../../../engine';
import { useBooksView } from '../../books/books-store';
import { useDesk } from '../../state/desk';
import { Button } from '../../ui';
import type { PartProps } from '../register';

/** The way from a party to its books: gold moves there only. */
export const TreasuryPart = ({ row }: Pick<PartProps<Party>, 'row'>) => {
  const { t } = useTranslation();
  const open = (): void => {
    useBooksView.getState().choose({ party: row.key, leaf: 'balance' });
    useDesk.getState().set({ room: 'books' });
  };
  return (
    <div>
      <Button variant="text" icon="ledger" onPress={open}>
        {t('cast:party.toBooks')}
      </Button>
    </div>
  );
};
