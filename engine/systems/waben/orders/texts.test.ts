import { expect, it } from 'vitest';
import { findings } from '../../../../renderer/kit/explain/texts/findings.text';
import { letters } from '../../../../renderer/kit/explain/texts/letters.text';
import { FINDINGS, PROGRAM_FINDINGS } from '../data';

it.each([...Object.keys(FINDINGS), ...Object.keys(PROGRAM_FINDINGS)])(
  'WW-14.1-01: %s of the register can be said in words',
  (code) => {
    expect({ ...findings, ...letters }).toHaveProperty([code]);
  },
);
