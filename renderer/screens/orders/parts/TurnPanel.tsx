import { TabPanel } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { CheckActions } from '../check/use-check-actions';
import { useIsOnMap } from '../../../model/explain/use-game';
import { ToggleGroup, useMedia } from '../../../kit/ui';
import { LETTERLESS, useTurnView } from '../../../model/turn/turn-view';
import { exampleOrders } from '../../../model/turn/example';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import type { IntakeModel } from '../use-intake';
import { Letters } from './Letters';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import { TurnMap } from '../../../model/turn/parts/TurnMap';
import { Work } from './Work';

/** Screens too narrow for letter, orders and map side by side; a letter typed as a table needs more. */
const NARROW = { prose: '(max-width: 1439px)', table: '(max-width: 1799px)' };

/** Letter or orders, where there is no space for both. */
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

/** What of the open turn is shown, and how: letter and work side by side, in turns, or one of them alone. */
const usePanelShape = ({ letter, proposed, reading }: TurnModel) => {
  const { side, tab, correcting } = useTurnView();
  const isTabular = (letter?.columns.length ?? 0) > 0;
  const isOnMap = useIsOnMap();
  const isShort = useMedia(isTabular ? NARROW.table : NARROW.prose);
  // Without a map beside them, letter and work have space enough.
  const isNarrow = isShort && isOnMap;
  const isRoster = tab === 'roster';
  const isLetterless = LETTERLESS.includes(tab) || correcting?.at === 'lines';
  const isEmpty = reading === null && proposed.proposal === null && !isLetterless;
  const hasSides = isNarrow && reading !== null && !isRoster;
  const shownSide = hasSides ? side : isNarrow && isLetterless ? 'orders' : undefined;
  const marks = {
    'data-narrow': isNarrow || undefined,
    'data-side': shownSide,
    'data-tabular': isTabular || undefined,
    'data-roster': isRoster || undefined,
    'data-empty': isEmpty || undefined,
    'data-mapless': !isOnMap || undefined,
  };
  return { marks, isOnMap, isRoster, isEmpty, hasSides };
};

/**
 * The open turn of one realm: letter, work, map; letter and work take turns where space is short, and preserve their
 * places meanwhile.
 */
export function TurnPanel({ model, actions, intake, onType }: TurnPanelProps) {
  const { campaign, party, proposed } = model;
  const { marks, isOnMap, isRoster, isEmpty, hasSides } = usePanelShape(model);
  return (
    // Keyed by realm: a panel remembers the id with which it was mounted, and its tab would point at nothing.
    <TabPanel key={party.key} id={party.key} className="ww-desk-panel ww-grid" {...marks}>
      {hasSides ? <SideSwitch /> : null}
      {/* By realm: another letter and other orders are read from their beginning. */}
      {isRoster ? null : (
        <Letters
          key={`letters ${party.key}`}
          model={model}
          actions={actions}
          intake={intake}
          example={exampleOrders(campaign, party)}
          onType={onType}
        />
      )}
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
