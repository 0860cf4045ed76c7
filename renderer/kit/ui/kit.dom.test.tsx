import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showParts } from '../../app/testing';
import { FieldForm } from './FieldForm';
import { DataTable } from './DataTable';
import { SelectTable } from './SelectTable';
import { ToggleGroup } from './ToggleGroup';

describe('a form of fields', () => {
  const show = () => {
    const [submit, cancel] = [vi.fn(), vi.fn()];
    const outside = vi.fn();
    showParts(
      <div onKeyDown={({ key }) => void outside(key)}>
        <FieldForm
          title="Buchen"
          fields={{
            place: {
              kind: 'options',
              label: 'Ort',
              initial: 'a',
              options: [
                { id: 'a', label: 'Aue' },
                { id: 'b', label: 'Berg' },
              ],
            },
            amount: {
              kind: 'number',
              label: 'Betrag',
              check: (gold) => (Number.isNaN(gold) ? 'Wie viel?' : undefined),
            },
            reason: {
              kind: 'text',
              label: 'Grund',
              check: (words) => (words === '' ? 'Warum?' : undefined),
            },
          }}
          act={{ label: 'Buchen' }}
          onCancel={cancel}
          onSubmit={(values) => {
            submit(values);
            return values.amount > 9 ? { field: 'amount', sentence: 'So viel nicht.' } : undefined;
          }}
        />
      </div>,
    );
    return { user: userEvent.setup(), submit, cancel, outside };
  };
  const amount = () => screen.getByLabelText('Betrag');
  const reason = () => screen.getByLabelText('Grund');

  it('reports what is invalid once one tried, and focuses the first invalid field', async () => {
    const { user, submit } = show();
    expect(screen.queryByText('Warum?')).toBeNull();
    await user.type(reason(), '{Enter}');
    screen.getByText('Wie viel?');
    screen.getByText('Warum?');
    expect(document.activeElement).toBe(amount());
    expect(submit).not.toHaveBeenCalled();
  });

  it('resets all fields but a choice from a list', async () => {
    const { user, submit } = show();
    await user.click(screen.getByRole('radio', { name: 'Berg' }));
    for (const gold of ['1', '2']) {
      await user.type(amount(), gold);
      await user.type(reason(), 'Zoll{Enter}');
    }
    expect(submit.mock.calls).toEqual([
      [{ place: 'b', amount: 1, reason: 'Zoll' }],
      [{ place: 'b', amount: 2, reason: 'Zoll' }],
    ]);
  });

  it('submits with Enter, shows a refusal at its field, and resets what was submitted', async () => {
    const { user, submit } = show();
    await user.type(amount(), '12');
    await user.type(reason(), ' Strafgeld {Enter}');
    expect(submit).toHaveBeenLastCalledWith({ place: 'a', amount: 12, reason: 'Strafgeld' });
    screen.getByText('So viel nicht.');
    expect(document.activeElement).toBe(amount());
    await user.keyboard('9{Enter}');
    expect(submit).toHaveBeenLastCalledWith({ place: 'a', amount: 9, reason: 'Strafgeld' });
    expect(reason()).toMatchObject({ value: '' });
  });

  it('cancels with Esc, and the dialog around it stays', async () => {
    const { user, cancel, outside } = show();
    await user.type(reason(), 'doch nicht{Escape}');
    expect(cancel).toHaveBeenCalledOnce();
    expect(outside).toHaveBeenCalledWith('n');
    expect(outside).not.toHaveBeenCalledWith('Escape');
  });
});

describe('one choice out of a few', () => {
  it('is reached by arrows, and its ends by Home and End', async () => {
    const [change, outside] = [vi.fn(), vi.fn()];
    showParts(
      <div onKeyDown={({ key }) => void outside(key)}>
        <ToggleGroup
          label="Was"
          value="letters"
          onChange={change}
          options={[
            { id: 'letters', label: 'Briefe' },
            { id: 'fights', label: 'Kämpfe' },
            { id: 'reports', label: 'Auswertungen' },
            { id: 'rules', label: 'Regeln', isDisabled: true },
          ]}
        />
      </div>,
    );
    const user = userEvent.setup();
    await user.tab();
    for (const [key, name] of [
      ['{End}', 'Auswertungen'],
      ['{ArrowLeft}', 'Kämpfe'],
      ['{Home}', 'Briefe'],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement).toBe(screen.getByRole('radio', { name }));
    }
    await user.keyboard('{End} ');
    expect(change).toHaveBeenCalledExactlyOnceWith('reports');
    await user.keyboard('x');
    expect(outside).toHaveBeenLastCalledWith('x');
  });
});

describe('a table to read', () => {
  const show = (names: readonly string[]) =>
    showParts(
      <DataTable
        label="Orte"
        rows={names}
        rowHeight={20}
        none="Kein Ort passt."
        keyOf={(name) => name}
        columns={[{ id: 'name', label: 'Name', cell: (name) => name }]}
      />,
    );

  it('that may be long states the index and the number of rows, the headings among them', () => {
    show(['Aue', 'Bruch']);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3');
    const numbers = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
    expect(numbers).toEqual([null, '2', '3']);
  });

  it('without rows states so in their place', () => {
    show([]);
    const sentence = screen.getByRole('cell', { name: 'Kein Ort passt.' });
    expect(sentence.closest('tbody')).not.toBeNull();
  });
});

describe('a table of rows to choose', () => {
  const Names = ({ isLeft }: { readonly isLeft: boolean }) => {
    const [chosen, setChosen] = useState<string | null>(null);
    const scroller = useRef<HTMLDivElement>(null);
    const names = ['Aue', 'Bruch', 'Cella'];
    return (
      <SelectTable
        label="Orte"
        scroller="ww-places"
        scrollRef={scroller}
        rows={names}
        keyOf={(name) => name}
        chosen={names.indexOf(chosen ?? '')}
        onChoose={setChosen}
        columns={[{ id: 'name', label: 'Name', cell: (name) => name }]}
        {...(isLeft ? { onLeave: () => setChosen(null) } : {})}
      />
    );
  };
  const row = (name: string) => screen.getByRole('row', { name });
  const isChosen = (name: string) => row(name).getAttribute('aria-selected') === 'true';

  it('is reached by Tab once, and walked by arrows, Home and End with the focus', async () => {
    const user = userEvent.setup();
    showParts(<Names isLeft={false} />);
    await user.tab();
    expect(isChosen('Aue')).toBe(true);
    for (const [key, name] of [
      ['ArrowDown', 'Bruch'],
      ['End', 'Cella'],
      ['ArrowDown', 'Cella'],
      ['Home', 'Aue'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(isChosen(name)).toBe(true);
      expect(document.activeElement).toBe(row(name));
    }
  });

  it('whose selection can be cleared does not select by focus alone; a second click clears it', async () => {
    const user = userEvent.setup();
    showParts(<Names isLeft />);
    await user.tab();
    expect(isChosen('Aue')).toBe(false);
    await user.click(row('Bruch'));
    expect(isChosen('Bruch')).toBe(true);
    await user.click(row('Bruch'));
    expect(isChosen('Bruch')).toBe(false);
  });
});
