/** Brings a heading to the top of its text and puts the focus there. Does nothing if there is none of that id. */
export function showHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
