import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findingSentence, sayingInWords } from '../../../../kit/explain';
import { useLanguage, useWords } from '../../../../kit/explain/react';
import { EmptyState, FindingMark, FindingRow, ReasonForm } from '../../../../kit/ui';
import type { InboxActions } from '../use-inbox-actions';
import { type ChosenDocument, type InboxModel, useInbox } from '../use-inbox-model';
import { DocumentActions } from './DocumentActions';
import { DocumentText } from './DocumentText';
import { MailList } from './MailList';
import { writtenMoment } from '../../../../kit/text/moment';
import { reasonsOf, titleOf } from './words';
import type { LetterPart } from '../../../../../engine';
import { clockOfTurn, isPastClock } from '../thread/use-thread';

/** That the chosen document came late, and the reason with which it is admitted all the same (TM-2-09). */
const LateDocument = ({
  chosen,
  model,
  actions,
}: {
  readonly chosen: ChosenDocument;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const { admitting, set } = useInbox();
  const { item } = chosen;
  const clock = clockOfTurn(model.turnModel);
  const isLate = item.status !== 'filed' && chosen.isAtHand && isPastClock(model.turnModel, item);
  if (clock === undefined || !isLate) return null;
  const party = model.parties.find(
    ({ key }) => admitting?.document === item.id && key === admitting.party,
  );
  const sentence = findingSentence(clock.late(item.party ?? '', titleOf(item, t)), words);
  return (
    <>
      <FindingRow kind="REJECT">
        {clock.takesLate ? sentence : `${sentence} ${t('inbox:thread.neverLate')}`}
      </FindingRow>
      {party === undefined || !clock.takesLate ? null : (
        <ReasonForm
          key={`${item.id} ${party.key}`}
          isFocused
          isDisabled={!actions.mayWrite}
          title={t('inbox:thread.admitTitle')}
          act={{ label: t('inbox:thread.admit', { party: party.name }), variant: 'hand' }}
          onSubmit={(reason) => actions.admit(party, reason)}
          onCancel={() => set({ admitting: null })}
        />
      )}
    </>
  );
};

interface PartListProps {
  readonly model: InboxModel;
  readonly text: string;
  readonly parts: readonly LetterPart[];
  readonly part: number | null;
  readonly onPart: (part: number | null) => void;
}

const linesOf = (text: string, { span }: LetterPart): number =>
  text
    .slice(span.start, span.end)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '').length;

