import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Words } from '../../kit/text/words';
import { BLANK, type Draft, storedDraft } from './draft';
import { DraftPart } from './DraftPart';

const keys: Words = (key) => key;

function Page() {
  const [draft, setDraft] = useState<Draft>({ ...BLANK, text: 'der vorige' });
  return (
    <>
      <p>{draft.text}</p>
      <DraftPart
        pageKey="seite"
        draft={draft}
        isKept
        fileName="entwurf.json"
        words={keys}
        onOpen={setDraft}
      />
    </>
  );
}

const fileInput = () => screen.getByLabelText('page:player.draft.open', { selector: 'input' });

it('an opened draft is taken back and brought again', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const other = new File([storedDraft('seite', { ...BLANK, text: 'der andere' })], 'x.json');
  await user.upload(fileInput(), other);
  await screen.findByText('der andere');
  const undo = screen.getByRole('button', { name: 'page:player.draft.undo' });
  await user.click(undo);
  await screen.findByText('der vorige');
  await user.click(undo);
  await screen.findByText('der andere');
});

it('a file that cannot be read is told, and the draft stays', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const gone = Object.assign(new File(['{}'], 'weg.json'), {
    text: () => Promise.reject(new Error('gone')),
  });
  await user.upload(fileInput(), gone);
  await screen.findByText('page:player.draft.unreadable');
  expect(screen.getByText('der vorige')).toBeDefined();
});
