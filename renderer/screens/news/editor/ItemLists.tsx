import type { KeyboardEvent } from 'react';
import {
  type DropItem,
  GridList,
  GridListItem,
  type Key,
  useDragAndDrop,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  isCarried,
  itemsOf,
  ITEM_SECTIONS,
  type NewsIssue,
  type NewsItem,
  type NewsSection,
} from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { FindingMark, IconButton } from '../../../kit/ui';
import { addBlank, addItems, moveItems, removeItem, stepItem } from '../commands';
import { factsState } from '../../../model/news/draft/draft';
import type { NewsModel } from '../model/use-news-model';
import { useNewsView } from '../news-store';
import { DRAG, draggedOf, Grip } from './Grip';

/** Remarks about a piece in the list, worst first. */
const ItemMarks = ({
  model,
  issue,
  item,
}: {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly item: NewsItem;
}) => {
  const { t } = useTranslation();
  const open = model.openFindings.filter((finding) => finding.item === item.id).length;
  const facts = factsState(item, model.sources);
  return (
    <span className="ww-row ww-align-stretch ww-gap-8 ww-small">
      {open > 0 ? (
        <FindingMark kind="REJECT">{t('news:item.findings', { count: open })}</FindingMark>
      ) : null}
      {facts === 'changed' || facts === 'gone' ? (
        <FindingMark kind="WARN">{t(`news:facts.${facts}`)}</FindingMark>
      ) : null}
      {isCarried(issue, item) ? null : (
        <span className="ww-quiet">{t('news:embargo.until', { turn: item.embargo })}</span>
      )}
      {item.signature.kind === 'false' ? (
        <span className="ww-quiet">{t('news:signature.false')}</span>
      ) : null}
      {item.picture === undefined && item.map === undefined ? null : (
        <span className="ww-quiet">{t('news:item.withArt')}</span>
      )}
    </span>
  );
};

const Item = ({
  model,
  issue,
  item,
}: {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly item: NewsItem;
}) => {
  const { t } = useTranslation();
  const name = item.headline.trim() === '' ? t('news:item.untitled') : item.headline;
  return (
    <GridListItem id={item.id} textValue={name} className="ww-news-item ww-row ww-gap-8">
      {model.isOpen ? <Grip label={t('news:item.drag', { name })} /> : null}
      <span className="ww-news-item-name ww-fill ww-ellipsis">{name}</span>
      <ItemMarks model={model} issue={issue} item={item} />
    </GridListItem>
  );
};

/** The piece before which something is dropped; null = at the end. */
const beforeOf = (
  items: readonly NewsItem[],
  key: Key,
  position: 'before' | 'after' | 'on',
): string | null => {
  const at = items.findIndex(({ id }) => id === key);
  return position === 'after' ? (items[at + 1]?.id ?? null) : (items[at]?.id ?? null);
};

const useDrops = (model: NewsModel, issue: NewsIssue, section: NewsSection) => {
  const execute = useSession((session) => session.execute);
  const items = itemsOf(issue, section);
  const move = (ids: readonly string[], before: string | null): void => {
    if (ids.length > 0) void execute(moveItems(issue, ids, section, before));
  };
  const takeSources = (keys: readonly string[]): void => {
    const drafts = model.sources
      .filter(({ key }) => keys.includes(key))
      .map((source) => ({ ...model.draft(source), section }));
    if (drafts.length > 0) void execute(addItems(issue, drafts));
  };
  const drop = async (dropped: readonly DropItem[], before: string | null): Promise<void> => {
    move(await draggedOf(dropped, DRAG.item), before);
    takeSources(await draggedOf(dropped, DRAG.source));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !model.isOpen,
    acceptedDragTypes: [DRAG.item, DRAG.source],
    getItems: (keys) =>
      [...keys].map((key) => ({
        [DRAG.item]: String(key),
        'text/plain': items.find(({ id }) => id === key)?.headline ?? '',
      })),
    getDropOperation: (_target, types) =>
      types.has(DRAG.source) && !types.has(DRAG.item) ? 'copy' : 'move',
    onReorder: ({ keys, target }) =>
      move([...keys].map(String), beforeOf(items, target.key, target.dropPosition)),
    onInsert: ({ items: dropped, target }) =>
      void drop(dropped, beforeOf(items, target.key, target.dropPosition)),
    onRootDrop: ({ items: dropped }) => void drop(dropped, null),
  });
  return dragAndDropHooks;
};

const Section = ({
  model,
  issue,
  section,
}: {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly section: NewsSection;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { item: chosen, choose } = useNewsView();
  const items = itemsOf(issue, section);
  const hooks = useDrops(model, issue, section);
  const name = t(`news:section.${section}`);
  return (
    <div className="ww-news-section ww-grid ww-align-start ww-gap-8">
      <div className="ww-news-section-head ww-row ww-split">
        <h3 className="ww-over">{name}</h3>
        <IconButton
          icon="plus"
          label={t('news:item.write', { section: name })}
          isDisabled={!model.isOpen}
          onPress={() => void execute(addBlank(issue, section))}
        />
      </div>
      <GridList
        aria-label={name}
        className="ww-news-items"
        items={items}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={items.some(({ id }) => id === chosen) && chosen !== null ? [chosen] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (key !== undefined) choose({ item: String(key) });
        }}
        dragAndDropHooks={hooks}
        renderEmptyState={() => (
          <span className="ww-news-none ww-small">{t('news:section.none')}</span>
        )}
        dependencies={[model]}
      >
        {(item) => <Item model={model} issue={issue} item={item} />}
      </GridList>
    </div>
  );
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const idOfRow = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[role="row"]')?.dataset['key'] ?? undefined)
    : undefined;

/** The pieces of an issue by sections: dragged, or moved with Alt and an arrow; Delete takes one out. */
export function ItemLists({
  model,
  issue,
}: {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
}) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { choose } = useNewsView();
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const item = issue.items.find(({ id }) => id === idOfRow(event.target));
    const step = STEPS[event.key];
    if (item === undefined || !model.isOpen) return;
    if (event.altKey && step !== undefined) void execute(stepItem(issue, item.id, step));
    else if (event.key === 'Delete') void execute(removeItem(issue, item));
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) {
      choose({ item: item.id });
      refocus(item.id);
    }
  };
  return (
    <section
      className="ww-news-pieces ww-stack ww-gap-6"
      aria-label={t('news:item.label')}
      onKeyDownCapture={onKey}
    >
      {ITEM_SECTIONS.map((section) => (
        <Section key={section} model={model} issue={issue} section={section} />
      ))}
      <p className="ww-small ww-quiet ww-news-pieces-hint">{t('news:item.hint')}</p>
    </section>
  );
}

/** The focus follows a piece into another section, once it is there. */
const refocus = (id: string): void => {
  requestAnimationFrame(() => {
    document
      .querySelector<HTMLElement>(`.ww-news-items [role="row"][data-key="${CSS.escape(id)}"]`)
      ?.focus();
  });
};
