import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreen, showParts } from '../../app/testing';
import { storage } from '../../model/storage';
import { example, origin } from '../../model/storage/testing';
import { Recent } from './Recent';

afterEach(closeScreen);

it('a campaign in the trash is deleted for good with a question of its own, which promises no trash', async () => {
  const id = await storage.create({ ...example(), name: 'Tharos' }, origin);
  await storage.discard(id, '2026-03-01T10:00:00.000Z');
  showParts(<Recent />);
  const user = userEvent.setup();
  await user.click(await screen.findByText(/^Papierkorb: 1/));
  await user.click(screen.getByRole('button', { name: 'Tharos endgültig löschen' }));
  const question = await screen.findByRole('alertdialog', { name: 'Tharos endgültig löschen?' });
  within(question).getByText(/^Sie liegt schon im Papierkorb\./);
  within(question).getByRole('button', { name: 'Vorher speichern' });
  expect(within(question).queryByText(/30 Tage/)).toBeNull();
  expect(within(question).queryByRole('button', { name: 'In den Papierkorb' })).toBeNull();
});
