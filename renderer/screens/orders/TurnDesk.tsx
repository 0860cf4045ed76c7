import { useCallback, useMemo, useState } from 'react';
import { Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useReadings } from '../../model/adjudicate';
import { useCheckActs } from './check/use-check-acts';
import { useCheckKeys } from './check/use-check-keys';
import { NOTHING_CHOSEN, useTurnDesk } from '../../model/turn/desk-store';
import { likelyOwner } from '../../model/turn/model/owner';
import { DeskHead } from './parts/DeskHead';
import { DeskPanel } from './parts/DeskPanel';
import { correctPicked } from './parts/Letters';
import { OwnerNotice } from './parts/OwnerNotice';
import { Refused } from './parts/Refused';
import { ReplaceDialog } from './parts/ReplaceDialog';
import { TypeDialog } from './parts/TypeDialog';
import type { DeskModel } from '../../model/turn/use-desk-model';
import { useIntake } from './use-intake';

/** The other realm a text seems to come from that is about to become a letter of the realm on the desk. */
const useOwnerOf = ({ campaign, party, settings }: DeskModel, text: string | null) => {
  const { world } = campaign;
  const letters = useMemo(
    () => (text === null ? [] : [{ party: party.key, text }]),
    [party.key, text],
  );
  const readingOf = useReadings({ ...campaign, settings }, letters);
  return useMemo(() => {
    const reading = letters.map(readingOf)[0];
    return reading === undefined ? null : likelyOwner(reading.sheet, world);
  }, [letters, readingOf, world]);
};

/** How orders of the party on the desk can go on; undefined in games that complete none. */
const completerOf = ({ system, party, campaign: { world } }: DeskModel) =>
  system.orders.complete === undefined
    ? undefined
    : (text: string, at: number) => system.orders.complete?.(text, at, party.key, world) ?? [];

/** Orders realm by realm: letter, orders and steps, map. */
export const TurnDesk = ({ model }: { readonly model: DeskModel }) => {
  const { party, reading } = model;
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
  const other = useOwnerOf(model, pending);
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
        complete={completerOf(model)}
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
