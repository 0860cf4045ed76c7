import { describe, expect, it } from 'vitest';
import { readCases } from '../../../engine';
import { caseFilesOf } from '../../../engine/testing/case-files';
import { help } from '../../text/de/help';
import { files, lexicon } from './cases';

describe('the cases of the game on the screen of the rules', () => {
  it('are all there', () => {
    const written = caseFilesOf('organisation').map(({ text }) => text);
    expect([...files].sort()).toEqual([...written].sort());
  });

  it('have a word for everything that is expected', () => {
    const subjects = files.flatMap((text) =>
      readCases(text).cases.flatMap(({ expected }) =>
        expected.map(({ key }) => key.split(' ')[0] ?? ''),
      ),
    );
    const known = { ...lexicon, ...help.cases.subject, said: '' };
    expect([...new Set(subjects)].filter((subject) => !Object.hasOwn(known, subject))).toEqual([]);
  });
});
