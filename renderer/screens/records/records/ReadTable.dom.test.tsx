import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { settingsInForce, systems } from '../../../../engine';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import { openRecords } from '../testing';

afterEach(closeScreen);

const rowsOf = () => {
  const campaign = openCampaign();
  const kind = systems['organisation']?.records.find(({ id }) => id === 'advantages');
  return kind?.rows(campaign.world, settingsInForce(campaign)).map(({ row }) => ({ ...row })) ?? [];
};

describe('a table read into a register', () => {
  it('shows what it would change and what it cannot take, and changes it in one step of undo', async () => {
    const user = await openRecords(seenlandCampaign(), 'advantages');
    const before = rowsOf();
    await user.click(screen.getByRole('button', { name: 'Tabelle einlesen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tabelle einlesen' }));
    const table = 'Wem es gehört\tName\theil\tFarbe\nOrden der Hochwacht\tTurmritter\t7\trot\n';
    await user.click(dialog.getByRole('textbox', { name: 'Tabelle' }));
    await user.paste(`${table}Orden der Hochwacht\tPassfeste\tviele\t\n`);
    const told = (await dialog.findByText(/Turmritter, heil 7 statt/)).closest('[role=status]');
    expect(told?.textContent).toContain('Keine Spalte dieses Registers: Farbe.');
    expect(told?.textContent).toContain('Zeile 3, heil: „viele“ passt nicht.');
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    expect(rowsOf()).toContainEqual(expect.objectContaining({ name: 'Turmritter', intact: 7 }));
    expect(rowsOf()).toHaveLength(before.length);
    expect(useSession.getState().journal.at(-1)?.name).toBe('records:command.readTable');
    await useSession.getState().undo();
    expect(rowsOf()).toEqual(before);
  });
});
