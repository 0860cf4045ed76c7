import { useTranslation } from 'react-i18next';
import {
  isCovered,
  isToReveal,
  type Posting,
  type Question,
  type TurnEvent,
  type TurnResult,
} from '../../../../engine';
import { eventSentence, explainTree, findingSentence } from '../../../kit/explain';
import { ExplainedFigure, useWords } from '../../../kit/explain/react';
import { useMoney, usePlaceName } from '../../../model/explain/use-game';
import { VeilSwitch } from '../../../model/board/BoardSwitches';
import { useVeil } from '../../../model/state/veil';
import { ownKey } from '../../../kit/text/own-key';
import { Button, DataTable, EmptyState, FindingMark } from '../../../kit/ui';
import { CardView } from '../../../model/turn/card/CardView';
import { DecisionView } from '../../../model/turn/card/DecisionView';
import { Sign } from '../../../model/turn/card/Sign';
import { useNames } from '../../../model/turn/names';
import { DiceTray } from './DiceTray';
import { isQuiet, type StepLists } from './model';
import type { Table, TableActions } from './use-table';

/** True for events that have more to show than their sentence. */
const isCard = ({ blocks = [] }: TurnEvent): boolean => blocks.length > 0;

/** The results of a step without what is covered, but for the card on which it is revealed. */
const shownOf = ({ lists, model }: Table): StepLists => {
  const { rulings } = model.campaign;
  const onCards = model.system.words?.guided?.onCards ?? [];
  const isOpen = (result: TurnResult): boolean => !isCovered(result, rulings);
  return {
    ...lists,
    events: lists.events.filter(
      (event) =>
        (isOpen(event) || isToReveal(event, rulings)) &&
        !onCards.some((kind) => kind === event.kind),
    ),
    findings: lists.findings.filter(isOpen),
    questions: lists.questions.filter(isOpen),
    postings: lists.postings.filter(isOpen),
  };
};

const Cards = ({
  events,
  title,
}: {
  readonly events: readonly TurnEvent[];
  readonly title: string;
}) =>
  events.length === 0 ? null : (
    <section className="ww-table-block ww-grid ww-gap-10" aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      <div className="ww-event-cards ww-grid ww-align-stretch ww-gap-14">
        {events.map((event, index) => (
          <CardView key={index} event={event} />
        ))}
      </div>
    </section>
  );

/** Questions that stand on no card. */
const besideCards = ({ events, questions }: StepLists): readonly Question[] => {
  const onCards = new Set(
    events.flatMap(({ blocks = [] }) =>
      blocks.flatMap((block) => (block.kind === 'decision' ? [block.decision.key] : [])),
    ),
  );
  return questions.filter(({ key }) => !onCards.has(key));
};

/** Open questions of the step beside those its cards ask themselves. */
const Questions = ({ questions }: { readonly questions: readonly Question[] }) => {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <section className="ww-table-block ww-grid ww-gap-10" aria-label={t('table:open')}>
      <h3 className="ww-head">{t('table:open')}</h3>
      <div className="ww-grid ww-gap-12">
        {questions.map((question) => (
          <DecisionView key={question.key} decision={question} />
        ))}
      </div>
    </section>
  );
};

/** What happened in the step, in sentences. */
const Happened = ({ events }: { readonly events: readonly TurnEvent[] }) => {
  const { t } = useTranslation();
  const words = useWords();
  if (events.length === 0) return null;
  return (
    <section className="ww-table-block ww-grid ww-gap-10" aria-label={t('table:happened')}>
      <h3 className="ww-head">{t('table:happened')}</h3>
      <ul className="ww-happened">
        {events.map((event, index) => (
          <li key={index}>
            <Sign party={event.parties[0] ?? ''} />
            <span>{eventSentence(event, '', words)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What could not be carried out. */
const Refused = ({ findings }: Pick<StepLists, 'findings'>) => {
  const { t } = useTranslation();
  const words = useWords();
  if (findings.length === 0) return null;
  return (
    <section className="ww-table-block ww-grid ww-gap-10" aria-label={t('table:refused')}>
      <h3 className="ww-head">{t('table:refused')}</h3>
      <ul className="ww-happened">
        {findings.map((finding, index) => (
          <li key={index}>
            <Sign party={finding.party} />
            <span>
              <FindingMark kind={finding.severity} /> {findingSentence(finding, words)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Money that changed hands in the step, each amount with its derivation. */
const Postings = ({ postings }: Pick<StepLists, 'postings'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  const placeName = usePlaceName();
  const money = useMoney();
  if (postings.length === 0) return null;
  const causeOf = ({ name, about, why }: Posting): string => {
    const own = ownKey('cause', name, '');
    return own === '' ? explainTree(why, words).label : words(own, { ...about });
  };
  return (
    <section className="ww-table-block ww-grid ww-gap-10" aria-label={t('table:postings')}>
      <h3 className="ww-head">{t('table:postings')}</h3>
      <DataTable
        rows={postings}
        keyOf={(_, index) => index}
        columns={[
          {
            id: 'party',
            label: t('table:column.party'),
            cell: ({ party }) => (
              <span className="ww-party-name">
                <Sign party={party} /> {names.party(party)}
              </span>
            ),
          },
          {
            id: 'place',
            label: t('table:column.place'),
            cell: ({ place }) => (place === undefined ? '' : placeName(place)),
          },
          { id: 'cause', label: t('table:column.cause'), isWrapped: true, cell: causeOf },
          {
            id: 'money',
            label: money.sign,
            align: 'end',
            cell: (posting) => (
              <ExplainedFigure
                value={money.signed(posting.amount)}
                explained={posting.why}
                title={causeOf(posting)}
              />
            ),
          },
        ]}
      />
    </section>
  );
};

/** Everything of a step: its cards, its open questions, what happened and what was paid, its dice. */
export function StepSheet({
  table,
  actions,
}: {
  readonly table: Table;
  readonly actions: TableActions;
}) {
  const { t } = useTranslation();
  const isLifted = useVeil((veil) => veil.isLifted);
  const { cover, model, step } = table;
  const { id: game } = model.system;
  const place = cover.at === null ? '' : t(`${game}:step.${cover.at}.title`, { defaultValue: '' });
  if (cover.isBefore)
    return (
      <EmptyState
        title={t('table:coveredTitle')}
        action={
          <Button onPress={() => actions.show(cover.at ?? step.phase)}>
            {t('table:toCovered')}
          </Button>
        }
      >
        {t('table:coveredText', { step: place })}
      </EmptyState>
    );
  const shown = shownOf(table);
  const { findings, postings } = shown;
  const secret = model.system.words?.guided?.secret ?? [];
  const events = shown.events.filter(({ kind }) => isLifted || !secret.includes(kind));
  const veiled = shown.events.length - events.length;
  return (
    <>
      <Cards
        events={events.filter(isCard)}
        title={t([`${game}:step.${step.phase}.cards`, 'table:done'])}
      />
      <Questions questions={besideCards(shown)} />
      {veiled === 0 ? null : (
        <p className="ww-quiet">
          <VeilSwitch /> {t('table:veiled', { count: veiled })}
        </p>
      )}
      {isQuiet(shown) ? <p className="ww-quiet">{t('table:nothing')}</p> : null}
      <Happened events={events.filter((event) => !isCard(event))} />
      <Refused findings={findings} />
      <Postings postings={postings} />
      <DiceTray table={table} />
      {cover.isHere ? <p className="ww-quiet">{t('table:coveredText', { step: place })}</p> : null}
    </>
  );
}
