import type { Leak } from '../../../model/leaks';
import { LeakList } from '../../../model/leaks/LeakList';
import { useSession } from '../../../model/state/session';
import { allowLeak } from './commands';
import type { TurnReportRealm } from './use-evaluations';

/** Leaks in the files of a realm; what the GM allows knowingly stays with its turn report. */
export function RealmLeaks({
  leaks,
  realm: { party, ref, draft },
}: {
  readonly leaks: readonly Leak[];
  readonly realm: TurnReportRealm;
}) {
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  return (
    <LeakList
      leaks={leaks}
      allowed={draft.allowed}
      reader={party.name}
      onAllow={(keys, reason) => void execute(allowLeak(ref, keys, reason))}
      onTakeBack={(key) => void execute(allowLeak(ref, [key], null))}
      isReadOnly={readOnly}
    />
  );
}
