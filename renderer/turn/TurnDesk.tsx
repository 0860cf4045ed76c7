import { useCallback, useMemo, useState } from 'react';
import { Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useCheckActs } from './check/use-check-acts';
import { useCheckKeys } from './check/use-check-keys';
import { NOTHING_CHOSEN, useTurnDesk } from './desk-store';
import { likelyOwner } from './model/owner';
import { DeskHead } from './parts/DeskHead';
import { DeskPanel } from './parts/DeskPanel';
import { correctPicked } from './parts/Letters';
import { OwnerNotice } from './parts/OwnerNotice';
import { Refused } from './parts/Refused';
import { ReplaceDialog } from './parts/ReplaceDialog';
import { TypeDialog } from './parts/TypeDialog';
import type { DeskModel } from './use-desk-model';
import { useIntake } from './use-intake';

/** Orders realm by realm: letter, orders and steps, map. */
export const TurnDesk = ({ model }: { readonly model: DeskModel }) => {
  const { campaign, party, reading, system } = model;
  const { t } = useTranslation();
  const choose = useTurnDesk((desk) => desk.choose);
  const acts = useCheckActs(model);
  useCheckKeys(
    model,
    acts,
    useCallback(() => correctPicked(model, acts), [model, acts]),
  );
  const [isTyping, setTyping] = useState(false);
  const intake = useIntake(party, reading !== null);
  const { pending } = intake;
  const other = useMemo(
    () =>
      pending === null
        ? null
        : likelyOwner(system.orders.read(pending, party.key, campaign.world), campaign.world),
    [pending, system, party.key, campaign.world],
  );
  return (
    <>
      <Tabs
        className="ww-desk"
        selectedKey={party.key}
        onSelectionChange={(key) => choose({ ...NOTHING_CHOSEN, party: String(key) })}
      >
        <DeskHead model={model} acts={acts} />
        <div className="ww-desk-notices">
          <Refused refusal={intake.refusal} onForget={intake.forget} />
          <OwnerNotice model={model} />
        </div>
        <DeskPanel model={model} acts={acts} intake={intake} onType={() => setTyping(true)} />
      </Tabs>
      {/* Beside the tabs, not inside: a collection renders its children twice. */}
      <TypeDialog
        title={t('turn:type.title', { party: party.name })}
        isOpen={isTyping}
        onClose={() => setTyping(false)}
        onText={intake.take}
      />
      <ReplaceDialog
        party={party.name}
        other={
          other === null
            ? null
            : { name: other.party.name, onFile: () => intake.confirm('append', other.party) }
        }
        isOpen={intake.pending !== null}
        onClose={intake.dismiss}
        onAppend={() => intake.confirm('append')}
        onReplace={() => intake.confirm('replace')}
      />
    </>
  );
};
