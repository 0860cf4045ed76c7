import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { causeSentence, type TableCell } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useMoney, usePlaceName } from '../../../model/explain/use-game';
import { useSession } from '../../../model/state/session';
import { Button, EmptyState } from '../../../kit/ui';
import { filteredLines, ledgerLines, type RenderedLine } from '../model/ledger-view';
import { bookWarnings } from '../model/warnings';
import type { BooksModel } from '../use-books-model';
import { BookingForm } from './BookingForm';
import { LedgerDetail } from './LedgerDetail';
import { LedgerFilters } from './LedgerFilters';
import { LedgerTable } from './LedgerTable';
import { useLedgerView } from './ledger-store';
import { Warnings } from './Warnings';
import './ledger.css';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { unwrittenText } from '../../../model/faults/unwritten';
import { saveTable } from '../save-table';

/** Result of writing a file, as text; null = nothing was written. */
type FileNotice = { readonly isFailed: boolean; readonly text: string } | null;

/** Writes tables to files, and reports the result. */
const useTableFile = (): {
  readonly notice: FileNotice;
  readonly save: (name: string, rows: readonly (readonly TableCell[])[]) => void;
} => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [notice, setNotice] = useState<FileNotice>(null);
  const write = async (
    name: string,
    rows: readonly (readonly TableCell[])[],
  ): Promise<FileNotice> => {
    try {
      const path = await saveTable(name, rows, language);
      return path === null ? null : { isFailed: false, text: t('ledger:file.saved', { path }) };
    } catch (problem) {
      return { isFailed: true, text: t(unwrittenText(problem, 'ledger:file.failed')) };
    }
  };
  return { notice, save: (name, rows) => void write(name, rows).then(setNotice) };
};

/** Message about the last file. */
const SavedNotice = ({ notice }: { readonly notice: FileNotice }) => (
  <p
    role="status"
    className="ww-file-notice ww-small ww-quiet"
    {...(notice?.isFailed === true ? { 'data-failed': true } : {})}
  >
    {notice?.text ?? ''}
  </p>
);

const SCOPE = 'app:screen.books';

/** Binds the keys of the ledger while it is on the screen. */
const useLedgerKeys = (search: RefObject<HTMLElement | null>): void => {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'ledger.search',
        keys: '/',
        text: 'ledger:entries.search',
        scope: SCOPE,
        icon: 'search',
        run: () => search.current?.querySelector('input')?.focus(),
      },
      {
        id: 'ledger.book',
        keys: 'M',
        text: 'ledger:book.open',
        scope: SCOPE,
        isEnabled: () => !useSession.getState().readOnly,
        run: () => useLedgerView.getState().choose({ isBooking: true }),
      },
      {
        id: 'ledger.whole',
        keys: 'A',
        text: 'ledger:entries.whole',
        scope: SCOPE,
        run: () => {
          const { choose, isWhole } = useLedgerView.getState();
          choose({ isWhole: !isWhole });
        },
      },
    ],
    [search],
  );
  useShortcuts(keys);
};

/** Every line of the realm (or of all) as text, oldest first. */
const useRenderedLines = (model: BooksModel): readonly RenderedLine[] => {
  const words = useWords();
  const money = useMoney();
  const placeName = usePlaceName();
  const isWhole = useLedgerView((view) => view.isWhole);
  const { campaign, proposal, parties, party } = model;
  const lines = useMemo(
    () => ledgerLines(campaign, proposal, isWhole ? parties.map(({ key }) => key) : [party.key]),
    [campaign, proposal, isWhole, parties, party.key],
  );
  const { parties: names } = campaign.world;
  return useMemo(
    () =>
      lines.map((line) => ({
        line,
        party: names[line.party]?.name ?? line.party,
        cause: causeSentence(line, words, names),
        place: line.place === null ? '' : placeName(line.place),
        amount: `${money.plain(Math.abs(line.amount))} ${String(money.told(Math.abs(line.amount)))}`,
      })),
    [lines, words, names, money, placeName],
  );
};

const useWarnings = ({ campaign, proposal, lattice, party }: BooksModel) => {
  const isWhole = useLedgerView((view) => view.isWhole);
  const all = useMemo(
    () => bookWarnings({ world: campaign.world, proposal, lattice }),
    [campaign.world, proposal, lattice],
  );
  return isWhole ? all : all.filter((warning) => warning.party === party.key);
};

const useExport = (model: BooksModel, shown: readonly RenderedLine[]) => {
  const { t } = useTranslation();
  const { save, notice } = useTableFile();
  const money = useMoney();
  const placeName = usePlaceName();
  const columns = ['turn', 'party', 'cause', 'place', 'amount', 'balance', 'state', 'reason'];
  return {
    notice,
    save: () =>
      save(`${model.campaign.name} ${t('ledger:leaf.ledger')}`, [
        columns.map((column) => t(`ledger:column.${column}`)),
        ...shown.map(({ line, party, cause }) => [
          line.turn,
          party,
          cause,
          line.place === null ? '' : placeName(line.place),
          money.told(line.amount),
          money.told(line.balance),
          t(`ledger:state.${line.state}`),
          line.reason,
        ]),
      ]),
  };
};

/** Everything booked, and what the run of the open turn would book: to be searched, opened, added to, reversed. */
export function LedgerTab({ model }: { readonly model: BooksModel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const view = useLedgerView();
  const readOnly = useSession((session) => session.readOnly);
  const search = useRef<HTMLDivElement>(null);
  const { turn, cause, words, sort, isDescending } = view;
  const sought = useDeferredValue(words);
  const lines = useRenderedLines(model);
  const shown = useMemo(
    () => filteredLines(lines, { turn, cause, words: sought, sort, isDescending }),
    [lines, turn, cause, sought, sort, isDescending],
  );
  const warnings = useWarnings(model);
  const { save, notice } = useExport(model, shown);
  const opened = shown.find(({ line }) => line.id === view.line);
  useLedgerKeys(search);
  return (
    <div className="ww-ledger ww-stack" lang={language}>
      <header className="ww-balance-head ww-row ww-align-end ww-split">
        <div>
          <h2 className="ww-title">
            {view.isWhole
              ? t('ledger:entries.titleAll')
              : t('ledger:entries.title', { party: model.party.name })}
          </h2>
          <p className="ww-small ww-quiet">{t('ledger:entries.intro')}</p>
        </div>
        <div className="ww-balance-acts ww-row ww-gap-8">
          <Button icon="download" onPress={save} isDisabled={shown.length === 0}>
            {t('ledger:export')}
          </Button>
          <Button
            variant="filled"
            shortcut="M"
            isDisabled={readOnly}
            onPress={() => view.choose({ isBooking: true })}
          >
            {t('ledger:book.open')}
          </Button>
        </div>
      </header>
      <SavedNotice notice={notice} />
      <Warnings warnings={warnings} model={model} />
      <div ref={search}>
        <LedgerFilters lines={lines} shown={shown} />
      </div>
      {lines.length === 0 ? (
        <EmptyState title={t('ledger:entries.none')}>{t('ledger:entries.noneText')}</EmptyState>
      ) : (
        <div className="ww-ledger-body ww-grid">
          <LedgerTable shown={shown} />
          {opened === undefined ? null : (
            <LedgerDetail key={opened.line.id} rendered={opened} model={model} />
          )}
        </div>
      )}
      <BookingForm model={model} />
    </div>
  );
}
