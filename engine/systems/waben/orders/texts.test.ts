import { expect, it } from 'vitest';
import { findings as german } from '../../../../renderer/text/de/findings';
import { FINDINGS, PROGRAM_FINDINGS } from '../data';

it.each([...Object.keys(FINDINGS), ...Object.keys(PROGRAM_FINDINGS)])(
  'WW-14.1-01: %s of the register can be said in words',
  (code) => {
    expect(german).toHaveProperty([code]);
  },
);
