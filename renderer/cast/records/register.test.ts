import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { type Campaign, othersRecords, secretsOf, settingsInForce, systems } from '../../../engine';
import { wordsOf } from '../../text/words';
import { bulkEdit, edited, fieldCommand } from '../register/edit';
import type { Column, RegisterPlace } from '../register';
import { shelving } from '../register/shelve';
import { cellWords } from '../register/values';
import { restoring } from '../shelf/restore';
import type { Command } from '../../state/command';
import { registerOf } from './register';

const game = systems['organisation'];
const before = seenlandCampaign();

const placeOf = (campaign: Campaign): RegisterPlace => ({
  campaign,
  settings: settingsInForce(campaign),
  system: game,
  words: wordsOf('de', 'organisation'),
});

const registerNamed = (id: string) => {
  const kind = game?.records.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no kind ${id}`);
  return registerOf('organisation', kind);
};

const after = (campaign: Campaign, command: Command | undefined): Campaign =>
  command !== undefined && 'change' in command ? produce(campaign, command.change) : campaign;

const advantages = registerNamed('advantages');
const column = (id: string): Column<ReturnType<typeof advantages.rows>[number]> => {
  const found = advantages.columns.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no column ${id}`);
  return found;
};
const [first] = advantages.rows(before);
if (first === undefined) throw new Error('no advantages');
const names = (campaign: Campaign) =>
  advantages.rows(campaign).map((owned) => advantages.nameOf(owned, placeOf(campaign)));

describe('the register made of a kind of record', () => {
  it('shows what stands in its fields in words, derived figures with their derivation', () => {
    const place = placeOf(before);
    const words = Object.fromEntries(
      advantages.columns.map((one) => [one.id, cellWords(one, first, place)]),
    );
    expect(words).toMatchObject({ owner: 'Küstenkontor', category: 'Handel', region: 'Küste' });
    expect(column('current').explained?.(first, place)?.value).toBe(3);
    expect(words['upkeep']).toBe('1');
  });

  it('writes a field as one step, and nothing but its owner changes', () => {
    const result = edited(column('name'), first, 'Fischmarkt', placeOf(before));
    if (result?.kind !== 'change') throw new Error('refused');
    const command = fieldCommand(advantages, column('name'), first, result, placeOf(before));
    const now = after(before, command);
    expect(names(now)[0]).toBe('Fischmarkt');
    expect(now.world.parties['orden']).toBe(before.world.parties['orden']);
    expect(now.world.affairs?.['organisation/orden']).toBe(
      before.world.affairs?.['organisation/orden'],
    );
  });

  it.each([
    ['name', '', 'organisation:record.advantages.fault.name.length'],
    ['name', names(before)[1] ?? '', 'organisation:record.advantages.fault.name.taken'],
    ['intact', -1, 'cast:refused.value'],
    ['category', 'navy', 'cast:refused.value'],
  ])('refuses %s = %j with one sentence and keeps what stands there', (id, value, text) => {
    expect(edited(column(id), first, value, placeOf(before))).toMatchObject({
      kind: 'refused',
      text,
    });
  });

  it('writes a field of several records of one owner in one step', () => {
    const rows = advantages.rows(before).filter(({ owner }) => owner === 'kontor');
    const { command, changed } = bulkEdit(
      advantages,
      column('region'),
      rows,
      'marsch',
      placeOf(before),
    );
    const now = after(before, command);
    expect(changed).toBe(
      rows.filter((row) => column('region').value(row, placeOf(before)) !== 'marsch').length,
    );
    const regions = advantages
      .rows(now)
      .filter(({ owner }) => owner === 'kontor')
      .map((owned) => column('region').value(owned, placeOf(now)));
    expect(new Set(regions)).toEqual(new Set(['marsch']));
  });

  it('makes a new record of an owner under an id of its own, and none of who is not in the game', () => {
    const values = { owner: 'kontor', name: 'Zollhaus', category: 'trade', region: 'kueste' };
    const wanted = { ...values, actsAs: null, intact: 2, damaged: 0, exhausted: 0 };
    const made = advantages.create?.make(wanted, placeOf(before));
    if (made?.kind !== 'change') throw new Error('refused');
    const now = produce(before, made.change);
    const fresh = advantages.rows(now).find((owned) => advantages.idOf(owned) === made.id);
    expect(fresh && advantages.nameOf(fresh, placeOf(now))).toBe('Zollhaus');
    expect(advantages.create?.make({ ...wanted, owner: 'nobody' }, placeOf(before))).toMatchObject({
      kind: 'refused',
      text: 'cast:record.notInGame',
    });
  });

  it('lays a record aside and puts it back as it was', () => {
    const { command } = shelving(advantages, [first], placeOf(before));
    const laid = after(before, command);
    expect(names(laid)).not.toContain(names(before)[0]);
    const [item] = Object.values(laid.shelf);
    if (item === undefined) throw new Error('nothing on the shelf');
    const back = restoring(laid, item);
    if (back.kind !== 'change') throw new Error('refused');
    const now = produce(laid, back.change);
    expect(names(now).toSorted()).toEqual(names(before).toSorted());
    expect(now.shelf).toEqual(before.shelf);
  });

  it('keeps what is secret secret: of the words that tell, none stands in what others may know', () => {
    const { world } = before;
    const secrets = secretsOf(game?.records ?? [], world, placeOf(before).settings);
    expect(secrets.length).toBeGreaterThan(8);
    for (const party of Object.keys(world.parties)) {
      const told = JSON.stringify(
        othersRecords(game?.records ?? [], world, party, placeOf(before).settings),
      );
      expect(secrets.flatMap(({ words }) => words).filter((word) => told.includes(word))).toEqual(
        [],
      );
    }
  });
});
