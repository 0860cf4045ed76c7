import { correctedSpan, type Span } from '../../../../engine';
import type { OrderTableRow } from '../../../model/turn/model/orders';
import { beginLine, useTurnView } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { useTemplates } from '../templates/templates-store';
import type { CheckActions } from './use-check-actions';

/** The span of an order with the line break beside it, where the line holds nothing else. */
function wholeLine(text: string, { start, end }: Span): Span {
  const isFirst = start === 0;
  const isLast = end === text.length;
  if ((!isFirst && text[start - 1] !== '\n') || (!isLast && text[end] !== '\n'))
    return { start, end };
  return isLast && !isFirst ? { start: start - 1, end } : { start, end: isLast ? end : end + 1 };
}

/** What can be done with the lines of the open letter; without `row`, no order is chosen. */
export interface LineActions {
  /** Edits all lines as a text, the cursor at the chosen order. */
  readonly edit: () => void;
  /** Begins a new line below the chosen order, else at the end. */
  readonly begin: () => void;
  /** Offers the orders that the words selected in the letter may mean. */
  readonly fromWords: () => void;
  /** Shows the templates, to put one in as a new line. */
  readonly fromTemplate: () => void;
  /** Keeps the line of the chosen order as a template; absent where none is chosen. */
  readonly keep?: () => void;
  /** Deletes the line of the chosen order; absent where none is chosen. */
  readonly remove?: () => void;
}

/** The actions on the lines of the open letter; undefined where there is none that can be changed now. */
export function lineActions(
  { reading, table, unit, party }: TurnModel,
  actions: CheckActions,
): LineActions | undefined {
  if (reading === null || reading.isPending || actions.readOnly) return undefined;
  const { text, received } = reading;
  const rows = table?.rows ?? [];
  const row = rows.find((one) => one.unit === unit);
  const place = row?.span.start ?? 0;
  const remove = ({ span }: OrderTableRow): void => {
    const isShared = rows.some(
      (one) => one !== row && one.span.start < span.end && span.start < one.span.end,
    );
    // Words that order something of others, too, are the GM's to part.
    if (isShared) actions.editLines(span);
    else actions.rewrite({ span: wholeLine(text, span), words: '' });
  };
  return {
    edit: () => actions.editLines({ start: place, end: place }),
    begin: () => beginLine(party.key, text, '', row?.span.end),
    fromWords: () => {
      const { picked } = useTurnView.getState();
      if (picked !== null)
        useTurnView.getState().choose({ ordered: correctedSpan(received, picked) });
    },
    fromTemplate: () => useTemplates.getState().show('choose'),
    ...(row === undefined
      ? {}
      : { keep: () => useTemplates.getState().show('keep'), remove: () => remove(row) }),
  };
}
