import { expect, it } from 'vitest';
import { caseFilesOf } from '../../../testing/case-files';
import { faultsInFile } from '../../../testing/case-runner';
import { eroberungCases } from '../../../testing/eroberung-cases';
it('x', () => {
  const all = caseFilesOf('eroberung').flatMap(({ name, text }) => faultsInFile(eroberungCases, name, text));
  console.log(all.join('\n'));
  expect(all).toEqual([]);
});
