import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { March } from '../../../../engine';
import { findingSentence } from '../../../kit/explain';
import { LexiconContext, useWords } from '../../../kit/explain/react';
import { useNames } from '../../../model/turn/names';
import { StepTable } from '../../../model/turn/parts/StepTable';
import { useFigureRulings } from '../../../model/turn/rulings';
import type { PastRun } from './past';
import { PastList } from './PastList';

const Item = ({
  march,
  isOpen,
  onToggle,
}: {
  readonly march: March;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  const { terrains } = useContext(LexiconContext);
  const rulings = useFigureRulings();
  const { steps, start, end, stop } = march;
  return (
    <div role="listitem">
      <button
        type="button"
        className="ww-past-row ww-grid ww-align-baseline"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className="ww-past-who">{names.unit(march)}</span>
        <span className="ww-figures">{start === end ? start : `${start} → ${end}`}</span>
        <span className="ww-quiet">{t('openTurn:archive.steps', { count: steps.length })}</span>
        <span className="ww-quiet">{stop === undefined ? '' : findingSentence(stop, words)}</span>
      </button>
      {isOpen ? (
        <StepTable
          march={march}
          terrainName={(key) => terrains[key] ?? key}
          step={null}
          onChooseStep={() => undefined}
          rulings={rulings}
        />
      ) : null}
    </div>
  );
};

/** The ways of the units; each opens into its steps, every figure into its derivation. */
export function Marches({ realms, results }: PastRun) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const keys = new Set(realms.map(({ key }) => key));
  const marches = results.marches.filter(({ party }) => keys.has(party));
  return (
    <PastList
      label={t('openTurn:archive.leaf.marches')}
      items={marches}
      none={t('openTurn:archive.noMarches')}
      row={(march) => {
        const id = `${march.party}:${String(march.unit)}`;
        return (
          <Item
            march={march}
            isOpen={open === id}
            onToggle={() => setOpen(open === id ? null : id)}
          />
        );
      }}
    />
  );
}
