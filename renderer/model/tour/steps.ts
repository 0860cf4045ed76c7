/** One stop of the tour: the control it points at and where the words stand. */
export interface TourStep {
  readonly id: 'map' | 'search' | 'turn' | 'print' | 'save';
  readonly placement: 'right' | 'bottom' | 'top';
}

/** Five stops, in the order of a GM's evening. The control of a stop carries `data-tour` with its id. */
export const TOUR: readonly TourStep[] = [
  { id: 'map', placement: 'right' },
  { id: 'search', placement: 'bottom' },
  { id: 'turn', placement: 'right' },
  { id: 'print', placement: 'right' },
  { id: 'save', placement: 'top' },
];
