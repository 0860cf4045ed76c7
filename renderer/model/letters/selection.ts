import type { Span } from '../../../engine';

/** The place in the letter of a point of the page; null outside the letter's words. */
const placeOf = (node: Node, offset: number): number | null => {
  const element = node instanceof Element ? node : node.parentElement;
  const stretch = element?.closest<HTMLElement>('[data-at]') ?? null;
  if (stretch === null) return null;
  const start = Number(stretch.dataset['at']);
  if (stretch.dataset['put'] !== undefined) return start;
  const before = document.createRange();
  before.setStart(stretch, 0);
  before.setEnd(node, offset);
  return start + before.toString().length;
};

/** The words of the letter that are selected on the page, as a place in the letter; null = none. */
export function selectedSpan(within: Element): Span | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!within.contains(startContainer) || !within.contains(endContainer)) return null;
  const start = placeOf(startContainer, startOffset);
  const end = placeOf(endContainer, endOffset);
  return start === null || end === null || end <= start ? null : { start, end };
}
