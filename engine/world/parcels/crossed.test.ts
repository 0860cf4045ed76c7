import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import { systems } from '../../systems/registry';
import { applyTurn, bookingOf } from '../apply';
import type { Campaign } from '../campaign';
import { advanced, correctionOf, type LateCorrection } from '../correction';
import { bookCorrection, type CorrectionScope } from '../correction-booking';
import { withEdits } from '../edits';
import { handOver } from '../handover';
import { withReturned } from '../handover-merge';
import { returnedWork } from '../handover-return';
import { turnInputOf } from '../turn-input';
import { inVariant, lateForkOf } from '../variant';
import type { Unit } from '../world';
import {
  acceptParcel,
  knownKindsOf,
  ownAddress,
  packParcel,
  parcelDigest,
  takeAnswer,
  withSent,
} from '.';
import { fail } from '../../testing/world';

const AT = '2026-03-01T12:00:00Z';
const EAST = { campaign: 'east', name: 'Ost' };
const UNIT = 'tha:203';
const NEW = 'tha:150';
const system = systems['waben'] ?? fail();
const base = tharosCampaign();

const withUnit = (campaign: Campaign, unit: Unit): Campaign => {
  const { world } = campaign;
  return { ...campaign, world: { ...world, units: { ...world.units, [unit.id]: unit } } };
};
const unitIn = ({ world }: Pick<Campaign, 'world'>, id: string): Unit => world.units[id] ?? fail();
const computed = (campaign: Campaign) =>
  structuredClone(system.adjudicate(turnInputOf(campaign)) ?? fail());

const booked = ((): Campaign => {
  const text = tharosOrders.replace(/^203.*\n/gm, '');
  const sheets = { tha: { turn: 58, party: 'tha', text, receivedAt: AT } };
  const campaign = { ...base, sheets };
  const proposal = computed(campaign);
  return applyTurn(campaign, proposal, AT, bookingOf(system, campaign, proposal));
})();

type Change = (units: Record<string, Unit>) => void;

/** The turn computed again with what it came to changed; `was` is how that was changed when it was booked. */
const corrected = (campaign: Campaign, change: Change, was: Change = () => undefined) => {
  const fork = lateForkOf(campaign, 'n', 'N') ?? fail();
  const correction: LateCorrection = correctionOf(campaign, fork, system.records) ?? fail();
  const plain = computed(inVariant(campaign, fork) ?? fail());
  const changed = (by: Change) => {
    const { world, ...proposal } = structuredClone(plain);
    const units: Record<string, Unit> = { ...world.units };
    by(units);
    return { ...proposal, world: { ...world, units } };
  };
  return advanced(correction, changed(change), changed(was));
};

const away = (campaign: Campaign): Campaign => {
  const draft = { to: EAST, at: AT, note: '', crosserIds: [UNIT], letters: [], knowledge: [] };
  return withSent(packParcel(campaign, draft, system.records), 'out east 1');
};
/** The number is given to another unit once the first is away. */
const reused = (campaign: Campaign): Campaign =>
  withUnit(away(campaign), { ...unitIn(campaign, UNIT), size: 1, raised: {}, leaders: 0 });
const refused = (campaign: Campaign): Campaign => {
  const record = campaign.parcels?.['out east 1'];
  const { parcel } = record?.kind === 'out' ? record : fail();
  const answer = {
    kind: 'answer',
    system: campaign.system,
    from: EAST,
    to: ownAddress(campaign),
    number: 1,
    digest: parcelDigest(parcel),
    verdict: 'refused',
    reason: 'Nein',
  } as const;
  return takeAnswer(campaign, answer, system.records);
};
const arrived = (campaign: Campaign): Campaign => {
  const unit = { ...unitIn(base, UNIT), party: 'ost', number: 150, size: 777, aboard: null };
  const { id: _, place: __, order: ___, ...crossing } = unit;
  const done = acceptParcel(
    campaign,
    {
      kind: 'parcel',
      system: campaign.system,
      from: EAST,
      to: ownAddress(campaign),
      number: 1,
      note: '',
      parties: { ost: { name: 'Ostreich', kind: 'realm' } },
      units: [{ ...crossing, character: null }],
      letters: [],
      knowledge: [],
    },
    { at: AT, field: '210/22', parties: { ost: 'tha' }, readers: [] } as never,
    knownKindsOf(system),
  );
  return done.ok ? done.value : fail();
};

/** How many units of the size of the one that crosses are here. */
const alike = ({ world }: Pick<Campaign, 'world'>, size: number): number =>
  Object.values(world.units).filter((unit) => unit.size === size).length;

