import { useTranslation } from 'react-i18next';
import {
  type Bounds,
  inLanguage,
  PRESETS_AHEAD,
  type RuleSystem,
  type TrialFigure,
  trialFigures,
  type TrialSubject,
  type World,
} from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { type DataColumn, DataTable } from '../../../kit/ui';
import { measureOf, withRange } from './figures';

/** The comparisons of a game that were played ahead. */
export function aheadOf({ laboratory }: RuleSystem<World>): readonly string[] {
  return Object.keys(laboratory?.ahead ?? {});
}

/** What the sets of a game came to in each comparison played ahead; nothing where none was. */
export function AheadTables({ game }: { readonly game: RuleSystem<World> }) {
  return aheadOf(game).map((key) => <AheadTable key={key} game={game} ahead={key} />);
}

/** One comparison, a column per set. */
function AheadTable({
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
  const told = (
    figure: TrialFigure,
    bounds: Bounds | undefined,
    way: 'plain' | 'signed',
  ): string => {
    const write = measureOf(game, subject, figure, words)[way];
    if (bounds === undefined) return '–';
    // Nothing was measured where it happened in no game of any set.
    const isNever = (ahead.figures[figure.id] ?? []).every(({ mean }) =>
      mean.every((end) => end === 0),
    );
    if (isNever) return way === 'plain' ? t('laboratory:ahead.never') : '–';
    return withRange(write, bounds, words);
  };
  return (
    <>
      <h4>{title}</h4>
      {experiment === undefined ? null : (
        <p className="ww-rules-intro">{inLanguage(experiment.help, language)}</p>
      )}
      <p className="ww-rules-intro">
        {t(turns === undefined ? 'laboratory:ahead.note' : 'laboratory:ahead.noteTurns', {
          count: games,
          turns,
        })}
      </p>
      <DataTable
        className="ww-laboratory-table"
        scroller="ww-laboratory-scroll"
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
          ...arms.flatMap(({ id, label }, arm): readonly DataColumn<TrialFigure>[] => [
            {
              id,
              label: inLanguage(label, language),
              align: 'end',
              cell: (figure) => told(figure, ahead.figures[figure.id]?.[arm]?.mean, 'plain'),
            },
            ...(arm === 0
              ? []
              : [
                  {
                    id: `${id} difference`,
                    label: t('laboratory:result.difference'),
                    align: 'end' as const,
                    cell: (figure: TrialFigure) =>
                      told(figure, ahead.figures[figure.id]?.[arm]?.difference, 'signed'),
                  },
                ]),
          ]),
        ]}
      />
    </>
  );
}
