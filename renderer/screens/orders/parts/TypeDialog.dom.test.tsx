import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { systems } from '../../../../engine';
import { organisationWorld } from '../../../../engine/testing/organisation';
import { showParts } from '../../../app/testing';
import { TypeDialog } from './TypeDialog';

const world = organisationWorld();
const complete = (text: string, at: number) =>
  systems['organisation']?.orders.complete?.(text, at, 'orden', world) ?? [];

const show = () => {
  const taken: string[] = [];
  showParts(
    <TypeDialog
      title="Brief"
      isOpen
      onClose={() => undefined}
      onText={(text) => taken.push(text)}
      complete={complete}
    />,
  );
  return taken;
};

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wortlaut' });
const offered = () => screen.getByRole('group', { name: 'Vorschläge zum Weiterschreiben' });

describe('a letter typed in', () => {
  it('offers verbs and names while it is written; a key takes the first', async () => {
    const user = userEvent.setup();
    const taken = show();
    await user.type(area(), 'REP');
    expect(within(offered()).getByRole('button', { name: /^REPARIERE/ })).toBeDefined();
    await user.keyboard('{Control>} {/Control}');
    expect(area().value).toBe('REPARIERE ');
    await user.type(area(), 'Tur');
    await user.click(within(offered()).getByRole('button', { name: /^Turmritter/ }));
    expect(area().value).toBe('REPARIERE Turmritter ');
    await user.click(screen.getByRole('button', { name: 'Ablegen' }));
    expect(taken).toEqual(['REPARIERE Turmritter ']);
  });

  it('preserves what stands behind the words that are completed', async () => {
    const user = userEvent.setup();
    show();
    await user.type(area(), 'BEWEGE 2 Leute nach  bitte');
    area().setSelectionRange(20, 20);
    await user.type(area(), 'Mars', { initialSelectionStart: 20, initialSelectionEnd: 20 });
    await user.keyboard('{Control>} {/Control}');
    expect(area().value).toBe('BEWEGE 2 Leute nach Marsch bitte');
  });
});
