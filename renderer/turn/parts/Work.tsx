import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../engine';
import { useSession } from '../../state/session';
import { Button } from '../../ui';
import { answerQuestion, ruleFigure, withdrawRuling } from '../commands';
import { useTurnDesk } from '../desk-store';
import { findingKey } from '../model/findings';
import type { DeskModel } from '../use-desk-model';
import { ArchiveList } from './ArchiveList';
import { EventList } from './EventList';
import { FindingList } from './FindingList';
import { OrderTable } from './OrderTable';
import { QuestionCard } from './QuestionCard';
import { StepTable } from './StepTable';
import './work.css';

const Orders = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const choose = useTurnDesk((desk) => desk.choose);
  const { table, party, unit } = model;
  if (table === null) return null;
  return (
    <section aria-label={t('turn:orders.title', { party: party.name })}>
      <header className="ww-line-head">
        <h2 className="ww-head">{t('turn:orders.title', { party: party.name })}</h2>
        <span className="ww-small ww-quiet">
          {t('turn:orders.read', { read: table.rows.length, troubled: table.troubled })}
        </span>
      </header>
      {table.rows.length === 0 ? (
        <p className="ww-quiet">{t('turn:orders.none')}</p>
      ) : (
        <OrderTable
          table={table}
          unit={unit}
          onChoose={(next) => choose({ unit: next, step: null })}
        />
      )}
    </section>
  );
};

const Steps = ({ model }: { readonly model: DeskModel }) => {
  const execute = useSession((session) => session.execute);
  const { step, choose } = useTurnDesk();
  if (model.march === null) return null;
  const { terrains } = model.system;
  return (
    <StepTable
      march={model.march}
      terrainName={(key) => terrains?.[key]?.display ?? key}
      step={step}
      onChooseStep={(next) => choose({ step: next })}
      rulings={{
        onRule: (key, label, value, reason) => void execute(ruleFigure(key, label, value, reason)),
        onRestore: (key, label) => void execute(withdrawRuling(key, label)),
      }}
    />
  );
};

const Questions = ({ model }: { readonly model: DeskModel }) => {
  const execute = useSession((session) => session.execute);
  const [asked, setAsked] = useState<string | null>(null);
  const { questions } = model;
  // By its key: another run may bring questions before it, and what the GM has typed stays with it.
  const place = Math.max(
    0,
    questions.findIndex(({ key }) => key === asked),
  );
  const question = questions[place];
  if (question === undefined) return null;
  return (
    <QuestionCard
      key={question.key}
      question={question}
      number={place + 1}
      total={questions.length}
      onAnswer={(option, reason) => void execute(answerQuestion(question, option, reason))}
      onSkip={() => setAsked(questions[(place + 1) % questions.length]?.key ?? null)}
    />
  );
};

/** Rulings of the open turn, each to be taken back. */
const Rulings = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const rulings = Object.values(model.campaign.rulings);
  if (rulings.length === 0) return null;
  return (
    <section className="ww-rulings" aria-label={t('turn:rulings.title')}>
      <h2 className="ww-head">{t('turn:rulings.title')}</h2>
      <ul>
        {rulings.map(({ key, value, reason }) => (
          <li key={key}>
            <span className="ww-hand">{typeof value === 'number' ? String(value) : ''}</span>
            <span>{reason}</span>
            <Button variant="text" onPress={() => void execute(withdrawRuling(key, reason))}>
              {t('turn:rulings.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Neither letter nor run: then past turns stand beside the way to bring a letter. */
const isIdle = ({ reading, proposed }: DeskModel): boolean =>
  reading === null && proposed.proposal === null;

/** The middle of the desk: orders, findings, steps, questions, what is already done. */
export const Work = ({ model }: { readonly model: DeskModel }) => {
  const choose = useTurnDesk((desk) => desk.choose);
  const chooseFinding = (found: Finding): void => {
    const { unit } = found;
    choose({ finding: findingKey(found), ...(unit === undefined ? {} : { unit }) });
  };
  return (
    <div className="ww-work">
      <Orders model={model} />
      <FindingList
        findings={model.findings}
        unit={model.unit}
        current={model.finding}
        onChoose={chooseFinding}
        told={model.march?.stop}
      />
      <Steps model={model} />
      <Questions model={model} />
      <EventList model={model} />
      <Rulings model={model} />
      {isIdle(model) ? null : <ArchiveList campaign={model.campaign} />}
    </div>
  );
};
