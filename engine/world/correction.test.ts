import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import type { Proposal } from '../kernel';
import { systems } from '../systems/registry';
import { applyTurn, bookingOf, cultureOf } from './apply';
import { bookByHand, voidEntry } from './booking';
import { ledgerEntries } from './ledger';
import type { Campaign } from './campaign';
import { correctedWorld } from './corrected-world';
import {
  advanced,
  correctionOf,
  type CorrectionRuns,
  type LateCorrection,
  recomputation,
} from './correction';
import { bookCorrection } from './correction-booking';
import { withEdits } from './edits';
import { isAsArchived } from './today-correction';
import type { OutgoingLetter, Variant } from './open-turn';
import { packParcel } from './parcels';
import type { MailItem } from './sheet';
import { turnInputOf } from './turn-input';
import { inVariant, lateForkOf, putVariant } from './variant';
import type { World } from './world';
import { fail } from '../testing/world';
import { there } from '../testing/there';

const sheet = (text: string): Campaign['sheets'] => ({
  tha: { turn: 58, party: 'tha', text, receivedAt: '2026-01-01T12:00:00Z' },
});

/** Unit 203 rides five fields in the booklet's letter; in the wrong one it is forgotten and stays. */
const wrongOrders = tharosOrders
  .split('\n')
  .filter((line) => !line.startsWith('203'))
  .join('\n');

/** The wrong letter without its reinforcement: a posting less. */
const unreinforced = wrongOrders.replace('neu 2000K', '');

const before: Campaign = tharosCampaign();
const system = systems[before.system];

const computed = (campaign: Campaign): Proposal<World> => {
  const proposal = there(system?.adjudicate(turnInputOf(campaign)), 'the month was not computed');
  return structuredClone(proposal);
};

const AT = '2026-02-01T12:00:00Z';
const NOTE = { at: '2026-02-09T12:00:00Z', reason: 'Brief falsch abgetippt' };

const booked = (campaign: Campaign): Campaign => {
  const proposal = computed(campaign);
  if (system === undefined) throw new Error('no such game');
  return applyTurn(campaign, proposal, AT, bookingOf(system, campaign, proposal));
};

const shownIn = (campaign: Campaign, variant: Variant): Campaign => {
  const shown = there(inVariant(campaign, variant), 'the month cannot be shown');
  return shown;
};

interface Late {
  readonly campaign: Campaign;
  readonly variant: Variant;
  readonly runs: CorrectionRuns;
}

/** A correction of the last month with other orders of Tharos. */
const late = (applied: Campaign, text: string): Late => {
  const fork = there(lateForkOf(applied, 'n', 'Nachtrag'), 'no month to correct');
  const tha = fork.sheets['tha'];
  const sheets = tha === undefined ? fork.sheets : { ...fork.sheets, tha: { ...tha, text } };
  const variant = { ...fork, sheets };
  const campaign = putVariant(applied, variant);
  const runs = {
    before: computed(shownIn(campaign, fork)),
    after: computed(shownIn(campaign, variant)),
  };
  return { campaign, variant, runs };
};

const computedFrom = ({ campaign, variant, runs }: Late): LateCorrection => {
  const begun = correctionOf(campaign, variant, []);
  const done = there(begun && advanced(begun, runs.after, runs.before), 'not computed');
  return done;
};

const corrected = (one: Late): Campaign => {
  if (system === undefined) throw new Error('no such game');
  return bookCorrection(one.campaign, computedFrom(one), NOTE, (campaign, proposal) =>
    bookingOf(system, campaign, proposal),
  );
};

/** A campaign without the traces of its correction. */
const withoutTraces = (campaign: Campaign): unknown => ({
  ...campaign,
  archive: Object.fromEntries(
    Object.entries(campaign.archive).map(([key, archived]) => [
      key,
      { ...archived, corrected: [] },
    ]),
  ),
});

const wrong = booked({ ...before, sheets: sheet(wrongOrders) });
const right = booked({ ...before, sheets: sheet(tharosOrders) });

