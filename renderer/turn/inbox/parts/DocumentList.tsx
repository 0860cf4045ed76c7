import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../explain/react';
import { isLateDocument } from '../../../../engine';
import { useSession } from '../../../state/session';
import { Button, EmptyState, FindingMark } from '../../../ui';
import { hasExamplePost } from '../../example';
import { useRowWindow } from '../../parts/use-row-window';
import { useInbox } from '../inbox-store';
import type { DocumentRow } from '../model/rows';
import type { InboxActs } from '../use-inbox-acts';
import type { InboxModel } from '../use-inbox-model';
import { dayOf, momentOf, reasonsOf, senderName, titleOf } from './words';

const ROW_HEIGHT = 44;
const COLUMNS = ['name', 'received', 'realm'] as const;

/** Where a document lies, or where it seems to belong. */
const RealmCell = ({ row, model }: { readonly row: DocumentRow; readonly model: InboxModel }) => {
  const { t } = useTranslation();
  const { campaign } = model.desk;
  const { item } = row;
  const name = item.party === null ? '' : (campaign.world.parties[item.party]?.name ?? item.party);
  if (item.status === 'filed') return <span>{name}</span>;
  if (item.status === 'aside') return <span className="ww-quiet">{t('inbox:state.aside')}</span>;
  const suggestion = model.suggest(item);
  if (suggestion === null) {
    const words = model.isPending(item) ? 'inbox:document.reading' : 'inbox:suggestion.none';
    return <span className="ww-quiet">{t(words)}</span>;
  }
  const { evidence, isClear, party } = suggestion;
  return (
    <>
      <FindingMark kind={isClear ? 'GOOD' : 'ASK'}>
        <span title={party.name}>
          {t(`inbox:suggestion.${isClear ? 'clear' : 'unsure'}`, { party: party.name })}
        </span>
      </FindingMark>
      <span className="ww-small ww-quiet" title={reasonsOf(evidence, t)}>
        {reasonsOf(evidence, t)}
      </span>
    </>
  );
};

const Late = ({ row, model }: { readonly row: DocumentRow; readonly model: InboxModel }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { deadline, world } = model.desk.campaign;
  const { item } = row;
  if (item.turn !== world.clock.turn || deadline === null || !isLateDocument(item, deadline))
    return null;
  const why = t('inbox:lateWhy', {
    received: dayOf(item.receivedAt, language),
    deadline: dayOf(deadline, language),
  });
  return (
    <span title={why}>
      <FindingMark kind="WARN">{t('inbox:late')}</FindingMark>
    </span>
  );
};

interface RowProps {
  readonly row: DocumentRow;
  readonly model: InboxModel;
  readonly isChosen: boolean;
  readonly isReachable: boolean;
}

const Row = ({ row, model, isChosen, isReachable }: RowProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { item, depth } = row;
  const isPast = item.turn !== model.desk.campaign.world.clock.turn;
  const choose = (): void => useInbox.getState().set({ document: item.id, isReminding: false });
  return (
    <tr
      aria-selected={isChosen}
      tabIndex={isReachable ? 0 : -1}
      data-document={item.id}
      data-status={item.status}
      onClick={choose}
      onFocus={choose}
    >
      <td data-column="name" style={{ paddingLeft: `${String(8 + 18 * Math.min(depth, 4))}px` }}>
        <b title={titleOf(item, t)}>{titleOf(item, t)}</b>
        <span className="ww-small ww-quiet" title={item.sender}>
          {[t(`inbox:format.${item.format}`), senderName(item.sender)]
            .filter((words) => words !== '')
            .join(' · ')}
        </span>
      </td>
      <td data-column="received" className="ww-figures">
        {momentOf(item.receivedAt, language)}
        {isPast ? (
          <span className="ww-small ww-quiet">{t('inbox:turn', { turn: item.turn })}</span>
        ) : (
          <Late row={row} model={model} />
        )}
      </td>
      <td data-column="realm">
        <RealmCell row={row} model={model} />
      </td>
    </tr>
  );
};

const Spacer = ({ height }: { readonly height: number }) =>
  height <= 0 ? null : (
    <tr aria-hidden="true">
      <td colSpan={COLUMNS.length} style={{ height, border: 0, padding: 0 }} />
    </tr>
  );

/** Arrow keys walk through the list, Enter accepts the suggestion. */
const keysOf =
  ({ rows }: InboxModel, acts: InboxActs, chosen: number) =>
  (event: KeyboardEvent): void => {
    const moves: Partial<Record<string, number>> = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const next = rows[moves[event.key] ?? -1];
    if (event.key === 'Enter' && !event.shiftKey && acts.mayWrite) {
      event.preventDefault();
      acts.accept();
    } else if (next !== undefined) {
      event.preventDefault();
      useInbox.getState().set({ document: next.item.id, isReminding: false });
    }
  };

const None = ({
  model,
  onExample,
}: {
  readonly model: InboxModel;
  readonly onExample: () => void;
}) => {
  const { t } = useTranslation();
  const hasPost = useSession(({ campaign }) => campaign !== null && hasExamplePost(campaign));
  const { filter, search } = useInbox();
  if (model.counts.all === 0)
    return (
      <EmptyState
        title={t('inbox:empty.title')}
        action={
          hasPost ? (
            <Button variant="filled" onPress={onExample}>
              {t('inbox:act.example')}
            </Button>
          ) : null
        }
      >
        {t('inbox:empty.text')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('inbox:empty.none')}>
      {search.trim() === ''
        ? t(`inbox:empty.${filter}`)
        : t('inbox:empty.search', { words: search.trim() })}
    </EmptyState>
  );
};

/** The documents of the mailbox, new ones first; arrow keys walk through them. */
export const DocumentList = ({
  model,
  acts,
  onExample,
}: {
  readonly model: InboxModel;
  readonly acts: InboxActs;
  readonly onExample: () => void;
}) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = model;
  const id = model.chosen?.item.id ?? null;
  const chosen = rows.findIndex(({ item }) => item.id === id);
  const view = useRowWindow(rows.length, ROW_HEIGHT, scroller, chosen < 0 ? null : chosen);
  useEffect(() => {
    // The focus follows the chosen document, as long as it is in the list at all.
    const { activeElement } = document;
    const isInList = scroller.current?.contains(activeElement) === true;
    const isLost = activeElement?.matches('body, .ww-inbox') === true;
    if (id === null || !(isInList || isLost)) return;
    scroller.current?.querySelector<HTMLElement>(`[data-document="${id}"]`)?.focus();
  }, [id]);
  if (rows.length === 0) return <None model={model} onExample={onExample} />;
  return (
    <div ref={scroller} className="ww-inbox-scroll">
      <table
        className="ww-table ww-documents"
        aria-label={t('inbox:station.documents')}
        aria-rowcount={rows.length}
        onKeyDown={keysOf(model, acts, chosen)}
      >
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} data-column={column}>
                {t(`inbox:column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={view.above} />
          {view.rows.map((index) => {
            const row = rows[index];
            return row === undefined ? null : (
              <Row
                key={row.item.id}
                row={row}
                model={model}
                isChosen={index === chosen}
                isReachable={index === Math.max(chosen, 0)}
              />
            );
          })}
          <Spacer height={view.below} />
        </tbody>
      </table>
    </div>
  );
};
