import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../kit/explain/react';
import { isLateDocument } from '../../../../../engine';
import { clockOfTurn, isPastClock, timesOfTurn } from '../thread/use-thread';
import { secondOf, reasonsOf, senderName, titleOf } from './words';
import { useSession } from '../../../../model/state/session';
import { Button, EmptyState, FindingMark, SelectTable } from '../../../../kit/ui';
import { hasExamplePost } from '../../../../model/turn/example';
import { type InboxModel, useInbox } from '../use-inbox-model';
import type { DocumentRow } from '../model/rows';
import type { InboxActions } from '../use-inbox-actions';
import { writtenMoment } from '../../../../kit/text/moment';

const ROW_HEIGHT = 44;

/** Where a document is filed, or where it seems to belong. */
const RealmCell = ({ row, model }: { readonly row: DocumentRow; readonly model: InboxModel }) => {
  const { t } = useTranslation();
  const { campaign } = model.turnModel;
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
  const { deadline, world } = model.turnModel.campaign;
  const { item } = row;
  const times = timesOfTurn(model.turnModel);
  const isLate =
    times.to === null
      ? deadline !== null && isLateDocument(item, deadline)
      : isPastClock(model.turnModel, item);
  if (item.turn !== world.clock.turn || item.post !== undefined || !isLate) return null;
  const why = t('inbox:lateWhy', {
    received: writtenMoment(item.receivedAt, language, 'date'),
    deadline:
      times.to === null
        ? writtenMoment(deadline ?? item.receivedAt, language, 'date')
        : secondOf(times.to, language, clockOfTurn(model.turnModel)?.zone ?? ''),
  });
  return (
    <span title={why}>
      <FindingMark kind="WARN">{t('inbox:late')}</FindingMark>
    </span>
  );
};

const Name = ({ row: { item } }: { readonly row: DocumentRow }) => {
  const { t } = useTranslation();
  return (
    <>
      <b title={titleOf(item, t)}>{titleOf(item, t)}</b>
      <span className="ww-small ww-quiet" title={item.sender}>
        {[t(`inbox:format.${item.format}`), senderName(item.sender)]
          .filter((words) => words !== '')
          .join(' · ')}
      </span>
    </>
  );
};

const Received = ({ row, model }: { readonly row: DocumentRow; readonly model: InboxModel }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { item } = row;
  return (
    <>
      {writtenMoment(item.receivedAt, language, 'minute')}
      {item.turn === model.turnModel.campaign.world.clock.turn ? (
        <Late row={row} model={model} />
      ) : (
        <span className="ww-small ww-quiet">{t('inbox:turn', { turn: item.turn })}</span>
      )}
    </>
  );
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

/** The documents of the mailbox, new ones first; arrow keys move through them. */
export function DocumentList({
  model,
  actions,
  onExample,
}: {
  readonly model: InboxModel;
  readonly actions: InboxActions;
  readonly onExample: () => void;
}) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = model;
  const id = model.chosen?.item.id ?? null;
  if (rows.length === 0) return <None model={model} onExample={onExample} />;
  const accept = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key !== 'Enter' || shiftKey || !actions.mayWrite) return false;
    actions.accept();
    return true;
  };
  return (
    <SelectTable
      isFirst
      label={t('inbox:station.documents')}
      className="ww-documents"
      scroller="ww-inbox-scroll"
      scrollRef={scroller}
      rowHeight={ROW_HEIGHT}
      rows={rows}
      keyOf={({ item }) => item.id}
      chosen={rows.findIndex(({ item }) => item.id === id)}
      onChoose={({ item }) => useInbox.getState().set({ document: item.id, isReminding: false })}
      onKey={accept}
      mark={({ item }) => ({ 'data-status': item.status })}
      columns={[
        {
          id: 'name',
          label: t('inbox:column.name'),
          width: '34%',
          cell: (row) => <Name row={row} />,
          mark: ({ depth }) => ({
            style: { paddingLeft: `${String(8 + 18 * Math.min(depth, 4))}px` },
          }),
        },
        {
          id: 'received',
          label: t('inbox:column.received'),
          width: '100px',
          className: 'ww-figures',
          cell: (row) => <Received row={row} model={model} />,
        },
        {
          id: 'realm',
          label: t('noun:Realm'),
          cell: (row) => <RealmCell row={row} model={model} />,
        },
      ]}
    />
  );
}
