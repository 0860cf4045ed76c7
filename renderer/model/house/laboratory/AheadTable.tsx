import { useTranslation } from 'react-i18next';
import {
  type Bounds,
  inLanguage,
  PRESETS_AHEAD,
  type RuleSystem,
  trialFigures,
  type TrialSubject,
  type World,
} from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { DataTable } from '../../../kit/ui';
import { measureOf } from './figures';

/** What the sets of a game came to in games played ahead, a column per set; nothing where none were played. */
export function AheadTable({
  game,
  ahead: key,
}: {
  readonly game: RuleSystem<World>;
  /** Which comparison: of the sets of house rules, or an experiment. */
  readonly ahead: string;
}) {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const { laboratory, presets } = game;
  const ahead = laboratory?.ahead?.[key];
  const subject: TrialSubject =
    key === PRESETS_AHEAD ? { kind: 'game', turns: 0, arms: [] } : { kind: 'experiment', id: key };
  if (ahead === undefined) return null;
  const experiment = laboratory?.experiments?.find(({ id }) => id === key);
  const arms = key === PRESETS_AHEAD ? (presets?.list ?? []) : (experiment?.arms ?? []);
  const title =
    experiment === undefined
      ? t('laboratory:ahead.presets')
      : inLanguage(experiment.title, language);
  const { games, turns } = ahead;
  return (
    <>
      <h4>{title}</h4>
      <p className="ww-rules-intro">
        {t(turns === undefined ? 'laboratory:ahead.note' : 'laboratory:ahead.noteTurns', {
          count: games,
          turns,
        })}
      </p>
      <DataTable
        label={title}
        rows={trialFigures(game, subject).filter(({ id }) => id in ahead.figures)}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'measure',
            label: t('laboratory:result.measure'),
            isHead: true,
            isWrapped: true,
            cell: (figure) => measureOf(game, subject, figure, words).title,
          },
          ...arms.map(({ id, label }, arm) => ({
            id,
            label: inLanguage(label, language),
            align: 'end' as const,
            isWrapped: true,
            cell: (figure: ReturnType<typeof trialFigures>[number]) => {
              const { plain, signed } = measureOf(game, subject, figure, words);
              const told = (
                [low, value, high]: Bounds,
                key: 'value' | 'difference',
                write: typeof plain,
              ): string =>
                t(`laboratory:ahead.${key}`, {
                  value: write(value),
                  low: write(low),
                  high: write(high),
                });
              const { mean, difference } = ahead.figures[figure.id]?.[arm] ?? {};
              return (
                <>
                  {mean === undefined ? '–' : told(mean, 'value', plain)}
                  {difference === undefined ? null : (
                    <small className="ww-quiet"> {told(difference, 'difference', signed)}</small>
                  )}
                </>
              );
            },
          })),
        ]}
      />
    </>
  );
}
