import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IssuedBlock } from '../evaluation/evaluation';
import type { TableBlock } from '../../../kit/paper/block';
import {
  Button,
  type DataColumn,
  DataTable,
  FindingMark,
  FindingRow,
  IconButton,
} from '../../../kit/ui';
import { useDispatchView } from '../../../model/reports/dispatch-store';
import type { EvaluationRef } from '../model/draft';
import { type BlockActs, useBlockActs } from './use-block-acts';
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
const Stale = ({ issued, acts }: { readonly issued: IssuedBlock; readonly acts: BlockActs }) => {
  const { t } = useTranslation();
  const { block, text } = issued;
  return (
    <div className="ww-grid ww-gap-8">
      <FindingRow kind="TRUNCATE" label={t('dispatch:edit.stale')}>
        {t('dispatch:edit.staleText')}
      </FindingRow>
      <div className="ww-block-wordings ww-grid ww-gap-16">
        <div>
          <h4 className="ww-over">{t('dispatch:edit.mine')}</h4>
          <p className="ww-block-words">{text}</p>
          <Button
            variant="hand"
            isDisabled={acts.keepMine === undefined}
            onPress={() => acts.keepMine?.()}
          >
            {t('dispatch:edit.keep')}
          </Button>
        </div>
        <div>
          <h4 className="ww-over">{t('dispatch:edit.anew')}</h4>
          <p className="ww-block-words">{block.kind === 'table' ? block.title : block.text}</p>
          <Button isDisabled={acts.restore === undefined} onPress={() => acts.restore?.()}>
            {t('dispatch:edit.takeNew')}
          </Button>
        </div>
      </div>
    </div>
  );
};

const Content = ({ issued, acts }: { readonly issued: IssuedBlock; readonly acts: BlockActs }) => {
  const isWriting = useDispatchView((view) => view.writing === issued.block.key);
  const { block, text, isStale } = issued;
  if (block.kind === 'table')
    return (
      <>
        {block.title === '' ? null : <h4 className="ww-block-title">{block.title}</h4>}
        <FactTable table={block.table} title={block.title} />
      </>
    );
  if (isWriting) return <WordsEditor value={text} onKeep={acts.keepText} onCancel={acts.cancel} />;
  if (isStale) return <Stale issued={issued} acts={acts} />;
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

const Acts = ({ issued, acts }: { readonly issued: IssuedBlock; readonly acts: BlockActs }) => {
  const { t } = useTranslation();
  const { isEdited, isLeftOut, isStale } = issued;
  return (
    <div className="ww-block-tools ww-row ww-gap-2">
      {isLeftOut ? <FindingMark kind="HAND">{t('dispatch:edit.leftOut')}</FindingMark> : null}
      {isEdited && !isLeftOut ? (
        <FindingMark kind="HAND">{t('dispatch:edit.byHand')}</FindingMark>
      ) : null}
      {acts.write === undefined ? null : (
        <IconButton
          icon="pencil"
          label={t('dispatch:edit.edit')}
          shortcut="E"
          onPress={acts.write}
        />
      )}
      {acts.restore === undefined || isStale ? null : (
        <IconButton
          icon="undo"
          label={t('dispatch:edit.restore')}
          shortcut="R"
          onPress={acts.restore}
        />
      )}
      {acts.leaveOut === undefined ? null : (
        <IconButton
          icon="minus"
          label={t('dispatch:edit.leaveOut')}
          shortcut="X"
          onPress={acts.leaveOut}
        />
      )}
      {acts.takeIn === undefined ? null : (
        <IconButton
          icon="plus"
          label={t('dispatch:edit.takeIn')}
          shortcut="X"
          onPress={acts.takeIn}
        />
      )}
      {acts.source === undefined ? null : (
        <IconButton
          icon="arrow"
          label={t('dispatch:edit.source')}
          shortcut="O"
          onPress={acts.source}
        />
      )}
    </div>
  );
};

/** Enter on the block itself opens its words; inside a button or a field it keeps its own meaning. */
const onEnter = (event: KeyboardEvent<HTMLElement>, act: (() => void) | undefined): void => {
  if (event.key !== 'Enter' || event.target !== event.currentTarget || act === undefined) return;
  event.preventDefault();
  act();
};

/** One block of an evaluation: its words as they go out, where they come from, and what can be done with them. */
export const BlockView = memo(function BlockView({
  issued,
  evaluation,
}: {
  readonly issued: IssuedBlock;
  readonly evaluation: EvaluationRef;
}) {
  const acts = useBlockActs(issued, evaluation);
  const choose = useDispatchView((view) => view.choose);
  const isChosen = useDispatchView((view) => view.block === issued.block.key);
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
      onKeyDown={(event) => onEnter(event, acts.write)}
    >
      <div className="ww-block-body">
        <Content issued={issued} acts={acts} />
      </div>
      <Acts issued={issued} acts={acts} />
    </li>
  );
});
