import { useCallback, useMemo, useState } from 'react';
import { Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useReadings } from '../../model/adjudicate';
import { type CheckActions, useCheckActions } from './check/use-check-actions';
import { useCheckKeys } from './check/use-check-keys';
import { NOTHING_CHOSEN, useTurnView } from '../../model/turn/turn-view';
import { likelyOwner } from '../../model/turn/model/owner';
import { TurnPanel } from './parts/TurnPanel';
import { correctPicked } from './parts/Letters';
import { completerOf } from '../../model/letters/OrderText';
import { TypeDialog } from './parts/TypeDialog';
import type { TurnModel } from '../../model/turn/use-turn-model';
import { useIntake } from './use-intake';
import { realmColour } from '../../kit/cartography/colour';
import { RealmActions } from './check/RealmActions';
import { RealmTabs } from './parts/RealmTabs';
import { Templates } from './templates/Templates';
import { Button, Dialog, ErrorCard, FindingRow } from '../../kit/ui';
import { moveSheet } from '../../model/turn/commands';
import { useExecute } from '../../model/turn/execute';
import type { Refusal } from '../../model/letters/gather';
import { useRefusal } from './parts/use-refusal';

interface ReplaceDialogProps {
  readonly party: string;
  /** Name of the other realm the new letter seems to come from, and the command that files it there. */
  readonly other: { readonly name: string; readonly onFile: () => void } | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Adds the new letter beside the old one. */
  readonly onAppend: () => void;
  readonly onReplace: () => void;
}

/** A second letter of the same realm: beside the first or in its place, on purpose only. */
const ReplaceDialog = ({
  party,
  other,
  isOpen,
  onClose,
  onAppend,
  onReplace,
}: ReplaceDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={t('turn:replace.title', { party })}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="text" onPress={onClose} autoFocus>
            {t('turn:replace.keep')}
          </Button>
          <Button onPress={onReplace}>{t('app:common.replace')}</Button>
          <Button variant={other === null ? 'filled' : 'outline'} onPress={onAppend}>
            {t('inbox:place.append')}
          </Button>
          {other === null ? null : (
            <Button variant="filled" onPress={other.onFile}>
              {t('turn:owner.file', { party: other.name })}
            </Button>
          )}
        </>
      }
    >
      <p>
        {other === null
          ? t('turn:replace.text')
          : t('turn:replace.otherText', { party, other: other.name })}
      </p>
    </Dialog>
  );
};

interface Props {
  readonly refusal: Refusal;
  readonly onForget: () => void;
}

const Card = ({ refusal, onForget }: Props) => {
  const { t } = useTranslation();
  const { title, text } = useRefusal(refusal);
  return (
    <div className="ww-refused">
      <ErrorCard
        title={title}
        actions={<Button onPress={onForget}>{t('app:common.close')}</Button>}
      >
        {text}
      </ErrorCard>
    </div>
  );
};

/** Why something was refused: what, where, what was kept, what to do. */
const Refused = ({
  refusal,
  onForget,
}: Omit<Props, 'refusal'> & { readonly refusal: Refusal | null }) =>
  refusal === null ? null : <Card refusal={refusal} onForget={onForget} />;

/** Reports that the letter names the units of another realm, and files it there at one click. */
const OwnerNotice = ({ model }: { readonly model: TurnModel }) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const choose = useTurnView((desk) => desk.choose);
  const { reading, party, campaign } = model;
  const likely = reading?.owner ?? null;
  if (likely === null) return null;
  const { party: owner, fitting, rows } = likely;
  const isTaken = campaign.sheets[owner.key] !== undefined;
  const move = (): void => {
    choose({ ...NOTHING_CHOSEN, party: owner.key });
    void execute(moveSheet(party.key, owner));
  };
  return (
    <div className="ww-owner-notice ww-grid ww-align-center ww-gap-12">
      <FindingRow kind="ASK" label={t('turn:owner.label')}>
        {t('turn:owner.text', { owner: owner.name, fitting, rows })}
        {isTaken ? ` ${t('turn:owner.taken', { owner: owner.name })}` : ''}
      </FindingRow>
      <Button onPress={move}>{t('turn:owner.file', { party: owner.name })}</Button>
    </div>
  );
};

interface TurnHeadProps {
  readonly model: TurnModel;
  readonly actions: CheckActions;
}

/** Realms and their states, and the button that ends the work on the open one. */
const TurnHead = ({ model, actions }: TurnHeadProps) => (
  <header className="ww-desk-head ww-row ww-align-stretch">
    <RealmTabs
      realms={model.realms}
      chosen={model.party.key}
      colourOf={(party) => realmColour('light', model.campaign.world.parties, party)}
    />
    <RealmActions model={model} actions={actions} />
  </header>
);

/** The other realm that a text seems to come from, before it becomes a letter of the open realm. */
const useOwnerOf = ({ campaign, party, settings }: TurnModel, text: string | null) => {
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

/** Orders realm by realm: letter, orders and steps, map. */
export function TurnFrame({ model }: { readonly model: TurnModel }) {
  const { party, reading } = model;
  const { t } = useTranslation();
  const choose = useTurnView((desk) => desk.choose);
  const actions = useCheckActions(model);
  useCheckKeys(
    model,
    actions,
    useCallback(() => correctPicked(model, actions), [model, actions]),
  );
  const [isTyping, setTyping] = useState(false);
  const intake = useIntake(party, reading !== null);
  const { pending } = intake;
  const other = useOwnerOf(model, pending);
  return (
    <>
      <Tabs
        className="ww-desk ww-grid ww-whole"
        selectedKey={party.key}
        onSelectionChange={(key) => choose({ ...NOTHING_CHOSEN, party: String(key) })}
      >
        <TurnHead model={model} actions={actions} />
        <div className="ww-desk-notices">
          <Refused refusal={intake.refusal} onForget={intake.forget} />
          <OwnerNotice model={model} />
        </div>
        <TurnPanel model={model} actions={actions} intake={intake} onType={() => setTyping(true)} />
      </Tabs>
      {/* Beside the tabs, not inside: a collection renders its children twice. */}
      <TypeDialog
        title={t('turn:type.title', { party: party.name })}
        isOpen={isTyping}
        onClose={() => setTyping(false)}
        onText={intake.take}
        complete={completerOf(model.campaign, party.key)}
      />
      <Templates model={model} />
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
}
