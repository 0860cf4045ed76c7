import { useMemo } from 'react';
import { useHouse } from '../../../model/house/use-house';
import { Deviations } from '../../../model/house/Deviations';
import type { PastMonth } from './past-month';

/** The settings and house rules that were in force, as far as they differ from the booklet. */
export const Rules = ({ model, archived, campaign }: PastMonth) => {
  const inForce = useMemo(
    () => ({ ...campaign, settings: archived.settings, editions: {} }),
    [campaign, archived],
  );
  const house = useHouse(inForce, model.system);
  return (
    <div className="ww-past-leaf ww-past-rules">
      <Deviations id="ww-past-rules" house={house} />
    </div>
  );
};
