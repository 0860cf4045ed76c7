import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { Button, EmptyState, type FindingKind, FindingMark, ToggleGroup } from '../../../kit/ui';
import { LetterSheet } from './LetterSheet';
import { type LetterGroup, ORDERS, type OutgoingRow } from './letters';
import './outbox.css';
import {
  type OutboxModel,
  useOutbox,
  useOutboxKeys,
  useOutboxModel,
  useRowWords,
} from './use-outbox';
import { useEffect, useRef } from 'react';
import { VirtualRows } from '../../../model/turn/parts/VirtualRows';
import { stepFocus } from '../../../kit/ui/step-focus';

const MARKS: Readonly<Record<OutgoingRow['state'], FindingKind>> = {
  open: 'ASK',
  draft: 'HAND',
  withheld: 'WARN',
  sent: 'GOOD',
};

/** A heading or a letter: rows of one list. */
type Line =
  | { readonly kind: 'heading'; readonly group: LetterGroup }
  | { readonly kind: 'row'; readonly row: OutgoingRow };

const linesOf = (groups: readonly LetterGroup[]): readonly Line[] =>
  groups.flatMap((group): readonly Line[] => [
    { kind: 'heading', group },
    ...group.rows.map((row): Line => ({ kind: 'row', row })),
  ]);

const Heading = ({
  about,
  campaign,
}: Pick<LetterGroup, 'about'> & { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const { realmOf } = useRowWords(campaign);
  return (
    <h3 className="ww-over ww-outbox-heading">
      {'turn' in about ? t('delivery:outbox.month', { turn: about.turn }) : realmOf(about)}
    </h3>
  );
};

const Row = ({
  row,
  isChosen,
  campaign,
}: {
  readonly row: OutgoingRow;
  readonly isChosen: boolean;
  readonly campaign: Campaign;
}) => {
  const { t } = useTranslation();
  const { realmOf, stateOf } = useRowWords(campaign);
  const { order, look } = useOutbox();
  const kind = t(`delivery:outbox.kind.${row.kind}`);
  const about = order === 'month' ? realmOf(row) : t('delivery:outbox.month', { turn: row.turn });
  return (
    <button
      type="button"
      className="ww-outbox-row ww-grid ww-align-baseline"
      data-id={row.id}
      {...(isChosen ? { 'aria-current': true as const } : {})}
      onClick={() => look({ row: row.id })}
    >
      <b>{about}</b>
      <span>{kind}</span>
      <FindingMark kind={MARKS[row.state]}>{stateOf(row)}</FindingMark>
    </button>
  );
};

/** All letters under headings; arrows go from one to the next. */
const LetterList = ({
  model,
  campaign,
}: {
  readonly model: OutboxModel;
  readonly campaign: Campaign;
}) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  const lines = linesOf(model.groups);
  const at = lines.findIndex((line) => line.kind === 'row' && line.row === model.row);
  const hasFocus = useRef(false);
  useEffect(() => {
    // When the keys of the screen move on while a row has the focus, the focus goes along.
    if (!hasFocus.current || model.row === undefined) return;
    const id = CSS.escape(model.row.id);
    scroller.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  }, [model.row]);
  return (
    <nav
      ref={scroller}
      className="ww-outbox-list"
      aria-label={t('delivery:outbox.label')}
      onKeyDown={stepFocus}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {model.shown.length === 0 ? (
        <p className="ww-quiet ww-outbox-none">{t('delivery:outbox.noneOpen')}</p>
      ) : null}
      <VirtualRows
        count={lines.length}
        height={34}
        scroller={scroller}
        target={at < 0 ? null : at}
        row={(index) => {
          const line = lines[index];
          if (line === undefined) return null;
          return line.kind === 'heading' ? (
            <Heading about={line.group.about} campaign={campaign} />
          ) : (
            <Row row={line.row} isChosen={line.row === model.row} campaign={campaign} />
          );
        }}
      />
    </nav>
  );
};

const Head = ({ model }: { readonly model: OutboxModel }) => {
  const { t } = useTranslation();
  const { order, show, look } = useOutbox();
  return (
    <header className="ww-outbox-head ww-row ww-wrapping">
      <ToggleGroup
        label={t('app:common.show')}
        value={show}
        onChange={(next) => look({ show: next })}
        options={[
          { id: 'open', label: t('delivery:outbox.open') },
          { id: 'all', label: t('app:common.all') },
        ]}
      />
      <ToggleGroup
        label={t('delivery:outbox.order')}
        value={order}
        onChange={(next) => look({ order: next })}
        options={ORDERS.map((id) => ({
          id,
          label: t(id === 'month' ? 'delivery:outbox.byMonth' : 'delivery:outbox.byRealm'),
        }))}
      />
      <Button
        shortcut="Shift+V"
        isDisabled={model.sendAll === undefined}
        onPress={() => model.sendAll?.()}
      >
        {t('delivery:outbox.sendAll')}
      </Button>
    </header>
  );
};

/** All letters of the campaign that are sent out, each with its state. */
export function OutboxTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const model = useOutboxModel(campaign);
  useOutboxKeys(model);
  if (!model.hasAny)
    return (
      <EmptyState title={t('delivery:nothing.outbox.title')}>
        {t('delivery:nothing.outbox.text', { name: campaign.name })}
      </EmptyState>
    );
  return (
    <div className="ww-outbox ww-grid ww-gap-12">
      <Head model={model} />
      <div className="ww-outbox-body ww-grid">
        <LetterList model={model} campaign={campaign} />
        <LetterSheet row={model.row} campaign={campaign} />
      </div>
    </div>
  );
}
