import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { FindingMark, type FindingKind } from '../../../kit/ui';
import { VirtualRows } from '../../../model/turn/parts/VirtualRows';
import { stepFocus } from '../step-focus';
import type { LetterGroup, OutgoingRow } from './letters';
import { useOutbox } from './outbox-store';
import { type OutboxModel, useRowWords } from './use-outbox';

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
      {'turn' in about ? t('dispatch:outbox.month', { turn: about.turn }) : realmOf(about)}
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
  const kind = t(`dispatch:outbox.kind.${row.kind}`);
  const about = order === 'month' ? realmOf(row) : t('dispatch:outbox.month', { turn: row.turn });
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
export const LetterList = ({
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
    // Where the keys of the room moved on while a row had the focus, the focus goes along.
    if (!hasFocus.current || model.row === undefined) return;
    const id = CSS.escape(model.row.id);
    scroller.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  }, [model.row]);
  return (
    <nav
      ref={scroller}
      className="ww-outbox-list"
      aria-label={t('dispatch:outbox.label')}
      onKeyDown={stepFocus}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {model.shown.length === 0 ? (
        <p className="ww-quiet ww-outbox-none">{t('dispatch:outbox.noneOpen')}</p>
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
