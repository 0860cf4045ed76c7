import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Campaign, Unit } from '../../../../engine';
import { setWall } from '../../../../engine';
import {
  tinyCampaignOf,
  at,
  edited,
  founding,
  mapOf,
  realm,
  troop,
  uniform,
} from '../../../../engine/testing';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { openRecords } from '../testing';

const CAPITAL = '210/19';

const map = edited(
  mapOf(uniform('210', 0, 0)),
  founding(at(CAPITAL), 'std', 'Elm', 'tha', 24),
  (before) => setWall(before, at(CAPITAL), 1, 7),
);

const campaignOf = (...units: readonly Unit[]): Campaign =>
  tinyCampaignOf({
    map,
    parties: [realm('tha', { name: 'Tharos', capital: at(CAPITAL) })],
    units,
  });

afterEach(closeScreen);

describe('the register of units', () => {
  it('makes a unit by keys alone: size typed, everything else proposed', async () => {
    const user = await openRecords(campaignOf(), 'unit');
    expect(screen.getByRole('heading', { name: 'Noch keine Einheiten' })).toBeTruthy();
    await user.keyboard('n');
    const sheet = screen.getByRole('region', { name: 'Neue Einheit' });
    within(sheet).getByRole('textbox', { name: 'Größe' }).focus();
    await user.keyboard('6000{Enter}');
    expect(openCampaign().world.units['tha:101']).toMatchObject({ size: 6000, leaders: 2 });
    expect(screen.getByRole('region', { name: 'Blatt 101 Krieger, Tharos' })).toBeTruthy();
    expect(useSession.getState().journal.at(-1)?.about).toMatchObject({ name: '101' });
  });

  it('waits with what the rules forbid until the GM insists', async () => {
    const user = await openRecords(campaignOf(troop('tha', 101, CAPITAL)), 'unit');
    await user.click(screen.getByRole('row', { name: /Krieger/ }));
    const size = screen.getByRole('textbox', { name: 'Größe' });
    await user.clear(size);
    await user.type(size, '0{Enter}');
    expect(screen.getByText(/mindestens einen Kopf/)).toBeTruthy();
    expect(openCampaign().world.units['tha:101']?.size).toBe(1000);
    await user.click(screen.getByRole('button', { name: /Trotzdem übernehmen/ }));
    expect(openCampaign().world.units['tha:101']?.size).toBe(0);
  });

  it('shows the derivation of movement points, and renumbers with the sheet staying open', async () => {
    const user = await openRecords(campaignOf(troop('tha', 101, CAPITAL)), 'unit');
    await user.click(screen.getByRole('row', { name: /Krieger/ }));
    expect(screen.getByRole('button', { name: 'BP/Mond: 15' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Umnummern' }));
    const number = screen.getByRole('textbox', { name: 'Neue Nummer' });
    await user.clear(number);
    await user.type(number, '117{Enter}');
    expect(Object.keys(openCampaign().world.units)).toEqual(['tha:117']);
    expect(screen.getByRole('region', { name: 'Blatt 117 Krieger, Tharos' })).toBeTruthy();
    await useSession.getState().undo();
    expect(Object.keys(openCampaign().world.units)).toEqual(['tha:101']);
  });

  it('puts down what a fleet carries, so that it can be shelved', async () => {
    const user = await openRecords(
      campaignOf(
        troop('tha', 301, CAPITAL, { type: 'S', size: 50 }),
        troop('tha', 101, CAPITAL, { place: { kind: 'aboard', carrier: 'tha:301' } }),
      ),
      'unit',
    );
    await user.click(screen.getByRole('row', { name: /Schiffe/ }));
    await user.click(screen.getByRole('button', { name: /Entfernen/ }));
    expect(screen.getByRole('alert').textContent).toContain('trägt noch 1');
    await user.click(screen.getByRole('button', { name: 'Alle absetzen' }));
    expect(openCampaign().world.units['tha:101']?.place).toEqual({ kind: 'field', field: CAPITAL });
    await user.click(screen.getByRole('button', { name: /Entfernen/ }));
    expect(Object.keys(openCampaign().world.units)).toEqual(['tha:101']);
  });

  it('leads to the map by M', async () => {
    const user = await openRecords(campaignOf(troop('tha', 101, CAPITAL)), 'unit');
    await user.click(screen.getByRole('row', { name: /Krieger/ }));
    await user.keyboard('m');
    expect(useView.getState()).toMatchObject({ screen: 'map', unit: 'tha:101', field: CAPITAL });
  });
});

it('the register of characters shows good points and gives a seat', async () => {
  const character = { name: 'Traska', status: 'REP' as const, seat: null, years: 3 };
  const user = await openRecords(
    campaignOf(troop('tha', 501, CAPITAL, { type: 'HF', size: 0, character })),
    'character',
  );
  await user.click(screen.getByRole('row', { name: /Traska/ }));
  expect(screen.getByRole('button', { name: /^Gutpunkte: \d/ })).toBeTruthy();
  const sheet = screen.getByRole('region', { name: 'Blatt Traska' });
  await user.click(within(sheet).getByRole('button', { name: /Sitz$/ }));
  await user.click(screen.getByRole('option', { name: `Elm ${CAPITAL}` }));
  expect(openCampaign().world.units['tha:501']?.character?.seat).toBe(CAPITAL);
});

it('the register of settlements stores damage by part in the books', async () => {
  const user = await openRecords(campaignOf(troop('tha', 101, CAPITAL)), 'settlements');
  await user.click(screen.getByRole('row', { name: /Elm/ }));
  expect(screen.getByText('101')).toBeTruthy();
  const part = screen.getByRole('textbox', { name: 'Einwohner' });
  await user.type(part, '2,5{Enter}');
  expect(openCampaign().world.works[`settlement ${CAPITAL}`]?.damage).toEqual({
    inhabitants: 6250,
  });
  expect(screen.getByRole('button', { name: 'Einwohner: 30.000' })).toBeTruthy();
});

it('the register of structures finds what stands on the map and opens books for its damage', async () => {
  const user = await openRecords(campaignOf(), 'structures');
  await user.click(screen.getByRole('row', { name: /Wall/ }));
  await user.type(screen.getByRole('textbox', { name: 'Zerstört (BWP)' }), '3{Enter}');
  expect(openCampaign().world.works[`wall ${CAPITAL}(1)`]).toMatchObject({
    value: 7,
    damage: { whole: 7500 },
  });
  await user.click(screen.getByRole('button', { name: 'Baubücher schließen' }));
  expect(openCampaign().world.works).toEqual({});
});
