import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type HeardPost, laterTurnOf, type Party, type Span } from '../../../../../engine';
import { dateOf, findingSentence } from '../../../../kit/explain';
import { useLanguage, useWords } from '../../../../kit/explain/react';
import { Button, FindingRow, Menu, ReasonForm } from '../../../../kit/ui';
import type { InboxActions } from '../use-inbox-actions';
import type { InboxModel } from '../use-inbox-model';
import { admitPost, knowAuthor, layPostsAside, takeFromThread } from './commands';
import { clockOfTurn, type ThreadModel } from './use-thread';
import { secondOf } from '../parts/words';

interface Props {
  readonly heard: HeardPost;
  readonly thread: ThreadModel;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}

type Kind = 'plain' | 'quote' | 'signature' | 'voice';

/** The stretches of a post in its order, each as what it is. */
function stretchesOf({
  post,
  voices,
}: HeardPost): readonly { readonly kind: Kind; readonly span: Span }[] {
  const marked = [
    ...post.quotes.map((span) => ({ kind: 'quote' as const, span })),
    ...(post.signature === null ? [] : [{ kind: 'signature' as const, span: post.signature }]),
    ...voices.map(({ span }) => ({ kind: 'voice' as const, span })),
  ].sort((a, b) => a.span.start - b.span.start);
  const all: { kind: Kind; span: Span }[] = [];
  let at = post.span.start;
  for (const one of marked) {
    if (one.span.start < at) continue;
    all.push({ kind: 'plain', span: { start: at, end: one.span.start } }, one);
    at = one.span.end;
  }
  return [...all, { kind: 'plain', span: { start: at, end: post.span.end } }];
}

const Words = ({ heard, text }: { readonly heard: HeardPost; readonly text: string }) => (
  <div className="ww-post-text">
    {stretchesOf(heard).map(({ kind, span }) => {
      const words = text.slice(span.start, span.end);
      return kind === 'plain' ? (
        <Fragment key={span.start}>{words}</Fragment>
      ) : (
        <span key={span.start} data-kind={kind}>
          {words}
        </span>
      );
    })}
  </div>
);

/** The name of a post: its last public order, or who wrote it. */
const wordsOf = ({ voices, post }: HeardPost): string => voices.at(-1)?.words ?? post.author;

/** Why it does not count by itself: refused, late, or in doubt. */
const Remarks = ({ heard, model }: Pick<Props, 'heard' | 'model'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const { turnModel } = model;
  const clock = clockOfTurn(turnModel);
  const isOpen = heard.takenAs === null && heard.what !== 'talk';
  const later =
    clock === undefined || heard.at === null
      ? null
      : laterTurnOf(heard.at, turnModel.campaign, clock);
  const turnName = (turn: number): string =>
    dateOf(
      { system: turnModel.campaign.system, clock: { ...turnModel.campaign.world.clock, turn } },
      words,
    );
  return (
    <>
      {heard.voices.flatMap(({ findings }) =>
        findings
          .filter(({ severity }) => severity === 'REJECT')
          .map((finding, index) => (
            <FindingRow key={`${finding.code}${String(index)}`} kind="REJECT">
              {findingSentence(finding, words)}
            </FindingRow>
          )),
      )}
      {isOpen && heard.timing !== 'inTime' && heard.timing !== 'undated' && clock !== undefined ? (
        <FindingRow kind="REJECT">
          {findingSentence(clock.late(heard.parties[0] ?? '', wordsOf(heard)), words)}
        </FindingRow>
      ) : null}
      {isOpen && heard.timing === 'late' && later !== null ? (
        <FindingRow kind="WARN">{t('inbox:thread.late', { turn: turnName(later) })}</FindingRow>
      ) : null}
      {isOpen && heard.timing === 'missed' ? (
        <FindingRow kind="WARN">{t('inbox:thread.missed')}</FindingRow>
      ) : null}
      {isOpen
        ? heard.doubts.map((doubt) => (
            <FindingRow key={doubt} kind="ASK">
              {t(`inbox:thread.doubt.${doubt}`, { author: heard.post.author })}
            </FindingRow>
          ))
        : null}
    </>
  );
};

const mayTake = ({ actions, model }: Pick<Props, 'actions' | 'model'>): boolean =>
  actions.mayWrite && model.chosen?.isAtHand === true;

/** Takes a message with orders for several parties apart: each part goes to its own. */
const Split = ({ heard, thread, model, actions }: Props) => {
  const { t } = useTranslation();
  const { parts } = heard;
  if (parts.length < 2) return null;
  const names = parts.map(
    ({ party }) => model.turnModel.campaign.world.parties[party]?.name ?? party,
  );
  const split = (): void =>
    actions.execute(
      takeFromThread(
        thread.item.id,
        parts.map((part) => ({ heard, ...part })),
      ),
    );
  return (
    <Button variant="filled" isDisabled={!mayTake({ actions, model })} onPress={split}>
      {t('inbox:thread.split', { names: names.join(', ') })}
    </Button>
  );
};

