import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { correctedText, type PartyKey } from '../../../engine';
import { letteredCells } from '../../kit/board/lettered/drawing';
import { showBoard } from '../../kit/board/testing/screen';
import { gameOf, layoutIn } from '../boards/lettered/board';
import { LETTERED } from '../boards/lettered/lettered';
import { useLetteredView } from '../boards/lettered/parts';
import { REGIONS } from '../boards/regions/regions';
import { useRegionsView } from '../boards/regions/state';
import { useSession } from '../state/session';

afterEach(() => {
  act(() => {
    useLetteredView.setState({ tool: 'select', chosen: null, ordering: null });
    useRegionsView.setState({ chosen: null, ordering: null });
    useSession.setState({ campaign: null });
  });
});

const camera = { centre: { x: 8, y: 6 }, scale: 40 };
const stage = () => screen.getByRole('application');
const dialog = () => screen.getByRole('dialog');
const offered = () =>
  within(within(dialog()).getByRole('group', { name: 'Was hier befohlen werden kann' }));

const letterOf = (party: PartyKey): string => {
  const sheet = useSession.getState().campaign?.sheets[party];
  return sheet === undefined ? '' : correctedText(sheet);
};

/** An army of the example that is what it seems. */
const army = gameOf(achtvoelkerCampaign())
  ?.sight(achtvoelkerCampaign().world, null, {})
  .pieces.find(({ party, truth }) => party !== null && truth === undefined);

/** The cursor of the keys at the field of the army. */
function atArmy(): void {
  const { field = '' } = army ?? {};
  const layout = layoutIn(achtvoelkerCampaign());
  const cursor = layout === undefined ? null : (letteredCells(layout.board).pointOf(field) ?? null);
  useLetteredView.setState({ chosen: field, cursor });
  stage().focus();
}

it('an order of an army is chosen at its field by the menu key, completed and entered in the letter by Enter', async () => {
  const { party = '', field = '' } = army ?? {};
  showBoard(LETTERED, { campaign: achtvoelkerCampaign(), camera, names: [] });
  act(() => useLetteredView.setState({ chosen: field }));
  fireEvent.keyDown(stage(), { key: 'ContextMenu' });
  fireEvent.contextMenu(stage());
  await userEvent.click(offered().getByRole('button', { name: /^HALTE Armee \d+$/ }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(letterOf(party ?? '')).toMatch(/^HALTE Armee \d+$/m);
});

it('a path drawn by keys from the field of an army is its march, entered in its letter', async () => {
  showBoard(LETTERED, { campaign: achtvoelkerCampaign(), camera, names: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Befehl' }));
  act(atArmy);
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
  const line = within(dialog()).getByRole<HTMLTextAreaElement>('textbox').value;
  expect(line).toMatch(/^MARSCH Armee \d+ nach [A-Z]\d+$/);
  expect(within(dialog()).getByText('So wird er gelesen')).toBeTruthy();
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Befehl eintragen' }));
  expect(letterOf(army?.party ?? '')).toContain(line);
});

it('back over the path shortens it, as far as its first field', async () => {
  showBoard(LETTERED, { campaign: achtvoelkerCampaign(), camera, names: [] });
  act(() => useLetteredView.setState({ tool: 'order' }));
  act(atArmy);
  const path = () => useLetteredView.getState().ordering?.cells.length;
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
  expect(path()).toBe(3);
  await userEvent.keyboard('{ArrowLeft}');
  expect(path()).toBe(2);
  await userEvent.keyboard('{ArrowLeft}');
  expect(path()).toBe(1);
});

it('what a line means and what the rules say of it stand below it while it is written', async () => {
  showBoard(REGIONS, { campaign: seenlandCampaign(), camera, names: [] });
  const [region = ''] = Object.keys(seenlandCampaign().world.board?.regions ?? {});
  act(() => useRegionsView.setState({ chosen: region }));
  await userEvent.click(screen.getByRole('button', { name: /^Befehl von Hand/ }));
  await userEvent.type(within(dialog()).getByRole('textbox'), 'Tanze in Xanadu');
  expect(
    within(dialog()).getByRole('list', { name: 'Was die Regeln sagen' }).textContent,
  ).toContain('Tanze in Xanadu');
});

it('an order between two regions is entered below the heading of its step, not below the last order', async () => {
  showBoard(REGIONS, { campaign: seenlandCampaign(), camera, names: [] });
  act(() => useRegionsView.setState({ ordering: { cells: ['hochland', 'marsch'] } }));
  const line = 'INFORMATION aus Hochland über Marsch';
  await userEvent.click(offered().getByRole('button', { name: line }));
  expect(
    within(dialog()).getByRole('list', { name: 'Was die Regeln sagen' }).children,
  ).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  const [before = '', after = ''] = letterOf('orden').split(line);
  expect(before).toContain('\nStart 4\n');
  expect(after).toContain('\nAbschluss 7\n');
});