describe('a late correction', () => {
  it('equals having given the right order at first (law)', () => {
    const after = corrected(late(wrong, tharosOrders));
    expect(wrong.world).not.toEqual(right.world);
    expect(withoutTraces(after)).toEqual(withoutTraces(right));
    expect(after.archive[58]?.corrected).toEqual([NOTE]);
  });

  it('leaves a letter alone that came across the border in that turn', () => {
    const letter: OutgoingLetter = {
      id: 'in east 1 0',
      turn: 58,
      party: 'tha',
      kind: 'forwarded',
      title: 'Osten',
      text: 'Friede?',
      writtenAt: AT,
      sentAt: null,
    };
    const received = { ...wrong, outbox: { ...wrong.outbox, [letter.id]: letter } };
    expect(corrected(late(received, tharosOrders)).outbox[letter.id]).toEqual(letter);
  });

  it('does not bring back a unit that crossed the border since', () => {
    const to = { campaign: 'east', name: 'Ost' };
    const draft = { to, at: AT, note: '', crosserIds: ['tha:203'], letters: [], knowledge: [] };
    const away = withEdits(wrong, packParcel(wrong, draft, []));
    expect(corrected(late(wrong, tharosOrders)).world.units['tha:203']).not.toEqual(
      wrong.world.units['tha:203'],
    );
    const after = corrected(late(away, tharosOrders));
    expect(after.world.units['tha:203']).toBeUndefined();
    expect(after.parcels).toEqual(away.parcels);
  });

  it('of nothing changes nothing (law)', () => {
    const same = late(wrong, wrongOrders);
    expect(corrected(same)).toBe(same.campaign);
    expect(correctedWorld(wrong.world, same.runs.before.world, same.runs.after.world)).toEqual({
      world: wrong.world,
      conflicts: [],
    });
  });

  it('there and back is the identity (law)', () => {
    const there = corrected(late(wrong, tharosOrders));
    expect(withoutTraces(corrected(late(there, wrongOrders)))).toEqual(withoutTraces(wrong));
  });

  it('detects that the month computed again has the result that was booked', () => {
    const { runs, variant } = late(wrong, tharosOrders);
    const archived = wrong.archive[58];
    expect(recomputation(archived, runs.before)).toBe('same');
    expect(recomputation(archived, runs.after)).toBe('differs');
    expect(recomputation(undefined, runs.before)).toBe('unknown');
    expect(archived && isAsArchived(archived, variant)).toBe(false);
  });

  it('leaves the open month with its letters and mailbox alone', () => {
    const open = {
      ...wrong,
      sheets: { tha: { turn: 59, party: 'tha', text: '203 KV', receivedAt: AT } },
      rulings: { r: { key: 'r', value: 1, reason: 'so' } },
    };
    const after = corrected(late(open, tharosOrders));
    expect(after).toMatchObject({ sheets: open.sheets, rulings: open.rulings, variants: {} });
    expect(after.world).toEqual(right.world);
  });
});

const unitOf = (campaign: Campaign, id: string) => campaign.world.units[id] ?? fail();

const withUnit = (campaign: Campaign, id: string, change: object): Campaign =>
  withEdits(campaign, {
    ...campaign,
    world: {
      ...campaign.world,
      units: { ...campaign.world.units, [id]: { ...unitOf(campaign, id), ...change } },
    },
  });

const sumOf = ({ ledger }: Campaign, key: string): number =>
  ledgerEntries(ledger)
    .filter(({ party }) => party === key)
    .reduce((sum, { amount }) => sum + amount, 0);

