import type { Span } from '../../../../engine';
import { type Correcting, useTurnView } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import type { CheckActions } from './use-check-actions';

/** A text with lines of its own at a place, and the place behind them. */
export function withLines(
  text: string,
  place: number,
  lines: readonly string[],
): { readonly text: string; readonly at: number } {
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const above = before === '' || before.endsWith('\n') ? '' : '\n';
  const below = after === '' || after.startsWith('\n') ? '' : '\n';
  const inserted = above + lines.join('\n');
  return { text: before + inserted + below + after, at: place + inserted.length };
}

/** The editor with a new line below a place of the text as it is read, empty or with some words. */
function lineToWrite(text: string, place: number, words: string): Correcting {
  const lineEnd = text.indexOf('\n', place);
  const added = withLines(text, lineEnd < 0 ? text.length : lineEnd, [words]);
  return { span: { start: added.at, end: added.at }, at: 'lines', proposal: added.text };
}

/** The span of an order with the line break behind it, where the line holds nothing else. */
function wholeLine(text: string, { start, end }: Span): Span {
  const isAlone = (start === 0 || text[start - 1] === '\n') && text[end] === '\n';
  return { start, end: isAlone ? end + 1 : end };
}

/** What can be done with the lines of the open letter; without `row`, no order is chosen. */
export interface LineActions {
  /** Edits all lines as a text, the cursor at the chosen order. */
  readonly edit: () => void;
  /** Begins a new line below the chosen order, else at the end. */
  readonly begin: () => void;
  /** Begins a new line with the words selected in the letter. */
  readonly fromWords: () => void;
  /** Deletes the line of the chosen order; absent where none is chosen. */
  readonly remove?: () => void;
}

/** The actions on the lines of the open letter; undefined where there is none that can be changed now. */
export function lineActions(
  { reading, table, unit }: TurnModel,
  actions: CheckActions,
): LineActions | undefined {
  if (reading === null || reading.isPending || actions.readOnly) return undefined;
  const { text, received } = reading;
  const row = table?.rows.find((one) => one.unit === unit);
  const place = row?.span.start ?? 0;
  return {
    edit: () =>
      actions.editLines({ span: { start: place, end: place }, at: 'lines', proposal: null }),
    begin: () => actions.editLines(lineToWrite(text, row?.span.end ?? text.length, '')),
    fromWords: () => {
      const { picked } = useTurnView.getState();
      if (picked === null) return;
      const words = received.text.slice(picked.start, picked.end).replaceAll(/\s+/g, ' ').trim();
      actions.editLines(lineToWrite(text, text.length, words));
    },
    ...(row === undefined
      ? {}
      : { remove: () => actions.rewrite({ span: wholeLine(text, row.span), words: '' }) }),
  };
}