describe('a late correction', () => {
  const grown = (units: Record<string, Unit>): void => {
    units[UNIT] = { ...(units[UNIT] ?? fail()), size: 4321 };
  };

  it.each<[string, (campaign: Campaign) => Campaign, readonly string[]]>([
    ['away', away, [UNIT]],
    ['away, its number with another', reused, [UNIT]],
    ['back under its number', (one) => refused(away(one)), []],
    ['back under another number', (one) => refused(reused(one)), [UNIT]],
  ])('of a unit that is %s neither doubles nor loses it, and says so', (_, change, crossed) => {
    const now = withEdits(booked, change(booked));
    const { next, done } = corrected(now, grown);
    expect(done.at(-1)?.crossed).toEqual(crossed);
    expect(alike(next, 4321)).toBe(crossed.length === 0 ? 1 : 0);
    if (crossed.length > 0) expect(next.world.units).toEqual(now.world.units);
  });

  it('lands a unit that goes aboard of one that is away', () => {
    const { next } = corrected(withEdits(booked, away(booked)), (units) => {
      grown(units);
      const place = { kind: 'aboard', carrier: UNIT } as const;
      units[NEW] = { ...(units[UNIT] ?? fail()), id: NEW, number: 150, size: 111, place };
    });
    expect(unitIn(next, NEW).place).toEqual(unitIn(booked, UNIT).place);
  });

  it('gives a unit it makes another number where one that arrived has its own', () => {
    const here = withEdits(booked, arrived(booked));
    const { next, done } = corrected(here, (units) => {
      units[NEW] = { ...(units[UNIT] ?? fail()), id: NEW, number: 150, size: 111 };
    });
    expect(unitIn(next, NEW)).toEqual(unitIn(here, NEW));
    expect(unitIn(next, 'tha:151')).toMatchObject({ number: 151, size: 111 });
    expect([...(done.at(-1)?.renumbered ?? [])]).toEqual([[NEW, 'tha:151']]);
  });

  const make: Change = (units) => {
    units[NEW] = { ...(units[UNIT] ?? fail()), id: NEW, number: 150, size: 111 };
  };
  const here = withEdits(booked, arrived(booked));
  const NOTE = { at: AT, reason: 'Brief falsch abgetippt' };
  let unasked = 0;
  /** Booked with a ruling nobody asked for: the letters alone would be those of the archive. */
  const bookedAs = (campaign: Campaign, correction: LateCorrection, scope: CorrectionScope) => {
    unasked += 1;
    const ruling = { key: String(unasked), value: 1, reason: '' };
    const variant = { ...correction.variant, rulings: { unasked: ruling } };
    return bookCorrection(campaign, { ...correction, variant }, NOTE, undefined, scope);
  };
  const sizes = ({ world }: Pick<Campaign, 'world'>) =>
    [NEW, 'tha:151'].map((id) => world.units[id]?.size);

  it('booked for today and opened again leaves the unit under the number it got', () => {
    const today = bookedAs(here, corrected(here, make), 'today');
    expect(sizes(today)).toEqual([777, 111]);
    const again = corrected(today, make);
    expect(again.next.world).toEqual(today.world);
    expect([...(again.done.at(-1)?.renumbered ?? [])]).toEqual([[NEW, 'tha:151']]);
    expect(corrected(today, () => undefined).next.world).toEqual(here.world);
  });

  describe.each<[string, readonly CorrectionScope[]]>([
    ['booked as a whole', ['all']],
    ['booked for today, then as a whole', ['today', 'all']],
  ])('%s', (_, scopes) => {
    const whole = scopes.reduce((now, scope) => bookedAs(now, corrected(now, make), scope), here);

    it.each<CorrectionScope>(['today', 'all'])(
      'takes back what it made, and not what arrived under its number (%s)',
      (scope) => {
        expect(sizes(whole)).toEqual([777, 111]);
        const back = bookedAs(
          whole,
          corrected(whole, () => undefined, make),
          scope,
        );
        expect(sizes(back)).toEqual([777, undefined]);
        const again = bookedAs(
          back,
          corrected(back, make, scope === 'all' ? undefined : make),
          scope,
        );
        expect(sizes(again)).toEqual([777, 111]);
      },
    );

    it('leaves it under its number when the turn is corrected again', () => {
      const { next, done } = corrected(whole, make, make);
      expect(next.world).toEqual(whole.world);
      expect([...(done.at(-1)?.renumbered ?? [])]).toEqual([[NEW, 'tha:151']]);
    });

    it('keeps what arrived in a file that does not say which number it got', () => {
      const { renumbered: _, ...archived } = whole.archive[58] ?? fail();
      const old = { ...whole, archive: { ...whole.archive, 58: archived } };
      expect(sizes(corrected(old, () => undefined, make).next)).toEqual([777, 111]);
    });
  });
});

describe('the copy of a deputy', () => {
  const draft = { id: 'h', to: 'Karin', note: '', at: AT, tasks: [] };
  const lent = handOver(base, draft, [], []);
  const { campaign, copy } = lent.ok ? lent.value : fail();
  const back = (now: Campaign, theirs: Campaign) => {
    const work = returnedWork(now, theirs, system.records);
    if (!work.ok) throw new Error(work.problem);
    const { world } = withReturned(now, work.value, { mine: new Set(), at: AT, name: '' });
    return { world, ...work.value };
  };

  it('brings no unit back that is away, though its number is given anew', () => {
    const now = reused(campaign);
    const { world, crossed } = back(now, withUnit(copy, { ...unitIn(copy, UNIT), size: 4321 }));
    expect(world.units).toEqual(now.world.units);
    expect(crossed).toEqual([UNIT]);
  });

  it('keeps a unit made there, under another number where one that arrived has its own', () => {
    const made = { ...unitIn(copy, UNIT), id: NEW, number: 150, size: 111 };
    const aboard = { kind: 'aboard', carrier: NEW } as const;
    const now = arrived(campaign);
    const theirs = withUnit(withUnit(copy, made), { ...unitIn(copy, UNIT), place: aboard });
    const { world, renumbered } = back(now, theirs);
    expect([...renumbered]).toEqual([[NEW, 'tha:151']]);
    expect(world.units[NEW]).toEqual(unitIn(now, NEW));
    expect(world.units['tha:151']).toMatchObject({ number: 151, size: 111 });
    expect(world.units[UNIT]?.place).toEqual({ kind: 'aboard', carrier: 'tha:151' });
  });
});
