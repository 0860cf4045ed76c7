import { useCallback, useMemo, useState } from 'react';
import { Tabs } from 'react-aria-components';
import { applyTurn } from '../../engine';
import { lexiconOf } from '../explain';
import { LexiconContext, useLanguage } from '../explain/react';
import { useSession } from '../state/session';
import { bookTurn } from './commands';
import { NOTHING_CHOSEN, useTurnDesk } from './desk-store';
import { likelyOwner } from './model/owner';
import { summaryOf } from './model/summary';
import { ApplyDialog } from './parts/ApplyDialog';
import { DeskHead } from './parts/DeskHead';
import { DeskPanel } from './parts/DeskPanel';
import { OwnerNotice } from './parts/OwnerNotice';
import { Refused } from './parts/Refused';
import { ReplaceDialog } from './parts/ReplaceDialog';
import { TypeDialog } from './parts/TypeDialog';
import type { DeskModel } from './use-desk-model';
import { useIntake } from './use-intake';
import { useTurnKeys } from './use-turn-keys';

type Asking = 'apply' | 'type' | null;

/** Books the turn as one act; the desk then shows the next month. */
const useApply = ({ campaign, proposed }: DeskModel): (() => void) => {
  const execute = useSession((session) => session.execute);
  const choose = useTurnDesk((desk) => desk.choose);
  return () => {
    if (proposed.proposal === null || proposed.stale) return;
    const now = new Date().toISOString();
    const book = bookTurn(campaign, proposed.proposal, (current, proposal) =>
      applyTurn(current, proposal, now),
    );
    choose({ ...NOTHING_CHOSEN, time: null });
    void execute(book);
  };
};

/** The turn desk of an open campaign: letter, orders and steps, map. */
export const TurnDesk = ({ model }: { readonly model: DeskModel }) => {
  const { campaign, party, reading, system } = model;
  const language = useLanguage();
  const choose = useTurnDesk((desk) => desk.choose);
  const [asking, setAsking] = useState<Asking>(null);
  const ask = useCallback(() => setAsking('apply'), []);
  const close = (): void => setAsking(null);
  const intake = useIntake(party, reading !== null);
  const { pending } = intake;
  const other = useMemo(
    () =>
      pending === null
        ? null
        : likelyOwner(system.readOrders(pending, party.key, campaign.world), campaign.world),
    [pending, system, party.key, campaign.world],
  );
  const apply = useApply(model);
  useTurnKeys(model, ask);
  const { proposal } = model.proposed;
  const summary = useMemo(
    () => (proposal === null ? null : summaryOf(campaign.world, proposal)),
    [campaign.world, proposal],
  );
  const lexicon = useMemo(
    () => lexiconOf(campaign.world, system.terrains, language),
    [campaign.world, system.terrains, language],
  );
  return (
    <LexiconContext value={lexicon}>
      <Tabs
        className="ww-desk"
        selectedKey={party.key}
        onSelectionChange={(key) => choose({ ...NOTHING_CHOSEN, party: String(key) })}
      >
        <DeskHead model={model} onApply={ask} />
        <div className="ww-desk-notices">
          <Refused intake={intake} />
          <OwnerNotice model={model} />
        </div>
        <DeskPanel model={model} intake={intake} onType={() => setAsking('type')} />
      </Tabs>
      {/* Beside the tabs, not inside: a collection renders its children twice. */}
      <ApplyDialog
        turn={campaign.world.clock.turn}
        missing={model.waitedFor}
        questions={model.questions.length}
        rulings={Object.keys(campaign.rulings).length}
        summary={summary}
        isOpen={asking === 'apply'}
        onClose={close}
        onApply={() => {
          close();
          apply();
        }}
      />
      <TypeDialog
        party={party.name}
        isOpen={asking === 'type'}
        onClose={close}
        onText={intake.take}
      />
      <ReplaceDialog
        party={party.name}
        other={
          other === null
            ? null
            : { name: other.party.name, onFile: () => intake.confirm(other.party) }
        }
        isOpen={intake.pending !== null}
        onClose={intake.dismiss}
        onReplace={() => intake.confirm()}
      />
    </LexiconContext>
  );
};
