import { act, fireEvent } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latticeOf, realmView, setNote, truthView } from '../../../../engine';
import { tinyCampaignOf, at, edited, mapOf, realm, uniform } from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import { useView } from '../../../model/state/view';
import { HoverCard } from './HoverCard';

const campaign = tinyCampaignOf({
  map: edited(mapOf(uniform('210', 0, 0, 't')), (map) =>
    setNote(map, at('210/19'), 'Hier rastet der Bote.'),
  ),
  parties: [realm('tha', { name: 'Tharos' })],
});
const lattice = latticeOf(campaign.world.map);

const Harness = ({ perspective }: { readonly perspective: 'truth' | 'tha' }) => {
  const over = useRef<HTMLElement>(null);
  const view =
    perspective === 'truth' ? truthView(campaign.world) : realmView(campaign.world, perspective);
  return (
    <section ref={over} data-testid="room">
      <div role="application" />
      <button type="button">daneben</button>
      <HoverCard campaign={campaign} lattice={lattice} view={view} over={over} />
    </section>
  );
};

const show = (perspective: 'truth' | 'tha' = 'truth'): HTMLElement =>
  showParts(<Harness perspective={perspective} />).container;
const card = (): string | undefined =>
  document.querySelector('.ww-hover-card')?.textContent ?? undefined;
const map = (room: HTMLElement): Element => room.querySelector('[role="application"]') ?? room;
const moveTo = (target: Element, x: number, more: PointerEventInit = {}): void => {
  fireEvent.pointerMove(target, {
    clientX: x,
    clientY: 50,
    pointerType: 'mouse',
    buttons: 0,
    ...more,
  });
};
const wait = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  useView.setState({ hover: at('210/19'), tool: 'select' });
});
afterEach(() => {
  vi.useRealTimers();
  useView.setState({ hover: null, tool: 'select' });
});

describe('the card beside a mouse at rest', () => {
  it('comes only after the mouse has rested, with what is there', () => {
    const room = show();
    moveTo(map(room), 50);
    wait(400);
    expect(card()).toBeUndefined();
    wait(200);
    expect(card()).toContain('210/19 t');
    expect(card()).toContain('Hier rastet der Bote.');
  });

  it('stays while the pointer trembles and goes when it moves', () => {
    const room = show();
    moveTo(map(room), 50);
    wait(600);
    moveTo(map(room), 52);
    expect(card()).toBeDefined();
    moveTo(map(room), 70);
    expect(card()).toBeUndefined();
  });

  it.each([
    ['a press', 'pointerDown'],
    ['the wheel', 'wheel'],
    ['a key', 'keyDown'],
    ['leaving the map', 'pointerLeave'],
  ] as const)('goes at %s', (_what, event) => {
    const room = show();
    moveTo(map(room), 50);
    wait(600);
    expect(card()).toBeDefined();
    fireEvent[event](room.querySelector('section') ?? room);
    expect(card()).toBeUndefined();
  });

  it.each([
    ['a finger', { pointerType: 'touch' }],
    ['a pressed button', { buttons: 1 }],
  ])('does not come for %s', (_what, more) => {
    const room = show();
    moveTo(map(room), 50, more);
    wait(1000);
    expect(card()).toBeUndefined();
  });

  it('does not come beside the map, nor while a tool draws', () => {
    const room = show();
    moveTo(room.querySelector('button') ?? room, 50);
    wait(1000);
    expect(card()).toBeUndefined();
    act(() => useView.setState({ tool: 'brush' }));
    moveTo(map(room), 90);
    wait(1000);
    expect(card()).toBeUndefined();
  });

  it('reveals in the perspective of a realm nothing that it does not know', () => {
    const room = show('tha');
    moveTo(map(room), 50);
    wait(600);
    expect(card()).toContain('210/19 unbekannt');
    expect(card()).not.toContain('herrenlos');
    expect(card()).not.toContain('Versand');
  });
});
