import { achtCampaign, achtLetters } from '../../../assets/examples/acht';
import { applyTurn, bookingOf, type Campaign, systems, turnInputOf } from '../../../engine';
import { HOSTILE, hostileCampaign } from '../../../renderer/model/leaks/testing/hostile';
import { campaignFile } from '../../../engine/testing/files';

/** Keys with free text of people in a campaign. */
const FREE = new Set(
  'name ruler title text note reason heading subject sender words comment label opening closing caption motto'.split(
    ' ',
  ),
);

/** Some data with a hostile text wherever somebody may write what he likes; each place gets another one. */
const hostileWords = (data: unknown, counter: { at: number }): unknown => {
  if (Array.isArray(data)) return data.map((item) => hostileWords(item, counter));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (typeof value !== 'string' || !FREE.has(key)) return [key, hostileWords(value, counter)];
      counter.at += 1;
      return [key, HOSTILE[counter.at % HOSTILE.length]];
    }),
  );
};

const letters = (turn: number): Campaign['sheets'] =>
  Object.fromEntries(
    Object.entries(achtLetters).map(([party, text], index) => [
      party,
      {
        turn,
        party,
        receivedAt: '2026-01-10T10:00:00Z',
        text: `${text}\n${HOSTILE.slice(index, index + 4).join('\n')}\nMitteilung\n${HOSTILE[index] ?? ''}\n`,
      },
    ]),
  );

/**
 * The example of eight realms in which every name, letter, note and title would do something, were it anywhere taken for
 * more than words; one month applied, letters there for the next.
 */
export function hostileFile(): Uint8Array {
  const acht = hostileCampaign(achtCampaign(), 0);
  const campaign: Campaign = {
    ...acht,
    bookmarks: { b: { id: 'b', name: HOSTILE[0] ?? '', point: { x: 0, y: 0 }, scale: 20 } },
    sheets: letters(acht.world.clock.turn),
  };
  const system = systems[campaign.system];
  const proposal = system?.adjudicate(turnInputOf(campaign));
  if (system === undefined || proposal === undefined) throw new Error('cancelled by nobody');
  const booking = bookingOf(system, campaign, proposal);
  const applied = applyTurn(campaign, proposal, '2026-01-20T10:00:00Z', booking);
  const { ledger, culture, shelf, evaluations: turnReports, newsletters, inbox } = applied;
  const counter = { at: 0 };
  const records = hostileWords(
    { ledger, culture, shelf, evaluations: turnReports, newsletters, inbox },
    counter,
  ) as Pick<Campaign, 'ledger' | 'culture' | 'shelf' | 'evaluations' | 'newsletters' | 'inbox'>;
  return campaignFile({
    ...applied,
    ...records,
    sheets: letters(applied.world.clock.turn),
  });
}
