import type { Settings } from '../../../../kernel';
import type { UnitType } from '../../data';
import { choiceOf } from '../settings';

/** Where somebody goes aboard another unit or leaves it. */
export interface Change {
  readonly passenger: UnitType;
  readonly carrier: UnitType;
  readonly isInSettlement: boolean;
}

const isTransport = ({ properties }: UnitType): boolean =>
  properties.includes('seaTransport') || properties.includes('landTransport');

/**
 * True if a character may join or leave a unit here: wherever both are, or in settlements only; transports everybody
 * boards at will (WW-12.5-35).
 */
export function mayChangeUnit(
  { passenger, carrier, isInSettlement }: Change,
  settings: Settings,
): boolean {
  return (
    isInSettlement ||
    passenger.kind !== 'character' ||
    isTransport(carrier) ||
    choiceOf(settings, 'unit.character_join') === 'anywhere'
  );
}
