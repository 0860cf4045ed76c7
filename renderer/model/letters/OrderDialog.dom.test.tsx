import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { correctedText, type PartyKey } from '../../../engine';
import { showBoard } from '../../kit/board/testing/screen';
import { gameOf } from '../boards/lettered/board';
import { LETTERED } from '../boards/lettered/lettered';
import { useLetteredView } from '../boards/lettered/parts';
import { REGIONS } from '../boards/regions/regions';
import { useRegionsView } from '../boards/regions/state';
import { useSession } from '../state/session';

afterEach(() => {
  act(() => {
    useLetteredView.setState({ chosen: null, isOrdering: false });
    useRegionsView.setState({ chosen: null, isOrdering: false });
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