describe('what the GM changed since the month was booked', () => {
  it('stays where the correction does not touch it', () => {
    const since = withUnit(wrong, 'val:103', { morale: 2 });
    const after = corrected(late(since, tharosOrders));
    expect(unitOf(after, 'val:103').morale).toBe(2);
    expect(unitOf(after, 'tha:203').place).toEqual(unitOf(right, 'tha:203').place);
  });

  it('stays in what the month changed, too, side by side with the correction', () => {
    const since = withUnit(wrong, 'tha:203', { morale: 2 });
    const after = corrected(late(since, tharosOrders));
    expect(unitOf(after, 'tha:203')).toEqual({ ...unitOf(right, 'tha:203'), morale: 2 });
  });

  it('is overridden where both changed the same, and is named', () => {
    const place = { kind: 'field', field: '210/04' } as const;
    const since = withUnit(wrong, 'tha:203', { place });
    const { runs } = late(since, tharosOrders);
    const { world, conflicts } = correctedWorld(since.world, runs.before.world, runs.after.world);
    expect(conflicts).toEqual([{ part: 'units', id: 'tha:203', path: ['place'] }]);
    expect(world.units['tha:203']?.place).toEqual(unitOf(right, 'tha:203').place);
  });

  it('is not lost in the books: gold booked by hand stays, and the ledger adds up to the treasury', () => {
    const paid = bookByHand(wrong, { party: 'tha', amount: 500, reason: 'Geschenk' });
    if (!paid.ok) throw new Error('not booked');
    const after = corrected(late(paid.value, tharosOrders));
    const treasury = after.world.parties['tha']?.treasury;
    expect(treasury).toBe((right.world.parties['tha']?.treasury ?? 0) + 500);
    expect(sumOf(after, 'tha')).toBe(treasury);
    expect(after.ledger[59]).toEqual(paid.value.ledger[59]);
  });

  it.each([
    ['reinforced', false],
    ['refund', true],
  ])('is not lost with the void of %s: its gold was returned already, once', (name, isKept) => {
    const entry = there(
      wrong.ledger[58]?.entries.find(({ party, cause }) => party === 'tha' && cause === name),
      'not posted',
    );
    const voided = voidEntry(wrong, entry.id, 'doppelt');
    if (!voided.ok) throw new Error('not voided');
    const plain = corrected(late(wrong, unreinforced)).world.parties['tha'];
    const after = corrected(late(voided.value, unreinforced));
    const party = after.world.parties['tha'];
    expect(party?.treasury).toBe((plain?.treasury ?? 0) - (isKept ? entry.amount : 0));
    expect(sumOf(after, 'tha')).toBe(party?.treasury);
    expect(Object.values(party?.storage ?? {}).every((gold) => gold >= 0)).toBe(true);
    const voids = ledgerEntries(after.ledger).filter(({ voids: id }) => id === entry.id);
    expect(voids.map(({ reason }) => reason)).toEqual(['doppelt']);
  });

  it('keeps a void with the posting it undoes', () => {
    const posting = wrong.ledger[58]?.entries.find(
      ({ party, cause }) => party === 'tha' && cause === 'unitUpkeep',
    );
    const voided = voidEntry(wrong, posting?.id ?? '', 'doppelt');
    if (!voided.ok) throw new Error('not voided');
    const after = corrected(late(voided.value, tharosOrders));
    const entry = after.ledger[59]?.entries.find(({ cause }) => cause === 'void');
    const target = after.ledger[58]?.entries.find(({ id }) => id === entry?.voids);
    expect(target).toMatchObject({ party: 'tha', cause: 'unitUpkeep' });
  });

  it('removes nothing from the books: what is posted no longer is undone, with the reason', () => {
    const after = corrected(late(wrong, unreinforced));
    const [was = [], is = []] = [wrong, after].map(({ ledger }) => ledger[58]?.entries);
    const booked58 = is.slice(0, was.length);
    expect(booked58.map(({ id, amount }) => [id, amount])).toEqual(
      was.map(({ id, amount }) => [id, amount]),
    );
    const gone = was.find(({ cause }) => cause === 'reinforced');
    expect(is.slice(was.length)).toEqual([
      expect.objectContaining({
        party: 'tha',
        cause: 'void',
        amount: -(gone?.amount ?? 0),
        reason: NOTE.reason,
        voids: gone?.id,
      }),
    ]);
    expect(booked58.find(({ id }) => id === gone?.id)).not.toHaveProperty('posting');
  });

  it('keeps who has a report, and the GM’s notes on a text of culture that stays', () => {
    const mail: MailItem = {
      id: 'm',
      turn: 58,
      from: 'tha',
      to: null,
      kind: 'culture',
      title: 'Lied',
      text: 'Am Fluss',
      isPublic: null,
    };
    const noted = { ...cultureOf(mail), author: 'Hofdichter' };
    const archived = {
      ...(wrong.archive[58] ?? fail()),
      sent: { tha: AT },
      issued: { tha: { at: AT, text: 'Auswertung' } },
      mail: { m: mail },
    };
    const since = { ...wrong, archive: { 58: archived }, culture: { [noted.id]: noted } };
    const one = late(since, tharosOrders);
    const cultureWith = (mail: Variant['mail']) =>
      corrected({ ...one, variant: { ...one.variant, mail } }).culture;
    const { sent, issued } = corrected(one).archive[58] ?? fail();
    expect({ sent, issued }).toEqual({ sent: archived.sent, issued: archived.issued });
    expect(cultureWith({ m: mail })).toEqual({ [noted.id]: noted });
    const other = { ...mail, text: 'Am See' };
    expect(cultureWith({ m: other })).toEqual({ [noted.id]: cultureOf(other) });
    expect(cultureWith({})).toEqual({});
  });

  it('is one of rulings and of mail, too', () => {
    const archived = wrong.archive[58] ?? fail();
    const fork = lateForkOf(wrong, 'n', '') ?? fail();
    expect(isAsArchived(archived, fork)).toBe(true);
    const ruling = { key: 'r', value: 1, reason: 'so' };
    expect(isAsArchived(archived, { ...fork, rulings: { r: ruling } })).toBe(false);
    const item = { id: 'm', turn: 58, from: 'tha', to: null, title: '', text: '', isPublic: null };
    const mail: Variant['mail'] = { m: { ...item, kind: 'message' } };
    expect(isAsArchived(archived, { ...fork, mail })).toBe(false);
  });

  it('books what a corrected month posts even if nothing was posted at first', () => {
    const bare = { ...wrong, ledger: {} };
    expect(corrected(late(bare, unreinforced)).ledger[58]?.entries.length).toBeGreaterThan(0);
    const { results, ...old } = wrong.archive[58] ?? fail();
    expect(results).toBeDefined();
    const older = { ...bare, archive: { ...bare.archive, 58: old } };
    expect(corrected(late(older, unreinforced)).ledger).toEqual({});
  });

  it('is overridden where the correction makes a unit of the same number: no mixture of both', () => {
    const { before: base, after } = late(wrong, tharosOrders).runs;
    const own = { ...unitOf(wrong, 'tha:203'), id: 'tha:209', number: 209, morale: 3 };
    const theirs = { ...unitOf(right, 'tha:203'), id: 'tha:209', number: 209, size: 7 };
    const runs = {
      before: base,
      after: {
        ...after,
        world: { ...after.world, units: { ...after.world.units, 'tha:209': theirs } },
      },
    };
    const since = withUnit(
      { ...wrong, world: { ...wrong.world, units: { ...wrong.world.units, 'tha:209': own } } },
      'tha:209',
      {},
    );
    const { world, conflicts } = correctedWorld(since.world, runs.before.world, runs.after.world);
    expect(world.units['tha:209']).toEqual(theirs);
    expect(conflicts).toEqual([{ part: 'units', id: 'tha:209', path: [] }]);
  });

  it('leaves nobody aboard of lost carriers: units stand where their carrier was', () => {
    const { before: base, after } = late(wrong, tharosOrders).runs;
    const { 'tha:203': lost, ...units } = after.world.units;
    const runs = { before: base, after: { ...after, world: { ...after.world, units } } };
    const aboard = { kind: 'aboard', carrier: 'tha:203' } as const;
    const deep = { kind: 'aboard', carrier: 'tha:208' } as const;
    const since = {
      ...wrong.world,
      units: {
        ...wrong.world.units,
        'tha:208': { ...unitOf(wrong, 'tha:201'), id: 'tha:208', number: 208, place: aboard },
        'tha:209': { ...unitOf(wrong, 'tha:201'), id: 'tha:209', number: 209, place: deep },
      },
    };
    const { world } = correctedWorld(since, runs.before.world, runs.after.world);
    expect(lost).toBeDefined();
    expect(world.units['tha:203']).toBeUndefined();
    expect(world.units['tha:208']?.place).toEqual(unitOf(wrong, 'tha:203').place);
    expect(world.units['tha:209']?.place).toEqual(deep);
  });
});