/** The parts of a document as they were recognised; each links to its text. */
const PartList = ({ model, text, parts, part, onPart }: PartListProps) => {
  const { t } = useTranslation();
  const { parties } = model.turnModel.campaign.world;
  return (
    <ol className="ww-part-list" aria-label={t('inbox:document.parts')}>
      {parts.map((one, index) => (
        <li key={one.span.start}>
          <button
            type="button"
            data-part={one.kind}
            aria-pressed={index === part}
            onClick={() => onPart(index === part ? null : index)}
          >
            <b>{t(`inbox:part.${one.kind}`)}</b>
            <span className="ww-small ww-quiet">
              {[
                ...(one.title === '' || one.title === t(`inbox:part.${one.kind}`)
                  ? []
                  : [one.title]),
                ...(one.to === undefined
                  ? []
                  : [t('inbox:part.to', { party: parties[one.to]?.name ?? one.to })]),
                t('inbox:part.lines', { count: linesOf(text, one) }),
              ].join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};

interface Props {
  readonly chosen: ChosenDocument;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}

/** What is known of the document: form, receipt, sender, what it is enclosed in, where it is filed. */
const Facts = ({ chosen, model }: Omit<Props, 'actions'>) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { campaign } = model.turnModel;
  const { enclosed, item } = chosen;
  const outer = item.enclosedIn === undefined ? undefined : campaign.inbox[item.enclosedIn];
  const party = item.party === null ? '' : (campaign.world.parties[item.party]?.name ?? item.party);
  const state = item.status === 'filed' && !chosen.isAtHand ? 'archived' : item.status;
  const facts = [
    t('inbox:document.meta', {
      format: t(`inbox:format.${item.format}`),
      received: writtenMoment(item.receivedAt, language, 'minute'),
    }),
    ...(item.sender === '' ? [] : [t('inbox:document.from', { sender: item.sender })]),
    ...(outer === undefined ? [] : [t('inbox:document.enclosedIn', { name: titleOf(outer, t) })]),
    ...(enclosed.length === 0 ? [] : [t('inbox:document.enclosed', { count: enclosed.length })]),
    t(`inbox:state.${state}`, { party, turn: item.turn }),
  ];
  return <p className="ww-small ww-quiet">{facts.join(' · ')}</p>;
};

/** Why the document seems to belong to a realm. */
const Why = ({ chosen }: Pick<Props, 'chosen'>) => {
  const { t } = useTranslation();
  const { suggestion } = chosen;
  if (suggestion === null || chosen.item.status === 'filed') return null;
  const reasons = reasonsOf(suggestion.evidence, t);
  return (
    <p className="ww-document-why">
      <FindingMark kind={suggestion.isClear ? 'GOOD' : 'ASK'}>{suggestion.party.name}</FindingMark>{' '}
      {t('inbox:suggestion.why', { reasons })}{' '}
      {suggestion.isClear ? '' : t('inbox:suggestion.isUnsure')}
    </p>
  );
};

const Recognised = ({
  chosen,
  model,
  actions,
  part,
  onPart,
}: Props & { readonly part: number | null; readonly onPart: (part: number | null) => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { item, orders, parts, restated } = chosen;
  return (
    <div className="ww-recognised">
      <header>
        <h3 className="ww-over">{t('inbox:document.recognised')}</h3>
        <span className="ww-small ww-quiet">
          {orders === null
            ? t('inbox:document.reading')
            : orders === 0
              ? t('inbox:document.noOrders')
              : t('inbox:document.orders', { count: orders })}
        </span>
      </header>
      <PartList model={model} text={item.text} parts={parts} part={part} onPart={onPart} />
      {/* Where a letter is but its orders it has no parts: what was understood stands in their place. */}
      {parts.length > 0 ? null : (
        <ul className="ww-part-list">
          {restated.map(({ span, sayings }) => (
            <li key={span.start}>{sayings.map((one) => sayingInWords(one, words)).join(' · ')}</li>
          ))}
        </ul>
      )}
      <MailList model={model} actions={actions} />
    </div>
  );
};

const Document = ({ chosen, model, actions }: Props) => {
  const { t } = useTranslation();
  const [part, setPart] = useState<number | null>(null);
  const { item, parts } = chosen;
  return (
    <>
      <header className="ww-document-head ww-grid ww-gap-4">
        <h2>{titleOf(item, t)}</h2>
        <Facts chosen={chosen} model={model} />
        <Why chosen={chosen} />
        <DocumentActions chosen={chosen} model={model} actions={actions} />
        <LateDocument chosen={chosen} model={model} actions={actions} />
      </header>
      {item.text.trim() === '' ? (
        <p className="ww-document-envelope ww-quiet">{t('inbox:document.envelope')}</p>
      ) : (
        <div className="ww-document-sides ww-grid">
          <DocumentText text={item.text} parts={parts} part={part} />
          <Recognised
            chosen={chosen}
            model={model}
            actions={actions}
            part={part}
            onPart={setPart}
          />
        </div>
      )}
    </>
  );
};

/** The chosen document: its text beside what was recognised in it, and what can be done with it. */
export function DocumentPane({
  model,
  actions,
}: {
  readonly model: InboxModel;
  readonly actions: InboxActions;
}) {
  const { t } = useTranslation();
  const { chosen } = model;
  return (
    <section className="ww-inbox-document ww-stack" aria-label={t('inbox:station.document')}>
      {chosen === null ? (
        <EmptyState title={t('inbox:empty.choose')}>{t('inbox:empty.chooseText')}</EmptyState>
      ) : (
        <Document key={chosen.item.id} chosen={chosen} model={model} actions={actions} />
      )}
    </section>
  );
}
