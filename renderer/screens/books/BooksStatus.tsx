import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../kit/ui';
import { leafShown, useBooksView } from '../../model/books/books-store';
import type { BooksModel } from './use-books-model';

/** The part of the books in the status line: whose sheet, how many differences, the key that leads to the next. */
export const BooksStatus = ({ model }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const { leaf, gap } = useBooksView();
  const count = model.gaps.length;
  return (
    <>
      <span>{model.party.name}</span>
      {leafShown(model.system, leaf) !== 'balance' || count === 0 ? null : (
        <>
          <span>
            {gap === null
              ? t('ledger:check.gaps', { count })
              : t('ledger:status.gap', { n: gap + 1, count })}
          </span>
          <span className="ww-status-key">
            <KeyCap keys="N" /> {t('ledger:action.nextGap')}
          </span>
        </>
      )}
    </>
  );
};
