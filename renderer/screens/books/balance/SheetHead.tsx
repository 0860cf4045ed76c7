import { useTranslation } from 'react-i18next';
import { dateOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Button, Select } from '../../../kit/ui';
import { useTurnView } from '../../../model/turn/turn-view';
import { type SheetSource, useBooksView } from '../../../model/books/books-store';
import type { BooksModel } from '../use-books-model';

/** The id of a source in a list of choices, and back. */
const idOf = (source: SheetSource): string => String(source);
const sourceOf = (id: string): SheetSource =>
  id === 'proposal' || id === 'halfYear' ? id : Number(id);

/** Goes to the end of the month, with the realm. */
const goToClose = (party: string): void => {
  useTurnView.getState().choose({ turnStep: 'close', party });
  useView.getState().set({ screen: 'turn' });
};

/** Whose sheet it is, of which month, where the figures come from, and what can be done with it. */
export function SheetHead({
  model,
  source,
  sources,
}: {
  readonly model: BooksModel;
  readonly source: SheetSource;
  readonly sources: readonly SheetSource[];
}) {
  const { t } = useTranslation();
  const choose = useBooksView((view) => view.choose);
  const readOnly = useSession((session) => session.readOnly);
  const { party, campaign, isStale, isCovered } = model;
  const words = useWords();
  const { system, settings, world } = campaign;
  const month = dateOf({ system, settings, clock: world.clock }, words);
  const nameOf = (one: SheetSource): string =>
    typeof one === 'number'
      ? t('ledger:source.archived', { turn: one })
      : t(`ledger:source.${one}`, { month });
  return (
    <header className="ww-balance-head ww-row ww-align-end ww-split">
      <div>
        <h2 className="ww-title">{t('ledger:sheet.title', { party: party.name })}</h2>
        <p className="ww-small ww-quiet" role="status">
          {typeof source === 'number'
            ? t('ledger:source.archivedHint', { turn: source })
            : t(`ledger:source.${source}Hint`, { month })}
          {isCovered ? ` ${t('openTurn:covered')}` : ''}
          {source === 'proposal' && isStale ? ` ${t('ledger:source.stale')}` : ''}
        </p>
      </div>
      <div className="ww-balance-acts ww-row ww-gap-8">
        <Select
          label={t('ledger:source.label')}
          isLabelHidden
          value={idOf(source)}
          onChange={(id) => choose({ source: sourceOf(id), gap: null })}
          options={sources.map((one) => ({ id: idOf(one), label: nameOf(one) }))}
        />
        {model.system.parties.compare === undefined ? null : (
          <Button
            shortcut="P"
            onPress={() => choose({ isPasting: true })}
            isDisabled={readOnly || typeof source === 'number'}
          >
            {t('ledger:paste.open')}
          </Button>
        )}
        <Button variant="filled" onPress={() => goToClose(party.key)}>
          {t('turn:action.close')}
        </Button>
      </div>
    </header>
  );
}
