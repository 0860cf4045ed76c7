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
import { playerPage } from './player-page';
import { type Format, FORMATS, type Press, type PressOutcome } from './protocol';

/** A turn report to be sent. */
export interface IssueOrder {
  readonly campaign: Campaign;
  readonly snapshot: PartySnapshot;
  readonly draft: TurnReportDraft;
  readonly formats: readonly Format[];
  /** Files that go with a mail besides those of the turn report. */
  readonly enclosed: readonly Enclosure[];
}

/** The page of a player as it goes with a mail. */
const enclosedPage = ({ name, bytes, program = [] }: Artefact): Enclosure => ({
  name,
  type: 'text/html; charset=utf-8',
  bytes,
  program,
});

/**
 * Sends an order to the press; addresses of the players go along for the mail, the truth does not. The page of a player
 * is made beside it.
 */
export async function made(
  press: Press,
  { campaign, snapshot, draft, formats, enclosed }: IssueOrder,
): Promise<PressOutcome> {
  const page = formats.includes('page')
    ? await playerPage({ campaign, snapshot, draft })
    : undefined;
  const pressed = FORMATS.filter((one) => one !== 'page').filter((one) => formats.includes(one));
  const outcome = await press.run(
    {
      kind: 'make',
      snapshot,
      draft,
      formats: pressed,
      enclosed: page === undefined ? enclosed : [...enclosed, enclosedPage(page)],
      recipients: playersOf(campaign, snapshot.party.key).map(({ name, email }) => ({
        name,
        email,
      })),
    },
    () => undefined,
  );
  if (outcome.kind !== 'made' || page === undefined) return outcome;
  return { ...outcome, artefacts: [...outcome.artefacts, page] };
}

/** Compares files with what their realm must not know, one after the other. */
export async function leaksIn(
  { campaign, snapshot }: Pick<IssueOrder, 'campaign' | 'snapshot'>,
  artefacts: readonly Artefact[],
): Promise<readonly Leak[]> {
  const game = systems[campaign.system];
  // Only its game knows what is hidden: without it nothing is sent.
  if (game === undefined) throw new Error(campaign.system);
  const hidden = hiddenFactsOf(campaign, snapshot, game);
  const found: Leak[] = [];
  for (const artefact of artefacts) found.push(...(await findLeaks(artefact, hidden, snapshot)));
  return found;
}

/** Files of a turn report that were made and checked. */
export type Issued =
  | {
      readonly kind: 'issued';
      readonly artefacts: readonly Artefact[];
      readonly text: string;
      readonly leaks: readonly Leak[];
      /** Leaks the GM does not allow: while there are any, nothing is sent. */
      readonly open: readonly Leak[];
    }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' };

/** Makes the files of a turn report and checks them. Never rejects. */
export async function issued(press: Press, order: IssueOrder): Promise<Issued> {
  try {
    const outcome = await made(press, order);
    if (outcome.kind === 'cancelled') return outcome;
    if (outcome.kind !== 'made') return { kind: 'failed' };
    const { artefacts, text } = outcome;
    const leaks = await leaksIn(order, artefacts);
    return { kind: 'issued', artefacts, text, leaks, open: openLeaks(order.draft, leaks) };
  } catch (problem) {
    noteCaught(problem);
    return { kind: 'failed' };
  }
}
