import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  grossfelderOf,
  type IndexEntry,
  type IndexKind,
  issuesInOrder,
  type NewsIssue,
  newsIndex,
  type NewsPlace,
  searchNews,
  type Settlement,
} from '../../../../engine';
import { Button, EmptyState, TextField, ToggleGroup } from '../../../kit/ui';
import { stepFocus } from '../../../kit/ui/step-focus';
import { FileActions } from '../editor/FileActions';
import { Sheets } from '../editor/Sheets';
import { useEdition } from '../model/use-edition';
import type { NewsModel } from '../model/use-news-model';
import { useNewsView } from '../news-store';

const KINDS: readonly IndexKind[] = ['issue', 'headline', 'realm', 'place'];

const placesOf = ({ world: { map, labels } }: Campaign): readonly string[] => [
  ...grossfelderOf(map).flatMap(({ settlements }) =>
    Object.values<Settlement>(settlements).map(({ name }) => name),
  ),
  ...Object.values(labels).map(({ text }) => text),
];

const PlaceRow = ({
  place,
  isCurrent,
  onOpen,
}: {
  readonly place: NewsPlace;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}) => {
  const { t } = useTranslation();
  const { issue, item } = place;
  return (
    <li>
      <button
        type="button"
        className="ww-news-place ww-row ww-align-stretch ww-split ww-gap-12"
        {...(isCurrent ? { 'aria-current': true as const } : {})}
        onClick={onOpen}
      >
        <span>{item.headline === '' ? t('news:item.untitled') : item.headline}</span>
        <span className="ww-figures ww-quiet">
          {t('news:archive.number', { number: issue.number })}
        </span>
      </button>
    </li>
  );
};

const entriesOf = (
  newsletters: Campaign['newsletters'],
  query: string,
  kind: IndexKind,
  names: Parameters<typeof newsIndex>[2],
  found: string,
): readonly IndexEntry[] =>
  query.trim() === ''
    ? newsIndex(newsletters, kind, names)
    : [{ kind, name: found, pieces: searchNews(newsletters, query) }];

const IssueView = ({ model, issue }: { readonly model: NewsModel; readonly issue: NewsIssue }) => {
  const { t } = useTranslation();
  const { choose } = useNewsView();
  const edition = useEdition(model, issue);
  return (
    <div className="ww-news-archived ww-stack ww-gap-10">
      <header className="ww-news-pane-head ww-row ww-split ww-gap-8">
        <h2 className="ww-head">
          {edition.title}, {edition.number}
        </h2>
        <FileActions edition={edition} isOut={issue.releasedAt !== null} />
        <Button onPress={() => choose({ side: 'issue', turn: issue.turn, item: null })}>
          {t('news:archive.edit')}
        </Button>
      </header>
      <Sheets edition={edition} />
    </div>
  );
};

/** All issues: searched word by word, listed by issue, headline, realm or place; each can be read and printed again. */
export function ArchiveSide({ model }: { readonly model: NewsModel }) {
  const { t } = useTranslation();
  const { campaign } = model;
  const { newsletters, world } = campaign;
  const { index, query, choose } = useNewsView();
  const [shown, setShown] = useState<string | null>(null);
  const names = useMemo(
    () => ({
      realms: Object.fromEntries(Object.values(world.parties).map(({ key, name }) => [key, name])),
      places: placesOf(campaign),
    }),
    [campaign, world.parties],
  );
  const entries = useMemo(
    () => entriesOf(newsletters, query, index, names, t('news:archive.found')),
    [newsletters, query, index, names, t],
  );
  const latest = issuesInOrder(newsletters).at(-1);
  const issue = (shown === null ? undefined : newsletters[shown]) ?? latest;
  if (latest === undefined || issue === undefined) {
    return <EmptyState title={t('news:archive.emptyTitle')}>{t('news:archive.empty')}</EmptyState>;
  }
  const isNothing =
    entries.every(({ pieces }) => pieces.length === 0) &&
    (index !== 'issue' || query.trim() !== '');
  return (
    <div className="ww-news-archive ww-grid">
      <section className="ww-news-index ww-stack ww-gap-10" aria-label={t('news:archive.label')}>
        <TextField
          label={t('news:archive.search')}
          value={query}
          onChange={(next) => choose({ query: next })}
        />
        <ToggleGroup
          label={t('news:archive.by')}
          value={index}
          onChange={(next) => choose({ index: next })}
          options={KINDS.map((id) => ({ id, label: t(`news:archive.kind.${id}`) }))}
        />
        <nav
          className="ww-news-entries ww-scroll"
          aria-label={t('news:archive.label')}
          onKeyDown={stepFocus}
        >
          {isNothing ? <p className="ww-quiet">{t('news:archive.nothing')}</p> : null}
          {entries.map(({ name, pieces }, at) => (
            <div key={`${name} ${String(at)}`}>
              <h3 className="ww-over">{name}</h3>
              <ul>
                {pieces.map((place) => (
                  <PlaceRow
                    key={`${place.issue.id} ${place.item.id}`}
                    place={place}
                    isCurrent={place.issue.id === issue.id}
                    onOpen={() => setShown(place.issue.id)}
                  />
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </section>
      <IssueView key={issue.id} model={model} issue={issue} />
    </div>
  );
}
