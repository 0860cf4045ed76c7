import type { Comparison } from '../../../model/adjudicate';
import { RunNotice } from '../../../model/turn/parts/RunNotice';

/** What the runs of a comparison are doing, while it matters. */
export const ComparisonNotice = ({ comparison }: { readonly comparison: Comparison }) => {
  const { state, run, cancel } = comparison;
  return <RunNotice proposed={{ state, run, cancel }} />;
};
