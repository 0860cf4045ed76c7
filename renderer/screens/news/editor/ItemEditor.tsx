import { useTranslation } from 'react-i18next';
import {
  itemFindings,
  ITEM_SECTIONS,
  type NewsIssue,
  type NewsItem,
  type PressPart,
} from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, FindingMark, NumberField, Select, ToggleGroup } from '../../../kit/ui';
import { changeItem, moveItems, removeItem } from '../commands';
import { factsState, successorOf } from '../../../model/news/draft/draft';
import type { NewsModel } from '../model/use-news-model';
import { ArtField } from './ArtField';
import { FindingRow } from './FindingRow';
import { MarkedText } from './MarkedText';

interface EditorProps {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly item: NewsItem;
}

const SIGNATURES = ['true', 'false', 'none'] as const;

/** The facts behind the piece changed after it was written: the GM looks, or has it told again. */
const Facts = ({ model, issue, item }: EditorProps) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const state = factsState(item, model.sources);
  const source =
    item.source?.kind === 'event' ? successorOf(item.source.key, model.sources) : undefined;
  if (state === null) return null;
  const redraft = (): void => {
    if (source === undefined) return;
    const { headline, text, source: from } = model.draft(source);
    const told = { ...item, headline, text };
    void execute(
      changeItem(issue, from === undefined ? told : { ...told, source: from }, 'redraft'),
    );
  };
  const confirm = (): void => {
    const from = source === undefined ? undefined : model.draft(source).source;
    if (from !== undefined) void execute(changeItem(issue, { ...item, source: from }));
  };
  return (
    <div className="ww-news-facts">
      {state === 'current' ? null : (
        <FindingMark kind="WARN">{t(`news:facts.${state}Text`)}</FindingMark>
      )}
      <div className="ww-news-acts">
        <Button variant="text" isDisabled={!model.isOpen || source === undefined} onPress={redraft}>
          {t('news:facts.redraft')}
        </Button>
        {state === 'changed' ? (
          <Button variant="text" isDisabled={!model.isOpen} onPress={confirm}>
            {t('news:facts.keep')}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

const Signature = ({
  model,
  issue,
  item,
  findings,
}: EditorProps & { readonly findings: ReturnType<typeof itemFindings> }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { signature } = item;
  const keep = (change: Partial<NewsItem['signature']>): void =>
    void execute(changeItem(issue, { ...item, signature: { ...signature, ...change } }));
  return (
    <div className="ww-news-row">
      <ToggleGroup
        label={t('news:signature.label')}
        isLabelShown
        value={signature.kind}
        onChange={(kind) => keep({ kind })}
        options={SIGNATURES.map((id) => ({
          id,
          label: t(`news:signature.${id}`),
          isDisabled: !model.isOpen,
        }))}
      />
      {signature.kind === 'none' ? null : (
        <MarkedText
          label={t('news:signature.name')}
          value={signature.name}
          rows={1}
          findings={findings}
          isReadOnly={!model.isOpen}
          onKeep={(name) => keep({ name })}
        />
      )}
    </div>
  );
};

/** A piece in full: headline, words, positions found in them, signature, picture, section, embargo. */
export function ItemEditor({ model, issue, item }: EditorProps) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const findings = itemFindings(item);
  const open = findings.filter(({ key }) => issue.allowed?.[key] === undefined);
  const of = (part: PressPart) => open.filter((finding) => finding.part === part);
  const keep = (change: Partial<NewsItem>): void =>
    void execute(changeItem(issue, { ...item, ...change }));
  return (
    <section className="ww-news-editor ww-stack ww-gap-10" aria-label={t('news:item.editor')}>
      <MarkedText
        label={t('news:item.headline')}
        value={item.headline}
        rows={1}
        findings={of('headline')}
        isReadOnly={!model.isOpen}
        onKeep={(headline) => keep({ headline })}
      />
      <MarkedText
        label={t('news:item.text')}
        value={item.text}
        rows={6}
        findings={of('text')}
        isReadOnly={!model.isOpen}
        onKeep={(text) => keep({ text })}
      />
      {findings.length === 0 ? null : (
        <ul className="ww-news-findings ww-stack ww-gap-10" aria-label={t('news:find.label')}>
          {findings.map((finding, index) => (
            <FindingRow
              key={`${finding.key} ${String(index)}`}
              issue={issue}
              item={item}
              finding={finding}
              telling={model.telling}
              isOpen={model.isOpen}
            />
          ))}
        </ul>
      )}
      <Facts model={model} issue={issue} item={item} />
      <Signature model={model} issue={issue} item={item} findings={of('signature')} />
      <ArtField model={model} issue={issue} item={item} findings={of('caption')} />
      <div className="ww-news-row">
        <Select
          label={t('news:item.section')}
          value={item.section}
          isDisabled={!model.isOpen}
          onChange={(section) => void execute(moveItems(issue, [item.id], section, null))}
          options={ITEM_SECTIONS.map((id) => ({ id, label: t(`news:section.${id}`) }))}
        />
        <NumberField
          label={t('news:embargo.label')}
          value={item.embargo ?? Number.NaN}
          minValue={0}
          isDisabled={!model.isOpen}
          formatOptions={{ useGrouping: false }}
          onChange={(turn) => keep({ embargo: Number.isNaN(turn) ? null : turn })}
        />
        <Button
          variant="text"
          icon="trash"
          isDisabled={!model.isOpen}
          onPress={() => void execute(removeItem(issue, item))}
        >
          {t('news:item.remove')}
        </Button>
      </div>
    </section>
  );
}
