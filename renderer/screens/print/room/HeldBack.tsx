import type { Leak } from '../../../model/leaks/leak';
import { LeakList } from '../../../model/leaks/LeakList';
import type { Guard } from './guard';

const nothing = (): void => undefined;

/** What gave something away in a file that was not written; letting it out is done where the evaluation is. */
export const HeldBack = ({
  leaks,
  guard,
}: {
  readonly leaks: readonly Leak[];
  readonly guard: Guard | undefined;
}) =>
  guard === undefined || leaks.length === 0 ? null : (
    <LeakList
      leaks={leaks}
      allowed={guard.allowed}
      reader={guard.reader}
      onAllow={nothing}
      onTakeBack={nothing}
      isReadOnly
    />
  );
