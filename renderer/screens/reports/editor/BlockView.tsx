import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IssuedBlock } from '../turn-report/evaluation';
import type { TableBlock } from '../../../kit/paper/block';
import {
  Button,
  type DataColumn,
  DataTable,
  FindingMark,
  FindingRow,
  IconButton,
} from '../../../kit/ui';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import type { TurnReportRef } from '../model/draft';
import { type BlockActions, useBlockActions } from './use-block-actions';
import { WordsEditor } from './WordsField';

type TableRow = TableBlock['rows'][number];

const FactTable = ({ table, title }: { readonly table: TableBlock; readonly title: string }) => (
  <DataTable
    scroller="ww-block-table"
    label={title}
    isBare={table.isBare ?? false}
    rows={table.rows}
    keyOf={(_, index) => index}
    mark={({ isTotal = false }) => ({ 'data-sum': isTotal || undefined })}
    columns={table.columns.map(({ title: label, align }, index): DataColumn<TableRow> => ({
      id: String(index),
      label,
      align: align === 'right' ? 'end' : 'start',
      cell: ({ cells }) => cells[index],
      mark: ({ byHand = [] }) => ({ 'data-hand': byHand.includes(index) || undefined }),
    }))}
  />
);

/** Both wordings side by side, where the facts changed since the GM wrote his. */
const Stale = ({
  issued,
  actions,
}: {
  readonly issued: IssuedBlock;
  readonly actions: BlockActions;
}) => {
  const { t } = useTranslation();
  const { block, text } = issued;
  return (
    <div className="ww-grid ww-gap-8">
      <FindingRow kind="TRUNCATE" label={t('delivery:edit.stale')}>
        {t('delivery:edit.staleText')}
      </FindingRow>
      <div className="ww-block-wordings ww-grid ww-gap-16">
        <div>
          <h4 className="ww-over">{t('delivery:edit.mine')}</h4>
          <p className="ww-block-words">{text}</p>
          <Button
            variant="hand"
            isDisabled={actions.keepMine === undefined}
            onPress={() => actions.keepMine?.()}
          >
            {t('delivery:edit.keep')}
          </Button>
        </div>
        <div>
          <h4 className="ww-over">{t('delivery:edit.anew')}</h4>
          <p className="ww-block-words">{block.kind === 'table' ? block.title : block.text}</p>
          <Button isDisabled={actions.restore === undefined} onPress={() => actions.restore?.()}>
            {t('delivery:edit.takeNew')}
          </Button>
        </div>
      </div>
    </div>
  );
};

const Content = ({
  issued,
  actions,
}: {
  readonly issued: IssuedBlock;
  readonly actions: BlockActions;
}) => {
  const isWriting = useDeliveryView((view) => view.writing === issued.block.key);
  const { block, text, isStale } = issued;
  if (block.kind === 'table')
    return (
      <>
        {block.title === '' ? null : <h4 className="ww-block-title">{block.title}</h4>}
        <FactTable table={block.table} title={block.title} />
      </>
    );
  if (isWriting)
    return <WordsEditor value={text} onKeep={actions.keepText} onCancel={actions.cancel} />;
  if (isStale) return <Stale issued={issued} actions={actions} />;
  return (
    <>
      <p className="ww-block-words" data-kind={block.kind}>
        {text}
      </p>
      {block.kind === 'letter' && block.signature !== '' ? (
        <p className="ww-small ww-quiet">{block.signature}</p>
      ) : null}
    </>
  );
};

/** Buttons of a block: what they do, sign, words, key. */
const TOOLS = [
  ['write', 'pencil', 'edit', 'E'],
  ['restore', 'undo', 'restore', 'R'],
  ['leaveOut', 'minus', 'leaveOut', 'X'],
  ['takeIn', 'plus', 'takeIn', 'X'],
  ['source', 'arrow', 'source', 'O'],
] as const;

const Actions = ({
  issued,
  actions,
}: {
  readonly issued: IssuedBlock;
  readonly actions: BlockActions;
}) => {
  const { t } = useTranslation();
  const { isEdited, isLeftOut, isStale } = issued;
  return (
    <div className="ww-block-tools ww-row ww-gap-2">
      {isLeftOut ? <FindingMark kind="HAND">{t('delivery:edit.leftOut')}</FindingMark> : null}
      {isEdited && !isLeftOut ? (
        <FindingMark kind="HAND">{t('delivery:edit.byHand')}</FindingMark>
      ) : null}
      {TOOLS.map(([act, icon, text, shortcut]) => {
        const onPress = actions[act];
        return onPress === undefined || (act === 'restore' && isStale) ? null : (
          <IconButton
            key={act}
            icon={icon}
            label={t(`delivery:edit.${text}`)}
            shortcut={shortcut}
            onPress={onPress}
          />
        );
      })}
    </div>
  );
};

/** Enter on the block itself edits its text; inside a button or a field it has its own meaning. */
const onEnter = (event: KeyboardEvent<HTMLElement>, action: (() => void) | undefined): void => {
  if (event.key !== 'Enter' || event.target !== event.currentTarget || action === undefined) return;
  event.preventDefault();
  action();
};

/** One block of a turn report: its text as it will be sent, where it comes from, and what can be done with it. */
export const BlockView = memo(function BlockView({
  issued,
  turnReport,
}: {
  readonly issued: IssuedBlock;
  readonly turnReport: TurnReportRef;
}) {
  const actions = useBlockActions(issued, turnReport);
  const choose = useDeliveryView((view) => view.choose);
  const isChosen = useDeliveryView((view) => view.block === issued.block.key);
  const { key } = issued.block;
  return (
    <li
      className="ww-block ww-grid ww-align-start"
      data-block={key}
      data-left-out={issued.isLeftOut}
      data-stale={issued.isStale}
      data-chosen={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onFocus={() => {
        if (!isChosen) choose({ block: key });
      }}
      onKeyDown={(event) => onEnter(event, actions.write)}
    >
      <div className="ww-block-body">
        <Content issued={issued} actions={actions} />
      </div>
      <Actions issued={issued} actions={actions} />
    </li>
  );
});
