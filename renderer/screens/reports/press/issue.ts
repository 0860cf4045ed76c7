import {
  type Campaign,
  type PartySnapshot,
  type TurnReportDraft,
  hiddenFactsOf,
  systems,
} from '../../../../engine';
import { noteCaught } from '../../../model/faults/caught';
import { type Artefact, findLeaks, type Leak, openLeaks } from '../../../model/leaks';
import { playersOf } from '../../../model/letters/players';
import type { Enclosure } from '../../../model/letters/eml';
import type { Format, Press, PressOutcome } from './protocol';

/** An evaluation that is to leave the house. */
export interface IssueOrder {
  readonly campaign: Campaign;
  readonly snapshot: PartySnapshot;
  readonly draft: TurnReportDraft;
  readonly formats: readonly Format[];
  /** Files that go with a mail besides those of the evaluation. */
  readonly enclosed: readonly Enclosure[];
}

/** Sends an order to the press; addresses of the players go along for the mail, the truth does not. */
export function made(
  press: Press,
  { campaign, snapshot, draft, formats, enclosed }: IssueOrder,
): Promise<PressOutcome> {
  return press.run(
    {
      kind: 'make',
      snapshot,
      draft,
      formats,
      enclosed,
      recipients: playersOf(campaign, snapshot.party.key).map(({ name, email }) => ({
        name,
        email,
      })),
    },
    () => undefined,
  );
}

/** Holds files against what their realm cannot know, one after the other. */
export async function leaksIn(
  { campaign, snapshot }: Pick<IssueOrder, 'campaign' | 'snapshot'>,
  artefacts: readonly Artefact[],
): Promise<readonly Leak[]> {
  const game = systems[campaign.system];
  // What is hidden only its game knows: without it nothing is let out.
  if (game === undefined) throw new Error(campaign.system);
  const hidden = hiddenFactsOf(campaign, snapshot, game);
  const found: Leak[] = [];
  for (const artefact of artefacts) found.push(...(await findLeaks(artefact, hidden, snapshot)));
  return found;
}

/** Files of an evaluation that were made and looked through. */
export type Issued =
  | {
      readonly kind: 'issued';
      readonly artefacts: readonly Artefact[];
      readonly text: string;
      readonly leaks: readonly Leak[];
      /** Those that the GM does not let out: while there are any, nothing goes out. */
      readonly open: readonly Leak[];
    }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' };

/** Makes the files of an evaluation and looks them through. Never rejects. */
export async function issued(press: Press, order: IssueOrder): Promise<Issued> {
  const outcome = await made(press, order);
  if (outcome.kind === 'cancelled') return outcome;
  if (outcome.kind === 'failed') return outcome;
  if (outcome.kind !== 'made') return { kind: 'failed' };
  const { artefacts, text } = outcome;
  try {
    const leaks = await leaksIn(order, artefacts);
    return { kind: 'issued', artefacts, text, leaks, open: openLeaks(order.draft, leaks) };
  } catch (problem) {
    noteCaught(problem);
    return { kind: 'failed' };
  }
}
