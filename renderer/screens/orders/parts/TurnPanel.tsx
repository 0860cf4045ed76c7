import { TabPanel } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { CheckActions } from '../check/use-check-actions';
import { useIsOnMap } from '../../../model/explain/use-game';
import { ToggleGroup, useMedia } from '../../../kit/ui';
import { useTurnView } from '../../../model/turn/turn-view';
import { exampleOrders } from '../../../model/turn/example';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import type { IntakeModel } from '../use-intake';
import { Letters } from './Letters';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import { TurnMap } from '../../../model/turn/parts/TurnMap';
import { Work } from './Work';

/** Screens without room for letter, orders and map side by side; a letter typed as a table needs more. */
const NARROW = { prose: '(max-width: 1439px)', table: '(max-width: 1799px)' };

/** Letter or orders, where there is no room for both. */
const SideSwitch = () => {
  const { t } = useTranslation();
  const { side, choose } = useTurnView();
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

export interface TurnPanelProps {
  readonly model: TurnModel;
  readonly actions: CheckActions;
  readonly intake: IntakeModel;
  readonly onType: () => void;
}

/**
 * What lies on the desk of one realm: letter, work, map; letter and work take turns where room is short,
 * and keep their places meanwhile.
 */
export function TurnPanel({ model, actions, intake, onType }: TurnPanelProps) {
  const { campaign, letter, party, proposed, reading } = model;
  const side = useTurnView((desk) => desk.side);
  const isTabular = (letter?.columns.length ?? 0) > 0;
  const isOnMap = useIsOnMap();
  const isShort = useMedia(isTabular ? NARROW.table : NARROW.prose);
  // Without a map beside them, letter and work have room enough.
  const isNarrow = isShort && isOnMap;
  const isEmpty = reading === null && proposed.proposal === null;
  const hasSides = isNarrow && reading !== null;
  return (
    // By realm: a panel keeps the id with which it came, and its tab would point at nothing.
    <TabPanel
      key={party.key}
      id={party.key}
      className="ww-desk-panel"
      {...(isNarrow ? { 'data-narrow': true } : {})}
      {...(hasSides ? { 'data-side': side } : {})}
      {...(isTabular ? { 'data-tabular': true } : {})}
      {...(isEmpty ? { 'data-empty': true } : {})}
      {...(isOnMap ? {} : { 'data-mapless': true })}
    >
      {hasSides ? <SideSwitch /> : null}
      {/* By realm: another letter and other orders are read from their beginning. */}
      <Letters
        key={`letters ${party.key}`}
        model={model}
        actions={actions}
        intake={intake}
        example={exampleOrders(campaign, party)}
        onType={onType}
      />
      {isEmpty ? null : (
        <div key={`work ${party.key}`} className="ww-work-column">
          <RunNotice proposed={proposed} />
          <Work model={model} actions={actions} />
        </div>
      )}
      {isOnMap ? <TurnMap model={model} /> : null}
    </TabPanel>
  );
}
