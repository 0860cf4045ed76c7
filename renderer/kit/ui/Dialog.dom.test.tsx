import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showParts } from '../../app/testing';
import { Button } from './Button';
import { Dialog } from './Dialog';

/** A dialog whose button goes as soon as it is pressed. */
function Saving() {
  const [isOpen, setOpen] = useState(true);
  const [isSaved, setSaved] = useState(false);
  return (
    <Dialog title="Speichern" isOpen={isOpen} onOpenChange={setOpen}>
      {isSaved ? <p>Gespeichert.</p> : <Button onPress={() => setSaved(true)}>Sichern</Button>}
    </Dialog>
  );
}

const saved = async () => {
  const user = userEvent.setup();
  showParts(<Saving />);
  await user.click(screen.getByRole('button', { name: 'Sichern' }));
  screen.getByText('Gespeichert.');
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  return user;
};

it('closes by Esc when the pressed button is gone', async () => {
  const user = await saved();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gets the focus back with the next key', async () => {
  const user = await saved();
  await user.keyboard('{Shift}');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});
