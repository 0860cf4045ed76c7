import { Tab, TabList } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Stage } from '../../../../engine';
import { type TrialState, useTrial } from '../../../model/adjudicate';
import { Icon } from '../../../kit/ui';
import { usePhaseName } from './phase-name';
import { countsOf, PARTS } from './results';

/** The results of a phase, in a few words. */
const Sum = ({ stage }: { readonly stage: Stage | undefined }) => {
  const { t } = useTranslation();
  if (stage === undefined) return null;
  const counts = countsOf(stage);
  const parts = PARTS.filter((part) => counts[part] > 0).map((part) =>
    t(`decide:run.sum.${part}`, { count: counts[part] }),
  );
  return (
    <span className="ww-phase-sum">
      {parts.length === 0 ? t('decide:run.nothing') : parts.join(', ')}
    </span>
  );
};

type PhaseState = 'done' | 'running' | 'waiting' | 'covered';

const stateOf = (
  index: number,
  running: number | null,
  hasRun: boolean,
  covered: number,
): PhaseState => {
  if (running === null && hasRun && index >= covered) return 'covered';
  if (running === null) return hasRun ? 'done' : 'waiting';
  if (index < running) return 'done';
  return index === running ? 'running' : 'waiting';
};

export interface StepperProps {
  readonly phases: readonly string[];
  readonly stages: readonly Stage[];
  readonly state: TrialState;
  /** Place of the first phase that holds something covered; what comes after it is covered with it. */
  readonly covered: number;
}

/** The phases of a run one below the other: what is done, what is going on, what each brought. Arrows choose. */
export function Stepper({ phases, stages, state, covered }: StepperProps) {
  const { t } = useTranslation();
  const phaseName = usePhaseName();
  const done = useTrial(({ progress }) => progress?.done ?? 0);
  const running = state.kind === 'running' ? done : null;
  return (
    <TabList className="ww-stepper ww-stack" aria-label={t('decide:run.phases')}>
      {phases.map((phase, index) => {
        const at = stateOf(index, running, stages.length > 0, covered);
        const stage = stages.find((one) => one.phase === phase);
        return (
          <Tab key={phase} id={phase} className="ww-phase ww-grid" data-state={at}>
            <span className="ww-phase-no ww-figures">
              {at === 'done' ? <Icon name="check" size={13} /> : null}
              {at === 'covered' ? <Icon name="lock" size={13} /> : null}
              {at === 'running' || at === 'waiting' ? index + 1 : null}
            </span>{' '}
            <b>{phaseName(phase)}</b>{' '}
            {at === 'running' || at === 'covered' ? (
              <span className="ww-phase-sum">{t(`decide:run.${at}`)}</span>
            ) : (
              <Sum stage={stage} />
            )}
          </Tab>
        );
      })}
    </TabList>
  );
}
