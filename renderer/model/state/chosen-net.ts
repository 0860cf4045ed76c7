import { NETS } from '../../../engine';
import { usePreferences } from './preferences';

/** The net in which the GM last had a campaign drawn on this computer (`recut`); 0 = as usual. */
export function chosenNet(campaign: string): number {
  const net = usePreferences.getState().nets[campaign] ?? 0;
  return net > 0 && net < NETS ? net : 0;
}

/** Keeps the net of a campaign for the next time it is opened. */
export function chooseNet(campaign: string, net: number): void {
  const { nets, set } = usePreferences.getState();
  const { [campaign]: _, ...others } = nets;
  set({ nets: net === 0 ? others : { ...others, [campaign]: net } });
}
