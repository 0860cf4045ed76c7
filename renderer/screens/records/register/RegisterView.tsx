import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, ENGLISH_CSV, GERMAN_CSV } from '../../../../engine';
import { fileStem } from '../../../kit/explain';
import { bridge } from '../../../kit/bridge';
import { unwrittenText } from '../../../model/faults/unwritten';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { Button, EmptyState } from '../../../kit/ui';
import { BulkSheet } from './BulkSheet';
import { registerCsv } from './csv';
import { NewRecord } from './NewRecord';
import { refusalSentence } from './Objections';
import { RecordSheet } from './RecordSheet';
import type { Register } from '../../../model/records/register';
import '../../../model/records/register.css';
import { RegisterTable } from './RegisterTable';
import { RegisterTools } from './RegisterTools';
import { shelving } from './shelve';
import { type RegisterActions, useRegisterKeys } from './use-register-keys';
import { type OpenRegister, rowOf, useRegister } from './use-register';

const FIRST_FIELD =
  'input:not(:disabled), textarea:not(:disabled), button[aria-haspopup="listbox"]';

/** Messages of the commands of a register when they end. */
interface RegisterMessages {
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

const useActions = <Row,>(
  open: OpenRegister<Row>,
  say: (said: RegisterMessages | null) => void,
) => {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const { register, place, state, shown, lines, change, execute } = open;
  const ticked = lines.filter(({ id }) => state.ticked.has(id)).map(({ row }) => row);
  const opened = rowOf(open, state.open);
  const shelve = (): void => {
    const rows = ticked.length > 0 ? ticked : opened === undefined ? [] : [opened];
    const { command, refusals } = shelving(register, rows, place);
    if (command !== undefined) {
      const gone = new Set(rows.map(register.idOf));
      const after = shown.findIndex(({ id }) => id === state.open);
      const next =
        shown.slice(after + 1).find(({ id }) => !gone.has(id)) ??
        shown.slice(0, Math.max(0, after)).findLast(({ id }) => !gone.has(id));
      execute(command);
      change({ ticked: new Set(), open: next?.id ?? null, side: 'record' });
    }
    const [first] = refusals;
    say(first === undefined ? null : { kind: 'failed', text: refusalSentence(first.why, words) });
  };
  const save = async (): Promise<void> => {
    const style = language === 'de' ? GERMAN_CSV : ENGLISH_CSV;
    const bytes = new TextEncoder().encode(registerCsv(register.columns, shown, words, style));
    const name = `${fileStem(place.campaign.name)}-${fileStem(t(register.title))}.csv`;
    try {
      const saved = await bridge.saveFile({ kind: 'csv', name, bytes });
      if (saved !== null) say({ kind: 'done', text: t('records:csv.saved', { path: saved.path }) });
    } catch (problem) {
      say({ kind: 'failed', text: t(unwrittenText(problem, 'records:csv.failed')) });
    }
  };
  return { ticked, opened, shelve, save };
};

const Side = <Row,>({
  open,
  shownId,
  actions,
  sheetRef,
  onAdded,
  onLeave,
}: {
  readonly open: OpenRegister<Row>;
  /** Whose sheet is shown: follows the cursor when it rests. */
  readonly shownId: string | null;
  readonly actions: ReturnType<typeof useActions<Row>>;
  readonly sheetRef: React.RefObject<HTMLElement | null>;
  readonly onAdded: (id: string) => void;
  readonly onLeave: () => void;
}) => {
  const { t } = useTranslation();
  const { register, state } = open;
  const row = rowOf(open, shownId);
  if (state.side === 'new' && register.create !== undefined)
    return <NewRecord open={open} sheetRef={sheetRef} onAdded={onAdded} onLeave={onLeave} />;
  if (state.side === 'bulk' && actions.ticked.length > 0)
    return <BulkSheet open={open} rows={actions.ticked} sheetRef={sheetRef} onLeave={onLeave} />;
  if (row === undefined)
    return <p className="ww-register-sheet ww-quiet">{t('records:sheet.none')}</p>;
  return (
    <RecordSheet
      key={shownId}
      open={open}
      row={row}
      sheetRef={sheetRef}
      onShelve={actions.shelve}
      onLeave={onLeave}
    />
  );
};

const Empty = <Row,>({
  open,
  onNew,
}: {
  readonly open: OpenRegister<Row>;
  readonly onNew: () => void;
}) => {
  const { t } = useTranslation();
  const { register, readOnly } = open;
  if (open.lines.length > 0)
    return <p className="ww-register-nothing ww-quiet">{t('records:table.nothing')}</p>;
  return (
    <EmptyState
      title={t(register.empty.title)}
      action={
        register.create === undefined ? undefined : (
          <Button icon="plus" shortcut="N" isDisabled={readOnly} onPress={onNew}>
            {t(register.fresh)}
          </Button>
        )
      }
    >
      {t(register.empty.text)}
    </EmptyState>
  );
};

/** A register: its table in the middle, the sheet of the chosen record at the right. */
export function RegisterView<Row>({
  register,
  campaign,
}: {
  readonly register: Register<Row>;
  readonly campaign: Campaign;
}) {
  const { t } = useTranslation();
  const open = useRegister(register, campaign);
  const [said, say] = useState<RegisterMessages | null>(null);
  const actions = useActions(open, say);
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const wish = useRef<'sheet' | 'table' | null>(null);
  const { state, shown, readOnly, change } = open;
  const shownId = useDeferredValue(state.open);
  const isFollowing = shownId !== state.open;
  const fulfil = (): void => {
    if (isFollowing) return;
    if (wish.current === 'table') grid.current?.focus();
    if (wish.current === 'sheet') sheet.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    wish.current = null;
  };
  useEffect(fulfil);
  const toSheet = (): void => {
    wish.current = 'sheet';
    fulfil();
  };
  const leave = (): void => {
    change({ side: 'record' });
    wish.current = 'table';
    grid.current?.focus();
  };
  const startNew = (): void => {
    if (!readOnly) change({ side: 'new', preset: {} });
  };
  const startBulk = (): void => {
    wish.current = 'sheet';
    change({ side: 'bulk' });
  };
  const { shelve, save } = actions;
  const now = { shelve, save, startNew, startBulk, shown, change };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const canBulk = !readOnly && actions.ticked.length > 0;
  const canShelve =
    !readOnly &&
    register.shelve !== undefined &&
    (actions.opened !== undefined || actions.ticked.length > 0);
  const canCreate = !readOnly && register.create !== undefined;
  useRegisterKeys(
    useMemo(
      (): RegisterActions => ({
        create: canCreate ? () => latest.current.startNew() : undefined,
        bulk: canBulk ? () => latest.current.startBulk() : undefined,
        shelve: canShelve ? () => latest.current.shelve() : undefined,
        save: () => void latest.current.save(),
        search: () => search.current?.focus(),
        toTable: () => grid.current?.focus(),
        tickAll: () =>
          latest.current.change({ ticked: new Set(latest.current.shown.map(({ id }) => id)) }),
      }),
      [canCreate, canBulk, canShelve],
    ),
  );
  return (
    <div className="ww-register-view ww-grid ww-whole">
      <div className="ww-register-main ww-stack">
        <RegisterTools
          open={open}
          searchRef={search}
          onNew={startNew}
          onBulk={startBulk}
          onExport={() => void actions.save()}
        />
        {said === null ? null : (
          <p
            role={said.kind === 'failed' ? 'alert' : 'status'}
            className={said.kind === 'failed' ? 'ww-field-error' : 'ww-small ww-quiet'}
          >
            {said.text}
          </p>
        )}
        {shown.length === 0 ? (
          <Empty open={open} onNew={startNew} />
        ) : (
          <RegisterTable open={open} gridRef={grid} onEnter={toSheet} />
        )}
        <p className="ww-register-keys ww-small ww-quiet">{t('records:table.keys')}</p>
      </div>
      <aside className="ww-register-side" aria-label={t('records:sheet.aside')}>
        {open.lines.length === 0 && state.side !== 'new' ? null : (
          <Side
            open={open}
            shownId={shownId}
            actions={actions}
            sheetRef={sheet}
            onAdded={(id) => {
              wish.current = 'sheet';
              change({ open: id, side: 'record' });
            }}
            onLeave={leave}
          />
        )}
      </aside>
    </div>
  );
}
