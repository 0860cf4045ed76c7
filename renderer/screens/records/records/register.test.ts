import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import {
  type Campaign,
  othersRecords,
  type Party,
  secretsOf,
  settingsInForce,
  type ShelfItem,
  systems,
} from '../../../../engine';
import { wordsOf } from '../../../kit/text/words';
import { bulkEdit, edited, fieldCommand } from '../register/edit';
import type { Column, Draft, RegisterPlace } from '../../../model/records/register';
import { shelving } from '../register/shelve';
import { cellWords, draftOf } from '../../../model/records/values';
import { restoring } from '../shelf/restore';
import type { Command } from '../../../model/state/command';
import { registerOf } from './register';

const game = systems['organisation'];
const before = seenlandCampaign();

const placeOf = (campaign: Campaign): RegisterPlace => ({
  campaign,
  settings: settingsInForce(campaign),
  system: game,
  words: wordsOf('de', 'organisation'),
  language: 'de',
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

/** The Küstenkontor of a campaign dissolved. */
const dissolved = (campaign: Campaign): Campaign =>
  produce(campaign, ({ world }) => {
    Object.assign(world.affairs?.['organisation/kontor'] ?? {}, { dissolved: 1 });
  });

describe('objections of the rules to a record of a declared kind', () => {
  const kind = game?.records.find(({ id }) => id === 'advantages');
  const objected = kind && {
    ...kind,
    fields: kind.fields.map((field) =>
      field.id === 'name'
        ? { ...field, faults: { long: ['zu lang', 'too long'] as const } }
        : field,
    ),
    objections: (id: string, { owner }: { readonly owner: string | null }) =>
      (['long', 'name'] as const).map((code) => ({
        field: 'name',
        code,
        clause: 'OS-1-01' as const,
        weight: 'unusual' as const,
        about: { id, owner: owner ?? '' },
      })),
  };

  it('is found by its id and owner, and written in the texts of the field where it has them', () => {
    if (objected === undefined) throw new Error('no advantages');
    const register = registerOf('organisation', objected);
    const own = { id: first.row.id, owner: first.owner ?? '' };
    expect(
      register
        .objections?.(register.idOf(first), placeOf(before))
        .map(({ text, about }) => [text, about]),
    ).toEqual([
      ['organisation:record.advantages.fault.name.long', own],
      [undefined, own],
    ]);
    expect(advantages.objections).toBeUndefined();
  });
});

describe('the register made of a kind of record', () => {
  it('shows the values of its fields as text, derived figures with their derivation', () => {
    const place = placeOf(before);
    const words = Object.fromEntries(
      advantages.columns.map((one) => [one.id, cellWords(one, first, place)]),
    );
    expect(words).toMatchObject({ owner: 'Küstenkontor', category: 'Handel', region: 'Küste' });
    expect(column('current').explained?.(first, place)?.value).toBe(3);
    expect(words['upkeep']).toBe('1');
  });

  it('formats money in whole pieces alike: in its cell, for filters and in CSV', () => {
    const regions = registerNamed('regions');
    const purse = regions.columns.find(({ id }) => id === 'purse');
    const place = placeOf(before);
    const [kontor] = regions.rows(before);
    if (purse === undefined || kontor === undefined) throw new Error('no purse');
    const halves = before.world.parties[kontor.owner ?? '']?.purses?.[kontor.row.id] ?? 0;
    expect(halves).toBeGreaterThan(0);
    expect(purse.value(kontor, place)).toBe(halves / 2);
    expect(cellWords(purse, kontor, place)).toBe(String(halves / 2).replace('.', ','));
  });

  it('formats a number as the game does, in its cell and under its field: a round by its day', () => {
    const kind = systems['moerderspiel']?.records.find(({ id }) => id === 'sanction');
    const from = kind && registerOf('moerderspiel', kind).columns.find(({ id }) => id === 'from');
    const owned = { owner: 'red', row: { id: '1', kind: 'light', from: 7, to: 8 } };
    const place = placeOf(before);
    expect(from && cellWords(from, owned, place)).toBe('Tag 4, Runde 1');
    expect(from?.said?.(8, { ...place, language: 'en' })).toBe('Day 4, round 2');
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
    ['intact', -1, 'records:refused.value'],
    ['intact', 0, 'organisation:record.advantages.fault.intact.none'],
    ['category', 'navy', 'records:refused.value'],
  ])('refuses %s = %j with one sentence and leaves the old value', (id, value, text) => {
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
      text: 'records:record.notInGame',
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

  it('makes no advantage without a level, but one of damaged levels alone', () => {
    const values = { owner: 'kontor', name: 'Zollhaus', category: 'trade', region: 'kueste' };
    const made = (damaged: number) =>
      advantages.create?.make({ ...values, intact: 0, damaged }, placeOf(before));
    expect(made(0)).toMatchObject({
      kind: 'refused',
      text: 'organisation:record.advantages.fault.intact.none',
    });
    expect(made(1)?.kind).toBe('change');
  });

  it('does not turn a natural advantage of exhausted levels alone into one that has none', () => {
    const row = { ...first.row, category: 'natural', intact: 0, damaged: 0, exhausted: 2 };
    const natural = { ...first, row };
    expect(edited(column('category'), natural, 'trade', placeOf(before))).toMatchObject({
      kind: 'refused',
      text: 'organisation:record.advantages.fault.category.none',
    });
  });

  it.each(['advantages', 'units', 'secrets'])(
    'makes none of %s for who is not in the game, nor for who is dissolved',
    (id) => {
      const { create } = registerNamed(id);
      const values = Object.fromEntries(
        (create?.fields ?? []).map((field) => [field.id, field.initial(placeOf(before), {})]),
      );
      const newcomer = { ...before.world.parties['kontor'], key: 'neu' } as Party;
      const parties = { ...before.world.parties, neu: newcomer };
      const places = [
        ['neu', placeOf({ ...before, world: { ...before.world, parties } })],
        ['kontor', placeOf(dissolved(before))],
      ] as const;
      for (const [owner, place] of places)
        expect(create?.make({ ...values, name: 'X', title: 'X', owner }, place)).toMatchObject({
          kind: 'refused',
          text: 'records:record.notInGame',
        });
    },
  );

  it('starts a new record at the seat of its owner, until the GM writes another region', () => {
    const fields = registerNamed('units').create?.fields ?? [];
    const regionOf = (written: Draft) => draftOf(fields, written, placeOf(before))['region'];
    const seats = Object.values(before.world.parties).map(({ key, seat }) => [key, seat]);
    expect(seats.map(([key]) => [key, regionOf({ owner: key ?? null })])).toEqual(seats);
    expect(new Set(seats.map(([, seat]) => seat)).size).toBeGreaterThan(1);
    expect(regionOf({})).toBe(seats[0]?.[1]);
    expect(regionOf({ owner: 'orden', region: 'marsch' })).toBe('marsch');
  });

  it('calls a new record in the chronicle what the register calls it', () => {
    const units = registerNamed('units');
    const made = units.create?.make(
      { owner: 'orden', region: 'kueste', unrestSince: null },
      placeOf(before),
    );
    if (made?.kind !== 'change') throw new Error('refused');
    const now = produce(before, made.change);
    const fresh = units.rows(now).find((owned) => units.idOf(owned) === made.id);
    expect(made.name).toBe(fresh && units.nameOf(fresh, placeOf(now)));
  });

  const setAside = (register: typeof advantages, index = 0): [Campaign, ShelfItem] => {
    const owned = register.rows(before)[index];
    if (owned === undefined) throw new Error('no such record');
    const laid = after(before, shelving(register, [owned], placeOf(before)).command);
    const [item] = Object.values(laid.shelf);
    if (item === undefined) throw new Error('nothing on the shelf');
    return [laid, item];
  };

  it('leaves a record on the shelf whose owner is dissolved', () => {
    const [laid, item] = setAside(advantages);
    expect(restoring(dissolved(laid), item)).toMatchObject({
      kind: 'refused',
      text: 'records:record.notInGame',
    });
  });

  it('leaves a record on the shelf while another has its name', () => {
    const [laid, item] = setAside(advantages);
    const other = advantages.rows(laid).find(({ owner }) => owner === first.owner);
    if (other === undefined) throw new Error('no other advantage');
    const renamed = edited(column('name'), other, names(before)[0] ?? '', placeOf(laid));
    if (renamed?.kind !== 'change') throw new Error('refused');
    expect(restoring(produce(laid, renamed.change), item)).toMatchObject({
      kind: 'refused',
      text: 'organisation:record.advantages.fault.name.taken',
    });
  });

  it('puts a record back under a new id where its own was given again', () => {
    const secrets = registerNamed('secrets');
    const [laid, item] = setAside(secrets, secrets.rows(before).length - 1);
    const owner = item.kind === 'record' ? item.owner : null;
    const made = secrets.create?.make(
      { owner, title: 'Neu', text: 'Neues Wissen', isOwn: false },
      placeOf(laid),
    );
    if (made?.kind !== 'change') throw new Error('refused');
    const written = produce(laid, made.change);
    const back = restoring(written, item);
    if (back.kind !== 'change') throw new Error('refused');
    const now = produce(written, back.change);
    expect(secrets.rows(now)).toHaveLength(secrets.rows(before).length + 1);
    expect(new Set(secrets.rows(now).map((owned) => secrets.idOf(owned))).size).toBe(
      secrets.rows(now).length,
    );
    expect(now.shelf).toEqual({});
  });

  it('keeps secrets secret: none of the texts that reveal them is in what others may know', () => {
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
