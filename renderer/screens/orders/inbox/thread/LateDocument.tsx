import { useTranslation } from 'react-i18next';
import { findingSentence } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { FindingRow, ReasonForm } from '../../../../kit/ui';
import { useInbox } from '../inbox-store';
import { titleOf } from '../parts/words';
import type { InboxActs } from '../use-inbox-acts';
import type { ChosenDocument, InboxModel } from '../use-inbox-model';
import { clockOfDesk, isPastClock } from './use-thread';

/** That the chosen document came late, and the reason with which it is admitted all the same (TM-2-09). */
export const LateDocument = ({
  chosen,
  model,
  acts,
}: {
  readonly chosen: ChosenDocument;
  readonly model: InboxModel;
  readonly acts: InboxActs;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const { admitting, set } = useInbox();
  const { item } = chosen;
  const clock = clockOfDesk(model.desk);
  const isLate = item.status !== 'filed' && chosen.isAtHand && isPastClock(model.desk, item);
  if (clock === undefined || !isLate) return null;
  const party = model.parties.find(
    ({ key }) => admitting?.document === item.id && key === admitting.party,
  );
  const sentence = findingSentence(clock.late(item.party ?? '', titleOf(item, t)), words);
  return (
    <>
      <FindingRow kind="REJECT">
        {clock.takesLate ? sentence : `${sentence} ${t('inbox:thread.neverLate')}`}
      </FindingRow>
      {party === undefined || !clock.takesLate ? null : (
        <ReasonForm
          key={`${item.id} ${party.key}`}
          isFocused
          isDisabled={!acts.mayWrite}
          title={t('inbox:thread.admitTitle')}
          act={{ label: t('inbox:thread.admit', { party: party.name }), variant: 'hand' }}
          onSubmit={(reason) => acts.admit(party, reason)}
          onCancel={() => set({ admitting: null })}
        />
      )}
    </>
  );
};
