import type { Party } from '../../../../engine';
import type { Outlet } from '../../../kit/bridge';
import { distinctNames } from '../../../kit/explain';
import type { Artefact, Leak } from '../../../model/leaks/leak';
import type { Fonts } from '../../../kit/paper';
import { formFile, formName, type FormTask } from './make';

/** What a batch of forms needs from outside. */
export interface BatchTools {
  readonly fonts: Fonts;
  readonly outlet: Outlet;
  readonly report: (done: number, realm: string) => void;
  readonly isCancelled: () => boolean;
  /** What a file would give away to its realm; nothing = it may go out. */
  readonly leaksIn: (party: Party['key'], artefact: Artefact) => Promise<readonly Leak[]>;
}

/** What became of a batch: files written, and names of realms whose form gives something away. */
export interface WrittenForms {
  readonly written: number;
  readonly held: readonly string[];
}

/**
 * Writes a form for every party, one after the other, so that never more than one is in memory. A form that
 * gives something away is held back. Ends early if it is cancelled; an archive holds what was written until then.
 */
export const writeForms = async (
  task: Omit<FormTask, 'party'>,
  parties: readonly Pick<Party, 'key' | 'name'>[],
  { fonts, outlet, report, isCancelled, leaksIn }: BatchTools,
): Promise<WrittenForms> => {
  const names = distinctNames(parties.map(({ key }) => formName({ ...task, party: key })));
  const held: string[] = [];
  let written = 0;
  for (const [index, { key, name }] of parties.entries()) {
    if (isCancelled()) break;
    report(index, name);
    const bytes = await formFile({ ...task, party: key }, fonts);
    const file = `${names[index] ?? key}.pdf`;
    if ((await leaksIn(key, { name: file, kind: 'pdf', bytes })).length > 0) {
      held.push(name);
      continue;
    }
    await outlet.write([file], bytes);
    written += 1;
  }
  await outlet.close(written > 0);
  return { written, held };
};
