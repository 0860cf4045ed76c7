import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import {
  hexGameOf,
  createTruthMaker,
  fieldAtPoint,
  type Lattice,
  type Point,
  range,
  setTerrain,
  systems,
  writeMapChanges,
} from '../../engine';
import { MapPane } from '../../renderer/model/map/pane';
import { createSession } from '../../renderer/model/state/session';
import { createDatabase } from '../../renderer/model/storage/database';
import { createStorage } from '../../renderer/model/storage/storage';
import { pump } from './pump';
import { benchCampaign } from './world';

/** Strokes of a brush of 37 fields in one world. */
export interface Strokes {
  /** Milliseconds from the press of the pointer to the pixels, per stroke. */
  readonly times: readonly number[];
  readonly transactions: number;
}

const terrains = hexGameOf(systems['waben']).terrains;
const origin = { name: 'storage:journal.created', about: {}, at: '2026-01-01T00:00:00.000Z' };
const SIZE = { width: 900, height: 640 } as const;
const SCALE = 48;
const REACH = 3;

const fieldsAround = (lattice: Lattice, point: Point) =>
  range(fieldAtPoint(point), REACH).flatMap((field) => {
    const cell = lattice.cellAt(field);
    return cell === undefined ? [] : [lattice.addressOf(cell)];
  });

/** Paints with a brush of 37 fields as the program does: pointer, edit, command, commit, view, picture. */
export async function measureStrokes(count: number, strokes: number): Promise<Strokes> {
  const storage = createStorage(createDatabase(`bench-strokes-${String(count)}`));
  let transactions = 0;
  const session = createSession({
    storage: {
      ...storage,
      commit: (commit) => {
        transactions += 1;
        return storage.commit(commit);
      },
    },
    now: () => origin.at,
    acquireWriter: () => Promise.resolve({ release: () => Promise.resolve() }),
  });
  await session.getState().open(await storage.create(benchCampaign(count), origin));
  let terrain = 'twa';
  let saved: Promise<void> = Promise.resolve();
  const press = (point: Point): void => {
    const { campaign, lattice, execute } = session.getState();
    if (campaign === null || lattice === null) return;
    const edit = setTerrain(campaign.world.map, fieldsAround(lattice, point), terrain);
    if (!edit.ok) return;
    const change = { name: 'map:command.paint', about: {} };
    saved = execute({ ...change, change: ({ world }) => writeMapChanges(world.map, edit.value) });
  };
  const Room = () => {
    const [truthOf] = useState(createTruthMaker);
    const [focus] = useState({ point: { x: 12, y: 11 }, scale: SCALE });
    const { campaign, lattice } = session();
    if (campaign === null || lattice === null) return null;
    return (
      <MapPane
        view={truthOf(campaign.world)}
        lattice={lattice}
        terrains={terrains}
        label="bench"
        focus={focus}
        onPointer={({ kind, point }) => {
          if (kind === 'down') press(point);
        }}
        panWith="secondary"
      />
    );
  };
  const host = document.createElement('div');
  host.style.cssText = `position:absolute;left:0;top:0;width:${String(SIZE.width)}px;height:${String(SIZE.height)}px`;
  document.body.append(host);
  flushSync(() => createRoot(host).render(<Room />));
  const pane = host.querySelector('[role=application]');
  if (pane === null) throw new Error('no pane');
  await pump(30);
  while (pane.getAttribute('data-drawn') !== 'true') await pump(1);
  await pump(60);
  const ground = host.querySelector('canvas')?.getContext('2d');
  const middle = { clientX: SIZE.width / 2, clientY: SIZE.height / 2 };
  const pointer = { ...middle, bubbles: true, cancelable: true, button: 0, pointerId: 1 };
  const times: number[] = [];
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    terrain = stroke % 2 === 0 ? 'twa' : 'tsu';
    const start = performance.now();
    flushSync(() => {
      pane.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    });
    do await pump(1);
    while (pane.getAttribute('data-drawn') !== 'true');
    ground?.getImageData(SIZE.width / 2, SIZE.height / 2, 1, 1);
    times.push(performance.now() - start);
    pane.dispatchEvent(new PointerEvent('pointerup', { ...pointer, buttons: 0 }));
    await saved;
    await pump(2);
  }
  return { times, transactions };
}
