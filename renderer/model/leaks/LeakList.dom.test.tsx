import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { showParts } from '../../app/testing';
import { type AllowedLeaks, openLeaks } from './allowed';
import { LEAK_PLACES, type Leak } from './leak';
import { LeakList } from './LeakList';
import { leaks } from './leaks.text';

const leak = (change: Partial<Leak>): Leak => ({
  key: 'settlement 575/25',
  file: 'auswertung.pdf',
  where: 'text',
  kind: 'settlement',
  what: 'Eiswehr, 575/25',
  excerpt: 'Man sah Eiswehr brennen',
  page: 2,
  ...change,
});

const LEAKS = [
  leak({}),
  leak({ file: 'auswertung.html', where: 'metadata' }),
  leak({
    key: 'gold val',
    kind: 'gold',
    what: 'Valdrun',
    excerpt: '214 275 GS',
    where: 'attachment',
  }),
];

const ViewState = ({
  leaks,
  isReadOnly = false,
}: {
  readonly leaks: readonly Leak[];
  readonly isReadOnly?: boolean;
}) => {
  const [allowed, setAllowed] = useState<AllowedLeaks>({});
  return (
    <>
      <LeakList
        leaks={leaks}
        allowed={allowed}
        reader="Tharos"
        isReadOnly={isReadOnly}
        onAllow={(keys, reason) =>
          setAllowed({ ...allowed, ...Object.fromEntries(keys.map((key) => [key, reason])) })
        }
        onTakeBack={(key) =>
          setAllowed(Object.fromEntries(Object.entries(allowed).filter(([one]) => one !== key)))
        }
      />
      <button disabled={openLeaks({ allowed }, leaks).length > 0}>Senden</button>
    </>
  );
};

const canSend = (): boolean =>
  !screen.getByRole<HTMLButtonElement>('button', { name: 'Senden' }).disabled;

describe('the list of what would leak', () => {
  it('names what leaks, in which file, where, and in which context; the same thing once', () => {
    showParts(<ViewState leaks={LEAKS} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/2 Stellen verraten, was Tharos nicht wissen kann/)).toBeTruthy();
    expect(screen.getByText('Eiswehr, 575/25')).toBeTruthy();
    expect(screen.getByText(/auswertung\.pdf, Seite 2, im Text/)).toBeTruthy();
    expect(screen.getByText(/und an einem weiteren Ort/)).toBeTruthy();
    expect(screen.getByText('Man sah Eiswehr brennen')).toBeTruthy();
    expect(canSend()).toBe(false);
  });

  it('allows each with a reason only, by keys alone, and reverts it', async () => {
    const user = userEvent.setup();
    showParts(<ViewState leaks={LEAKS} />);
    for (const [what, reason] of [
      ['Eiswehr, 575/25', 'Gesandte brachten Kunde'],
      ['Valdrun', 'Prahlerei des Königs'],
    ] as const) {
      screen.getByRole('button', { name: `Trotzdem mitteilen: ${what}` }).focus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mitteilen' }).disabled).toBe(
        true,
      );
      await user.keyboard('{Enter}');
      expect(canSend()).toBe(false);
      await user.keyboard(`${reason}{Enter}`);
      expect(screen.getByText(`Trotzdem mitgeteilt: ${reason}`)).toBeTruthy();
    }
    expect(canSend()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Zurücknehmen: Valdrun' }));
    expect(canSend()).toBe(false);
    expect(screen.queryByText(/Prahlerei/)).toBeNull();
  });

  it('allows all leaks of one name with one reason, and keeps the others open', async () => {
    const user = userEvent.setup();
    const [first, ...rest] = LEAKS;
    if (first === undefined) throw new Error('no leak');
    showParts(<ViewState leaks={[first, { ...first, key: 'another thing' }, ...rest]} />);
    const [open] = screen.getAllByRole('button', {
      name: `Alle 2 dieses Namens mitteilen: ${first.what}`,
    });
    open?.focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Alle 2 dieses Namens mitteilen' });
    await user.keyboard('weithin bekannt{Enter}');
    expect(screen.getAllByText('Trotzdem mitgeteilt: weithin bekannt')).toHaveLength(2);
    expect(canSend()).toBe(false);
  });

  it('allows one leak of a name and keeps the others of it open', async () => {
    const user = userEvent.setup();
    const [first, ...rest] = LEAKS;
    if (first === undefined) throw new Error('no leak');
    showParts(<ViewState leaks={[first, { ...first, key: 'another thing' }, ...rest]} />);
    const name = `Trotzdem mitteilen: ${first.what}`;
    const [open] = screen.getAllByRole('button', { name });
    if (open !== undefined) await user.click(open);
    await user.keyboard('nur hier{Enter}');
    expect(screen.getAllByText('Trotzdem mitgeteilt: nur hier')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  });

  it('takes a name as common knowledge with one press, wherever it stands', async () => {
    const user = userEvent.setup();
    const [first, ...rest] = LEAKS;
    if (first === undefined) throw new Error('no leak');
    showParts(<ViewState leaks={[first, { ...first, key: 'another thing' }, ...rest]} />);
    const name = `Gilt als allgemein bekannt: ${first.what}`;
    const [open] = screen.getAllByRole('button', { name });
    if (open !== undefined) await user.click(open);
    expect(screen.getAllByText('Trotzdem mitgeteilt: allgemein bekannt')).toHaveLength(2);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(canSend()).toBe(false);
  });

  it('changes nothing on Esc', async () => {
    const user = userEvent.setup();
    showParts(<ViewState leaks={LEAKS} />);
    await user.click(screen.getByRole('button', { name: /^Trotzdem mitteilen: Valdrun/ }));
    await user.keyboard('doch nicht{Escape}');
    expect(screen.queryByLabelText('Begründung')).toBeNull();
    expect(canSend()).toBe(false);
  });

  it('never sends executable or unchecked content, whatever the draft allows', () => {
    const never = [
      leak({ key: 'script x', kind: 'script', what: '<script>' }),
      leak({ key: 'unreadable x', kind: 'unreadable', what: 'x.pdf' }),
    ];
    showParts(<ViewState leaks={never} />);
    expect(screen.getByText(/Ausführbarer Inhalt ist gesperrt/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Trotzdem mitteilen/ })).toBeNull();
    const allowed = { 'script x': 'ja', 'unreadable x': 'ja' };
    expect(openLeaks({ allowed }, never)).toEqual(never);
    expect(openLeaks({ allowed: { 'gold val': '  ' } }, LEAKS)).toEqual(LEAKS);
  });

  it('reports that nothing was found, and shows many a part at a time', async () => {
    const user = userEvent.setup();
    const { unmount } = showParts(<ViewState leaks={[]} />);
    expect(screen.getByText('Nichts gefunden, was Tharos nicht wissen kann.')).toBeTruthy();
    expect(canSend()).toBe(true);
    unmount();
    showParts(
      <ViewState leaks={Array.from({ length: 80 }, (_, index) => leak({ key: `k${index}` }))} />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: '30 weitere zeigen' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(80);
  });

  it('changes nothing in a campaign that is read only', () => {
    showParts(<ViewState leaks={LEAKS} isReadOnly />);
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', {
      name: /Trotzdem mitteilen/,
    }))
      expect(button.disabled).toBe(true);
  });

  it('has a text for every place', () => {
    expect(Object.keys(leaks.where).sort()).toEqual([...LEAK_PLACES].sort());
  });
});
