import type { Finding } from '../../../../../engine';
import type { Command } from '../../../state/command';
import {
  become,
  type Hint,
  NO_PREVIEW,
  type PreviewLine,
  type ToolOutcome,
  type ToolContext,
  type ToolState,
} from '../tool';
import { isErasing } from './erasing';
import { refusal, tell } from './finding';

/** What a click would do at a place. */
export interface Offer {
  readonly lines: readonly PreviewLine[];
  /** Undefined = nothing; `hint` then says why. */
  readonly command?: Command | undefined;
  readonly findings?: readonly Finding[];
  readonly hint?: Hint;
}

/** What a click on a point would do; undefined off the map. */
export type OfferAt = (
  context: ToolContext,
  point: { readonly x: number; readonly y: number },
  isErasing: boolean,
) => Offer | undefined;

const hintOf = ({ findings = [], hint }: Offer): Hint | null => {
  const [first] = findings;
  return first === undefined ? (hint ?? null) : refusal(first);
};

const actsOf = ({ command, findings = [], hint }: Offer): readonly ToolOutcome[] => {
  if (command === undefined) return hint === undefined ? [] : [tell(hint)];
  return findings.length === 0
    ? [{ kind: 'command', command }]
    : [{ kind: 'insist', findings, command }];
};

/** A tool that does one thing per press: it shows what the press would do and does it. */
export function stampOf(offerAt: OfferAt): ToolState {
  const resting: ToolState = {
    name: 'resting',
    preview: NO_PREVIEW,
    on: (event, context) => {
      const offer =
        'point' in event ? offerAt(context, event.point, isErasing(event, context)) : undefined;
      if (offer === undefined) return become(resting);
      const preview = { ...NO_PREVIEW, lines: offer.lines, hint: hintOf(offer) };
      const next: ToolState = { ...resting, preview };
      return become(next, ...(event.kind === 'down' ? actsOf(offer) : []));
    },
  };
  return resting;
}
