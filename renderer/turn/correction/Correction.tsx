import type { Variant } from '../../../engine';
import type { DeskModel } from '../use-desk-model';
import { Compare } from '../whatif/Compare';

/** A late correction of the last applied month. */
export const Correction = (props: { readonly model: DeskModel; readonly variant: Variant }) => (
  <Compare {...props} />
);
