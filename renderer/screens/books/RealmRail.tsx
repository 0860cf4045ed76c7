import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Party } from '../../../engine';
import { shieldColour } from '../../kit/cartography/colour';
import { Shield } from '../../model/turn/parts/Shield';
import { useBooksView } from '../../model/books/books-store';
import type { BooksModel } from './use-books-model';
import type { RealmCheck } from './use-comparisons';

/** What is known of a realm's sheet, in words. */
const useCheckWords = (): ((check: RealmCheck) => string) => {
  const { t } = useTranslation();
  return (check) =>
    check.kind === 'read'
      ? check.gaps === 0
        ? t('ledger:check.agrees')
        : t('ledger:check.gaps', { count: check.gaps })
      : t(`ledger:check.${check.kind}`);
};

/** The realms with the state of their books; arrows choose. */
export const RealmRail = ({ model }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const choose = useBooksView((view) => view.choose);
  const wordsOf = useCheckWords();
  const { parties, party, checkFor } = model;
  const isCompared = model.system.parties.compare !== undefined;
  const chosen = (keys: 'all' | Set<string | number>): void => {
    const key = keys === 'all' ? undefined : [...keys][0];
    if (key !== undefined) choose({ party: String(key), gap: null });
  };
  return (
    <aside className="ww-books-rail" aria-label={t('ledger:rail')}>
      <h2 className="ww-over">{t('ledger:rail')}</h2>
      <ListBox
        aria-label={t('ledger:realms')}
        className="ww-books-realms"
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[party.key]}
        onSelectionChange={chosen}
        items={parties.map((one) => ({ id: one.key, one }))}
      >
        {({ one }: { readonly one: Party }) => {
          const check = checkFor(one.key);
          return (
            <ListBoxItem
              id={one.key}
              textValue={one.name}
              className="ww-books-realm ww-grid ww-align-baseline"
            >
              <Shield colour={shieldColour(model.campaign.world.parties, one.key)} />
              <b>{one.name}</b>
              {isCompared ? (
                <span data-check={check.kind === 'read' && check.gaps > 0 ? 'gaps' : check.kind}>
                  {wordsOf(check)}
                </span>
              ) : null}
            </ListBoxItem>
          );
        }}
      </ListBox>
    </aside>
  );
};
