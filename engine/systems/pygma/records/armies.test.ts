import { describe, expect, it } from 'vitest';
import {
  accepted,
  accepting,
  army,
  base,
  east,
  FLEET,
  keyOf,
  OWNER,
  packed,
  refusedBack,
  rowIn,
  sent,
  system,
  west,
  withRows,
} from '../../../testing/parcel-rows';
import { OUT, outgoing } from '../../../testing/parcels';
import { fail } from '../../../testing/world';
import { type Campaign, unpackParcel, written } from '../../../world';
import { ARMIES } from './armies';

const [REALM = fail()] = Object.keys(base.world.affairs ?? {}).filter((id) =>
  id.startsWith(`realm/${OWNER}/`),
);
const realmIn = (campaign: Campaign) => rowIn(campaign, REALM);
const withOut = (campaign: Campaign): Campaign =>
  withRows(campaign, {
    [REALM]: { ...(realmIn(campaign) as object), landless: 2, eliminated: 3 },
  });

describe('a realm that is out of the game (PI-00-17)', () => {
  it('plays again when an army arrives in a parcel', () => {
    expect(realmIn(accepted(withOut(east)))).toMatchObject({ landless: 0, eliminated: 0 });
  });

  it.each<[string, Campaign]>([
    ['is refused', refusedBack(withOut(sent()))],
    ['is unpacked', unpackParcel(withOut(packed()), OUT, system.records)],
  ])('plays again when a parcel with its army %s', (_, back) => {
    expect(rowIn(back, FLEET)).toBeDefined();
    expect(realmIn(back)).toMatchObject({ landless: 0, eliminated: 0 });
  });

  it('stays out when a trader arrives', () => {
    const [trader = fail()] = Object.keys(base.world.affairs ?? {}).filter((id) =>
      id.startsWith('trader/'),
    );
    const [, owner = ''] = trader.split('/');
    const { parcel } = outgoing(sent(base, [trader]));
    const done = accepting(parcel, withOut(east), { parties: { [owner]: OWNER } });
    expect(done.ok && realmIn(done.value)).toMatchObject({ landless: 2, eliminated: 3 });
  });

  it('leaves a realm that plays as it is', () => {
    expect(realmIn(accepted())).toEqual(realmIn(east));
  });
});

describe('the fleet an army is aboard of', () => {
  const KH95 = keyOf('KH95');
  const { world } = withRows(west, { [KH95]: army(1, { kind: 'warrior', number: 95 }) });
  const place = { world, settings: {}, owner: OWNER };
  const field = ARMIES.fields.find(({ id }) => id === 'carrier') ?? fail();
  const rowOf = (id: string) =>
    ARMIES.rows(world, {}).find((one) => one.owner === OWNER && one.row.id === id)?.row ?? fail();
  const typing = (typed: string, id = 'KH95') => written(ARMIES, field, rowOf(id), typed, place);

  it.each(['FH 90', 'FH90', 'fh 90', 'FH  90', 'FH 090', ' fh90 '])(
    'is stored by its name where "%s" is typed, and carries it in a parcel',
    (typed) => {
      const after = typing(typed);
      const row = 'row' in after ? after.row : fail();
      expect(row).toMatchObject({ carrier: 'FH 90' });
      const now = {
        ...west,
        world: ARMIES.put?.(row as ReturnType<typeof rowOf>, place) ?? fail(),
      };
      expect(rowIn(packed(now), KH95)).toBeUndefined();
    },
  );

  it('is none where nothing is typed', () => {
    expect(typing('', 'KH91')).toMatchObject({ row: { carrier: '' } });
  });

  it.each<[string, string, string]>([
    ['a fleet the realm does not have', 'FH 89', 'KH95'],
    ['an army that is no fleet', 'KH 91', 'KH95'],
    ['itself', 'FH 90', 'FH90'],
    ['no name', 'Ostwind', 'KH95'],
  ])('cannot be %s', (_, typed, id) => {
    expect(typing(typed, id)).toEqual({ fault: 'fleet' });
  });
});
