import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CorrectionRuns, monthDifferences, settingsInForce } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useGame } from '../../../model/explain/use-game';
import { useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { FindingRow } from '../../../kit/ui';
import type { CorrectionState } from './use-correction';

const COUNTED = ['unit', 'field', 'fight', 'ledger', 'record'] as const;

const Counts = ({
  runs,
  state,
}: {
  readonly runs: CorrectionRuns;
  readonly state: CorrectionState;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const game = useGame();
  const campaign = useSession((session) => session.campaign);
  const differences = useMemo(
    () =>
      game === undefined || campaign === null
        ? []
        : monthDifferences(runs.before, runs.after, {
            ...game,
            settings: settingsInForce(campaign),
          }),
    [runs, game, campaign],
  );
  const counts = COUNTED.map(
    (kind) =>
      [
        t(`whatif:group.${kind}`),
        differences.filter((difference) => difference.kind === kind).length,
      ] as const,
  );
  const sent = state.realms.filter(({ sentAt }) => sentAt !== null);
  const all: readonly (readonly [string, number])[] = [
    ...counts,
    [t('whatif:summary.reports'), state.realms.length],
    [t('whatif:summary.sent'), sent.length],
    [t('whatif:summary.learned'), sent.filter(({ learned }) => learned.length > 0).length],
  ];
  return (
    <dl className="ww-correction-counts" aria-label={t('whatif:summary.label')}>
      {all.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="ww-figures" data-changed={count > 0}>
            {plain(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** What hangs on the correction, in figures, and whether the month computed again comes to what was booked. */
export function Summary({ state }: { readonly state: CorrectionState }) {
  const { t } = useTranslation();
  const { runs, repeats } = state;
  return (
    <>
      {runs === null ? null : <Counts runs={runs} state={state} />}
      {runs === null || repeats === 'same' ? null : (
        <FindingRow kind="WARN">{t(`whatif:repeats.${repeats}`)}</FindingRow>
      )}
    </>
  );
}
