import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useRestoredFocus } from './use-restored-focus';

/** A step whose button disappears on click; beside it text and a button that change the step. */
const TurnStep = () => {
  const [count, setCount] = useState(0);
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoredFocus(place, heading);
  return (
    <>
      <section ref={place}>
        <h2 ref={heading} tabIndex={-1}>
          {`Step ${String(count)}`}
        </h2>
        {count === 1 ? null : <button onClick={() => setCount(count + 1)}>Next</button>}
      </section>
      <p onClick={() => setCount(count + 1)}>Elsewhere</p>
    </>
  );
};

describe('the focus within a step', () => {
  it('passes to its heading where the button that had it is removed', async () => {
    render(<TurnStep />);
    await userEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 1' }));
  });

  it('does not come back after a click elsewhere, whatever changes then', async () => {
    render(<TurnStep />);
    screen.getByRole('button').focus();
    await userEvent.click(screen.getByText('Elsewhere'));
    screen.getByRole('heading', { name: 'Step 1' });
    expect(document.activeElement).toBe(document.body);
  });
});
