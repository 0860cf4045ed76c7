import { useTranslation } from 'react-i18next';
import { useBooksView } from '../../../model/books/books-store';
import { useDesk } from '../../../model/state/desk';
import { Button } from '../../../kit/ui';

/** Leads to the balance sheet of a realm in the room of the books. */
export const BooksLink = ({ party }: { readonly party: string }) => {
  const { t } = useTranslation();
  const open = (): void => {
    useBooksView.getState().choose({ leaf: 'balance', party, source: null, gap: null });
    useDesk.getState().set({ room: 'books' });
  };
  return (
    <Button variant="text" onPress={open}>
      {t('ledger:sheet.open')}
    </Button>
  );
};
