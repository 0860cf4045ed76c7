import { useCallback, useMemo, useState } from 'react';
import { TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { applyTurn } from '../../engine';
import { lexiconOf } from '../explain';
import { LexiconContext, useLanguage } from '../explain/react';
import { useSession } from '../state/session';
import { ToggleGroup } from '../ui';
import { bookTurn } from './commands';
import { useTurnDesk } from './desk-store';
import { exampleOrders } from './example';
import { ApplyDialog } from './parts/ApplyDialog';
import { DeskHead } from './parts/DeskHead';
import { Letters } from './parts/Letters';
import { ReplaceDialog } from './parts/ReplaceDialog';
import { RunNotice } from './parts/RunNotice';
import { TurnMap } from './parts/TurnMap';
import { TypeDialog } from './parts/TypeDialog';
import { Work } from './parts/Work';
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
    choose({ unit: null, finding: null, step: null, time: null });
    void execute(book);
  };
};

/** Letter or orders, where there is no room for both. */
const SideSwitch = () => {
  const { t } = useTranslation();
  const { side, choose } = useTurnDesk();
  return (
    <div className="ww-side-switch">
      <ToggleGroup
        label={t('turn:side.label')}
        variant="line"
        value={side}
        onChange={(next) => choose({ side: next })}
        options={[
          { id: 'letter', label: t('turn:side.letter') },
          { id: 'orders', label: t('turn:side.orders') },
        ]}
      />
    </div>
  );
};

/** The turn desk of an open campaign: letter, orders and steps, map. */
export const TurnDesk = ({ model }: { readonly model: DeskModel }) => {
  const { campaign, party, reading, proposed, system } = model;
  const language = useLanguage();
  const { side, choose } = useTurnDesk();
  const [asking, setAsking] = useState<Asking>(null);
  const ask = useCallback(() => setAsking('apply'), []);
  const close = (): void => setAsking(null);
  const intake = useIntake(party, reading !== null);
  const apply = useApply(model);
  useTurnKeys(model, ask);
  const lexicon = useMemo(
    () => lexiconOf(campaign.world, system.terrains, language),
    [campaign.world, system.terrains, language],
  );
  const isEmpty = reading === null && proposed.proposal === null;
  return (
    <LexiconContext value={lexicon}>
      <Tabs
        className="ww-desk"
        selectedKey={party.key}
        onSelectionChange={(key) =>
          choose({ party: String(key), unit: null, finding: null, step: null })
        }
      >
        <DeskHead model={model} onApply={ask} />
        <TabPanel
          id={party.key}
          className="ww-desk-panel"
          data-side={side}
          {...(isEmpty ? { 'data-empty': true } : {})}
        >
          {reading === null ? null : <SideSwitch />}
          <Letters
            model={model}
            intake={intake}
            example={exampleOrders(campaign, party)}
            onType={() => setAsking('type')}
          />
          <div className="ww-work-column">
            <RunNotice proposed={proposed} />
            <Work model={model} />
          </div>
          <TurnMap model={model} />
        </TabPanel>
      </Tabs>
      {/* Beside the tabs, not inside: a collection renders its children twice. */}
      <ApplyDialog
        turn={campaign.world.clock.turn}
        missing={model.waitedFor}
        questions={model.questions.length}
        rulings={Object.keys(campaign.rulings).length}
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
        isOpen={intake.pending !== null}
        onClose={intake.dismiss}
        onReplace={intake.confirm}
      />
    </LexiconContext>
  );
};
