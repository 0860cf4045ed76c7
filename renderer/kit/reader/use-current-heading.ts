import { type RefObject, useEffect, useState } from 'react';

/** A heading counts as read from this distance to the top of the text on, in pixels. */
const READING_LINE = 96;

const headingAt = (text: HTMLElement): string | null => {
  const line = text.getBoundingClientRect().top + READING_LINE;
  const headings = [...text.querySelectorAll<HTMLElement>('[data-heading]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
  return passed.at(-1)?.id ?? headings[0]?.id ?? null;
};

/** Id of the heading under which the reader is, followed while the text scrolls. */
export const useCurrentHeading = (text: RefObject<HTMLElement | null>): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    const follow = (): void => setCurrent(headingAt(element));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [text]);
  return current;
};
