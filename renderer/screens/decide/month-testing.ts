import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import {
  advanced,
  applyTurn,
  bookingOf,
  type Campaign,
  correctionOf as lateCorrectionOf,
  inVariant,
  lateForkOf,
  type Proposal,
  putVariant,
  systems,
  turnInputOf,
  type Variant,
  type World,
} from '../../../engine';
import type { Command } from '../../model/state/command';
import { bookTurn } from '../../model/turn/commands';
import { bookLate } from './correction/commands';

const AT = '2026-02-01T12:00:00Z';

/** The examples with the letters of their players, one of each game. */
export const GAMES: readonly (readonly [game: string, open: () => Campaign])[] = [
  [
    'waben',
    () => ({
      ...tharosCampaign(),
      sheets: { tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: AT } },
    }),
  ],
  ['organisation', seenlandCampaign],
];

const systemOf = ({ system }: Campaign) => {
  const found = systems[system];
  if (found === undefined) throw new Error('no such game');
  return found;
};

const computed = (campaign: Campaign): Proposal<World> => {
  const proposal = systemOf(campaign).adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the month was not computed');
  return structuredClone(proposal);
};

/** The command that books the open month of a campaign, as its last page makes it. */
export function closingOf(campaign: Campaign): Command {
  return bookTurn(campaign, computed(campaign), (current, booked) =>
    applyTurn(current, booked, AT, bookingOf(systemOf(campaign), current, booked)),
  );
}

/** Begins a late correction in which the first letter lacks its last lines, and the command that books it. */
export function correctionOf(applied: Campaign): {
  readonly begin: Command;
  readonly book: () => Command;
} {
  const fork = lateForkOf(applied, 'n', 'Nachtrag');
  const [party, sheet] = Object.entries(fork?.sheets ?? {})[0] ?? [];
  if (fork === undefined || party === undefined || sheet === undefined)
    throw new Error('nothing to correct');
  const text = sheet.text
    .split('\n')
    .filter((_line, index, lines) => index < lines.length / 2)
    .join('\n');
  const variant: Variant = { ...fork, sheets: { ...fork.sheets, [party]: { ...sheet, text } } };
  const withVariant = putVariant(applied, variant);
  return {
    begin: {
      name: 'whatif:command.late',
      about: {},
      replace: (campaign) => putVariant(campaign, variant),
    },
    book: () => {
      const begun = lateCorrectionOf(withVariant, variant, []);
      const before = inVariant(withVariant, fork);
      const correction = begun && before && advanced(begun, computed(begun.next), computed(before));
      if (correction === undefined) throw new Error('nothing to compute');
      const errata = [{ turn: fork.turn, party, title: 'Berichtigung', text: 'Es war anders.' }];
      const note = { at: AT, reason: 'falsch abgetippt' };
      return bookLate(systemOf(applied), correction, note, 'all', errata);
    },
  };
}
