import { LOOK_EVERY, type LeaseParts } from './shape';

/** Looking at what another window writes. */
export interface Looking {
  /** Looks soon; `isPatient` leaves what is not yet heard of to the message that will tell of it. */
  readonly look: (isPatient: boolean) => void;
  /** Looks again and again, until the right to write comes. */
  readonly lookOn: () => void;
  readonly stop: () => void;
}

/** How a lease looks; it does not while it writes, or while its own steps are overtaken. */
export const createLooking = ({ state, windows, follower, soon, onGone }: LeaseParts): Looking => {
  let isLooking = false;
  let stop = (): void => undefined;

  const look = (isPatient: boolean): void => {
    if (isLooking || state.lock !== null) return;
    isLooking = true;
    soon(async () => {
      isLooking = false;
      if (state.lock !== null || state.isAstray) return;
      if (!(await follower.look(isPatient))) await onGone();
    });
  };

  const lookOn = (): void => {
    stop();
    stop = windows.after(LOOK_EVERY, () => {
      look(false);
      if (state.lock === null) lookOn();
    });
  };

  return { look, lookOn, stop: () => stop() };
};
