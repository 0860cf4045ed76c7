import { expect, it } from 'vitest';
import { caseFilesOf } from '../../../testing/case-files';
import { FINDINGS, LETTER_FINDINGS } from '../data/findings';

/** Codes that come of no message: the clock says of a letter that it is late (`rules/clock.test.ts`). */
const NOT_OF_A_MESSAGE = ['E_LATE'];

/** Codes that cases expect to be found in messages. */
const found = new Set(
  caseFilesOf('moerderspiel')
    .flatMap(({ cases }) => cases.flatMap(({ expected }) => expected))
    .filter(({ key }) => key === 'findings' || key === 'blamed')
    .flatMap(({ value }) => value.match(/\bE_[A-Z_]+/g) ?? []),
);

it('every code of the register is found in the message of a case (TM-11.3-01)', () => {
  const codes = Object.keys({ ...FINDINGS, ...LETTER_FINDINGS });
  expect(codes.filter((code) => !found.has(code))).toEqual(NOT_OF_A_MESSAGE);
  expect([...found].filter((code) => !codes.includes(code))).toEqual([]);
});
