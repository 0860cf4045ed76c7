import type { Leak } from '../../../model/leaks';
import { LeakList } from '../../../model/leaks/LeakList';
import { useSession } from '../../../model/state/session';
import { allowLeak } from './commands';
import type { TurnReportRealm } from './use-evaluations';

/** What was found in the files of a realm; what the GM lets out knowingly stays with its evaluation. */
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
      onAllow={(key, reason) => void execute(allowLeak(ref, key, reason))}
      onTakeBack={(key) => void execute(allowLeak(ref, key, null))}
      isReadOnly={readOnly}
    />
  );
}