/** Admits a late post, with a reason; where nothing late counts it states that (TM-2-09). */
const Admission = ({
  heard,
  thread,
  model,
  actions,
  party,
}: Props & { readonly party: Party | undefined }) => {
  const { t } = useTranslation();
  if (clockOfTurn(model.turnModel)?.takesLate === false)
    return <FindingRow kind="REJECT">{t('inbox:thread.neverLate')}</FindingRow>;
  return party === undefined ? null : (
    <ReasonForm
      key={heard.key}
      isDisabled={!mayTake({ actions, model })}
      title={t('inbox:thread.admitTitle')}
      act={{ label: t('inbox:thread.admit', { party: party.name }), variant: 'hand' }}
      onSubmit={(reason) => actions.execute(admitPost(thread.item.id, { heard, party }, reason))}
    />
  );
};

/** What can be done with a post: name its party, take it, mark it as talk. */
const Actions = ({ heard, thread, model, actions }: Props) => {
  const { t } = useTranslation();
  const { parties } = model;
  const isDisabled = !mayTake({ actions, model });
  const { post, what, takenAs, timing } = heard;
  if (takenAs !== null) return <p className="ww-small ww-quiet">{t('inbox:thread.isTaken')}</p>;
  const { parts } = heard;
  const isNamed = (key: string): boolean => parts.some(({ party }) => party === key);
  const own = parties.filter(({ key }) => heard.parties.includes(key) || isNamed(key));
  const take = (party: Party): void =>
    actions.execute(takeFromThread(thread.item.id, [{ heard, party: party.key }]));
  const isLate = timing === 'late' || timing === 'missed';
  const isKnown = !heard.doubts.includes('author') && heard.parties.length > 0;
  const [only] = own.length === 1 ? own : [];
  return (
    <>
      <div className="ww-document-acts ww-row ww-wrapping ww-gap-6">
        {isKnown ? null : (
          <Menu
            label={t('inbox:thread.whose', { author: post.author })}
            trigger={
              <Button variant="filled" isDisabled={isDisabled}>
                {t('inbox:thread.whose', { author: post.author })}
              </Button>
            }
            entries={[
              ...parties.map((party) => ({
                id: party.key,
                label: party.name,
                onAction: () => actions.execute(knowAuthor(post.author, party)),
              })),
              {
                id: '-',
                label: t('inbox:thread.onlooker'),
                onAction: () => actions.execute(knowAuthor(post.author, null)),
              },
            ]}
          />
        )}
        {isKnown && !isLate ? (
          <Split heard={heard} thread={thread} model={model} actions={actions} />
        ) : null}
        {isKnown && !isLate && what !== 'talk'
          ? own.map((party) => (
              <Button key={party.key} isDisabled={isDisabled} onPress={() => take(party)}>
                {t('inbox:thread.takeFor', { party: party.name })}
              </Button>
            ))
          : null}
        {what === 'talk' ? null : (
          <Button
            variant="text"
            isDisabled={isDisabled}
            onPress={() => actions.execute(layPostsAside(thread.item.id, [heard]))}
          >
            {t('inbox:thread.isTalk')}
          </Button>
        )}
      </div>
      {isLate && what !== 'talk' ? (
        <Admission heard={heard} thread={thread} model={model} actions={actions} party={only} />
      ) : null}
    </>
  );
};

/** A post: who, when, its text with what was found in it, and what can be done. */
export function PostPane(props: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { heard, thread, model } = props;
  const { post, at } = heard;
  const names = heard.parties.map(
    (key) => model.turnModel.campaign.world.parties[key]?.name ?? key,
  );
  const facts = [
    at === null
      ? t('inbox:thread.noTime')
      : secondOf(at, language, clockOfTurn(model.turnModel)?.zone ?? ''),
    ...(post.number === '' ? [] : [`#${post.number}`]),
    ...names,
    ...(post.edited === undefined ? [] : [t('inbox:thread.edited')]),
  ];
  return (
    <section className="ww-post-pane ww-grid ww-gap-6" aria-label={t('inbox:thread.post')}>
      <h3>{post.author}</h3>
      <p className="ww-small ww-quiet">{facts.join(' · ')}</p>
      <Remarks heard={heard} model={model} />
      <Actions {...props} />
      <Words heard={heard} text={thread.item.text} />
    </section>
  );
}
