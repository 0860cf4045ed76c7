import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hexGameOf, type Campaign, type NewsIssue, systems } from '../../../engine';
import { dateWithTurn, lexiconOf } from '../../kit/explain';
import { LexiconContext, useLanguage, useWords } from '../../kit/explain/react';
import { useSession } from '../../model/state/session';
import { Button, EmptyState, FindingMark, Select, ToggleGroup } from '../../kit/ui';
import { ArchiveSide } from './archive/ArchiveSide';
import { createIssue, reopenIssue } from './commands';
import { FileActions } from './editor/FileActions';
import { HeadDialog } from './editor/HeadDialog';
import { ItemEditor } from './editor/ItemEditor';
import { ItemLists } from './editor/ItemLists';
import { ReleaseDialog } from './editor/ReleaseDialog';
import { Sheets } from './editor/Sheets';
import { SourceList } from './editor/SourceList';
import { useEdition } from './model/use-edition';
import { type NewsModel, useNewsModel } from './model/use-news-model';
import { NEWS_SIDES, useNewsView } from './news-store';
import './news.css';
import { useNewsKeys } from './use-news-keys';

type Sheet = 'head' | 'release' | null;

const TurnChoice = ({ model }: { readonly model: NewsModel }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { choose } = useNewsView();
  return (
    <Select
      label={t('news:turn')}
      isLabelHidden
      value={String(model.turn)}
      onChange={(turn) => choose({ turn: Number(turn), item: null, source: null })}
      options={model.turns.map((turn) => {
        const clock = { turn, ...model.monthOf(turn) };
        return {
          id: String(turn),
          label: dateWithTurn({ system: model.campaign.system, clock }, words),
        };
      })}
    />
  );
};

const State = ({ model, issue }: { readonly model: NewsModel; readonly issue: NewsIssue }) => {
  const { t } = useTranslation();
  const open = model.openFindings.length;
  if (issue.releasedAt !== null)
    return <FindingMark kind="GOOD">{t('news:state.released')}</FindingMark>;
  return open > 0 ? (
    <FindingMark kind="REJECT">{t('news:state.positions', { count: open })}</FindingMark>
  ) : (
    <span className="ww-small ww-quiet">{t('news:state.open', { count: issue.items.length })}</span>
  );
};

/** The issue in hand: sources, pieces, the chosen piece in full, and how it will be printed. */
const IssueSide = ({
  model,
  issue,
  sheet,
  onSheet,
}: {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const chosen = useNewsView((view) => view.item);
  const edition = useEdition(model, issue);
  const item = issue.items.find(({ id }) => id === chosen);
  return (
    <>
      <div className="ww-news-bar">
        <h2 className="ww-head">
          {edition.title}, {edition.number}
        </h2>
        <State model={model} issue={issue} />
        <Button icon="pencil" shortcut="K" onPress={() => onSheet('head')}>
          {t('news:head.title')}
        </Button>
        <FileActions edition={edition} isOut={issue.releasedAt !== null} />
        {issue.releasedAt === null ? (
          <Button variant="filled" isDisabled={!model.isOpen} onPress={() => onSheet('release')}>
            {t('news:release.open')}
          </Button>
        ) : (
          <Button isDisabled={model.isReadOnly} onPress={() => void execute(reopenIssue(issue))}>
            {t('news:release.reopen')}
          </Button>
        )}
      </div>
      <div className="ww-news-desk ww-grid ww-gap-16">
        <SourceList model={model} />
        <div className="ww-news-middle ww-stack ww-gap-8">
          <ItemLists model={model} issue={issue} />
          {item === undefined ? (
            <p className="ww-news-choose ww-quiet">{t('news:item.choose')}</p>
          ) : (
            <ItemEditor key={item.id} model={model} issue={issue} item={item} />
          )}
        </div>
        <Sheets edition={edition} />
      </div>
      <HeadDialog
        model={model}
        issue={issue}
        isOpen={sheet === 'head'}
        onClose={() => onSheet(null)}
      />
      <ReleaseDialog
        model={model}
        issue={issue}
        edition={edition}
        isOpen={sheet === 'release'}
        onClose={() => onSheet(null)}
      />
    </>
  );
};

const Begin = ({ model }: { readonly model: NewsModel }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { fresh, sources } = model;
  return (
    <EmptyState
      title={t('news:begin.title', { number: fresh.number })}
      action={
        <Button
          variant="filled"
          autoFocus
          isDisabled={model.isReadOnly}
          onPress={() => void execute(createIssue(fresh))}
        >
          {t('news:begin.act')}
        </Button>
      }
    >
      {t('news:begin.text', {
        count: sources.filter(({ publicity }) => publicity !== 'secret').length,
        secret: sources.filter(({ publicity }) => publicity === 'secret').length,
      })}
    </EmptyState>
  );
};

const ViewState = ({ model }: { readonly model: NewsModel }) => {
  const { t } = useTranslation();
  const { side, choose } = useNewsView();
  const [sheet, setSheet] = useState<Sheet>(null);
  const open = useMemo(
    () => ({ head: () => setSheet('head'), release: () => setSheet('release') }),
    [],
  );
  useNewsKeys(model, open);
  return (
    <div className="ww-news ww-stack ww-gap-10">
      <div className="ww-news-top">
        <ToggleGroup
          label={t('news:side.label')}
          value={side}
          onChange={(next) => choose({ side: next })}
          options={NEWS_SIDES.map((id) => ({ id, label: t(`news:side.${id}`) }))}
        />
        {side === 'issue' ? <TurnChoice model={model} /> : null}
        {model.isReadOnly ? <span className="ww-small ww-quiet">{t('news:readOnly')}</span> : null}
      </div>
      {side === 'archive' ? <ArchiveSide model={model} /> : null}
      {side === 'issue' && model.issue === null ? <Begin model={model} /> : null}
      {side === 'issue' && model.issue !== null ? (
        <IssueSide
          key={model.issue.id}
          model={model}
          issue={model.issue}
          sheet={sheet}
          onSheet={setSheet}
        />
      ) : null}
    </div>
  );
};

/** The newsletter of the segment: an issue per turn, made of what may be told, and all that came out (WW-10.2-03). */
export function NewsTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const model = useNewsModel(campaign, language);
  const { world, system } = campaign;
  const lexicon = useMemo(
    () => lexiconOf(world, hexGameOf(systems[system]).terrains, language),
    [world, system, language],
  );
  return model === null ? (
    <EmptyState title={t('news:nothing.title')}>
      {t('news:nothing.text', { name: campaign.name })}
    </EmptyState>
  ) : (
    <LexiconContext value={lexicon}>
      <ViewState model={model} />
    </LexiconContext>
  );
}
