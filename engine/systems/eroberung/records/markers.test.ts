import { expect, it } from 'vitest';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { ownRecords } from '../../../world';
import { RECORDS } from '.';

it('each player is told how many markers and which field of the register they hold (EW-0-02, EW-6-01)', () => {
  const { world, settings } = kalterSommerCampaign();
  const [row] = ownRecords(RECORDS, world, 'blau', settings)
    .filter(({ key }) => key === 'player')
    .flatMap(({ rows }) => rows);
  expect(row?.cells['markers']).toMatchObject({ kind: 'figure', value: { value: 8800 } });
  expect(row?.cells['register']).toMatchObject({ kind: 'name', text: '22' });
});
