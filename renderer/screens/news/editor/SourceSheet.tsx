import { useTranslation } from 'react-i18next';
import type { NewsSource } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, NumberField, ToggleGroup } from '../../../kit/ui';
import { setPublicity } from '../commands';
import type { NewsModel } from '../model/use-news-model';

const PUBLICITIES = ['secret', 'rumour', 'public'] as const;

/** The words a letter to all consists of, or nothing. */
const lettersOf = (source: NewsSource): string => {
  if (source.kind === 'mail') return source.mail.text;
  return source.kind === 'held' ? source.item.text : '';
};

/** One source: how far it may go, from which turn on, and into the issue with it. */
export function SourceSheet({
  model,
  source,
  onTake,
}: {
  readonly model: NewsModel;
  readonly source: NewsSource;
  readonly onTake: () => void;
}) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { publicityId, publicity, embargo } = source;
  const say = (change: Partial<Pick<NewsSource, 'publicity' | 'embargo'>>): void => {
    if (publicityId === null || model.isReadOnly) return;
    void execute(setPublicity([{ id: publicityId, publicity, embargo, ...change }]));
  };
  const { headline, text } = model.draft(source);
  const letter = lettersOf(source);
  return (
    <div
      className="ww-news-source-sheet ww-stack ww-gap-8"
      role="group"
      aria-label={t('news:source.chosen')}
    >
      <div className="ww-news-source-draft">
        <strong>{headline}</strong>
        <p>{letter === '' ? text : letter}</p>
      </div>
      {publicityId === null ? null : (
        <div className="ww-news-source-word ww-row ww-align-end ww-wrapping">
          <ToggleGroup
            label={t('news:publicity.label')}
            value={publicity}
            onChange={(next) => say({ publicity: next })}
            options={PUBLICITIES.map((id) => ({
              id,
              label: t(`news:publicity.${id}`),
              isDisabled: model.isReadOnly,
            }))}
          />
          <NumberField
            label={t('news:embargo.label')}
            value={embargo ?? Number.NaN}
            minValue={0}
            isDisabled={model.isReadOnly}
            formatOptions={{ useGrouping: false }}
            onChange={(turn) => say({ embargo: Number.isNaN(turn) ? null : turn })}
          />
        </div>
      )}
      <Button shortcut="Enter" isDisabled={!model.isOpen} onPress={onTake}>
        {t('news:source.take')}
      </Button>
    </div>
  );
}
