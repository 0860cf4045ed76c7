import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CorrectionScope,
  isBookedAlready,
  shownName,
  type Variant,
  type World,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { FindingRow, RadioList, ReasonForm } from '../../../kit/ui';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { bookLate } from './commands';
import { conflictSentence } from './conflict-words';
import { wasSent } from './reported';
import type { CorrectionState } from './use-correction';
import type { Drafts } from './use-drafts';

/** Conflicts named one by one; more are counted. */
const NAMED = 20;

/** What the correction does with units that crossed the border meanwhile, and with their numbers. */
const Crossed = ({ state: { correction } }: { readonly state: CorrectionState }) => {
  const { t } = useTranslation();
  if (correction === null) return null;
  const { done, campaign, records } = correction;
  const nameIn = (id: string, { affairs }: World): string =>
    shownName(id, affairs?.[id], campaign, records);
  const crossed = new Set(done.flatMap((turn) => turn.crossed.map((id) => nameIn(id, turn.left))));
  return (
    <>
      {crossed.size === 0 ? null : (
        <FindingRow kind="WARN">
          {t('whatif:book.crossed', {
            count: crossed.size,
            units: [...crossed].join(', '),
          })}
        </FindingRow>
      )}
      {done
        .flatMap(({ renumbered, after, came }) =>
          [...renumbered].map(
            ([unit, free]) => [unit, nameIn(unit, after.world), nameIn(free, came)] as const,
          ),
        )
        .map(([id, unit, free]) => (
          <FindingRow key={id} kind="WARN">
            {t('whatif:book.renumbered', { unit, number: free.split(':').at(-1) })}
          </FindingRow>
        ))}
    </>
  );
};

const Conflicts = ({ state: { correction } }: { readonly state: CorrectionState }) => {
  const { t } = useTranslation();
  const words = useWords();
  const conflicts = (correction?.done ?? []).flatMap((turn) => turn.conflicts);
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
  { correction, progress, bookedToday, inTheWay }: CorrectionState,
  scope: CorrectionScope,
  readOnly: boolean,
): 'readOnly' | 'inTheWay' | 'unchanged' | 'bookedToday' | 'running' | undefined => {
  if (readOnly) return 'readOnly';
  if (inTheWay !== undefined) return 'inTheWay';
  if (correction !== null && isBookedAlready(correction, scope))
    return bookedToday === undefined ? 'unchanged' : 'bookedToday';
  return progress === 'done' ? undefined : 'running';
};

const SCOPES: readonly CorrectionScope[] = ['all', 'today'];

const useBook = (
  { model, state, drafts }: BookingProps,
  scope: CorrectionScope,
): ((reason: string) => void) => {
  const execute = useSession((session) => session.execute);
  const choose = useTurnView((desk) => desk.choose);
  return (reason) => {
    const { correction, realms } = state;
    if (correction === null) return;
    const note = { at: new Date().toISOString(), reason };
    const errata = realms
      .filter((realm) => wasSent(realm) || drafts.isEdited(realm))
      .map(drafts.of);
    choose({ ...NOTHING_CHOSEN, time: null, variant: null });
    void execute(bookLate(model.system, correction, note, scope, errata));
  };
};

/** Books the correction: what the GM changed since then, the reason, one command. */
export function Booking(props: BookingProps) {
  const { t } = useTranslation();
  const { list } = figuresOf(useWords());
  const readOnly = useSession((session) => session.readOnly);
  const [scope, setScope] = useState<CorrectionScope>('all');
  const book = useBook(props, scope);
  const { state, variant } = props;
  const obstacle = obstacleOf(state, scope, readOnly);
  const sent = state.realms.filter(wasSent);
  return (
    <div className="ww-correction-pad ww-grid ww-gap-16">
      <RadioList
        label={t('whatif:book.scope.label')}
        options={SCOPES.map((id) => ({
          id,
          label: t(`whatif:book.scope.${id}`, { turn: variant.turn }),
          hint: <span className="ww-quiet ww-small">{t(`whatif:book.scope.${id}Hint`)}</span>,
        }))}
        value={scope}
        isDisabled={readOnly}
        onChange={(id) => setScope(SCOPES.find((one) => one === id) ?? 'all')}
      />
      <Conflicts state={state} />
      <Crossed state={state} />
      {sent.length === 0 ? null : (
        <FindingRow kind="HAND" label={t('whatif:tab.errata')}>
          {t('whatif:book.errata', { realms: list(sent.map(({ party }) => party.name)) })}
        </FindingRow>
      )}
      <ReasonForm
        title={t('whatif:book.title')}
        look="plain"
        reason={{
          label: t('app:common.reason'),
          hint: t('whatif:book.hint'),
          missing: t('whatif:book.noReason'),
        }}
        act={{ label: t('whatif:book.now', { turn: variant.turn }), variant: 'filled' }}
        isBlocked={obstacle !== undefined}
        onSubmit={book}
      />
      {obstacle === undefined ? null : (
        <p className="ww-quiet ww-small">
          {t(`whatif:book.obstacle.${obstacle}`, { turn: state.inTheWay })}
        </p>
      )}
    </div>
  );
}
