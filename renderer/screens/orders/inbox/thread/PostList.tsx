import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeardPost } from '../../../../../engine';
import { useLanguage } from '../../../../kit/explain/react';
import { FindingMark, type FindingKind } from '../../../../kit/ui';
import { VirtualRows } from '../../../../model/turn/parts/VirtualRows';
import type { InboxModel } from '../use-inbox-model';
import { clockOfTurn } from './use-thread';
import { secondOf } from '../parts/words';

/** The result of a post, as a word and its weight. */
function markOf({
  takenAs,
  what,
  timing,
  doubts,
  voices,
}: HeardPost): readonly [FindingKind | null, string] {
  if (takenAs !== null) return ['GOOD', 'taken'];
  if (what === 'talk') return [null, 'talk'];
  if (timing === 'late') return ['WARN', 'late'];
  if (timing === 'missed') return ['WARN', 'missed'];
  if (doubts.length > 0) return ['ASK', 'unclear'];
  if (what === 'letter') return ['GOOD', 'letter'];
  const isRefused = voices.every(({ findings }) => findings.length > 0);
  return isRefused ? ['REJECT', 'refused'] : ['GOOD', 'voice'];
}

const Row = ({
  heard,
  text,
  model,
}: {
  readonly heard: HeardPost;
  readonly text: string;
  readonly model: InboxModel;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { parties } = model.turnModel.campaign.world;
  const zone = clockOfTurn(model.turnModel)?.zone ?? '';
  const [kind, word] = markOf(heard);
  const [own] = heard.post.own;
  const names = heard.parties.map((key) => parties[key]?.name ?? key).join(', ');
  const first =
    heard.voices[0]?.words ??
    text.slice(own?.start, Math.min(own?.end ?? 0, (own?.start ?? 0) + 160));
  return (
    <>
      <time className="ww-small ww-quiet" role="gridcell">
        {heard.at === null ? t('inbox:thread.noTime') : secondOf(heard.at, language, zone)}
      </time>
      <b title={heard.post.author} role="gridcell">
        {names === '' ? heard.post.author : names}
      </b>
      <span className="ww-post-mark" role="gridcell">
        {kind === null ? (
          <span className="ww-small ww-quiet">{t(`inbox:thread.mark.${word}`)}</span>
        ) : (
          <FindingMark kind={kind}>{t(`inbox:thread.mark.${word}`)}</FindingMark>
        )}
      </span>
      <span className="ww-post-words" role="gridcell">
        {first}
      </span>
    </>
  );
};

/** The posts of a thread in its order, one line each; arrow keys lead from one to the next. */
export function PostList({
  posts,
  text,
  model,
  chosen,
  onChoose,
}: {
  readonly posts: readonly HeardPost[];
  readonly text: string;
  readonly model: InboxModel;
  /** Place in the list; -1 = none. */
  readonly chosen: number;
  readonly onChoose: (heard: HeardPost) => void;
}) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 12,
      PageUp: -12,
      Home: -posts.length,
      End: posts.length,
    };
    const step = steps[event.key];
    const next = posts[Math.max(0, Math.min(posts.length - 1, chosen + (step ?? 0)))];
    if (step === undefined || next === undefined) return;
    event.preventDefault();
    onChoose(next);
  };
  return (
    <div
      ref={scroller}
      className="ww-posts"
      role="grid"
      tabIndex={0}
      aria-label={t('inbox:thread.posts')}
      aria-activedescendant={chosen < 0 ? undefined : `ww-post-${String(chosen)}`}
      onKeyDown={walk}
    >
      <VirtualRows
        count={posts.length}
        height={30}
        scroller={scroller}
        target={chosen < 0 ? null : chosen}
        row={(index) => {
          const heard = posts[index];
          return heard === undefined ? null : (
            <div
              id={`ww-post-${String(index)}`}
              className="ww-post ww-grid ww-align-center"
              role="row"
              aria-selected={index === chosen}
              onClick={() => onChoose(heard)}
            >
              <Row heard={heard} text={text} model={model} />
            </div>
          );
        }}
      />
    </div>
  );
}
