import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HeardPost, type Party } from '../../../../../engine';
import { realmColour } from '../../../../kit/cartography/colour';
import { useLanguage } from '../../../../kit/explain/react';
import { Button, DataTable, ToggleGroup } from '../../../../kit/ui';
import { Shield } from '../../../../model/turn/card/Sign';
import { DocumentText } from '../parts/DocumentText';
import { writtenMoment } from '../../../../kit/text/moment';
import { titleOf } from '../parts/words';
import type { InboxActions } from '../use-inbox-actions';
import { KEYS } from '../use-inbox-keys';
import type { InboxModel } from '../use-inbox-model';
import { layPostsAside } from './commands';
import { PostList } from './PostList';
import { PostPane } from './PostPane';
import './thread.css';
import { isDue, type ThreadModel } from './use-thread';

interface Props {
  readonly thread: ThreadModel;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}

const FILTERS = ['due', 'later', 'all', 'left'] as const;
type Filter = (typeof FILTERS)[number];

/** Whom each party votes for, and how many vote for it, once all that is clear is taken. */
const Tally = ({ thread, model }: Pick<Props, 'thread' | 'model'>) => {
  const { t } = useTranslation();
  const { world } = model.turnModel.campaign;
  const { choices } = thread.heard;
  const votersOf = ({ key }: Party): readonly string[] =>
    Object.entries(choices).flatMap(([voter, choice]) => (choice === key ? [voter] : []));
  const name = (key: string | undefined): string =>
    key === undefined ? '' : (world.parties[key]?.name ?? key);
  return (
    <section className="ww-tally">
      <h3 className="ww-over">{t('inbox:thread.tally')}</h3>
      <DataTable
        label={t('inbox:thread.tally')}
        rows={model.parties}
        keyOf={({ key }) => key}
        columns={[
          {
            id: 'realm',
            label: t('noun:Realm'),
            isHead: true,
            cell: ({ key, name: called }) => (
              <span className="ww-inline ww-gap-6">
                <Shield colour={realmColour('light', world.parties, key)} /> {called}
              </span>
            ),
          },
          {
            id: 'chooses',
            label: t('inbox:thread.chooses'),
            cell: ({ key }) => name(choices[key]),
          },
          {
            id: 'count',
            label: t('inbox:thread.count'),
            align: 'end',
            cell: (party) => votersOf(party).length,
            mark: (party) => ({ title: votersOf(party).map(name).join(', ') }),
          },
        ]}
      />
    </section>
  );
};

const Head = ({ thread, model, actions }: Props) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { clear, heard, item, unclear } = thread;
  const isDisabled = !actions.mayWrite || !model.chosen?.isAtHand;
  const facts = [
    t('inbox:document.meta', {
      format: t(`inbox:format.${item.format}`),
      received: writtenMoment(item.receivedAt, language, 'minute'),
    }),
    t('inbox:thread.meta', { count: heard.posts.length }),
    t('inbox:thread.taken', {
      count: heard.posts.filter(({ takenAs }) => takenAs !== null).length,
    }),
  ];
  return (
    <header className="ww-document-head ww-grid ww-gap-4">
      <h2>{titleOf(item, t)}</h2>
      <p className="ww-small ww-quiet">{facts.join(' · ')}</p>
      <div className="ww-document-acts ww-row ww-wrapping ww-gap-6">
        <Button
          variant="filled"
          icon="check"
          shortcut={KEYS.accept}
          isDisabled={isDisabled || clear.length === 0}
          onPress={actions.accept}
        >
          {t('inbox:thread.takeAll', { count: clear.length })}
        </Button>
        {unclear.length === 0 ? null : (
          <Button
            isDisabled={isDisabled}
            onPress={() => actions.execute(layPostsAside(item.id, unclear))}
          >
            {t('inbox:thread.restIsTalk', { count: unclear.length })}
          </Button>
        )}
        <Button
          variant="text"
          shortcut={KEYS.aside}
          isDisabled={isDisabled}
          onPress={actions.layAside}
        >
          {t('inbox:act.aside')}
        </Button>
        <Button variant="text" shortcut={KEYS.save} onPress={actions.saveOriginal}>
          {t('inbox:act.save')}
        </Button>
      </div>
    </header>
  );
};

const NO_PARTS: readonly never[] = [];

/** A thread: its posts with what was found in each, the chosen one, and how the votes stand. */
export function ThreadPane({ thread, model, actions }: Props) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('due');
  const [key, setKey] = useState<string | null>(null);
  const { heard, item } = thread;
  const shown = useMemo((): Readonly<Record<Filter, readonly HeardPost[]>> => {
    const { posts } = heard;
    const later = posts.filter(
      ({ takenAs, timing, what }) => takenAs === null && timing === 'late' && what !== 'talk',
    );
    return { due: posts.filter(isDue), later, all: posts, left: [] };
  }, [heard]);
  const posts = shown[filter];
  const found = posts.findIndex((one) => one.key === key);
  const at = found < 0 && posts.length > 0 ? 0 : found;
  const chosen = posts[at];
  const left = heard.left.map(({ start, end }) => item.text.slice(start, end)).join('\n…\n');
  return (
    <>
      <Head thread={thread} model={model} actions={actions} />
      <div className="ww-thread-filter">
        <ToggleGroup
          label={t('inbox:thread.filter.label')}
          variant="line"
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setKey(null);
          }}
          options={FILTERS.filter((id) => id !== 'left' || left !== '').map((id) => ({
            id,
            label: t(`inbox:thread.filter.${id}`, {
              count: id === 'left' ? heard.left.length : shown[id].length,
            }),
          }))}
        />
      </div>
      <div className="ww-document-sides ww-thread-sides ww-grid">
        {filter === 'left' ? (
          <DocumentText text={left} parts={NO_PARTS} part={null} />
        ) : posts.length === 0 ? (
          <p className="ww-quiet ww-thread-none">{t(`inbox:thread.none.${filter}`)}</p>
        ) : (
          <PostList
            posts={posts}
            text={item.text}
            model={model}
            chosen={at}
            onChoose={(one) => setKey(one.key)}
          />
        )}
        <div className="ww-thread-aside">
          {chosen === undefined ? null : (
            <PostPane heard={chosen} thread={thread} model={model} actions={actions} />
          )}
          <Tally thread={thread} model={model} />
        </div>
      </div>
    </>
  );
}
