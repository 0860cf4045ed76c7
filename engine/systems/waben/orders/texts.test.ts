import { expect, it } from 'vitest';
import { findings as german } from '../../../../renderer/text/de/findings';
import { FINDINGS } from '../data';

it.each([...Object.keys(FINDINGS), 'F-UNIT-SMALL'])(
  'WW-14.1-01: %s of the register can be said in words',
  (code) => {
    expect(german).toHaveProperty([code]);
  },
);
