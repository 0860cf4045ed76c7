import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthDifferences, type Proposal, type World } from '../../../../engine';
import { useIsOnMap } from '../../../model/explain/use-game';
import { FindingRow } from '../../../kit/ui';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { DifferenceList } from './DifferenceList';
import { RealmFigures } from './RealmFigures';
import { TwinMaps } from './TwinMaps';
import { useTwinView } from './use-twin-view';

export interface ComparedRunsProps {
  readonly model: DeskModel;
  readonly runs: readonly [before: Proposal<World>, after: Proposal<World>];
  readonly labels: readonly [before: string, after: string];
  /** Said where nothing differs. */
  readonly same: string;
}

/** Two runs of a month side by side: the differences in words, two maps, figures of the realms. */
export const ComparedRuns = ({ model, runs, labels, same }: ComparedRunsProps) => {
  const { t } = useTranslation();
  const isOnMap = useIsOnMap();
  const [chosen, setChosen] = useState<number | null>(null);
  const [before, after] = runs;
  const { system, settings } = model;
  const differences = useMemo(
    () => monthDifferences(before, after, { ...system, settings }),
    [before, after, system, settings],
  );
  const twin = useTwinView(
    runs,
    differences,
    chosen === null ? undefined : differences[chosen],
    model,
  );
  return (
    <div className="ww-compared" {...(isOnMap ? {} : { 'data-mapless': true })}>
      <section className="ww-compared-list" aria-label={t('whatif:differences.title')}>
        <h3 className="ww-over">{t('whatif:differences.count', { count: differences.length })}</h3>
        {differences.length === 0 ? (
          <FindingRow kind="GOOD">{same}</FindingRow>
        ) : (
          <DifferenceList differences={differences} chosen={chosen} onChoose={setChosen} />
        )}
      </section>
      {isOnMap ? (
        <TwinMaps twin={twin} lattice={model.lattice} system={model.system} labels={labels} />
      ) : null}
      <section
        className="ww-compared-figures"
        aria-label={t('whatif:figures.caption')}
        tabIndex={0}
      >
        <RealmFigures
          worlds={[before.world, after.world]}
          system={model.system}
          settings={model.settings}
        />
      </section>
    </div>
  );
};
