import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../model/explain/use-game';
import { useWords } from '../../../kit/explain/react';
import { Checkbox, Select, TextField } from '../../../kit/ui';
import { causeName } from '../../../kit/explain';
import { ledgerSums, type RenderedLine } from '../model/ledger-view';
import { useLedgerView } from './ledger-store';

const ALL = 'all';

/** Filters of the ledger: search, month, cause, one realm or all; and the totals. */
export function LedgerFilters({
  lines,
  shown,
}: {
  readonly lines: readonly RenderedLine[];
  readonly shown: readonly RenderedLine[];
}) {
  const { t } = useTranslation();
  const words = useWords();
  const { plain, signed } = useMoney();
  const view = useLedgerView();
  const turns = [...new Set(lines.map(({ line }) => line.turn))].sort((a, b) => b - a);
  const causes = [...new Set(lines.map(({ line }) => line.cause))]
    .map((id) => ({ id, label: causeName(id, words) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const sums = ledgerSums(shown);
  return (
    <div
      className="ww-ledger-filters ww-row ww-wrapping"
      role="search"
      aria-label={t('ledger:entries.filters')}
    >
      <TextField
        label={t('ledger:entries.search')}
        isLabelHidden
        placeholder={t('ledger:entries.search')}
        value={view.words}
        onChange={(typed) => view.choose({ words: typed })}
      />
      <Select
        label={t('noun:Turn')}
        isLabelHidden
        value={view.turn === null ? ALL : String(view.turn)}
        onChange={(id) => view.choose({ turn: id === ALL ? null : Number(id) })}
        options={[
          { id: ALL, label: t('ledger:entries.allMonths') },
          ...turns.map((turn) => ({ id: String(turn), label: t('ledger:entries.turn', { turn }) })),
        ]}
      />
      <Select
        label={t('ledger:entries.cause')}
        isLabelHidden
        value={view.cause ?? ALL}
        onChange={(id) => view.choose({ cause: id === ALL ? null : id })}
        options={[{ id: ALL, label: t('ledger:entries.allCauses') }, ...causes]}
      />
      <Checkbox isSelected={view.isWhole} onChange={(isWhole) => view.choose({ isWhole })}>
        {t('ledger:entries.whole')}
      </Checkbox>
      <p role="status" className="ww-small ww-quiet">
        {t('ledger:entries.sums', {
          count: shown.length,
          incoming: signed(sums.incoming),
          outgoing: plain(sums.outgoing),
          total: plain(sums.total),
        })}
      </p>
    </div>
  );
}
