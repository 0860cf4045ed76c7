import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField';

describe('a line of text', () => {
  it('lets the keys it handles reach the workstation as well, so that screens change while one writes', () => {
    const own = vi.fn();
    const desk = vi.fn();
    globalThis.addEventListener('keydown', desk);
    render(<TextField label="Name" onKeyDown={own} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: '4', altKey: true });
    globalThis.removeEventListener('keydown', desk);
    expect(own).toHaveBeenCalledOnce();
    expect(desk).toHaveBeenCalledOnce();
  });
});
