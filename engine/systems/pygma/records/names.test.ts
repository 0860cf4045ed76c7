import { expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { fail } from '../../../testing/world';
import { shownIn } from '../../../world';
import { SUBJECTS } from '../orders/subjects';
import { SIGHTINGS } from './armies';
import { REVOLTS } from './land';

const { world, settings } = rabensundCampaign();

it('a revolt is called by its fields, not by its key', () => {
  const names = REVOLTS.rows(world, settings).map(({ owner, row }) =>
    REVOLTS.named?.(row, { world, settings, owner }),
  );
  expect(names).toEqual([['Revolte in 031/39, 031/32', 'Revolt in 031/39, 031/32']]);
});

it('a sighting names what was seen, and the army or revolt it was', () => {
  const subject = SIGHTINGS.fields.find(({ id }) => id === 'subject') ?? fail();
  const told = SIGHTINGS.rows(world, settings).map(({ owner, row }) => {
    const place = { world, settings, owner };
    const shown = shownIn(subject, row, place);
    return [SIGHTINGS.named?.(row, place)[0], shown.as === 'name' ? shown.text : null];
  });
  expect(told).toEqual([
    ['Kriegerheer in 032/48', 'KH 1, Trivento'],
    ['Kriegerheer in 032/47', 'KH 1, Karzun'],
    ['Aufständische in 031/32', 'Revolte: Drewanien'],
  ]);
});

it('an army on the list of orders has its strength behind its kind', () => {
  const fleet = SUBJECTS.all(world, settings).find(({ key }) => key === 'FH 1');
  expect(fleet?.what).toEqual(['Flotte, 60', 'fleet, 60']);
});
