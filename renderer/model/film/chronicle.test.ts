import { expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import {
  applyTurn,
  type Campaign,
  packResults,
  systems,
  turnInputOf,
  unpackResults,
} from '../../../engine';
import { filmOf, filmToGive } from './film';
import { chronicleOf } from './testing';

/** A campaign with its open turn applied. */
const applied = (campaign: Campaign): Campaign => {
  const proposal = systems[campaign.system]?.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the turn was not computed');
  return applyTurn(campaign, proposal, '');
};

const example = achtvoelkerCampaign();
const campaign = applied(applied(example));
const turns = Object.keys(campaign.archive).map(Number);

it('shows each turn with its board and all events, secrets too', () => {
  const { frames } = chronicleOf(campaign, 'de');
  expect(frames.map(({ label }) => label)).toEqual(['Tag 4, Runde 2', 'Tag 5, Runde 1']);
  expect(frames.map(({ picture }) => (picture?.length ?? 0) > 0)).toEqual([true, true]);
  const [first] = frames;
  expect(first?.events.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/falscher Befehl/),
  );
  expect(first?.events.flatMap(({ details }) => details)).toContainEqual(
    expect.stringMatching(/^Kampfkraft/),
  );
});

it('states what every party truly was in the end, without columns nobody fills', () => {
  const { ends } = chronicleOf(campaign, 'en');
  expect(ends.map(({ name }) => name)).toEqual(
    Object.values(campaign.world.parties).map(({ name }) => name),
  );
  const columns = ends.flatMap(({ lists }) => lists.map((list) => list.columns));
  expect(columns[0]).toContain('Capital');
  const abilities = ends.map(
    ({ lists: [nation] }) => nation?.rows[0]?.[nation.columns.indexOf('First ability')],
  );
  expect(abilities).toEqual(expect.arrayContaining(['Builder', 'Trapper', 'All-rounder']));
  expect(abilities).not.toContain(undefined);
  for (const { lists } of ends)
    for (const list of lists)
      for (const index of list.columns.keys())
        expect(list.rows.some((row) => row[index] !== '')).toBe(true);
});

it('shows no board where the archive holds none that can be read', () => {
  const [turn = 0] = turns;
  const archived = campaign.archive[turn];
  const results = unpackResults(archived?.results ?? '');
  if (archived === undefined || results === undefined) throw new Error('nothing archived');
  const bent = packResults({ ...results, board: { pieces: '<script>' } });
  const { frames } = chronicleOf(
    { ...campaign, archive: { ...campaign.archive, [turn]: { ...archived, results: bent } } },
    'de',
  );
  expect(frames.map(({ picture }) => picture === null)).toEqual([true, false]);
});

it('is given away with every secret, also where the screen hides them (TM-7-09)', () => {
  const order = { campaign, perspective: 'truth', language: 'de' } as const;
  const [hidden, open] = [false, true].map((showsSecrets) => filmOf({ ...order, showsSecrets }));
  if (hidden === undefined || open === undefined) throw new Error('no film');
  const stageIn = (film: typeof open): unknown => film.frame(turns[0] ?? 0)?.stage;
  expect(stageIn(hidden)).not.toEqual(stageIn(open));
  expect(stageIn(filmToGive(hidden, campaign))).toEqual(stageIn(open));
});
