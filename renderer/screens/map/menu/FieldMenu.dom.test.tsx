import { fireEvent, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { centreOf, latticeOf } from '../../../../engine';
import { at } from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import { toScreen } from '../../../kit/board/camera';
import { useMapScreen } from '../../../model/map/state';
import { useView } from '../../../model/state/view';
import { FieldMenu } from './FieldMenu';

const campaign = tharosCampaign();
const lattice = latticeOf(campaign.world.map);
const middleOf = (field: string) => {
  const cell = lattice.cellOf(at(field));
  if (cell === undefined) throw new Error(`No field ${field}.`);
  return centreOf(lattice.axialOf(cell));
};
const extent = { width: 800, height: 600 };
const camera = { centre: middleOf('210/19'), scale: 20 };

const Map = () => {
  const over = useRef<HTMLDivElement>(null);
  return (
    <div ref={over}>
      <div role="application" tabIndex={0} />
      <FieldMenu campaign={campaign} lattice={lattice} over={over} />
    </div>
  );
};

beforeEach(() => {
  useMapScreen.getState().set({ window: { camera, extent } });
  useView.setState({ tool: 'select', field: at('210/37'), unit: null });
  showParts(<Map />);
});
afterEach(() => {
  useMapScreen.getState().set({ window: null });
  useView.setState({ field: null });
});

describe('the menu of a field', () => {
  const right = { button: 2 };
  const isOfKey = { button: 0 };
  it.each([
    { by: 'the right button', events: ['pointer'], how: right, field: '210/19' },
    { by: 'Ctrl and a click', events: ['Control', 'pointer'], how: isOfKey, field: '210/19' },
    { by: 'a long press', events: ['pointer'], how: isOfKey, field: '210/19' },
    { by: 'the menu key', events: ['pointer', 'ContextMenu'], how: isOfKey, field: '210/37' },
  ])('opens with $by at $field', async ({ events, how, field }) => {
    const map = screen.getByRole('application');
    const { x, y } = toScreen(camera, extent, middleOf('210/19'));
    for (const event of events)
      if (event === 'pointer') fireEvent.pointerDown(map, how);
      else fireEvent.keyDown(map, { key: event });
    fireEvent.contextMenu(map, { ...how, clientX: x, clientY: y });
    await screen.findByRole('menu', { name: `Feld ${field}` });
  });

  it('offers every field something, and letterings to change and delete', async () => {
    const map = screen.getByRole('application');
    const label = Object.values(campaign.world.labels)[0];
    const [x = 0, y = 0] = label?.points ?? [];
    const at = toScreen(camera, extent, { x, y });
    fireEvent.pointerDown(map, right);
    fireEvent.contextMenu(map, { ...right, clientX: at.x, clientY: at.y });
    const menu = await screen.findByRole('menu');
    const entries = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    expect(entries).toContain(`Schrift „${label?.text ?? ''}“ ändern`);
    expect(entries).toContain(`Schrift „${label?.text ?? ''}“ löschen`);
    expect(entries).toContain('Blatt des Felds öffnen');
    expect(entries).toContain('Von hier messen');
    expect(entries).toContain('Befehl von Hand …');
  });
});
