import type { Party } from '../../../engine';
import type { Outlet } from '../../bridge';
import { distinctNames } from '../../dispatch/model/file-names';
import type { Faces } from '../../paper';
import { formFile, formName, type FormTask } from './make';

/** What a batch of forms needs from outside. */
export interface BatchTools {
  readonly faces: Faces;
  readonly outlet: Outlet;
  readonly report: (done: number, realm: string) => void;
  readonly isCancelled: () => boolean;
}

/**
 * Writes a form for every party, one after the other, so that never more than one is in memory; answers how many were
 * written. Ends early if it is cancelled; an archive holds what was written until then.
 */
export const writeForms = async (
  task: Omit<FormTask, 'party'>,
  parties: readonly Pick<Party, 'key' | 'name'>[],
  { faces, outlet, report, isCancelled }: BatchTools,
): Promise<number> => {
  const names = distinctNames(parties.map(({ key }) => formName({ ...task, party: key })));
  let written = 0;
  for (const [index, { key, name }] of parties.entries()) {
    if (isCancelled()) break;
    report(index, name);
    const bytes = await formFile({ ...task, party: key }, faces);
    await outlet.write([`${names[index] ?? key}.pdf`], bytes);
    written += 1;
  }
  await outlet.close(written > 0);
  return written;
};
