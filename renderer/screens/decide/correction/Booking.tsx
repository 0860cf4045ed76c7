import { useTranslation } from 'react-i18next';
import { bookingOf, type Variant } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { FindingRow, ReasonForm } from '../../../kit/ui';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { bookLate } from './commands';
import { conflictSentence } from './conflict-words';
import type { CorrectionState } from './use-correction';
import type { Drafts } from './use-drafts';

/** Conflicts named one by one; more are counted. */
const NAMED = 20;

const Conflicts = ({ state: { conflicts } }: { readonly state: CorrectionState }) => {
  const { t } = useTranslation();
  const words = useWords();
  if (conflicts.length === 0)
    return <FindingRow kind="GOOD">{t('whatif:book.noConflicts')}</FindingRow>;
  return (
    <section aria-label={t('whatif:book.conflicts')}>
      <FindingRow kind="WARN">
        {t('whatif:book.conflictsText', { count: conflicts.length })}
      </FindingRow>
      <ul className="ww-told-facts">
        {conflicts.slice(0, NAMED).map((conflict, index) => (
          <li key={index}>{conflictSentence(conflict, words)}</li>
        ))}
        {conflicts.length > NAMED ? (
          <li>{t('whatif:book.more', { count: conflicts.length - NAMED })}</li>
        ) : null}
      </ul>
    </section>
  );
};

export interface BookingProps {
  readonly model: TurnModel;
  readonly variant: Variant;
  readonly state: CorrectionState;
  readonly drafts: Drafts;
}

/** Why the correction cannot be booked yet; undefined if it can. */
const obstacleOf = (
  { comparison, runs, isUnchanged }: CorrectionState,
  readOnly: boolean,
): 'readOnly' | 'unchanged' | 'running' | undefined => {
  if (readOnly) return 'readOnly';
  if (isUnchanged) return 'unchanged';
  return runs === null || !comparison.isComplete ? 'running' : undefined;
};

const useBook = ({ model, variant, state, drafts }: BookingProps): ((reason: string) => void) => {
  const execute = useSession((session) => session.execute);
  const choose = useTurnView((desk) => desk.choose);
  return (reason) => {
    const { runs, realms } = state;
    if (runs === null) return;
    const note = { at: new Date().toISOString(), reason };
    const booking = bookingOf(model.system, model.campaign, runs.after);
    const errata = realms
      .filter((realm) => realm.sentAt !== null || drafts.isEdited(realm))
      .map(drafts.of);
    choose({ ...NOTHING_CHOSEN, time: null, variant: null });
    void execute(bookLate(variant, runs, note, booking, errata));
  };
};

/** Books the correction: what the GM changed since then, the reason, one act. */
export function Booking(props: BookingProps) {
  const { t } = useTranslation();
  const { list } = figuresOf(useWords());
  const readOnly = useSession((session) => session.readOnly);
  const book = useBook(props);
  const { state, variant } = props;
  const obstacle = obstacleOf(state, readOnly);
  const sent = state.realms.filter(({ sentAt }) => sentAt !== null);
  return (
    <div className="ww-correction-pad">
      <p>{t('whatif:book.text', { turn: variant.turn })}</p>
      <Conflicts state={state} />
      {sent.length === 0 ? null : (
        <FindingRow kind="HAND" label={t('whatif:tab.errata')}>
          {t('whatif:book.errata', { realms: list(sent.map(({ party }) => party.name)) })}
        </FindingRow>
      )}
      <ReasonForm
        title={t('whatif:book.title')}
        look="plain"
        reason={{
          label: t('whatif:book.reason'),
          hint: t('whatif:book.hint'),
          missing: t('whatif:book.noReason'),
        }}
        act={{ label: t('whatif:book.now', { turn: variant.turn }), variant: 'filled' }}
        isBlocked={obstacle !== undefined}
        onSubmit={book}
      />
      {obstacle === undefined ? null : (
        <p className="ww-quiet ww-small">{t(`whatif:book.obstacle.${obstacle}`)}</p>
      )}
    </div>
  );
}
