import { expect, it } from 'vitest';
import { type Campaign, returnedWork, systems, withReturned } from '../../../engine';
import { examples } from '../../../engine/testing/examples';
import { campaignFile } from '../../../engine/testing/files';
import { AT, copied, draft, withSheet } from '../../../engine/testing/handover';
import { deskOn } from '../../screens/decide/whatif/testing';
import { restored } from '../backups/restoring';

const retold = (campaign: Campaign, title: string): Campaign => {
  const { world } = campaign;
  const [id = '', row] = Object.entries(world.people)[0] ?? [];
  const people =
    row === undefined ? world.people : { ...world.people, [id]: { ...row, name: title } };
  return { ...campaign, world: { ...world, people } };
};

it.each(examples)(
  'a copy that comes back is one step, undone and redone to the byte (%s)',
  (_, from) => {
    const [party = ''] = Object.keys(from.world.parties);
    const tasks = [{ kind: 'letters', parties: [party] }] as const;
    const lent = copied(from, { ...draft, tasks }, [], systems[from.system]?.records ?? []);
    const open = retold(lent.campaign, 'Anders');
    const copy = withSheet(retold(lent.copy, 'Karin'), party, 'Neu gelesen');
    const work = returnedWork(open, copy, systems[from.system]?.records ?? []);
    if (!work.ok) throw new Error(work.problem);
    const desk = deskOn(open);
    desk.act({
      name: 'handover:journal.returned',
      about: {},
      replace: (now) =>
        restored(now, withReturned(now, work.value, { mine: new Set(), at: AT, name: 'K' })),
    });
    expect(desk.actions()).toBe(1);
    expect(desk.campaign().sheets[party]?.text).toBe('Neu gelesen');
    const merged = campaignFile(desk.campaign());
    desk.goTo(0);
    expect(campaignFile(desk.campaign())).toEqual(campaignFile(open));
    desk.goTo(1);
    expect(campaignFile(desk.campaign())).toEqual(merged);
  },
);
