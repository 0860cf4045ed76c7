import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Words } from '../../kit/text/words';
import { SendPart } from './SendPart';

const keys: Words = (key) => key;
const TEXT = '101 210/19 -20 KV  \n102 210/37 KH';
const LETTER = '101 210/19 -20 KV\n102 210/37 KH';

const opened = async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  render(<SendPart text={TEXT} subject="Tharos, Zug 58" words={keys} />);
  await user.click(screen.getByRole('button', { name: 'page:player.letter.make' }));
  return user;
};

/** What is marked in the letter, ready to be copied by keys. */
const marked = (): string => {
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  return area.value.slice(area.selectionStart, area.selectionEnd);
};

const withClipboard = (clipboard: unknown): void => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.unstubAllGlobals();
});

describe('copying the letter', () => {
  it('puts it into the clipboard as it is sent, and says so', async () => {
    const user = await opened();
    const copied: string[] = [];
    withClipboard({
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    });
    await user.click(screen.getByRole('button', { name: 'page:player.letter.copy' }));
    await screen.findByText('page:player.letter.copied');
    expect(copied).toEqual([LETTER]);
  });

  it.each([
    ['has no clipboard for pages from a file', undefined],
    ['refuses it', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ])('where the browser %s the letter is marked, and the keys are named', async (_, clipboard) => {
    const user = await opened();
    withClipboard(clipboard);
    await user.click(screen.getByRole('button', { name: 'page:player.letter.copy' }));
    await screen.findByText('page:player.letter.notCopied');
    expect(marked()).toBe(LETTER);
  });
});

describe('printing the letter', () => {
  const print = vi.fn();
  beforeEach(() => {
    print.mockClear();
    vi.stubGlobal('print', print);
  });

  it('asks the browser, and what is printed has the subject and the letter', async () => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'page:player.letter.print' }));
    expect(print).toHaveBeenCalledOnce();
    const paper = screen.getByText('Tharos, Zug 58').parentElement;
    expect(paper?.className).toBe('printed');
    expect(paper?.querySelector('pre')?.textContent).toBe(LETTER);
  });
});

it('an empty letter is said to be empty, and there is nothing to send', async () => {
  const user = userEvent.setup();
  render(<SendPart text={'  \n'} subject="" words={keys} />);
  await user.click(screen.getByRole('button', { name: 'page:player.letter.make' }));
  screen.getByText('page:player.letter.empty');
  expect(screen.queryByRole('button', { name: 'page:player.letter.copy' })).toBeNull();
});
