import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../../engine';
import { spoken } from '../../../../explain';
import { useWords } from '../../../../explain/react';
import { Figure } from '../../../../turn/parts/Figure';
import { Icon } from '../../../../ui';
import type { ActionRecord } from '../../../../../engine/systems/organisation';
import { countingValues } from '../model/dice';
import { useTableNames } from '../use-table-names';
import { QuestionChooser } from './QuestionChooser';
import { RerollButton } from './RerollButton';
import { Rerolls } from './Rerolls';
import { Sign } from './Sign';
import { TrayDie } from './TrayDie';

const Dice = ({ action }: { readonly action: ActionRecord }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const { dice, successes, by, kind } = action;
  if (dice.length === 0) return null;
  const purpose = t(`organisation:act.name.${kind}`);
  return (
    <div className="ww-action-dice">
      <span className="ww-tray-dice">
        {dice.map((roll, index) => (
          <TrayDie
            key={`${roll.stream} ${String(roll.index)}`}
            roll={roll}
            label={t('organisation:dice.label', {
              party: names.party(by),
              purpose,
              number: index + 1,
            })}
          />
        ))}
      </span>
      {successes === undefined ? null : (
        <span>
          {t('organisation:act.successes')}{' '}
          <Figure
            explained={successes}
            title={t('organisation:act.successesOf', { purpose })}
            ruling={`${action.key}/successes`}
            range={[0, 60]}
          />
        </span>
      )}
    </div>
  );
};

/** Who learns of it: everybody, those named, or nobody but the GM. */
const Seen = ({ action: { visibleTo, by } }: { readonly action: ActionRecord }) => {
  const { t } = useTranslation();
  const words = useWords();
  const others = visibleTo === 'all' ? [] : visibleTo.filter((party) => party !== by);
  return (
    <span className="ww-small ww-quiet ww-action-seen">
      <Icon name={visibleTo === 'all' || others.length > 0 ? 'eye' : 'secret'} size={14} />
      {visibleTo === 'all'
        ? t('organisation:act.seenByAll')
        : others.length === 0
          ? t('organisation:act.seenByNone')
          : words('organisation:act.seenBy', { parties: others })}
    </span>
  );
};

const Card = ({
  action,
  questions,
}: {
  readonly action: ActionRecord;
  readonly questions: readonly Question[];
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useTableNames();
  const { by, kind, about, spending } = action;
  const name = t(`organisation:act.name.${kind}`);
  return (
    <article className="ww-action" data-kind-of={kind} aria-label={`${names.party(by)}: ${name}`}>
      <header>
        <span className="ww-table-party">
          <Sign party={by} /> {names.party(by)}
        </span>
        <Seen action={action} />
      </header>
      <h4>{name}</h4>
      <p>{words(`organisation:act.told.${kind}`, { ...spoken(about, words), party: by })}</p>
      <Dice action={action} />
      <Rerolls rerolls={action.rerolls} />
      {action.dice.length === 0 ? null : (
        <RerollButton party={by} dice={action.dice} values={countingValues(action)} />
      )}
      {spending.length === 0 ? null : (
        <ul className="ww-action-spending">
          {spending.map(({ key, about: data }, index) => (
            <li key={index} className="ww-chip">
              {words(`organisation:option.${key.split(':')[0] ?? key}`, {
                name: '',
                ...spoken(data, words),
              })}
            </li>
          ))}
        </ul>
      )}
      {questions.map((question) => (
        <QuestionChooser key={question.key} question={question} />
      ))}
    </article>
  );
};

export interface ActionCardsProps {
  readonly actions: readonly ActionRecord[];
  readonly questions: readonly Question[];
}

/** What every organisation did, in the order in which it did. */
export const ActionCards = ({ actions, questions }: ActionCardsProps) => {
  const { t } = useTranslation();
  if (actions.length === 0) return <p className="ww-quiet">{t('organisation:act.none')}</p>;
  return (
    <section className="ww-table-block" aria-label={t('organisation:act.title')}>
      <h3 className="ww-head">{t('organisation:act.title')}</h3>
      <div className="ww-actions">
        {actions.map((action) => (
          <Card
            key={action.key}
            action={action}
            questions={questions.filter(({ key }) => action.questions.includes(key))}
          />
        ))}
      </div>
    </section>
  );
};
