import { useMemo } from 'react';
import {
  GridList,
  GridListItem,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Campaign, NewsSource, TurnEvent } from '../../../../engine';
import { eventSentence, standingAlone } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { Button, EmptyState, FindingMark, type FindingKind, Select } from '../../../kit/ui';
import { addItems } from '../commands';
import type { NewsModel } from '../model/use-news-model';
import { SOURCE_FILTERS, useNewsView } from '../news-store';
import { DRAG, Grip } from './Grip';
import { isListed, readySources, takenKeys } from './sources';
import { SourceSheet } from './SourceSheet';

/** Height of a row in pixels: two lines. */
const ROW = 56;
const LAYOUT = { rowHeight: ROW };

/** What may go out is marked; the rest is secret as a matter of course (WW-8.2-07). */
const MARKS: Readonly<Record<Exclude<NewsSource['publicity'], 'secret'>, FindingKind>> = {
  rumour: 'WARN',
  public: 'GOOD',
};

const PublicityMark = ({ publicity }: Pick<NewsSource, 'publicity'>) => {
  const { t } = useTranslation();
  const text = t(`news:publicity.${publicity}`);
  return publicity === 'secret' ? (
    <span className="ww-quiet">{text}</span>
  ) : (
    <FindingMark kind={MARKS[publicity]}>{text}</FindingMark>
  );
};

/** The description of a source. */
const useSourceWords = (
  parties: Campaign['world']['parties'],
): ((source: NewsSource) => string) => {
  const { t } = useTranslation();
  const words = useWords();
  const told = (event: TurnEvent): string =>
    standingAlone(
      event,
      eventSentence(event, '', words),
      parties[event.parties[0] ?? '']?.name ?? '',
    );
  return (source) => {
    switch (source.kind) {
      case 'event':
        return source.event.kind === 'conquest' && source.events.length > 1
          ? t('news:source.fields', {
              told: told(source.event),
              count: source.events.length,
            })
          : told(source.event);
      case 'mail':
        return t(`news:source.${source.mail.kind}`, {
          title: source.mail.title,
          party: parties[source.mail.from]?.name ?? source.mail.from,
        });
      case 'edition':
        return t('news:source.edition', { name: source.edition.name, turn: source.edition.from });
      case 'house':
        return t(`news:house.${source.house.kind}`);
      case 'held':
        return t('news:source.held', {
          headline: source.item.headline,
          number: source.issue.number,
        });
    }
  };
};

const Row = ({
  source,
  isTaken,
  isOpen,
  parties,
}: {
  readonly source: NewsSource;
  readonly isTaken: boolean;
  /** It can be dragged into the issue. */
  readonly isOpen: boolean;
  readonly parties: Campaign['world']['parties'];
}) => {
  const { t } = useTranslation();
  const text = useSourceWords(parties)(source);
  const isMarked = source.publicityId !== null;
  return (
    <GridListItem
      id={source.key}
      textValue={text}
      className="ww-news-source ww-grid ww-align-center"
      {...(isTaken ? { 'data-taken': true } : {})}
    >
      {isOpen ? <Grip label={t('news:item.drag', { name: text })} /> : null}
      <span className="ww-news-source-text ww-ellipsis">{text}</span>
      <span className="ww-news-source-state ww-row ww-align-stretch ww-gap-10 ww-small">
        {isMarked ? (
          <PublicityMark publicity={source.publicity} />
        ) : (
          <span className="ww-quiet">{t(`news:section.${source.section}`)}</span>
        )}
        {source.isWaiting ? (
          <span className="ww-quiet">{t('news:embargo.until', { turn: source.embargo })}</span>
        ) : null}
        {isTaken ? <span className="ww-quiet">{t('news:source.taken')}</span> : null}
      </span>
    </GridListItem>
  );
};

/** Where pieces come from: the month's events, letters to all, game notices; what is dragged or accepted becomes a draft. */
export function SourceList({ model }: { readonly model: NewsModel }) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { filter, source: chosen, choose } = useNewsView();
  const { sources, issue, isOpen, draft } = model;
  const taken = useMemo(() => takenKeys(model), [model]);
  const listed = useMemo(
    () => sources.filter((source) => isListed(source, filter)),
    [sources, filter],
  );
  const ready = readySources(model);
  const take = (some: readonly NewsSource[]): void => {
    if (issue !== null && isOpen && some.length > 0) void execute(addItems(issue, some.map(draft)));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isOpen,
    getItems: (keys) =>
      [...keys].map((key) => ({ [DRAG.source]: String(key), 'text/plain': String(key) })),
  });
  const looked = listed.find(({ key }) => key === chosen);
  return (
    <section className="ww-news-sources ww-stack ww-gap-8" aria-label={t('news:source.label')}>
      <header className="ww-news-pane-head ww-row ww-split ww-gap-8">
        <h2 className="ww-over">{t('news:source.label')}</h2>
        <Select
          label={t('news:source.filter')}
          isLabelHidden
          value={filter}
          onChange={(next) => choose({ filter: next })}
          options={SOURCE_FILTERS.map((id) => ({
            id,
            label: t(`news:filter.${id}`, {
              count: sources.filter((source) => isListed(source, id)).length,
            }),
          }))}
        />
      </header>
      <Button isDisabled={!isOpen || ready.length === 0} onPress={() => take(ready)}>
        {t('news:source.takeAll', { count: ready.length })}
      </Button>
      {listed.length === 0 ? (
        <EmptyState title={t('news:source.noneTitle')}>{t('news:source.none')}</EmptyState>
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          <GridList
            aria-label={t('news:source.label')}
            className="ww-news-source-list"
            items={listed}
            selectionMode="single"
            selectionBehavior="replace"
            selectedKeys={looked === undefined ? [] : [looked.key]}
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : [...keys];
              choose({ source: key === undefined ? null : String(key) });
            }}
            onAction={(key) => take(listed.filter((source) => source.key === key))}
            dragAndDropHooks={dragAndDropHooks}
            dependencies={[taken, isOpen]}
          >
            {(source) => (
              <Row
                source={source}
                isTaken={taken.has(source.key)}
                isOpen={isOpen}
                parties={model.campaign.world.parties}
              />
            )}
          </GridList>
        </Virtualizer>
      )}
      {looked === undefined ? (
        <p className="ww-small ww-quiet">{t('news:source.hint')}</p>
      ) : (
        <SourceSheet key={looked.key} model={model} source={looked} onTake={() => take([looked])} />
      )}
    </section>
  );
}
