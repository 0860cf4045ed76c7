import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { newPerson, type Person } from '../../../engine';
import { showParts } from '../../app/testing';
import { bridge } from '../../kit/bridge';
import { LetterActions } from './LetterActions';
import { playersOf } from './players';

const person = (id: string, role: Person['roles'][number]): Person =>
  newPerson(id, id, { email: `${id}@example.org`, channel: 'email', roles: [role] });

describe('a letter', () => {
  it('goes to those who play the realm in this turn', () => {
    const { world } = tharosCampaign();
    const people = {
      now: person('now', { party: 'tha', kind: 'contact' }),
      gone: person('gone', { party: 'tha', kind: 'contact', until: world.clock.turn - 1 }),
      later: person('later', { party: 'tha', kind: 'coPlayer', since: world.clock.turn + 1 }),
      other: person('other', { party: 'val', kind: 'single' }),
    };
    expect(playersOf({ world: { ...world, people } }, 'tha').map(({ id }) => id)).toEqual(['now']);
  });
});

describe('the commands on a letter', () => {
  const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };
  beforeEach(() => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    showParts(
      <LetterActions recipients={[]} title="Zug 58: Fragen" text="Hallo" html="<p>Hallo</p>" />,
    );
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    vi.restoreAllMocks();
  });
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

  it('report that the text is copied, or what to do where that fails', async () => {
    clipboard.writeText.mockRejectedValueOnce(new Error('denied')).mockResolvedValueOnce();
    press('Kopieren');
    expect((await screen.findByRole('alert')).textContent).toContain('Markiere ihn');
    press('Kopieren');
    expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['Als Text speichern', 'text', 'Zug-58-Fragen.txt'],
    ['Als Mail speichern', 'mail', 'Zug-58-Fragen.eml'],
    ['Als HTML speichern', 'html', 'Zug-58-Fragen.html'],
  ])('%s: a file that cannot be written is reported', async (name, kind, file) => {
    const save = vi.spyOn(bridge, 'saveFile').mockRejectedValueOnce(new Error('full'));
    press(name);
    expect((await screen.findByRole('alert')).textContent).toContain('nicht geschrieben');
    expect(save.mock.calls[0]?.[0]).toMatchObject({ kind, name: file });
  });

  it('report that printing failed as well', async () => {
    vi.spyOn(bridge, 'printPdf').mockRejectedValueOnce(new Error('no printer'));
    press('Drucken');
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
