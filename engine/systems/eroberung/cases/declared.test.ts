import { describe, expect, it } from 'vitest';
import { caseFilesOf } from '../../../testing/case-files';
import { FINDINGS } from '../data/findings';
import { SETTINGS } from '../data/settings';

const cases = caseFilesOf('eroberung').flatMap((file) => file.cases);

describe('what the game declares', () => {
  it('has a case for every code of a bad order (EW-27-04)', () => {
    const found = new Set(
      cases.flatMap(({ expected }) =>
        expected.flatMap(({ key, value }) => (key === 'findings' ? value.split(', ') : [])),
      ),
    );
    expect(Object.keys(FINDINGS).filter((code) => !found.has(code))).toEqual([]);
  });

  it('has a case for every reading of the rules that can be set (EW-0-08, EW-0-10)', () => {
    const said = new Set(
      cases.flatMap(({ given }) => given.map(({ key, value }) => `${key} ${value}`)),
    );
    const wanted = SETTINGS.filter(({ key }) => key.startsWith('ew.')).flatMap(
      ({ key, allowed = [], initial }) =>
        allowed.filter((one) => one !== initial).map((one) => `setting ${key} ${one}`),
    );
    expect(wanted.filter((one) => !said.has(one))).toEqual([]);
  });
});
