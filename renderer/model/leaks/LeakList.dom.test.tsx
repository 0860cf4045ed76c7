import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showParts } from '../../app/testing';
import { type AllowedLeaks, allowedLeaks, openLeaks } from './allowed';
import { LEAK_PLACES, type Leak } from './leak';
import { LeakList } from './LeakList';
import { leaks } from './leaks.text';

afterEach(cleanup);

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
        onAllow={(key, reason) => setAllowed({ ...allowed, [key]: reason })}
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
  it('says what leaks, in which file, where, and among which words; the same thing once', () => {
    showParts(<ViewState leaks={LEAKS} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/2 Stellen verraten, was Tharos nicht wissen kann/)).toBeTruthy();
    expect(screen.getByText('Eiswehr, 575/25')).toBeTruthy();
    expect(screen.getByText(/auswertung\.pdf, Seite 2, im Text/)).toBeTruthy();
    expect(screen.getByText(/und an einem weiteren Ort/)).toBeTruthy();
    expect(screen.getByText('Man sah Eiswehr brennen')).toBeTruthy();
    expect(canSend()).toBe(false);
  });

  it('lets each out with a reason only, by keys alone, and takes it back again', async () => {
    const user = userEvent.setup();
    showParts(<ViewState leaks={LEAKS} />);
    for (const [what, reason] of [
      ['Eiswehr, 575/25', 'Gesandte brachten Kunde'],
      ['Valdrun', 'Prahlerei des Königs'],
    ] as const) {
      screen.getByRole('button', { name: `Bewusst mitteilen: ${what}` }).focus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mitteilen' }).disabled).toBe(
        true,
      );
      await user.keyboard('{Enter}');
      expect(canSend()).toBe(false);
      await user.keyboard(`${reason}{Enter}`);
      expect(screen.getByText(`Bewusst mitgeteilt: ${reason}`)).toBeTruthy();
    }
    expect(canSend()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Zurücknehmen: Valdrun' }));
    expect(canSend()).toBe(false);
    expect(screen.queryByText(/Prahlerei/)).toBeNull();
  });

  it('leaves everything as it was on Esc', async () => {
    const user = userEvent.setup();
    showParts(<ViewState leaks={LEAKS} />);
    await user.click(screen.getByRole('button', { name: /mitteilen: Valdrun/ }));
    await user.keyboard('doch nicht{Escape}');
    expect(screen.queryByLabelText('Begründung')).toBeNull();
    expect(canSend()).toBe(false);
  });

  it('lets nobody send what would run or cannot be checked, whatever the draft says', () => {
    const never = [
      leak({ key: 'script x', kind: 'script', what: '<script>' }),
      leak({ key: 'unreadable x', kind: 'unreadable', what: 'x.pdf' }),
    ];
    showParts(<ViewState leaks={never} />);
    expect(screen.getByText(/Das geht nie hinaus/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Bewusst mitteilen/ })).toBeNull();
    const allowed = { 'script x': 'ja', 'unreadable x': 'ja' };
    expect(openLeaks({ allowed }, never)).toEqual(never);
    expect(allowedLeaks({ allowed: { 'gold val': '  ' } }, LEAKS)).toEqual([]);
  });

  it('says that nothing was found, and shows many a part at a time', async () => {
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
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: /Bewusst/ }))
      expect(button.disabled).toBe(true);
  });

  it('has words for every place', () => {
    expect(Object.keys(leaks.where).sort()).toEqual([...LEAK_PLACES].sort());
  });
});
