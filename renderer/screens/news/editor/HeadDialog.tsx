import { useTranslation } from 'react-i18next';
import { type NewsIssue, statisticFigures } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, Checkbox, Dialog, NumberField, ToggleGroup } from '../../../kit/ui';
import { changeIssue, type IssueHead } from '../commands';
import type { NewsModel } from '../model/use-news-model';
import { MarkedText } from './MarkedText';

/** A few choices under their name. */
const Choice = <Id extends string>({
  label,
  value,
  options,
  name,
  isDisabled,
  onChange,
}: {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly Id[];
  readonly name: (id: Id) => string;
  readonly isDisabled: boolean;
  readonly onChange: (id: Id) => void;
}) => (
  <ToggleGroup
    label={label}
    isLabelShown
    value={value}
    onChange={onChange}
    options={options.map((id) => ({ id, label: name(id), isDisabled }))}
  />
);

const ROUNDINGS = ['1', '10', '100', '500', '1000'] as const;

/** Title, motto, number, language, voice, rounding, columns and figures of an issue. */
export function HeadDialog({
  model,
  issue,
  isOpen,
  onClose,
}: {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const figures = statisticFigures(model.campaign.archive[issue.turn]?.figures ?? {});
  const change = (next: Partial<IssueHead>): void => void execute(changeIssue(issue, next));
  const isDisabled = !model.isOpen;
  const roundings = ROUNDINGS.some((one) => Number(one) === issue.rounding)
    ? ROUNDINGS
    : ([...ROUNDINGS, String(issue.rounding)] as const);
  return (
    <Dialog
      title={t('news:head.title')}
      isOpen={isOpen}
      onOpenChange={onClose}
      width="wide"
      footer={
        <Button variant="filled" onPress={onClose}>
          {t('app:common.close')}
        </Button>
      }
    >
      <div className="ww-stack ww-gap-12">
        <MarkedText
          label={t('news:head.name')}
          value={issue.title}
          rows={1}
          findings={[]}
          isReadOnly={isDisabled}
          onKeep={(title) => change({ title })}
        />
        <MarkedText
          label={t('news:head.motto')}
          value={issue.motto}
          rows={1}
          findings={[]}
          isReadOnly={isDisabled}
          onKeep={(motto) => change({ motto })}
        />
        <div className="ww-news-row">
          <NumberField
            label={t('news:head.number')}
            value={issue.number}
            minValue={0}
            isDisabled={isDisabled}
            formatOptions={{ useGrouping: false }}
            onChange={(number) => change({ number })}
          />
          <Choice
            label={t('news:head.columns')}
            value={issue.columns === 2 ? '2' : '3'}
            options={['2', '3']}
            name={(id) => id}
            isDisabled={isDisabled}
            onChange={(id) => change({ columns: id === '2' ? 2 : 3 })}
          />
          <Choice
            label={t('news:head.language')}
            value={issue.language}
            options={['de', 'en']}
            name={(id) => t(`news:head.${id}`)}
            isDisabled={isDisabled}
            onChange={(language) => change({ language })}
          />
        </div>
        <div className="ww-news-row">
          <Choice
            label={t('news:head.tone')}
            value={issue.tone}
            options={['neutral', 'inCharacter']}
            name={(id) => t(`news:head.${id}`)}
            isDisabled={isDisabled}
            onChange={(tone) => change({ tone })}
          />
          <Choice
            label={t('news:head.rounding')}
            value={String(issue.rounding)}
            options={roundings}
            name={(id) => (id === '1' ? t('news:head.exact') : id)}
            isDisabled={isDisabled}
            onChange={(id) => change({ rounding: Number(id) })}
          />
        </div>
        <fieldset className="ww-news-figures">
          <legend className="ww-field-label">{t('news:head.statistics')}</legend>
          {figures.length === 0 ? (
            <p className="ww-small ww-quiet">{t('news:head.noFigures')}</p>
          ) : (
            figures.map((figure) => (
              <Checkbox
                key={figure}
                isSelected={issue.statistics.includes(figure)}
                isDisabled={isDisabled}
                onChange={(isChosen) =>
                  change({
                    statistics: figures.filter((one) =>
                      one === figure ? isChosen : issue.statistics.includes(one),
                    ),
                  })
                }
              >
                {t(`ledger:figure.${figure}`)}
              </Checkbox>
            ))
          )}
        </fieldset>
        <p className="ww-small ww-quiet">{t('news:head.note')}</p>
      </div>
    </Dialog>
  );
}
