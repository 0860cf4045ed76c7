import { TabPanel } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { CheckActs } from '../check/use-check-acts';
import { useIsOnMap } from '../../../model/explain/use-game';
import { ToggleGroup, useMedia } from '../../../kit/ui';
import { useTurnDesk } from '../../../model/turn/desk-store';
import { exampleOrders } from '../../../model/turn/example';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import type { IntakeDesk } from '../use-intake';
import { Letters } from './Letters';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import { TurnMap } from '../../../model/turn/parts/TurnMap';
import { Work } from './Work';

/** Screens without room for letter, orders and map side by side; a letter typed as a table needs more. */
const NARROW = { prose: '(max-width: 1439px)', table: '(max-width: 1799px)' };

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

export interface DeskPanelProps {
  readonly model: DeskModel;
  readonly acts: CheckActs;
  readonly intake: IntakeDesk;
  readonly onType: () => void;
}

/**
 * What lies on the desk of one realm: letter, work, map; letter and work take turns where room is short,
 * and keep their places meanwhile.
 */
export const DeskPanel = ({ model, acts, intake, onType }: DeskPanelProps) => {
  const { campaign, letter, party, proposed, reading } = model;
  const side = useTurnDesk((desk) => desk.side);
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
        acts={acts}
        intake={intake}
        example={exampleOrders(campaign, party)}
        onType={onType}
      />
      {isEmpty ? null : (
        <div key={`work ${party.key}`} className="ww-work-column">
          <RunNotice proposed={proposed} />
          <Work model={model} acts={acts} />
        </div>
      )}
      {isOnMap ? <TurnMap model={model} /> : null}
    </TabPanel>
  );
};
