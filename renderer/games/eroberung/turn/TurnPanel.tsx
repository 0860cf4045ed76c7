import { useMemo } from 'react';
import {
  motherlandOf,
  optionsFor,
  stateOf,
  type Target,
} from '../../../../engine/systems/eroberung';
import { Part, Quiet } from '../../../kit/board/Rows';
import { useView as useScreens } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button, IconButton, Select } from '../../../kit/ui';
import type { GamePanelProps } from '../../game-view';
import './turn-panel.css';
import { hasOption, speakersOf, writtenOrder } from './model';
import { Ladder, Pacts, Players } from './Players';
import { ChooseMotherland, HomeAlliances } from './Start';
import { orderFor, TargetActions, Targets } from './Targets';
import { type TurnActions, useTurnActions, usePanelState } from './use-turn-actions';
import { CountryValue, ValueTimeline } from './Values';
import { WarAhead } from './WarAhead';

/** The active player, and who is next. */
function Seat({ panel }: { readonly panel: TurnActions }) {
  const { campaign, state, seat, t, nameOf } = panel;
  const set = usePanelState((now) => now.set);
  const sit = (player: string): void => set({ seat: player, turn: campaign.world.clock.turn });
  const speakers = speakersOf(state);
  const next = speakers[(speakers.indexOf(seat) + 1) % Math.max(1, speakers.length)];
  return (
    <div className="ww-ew-seat">
      <Select
        label={t('seat')}
        value={seat}
        options={state.players.map(({ owner }) => ({ id: owner, label: nameOf(owner) }))}
        onChange={sit}
      />
      {next === undefined || next === seat ? null : (
        <Button icon="arrow" onPress={() => sit(next)}>
          {t('handOver', { name: nameOf(next) })}
        </Button>
      )}
    </div>
  );
}

/** What the active player has written for the open turn; each line can be struck. */
function Written({ panel }: { readonly panel: TurnActions }) {
  const { written, t, strike, isReadOnly } = panel;
  return (
    <Part title={t('written.title')}>
      {written.length === 0 ? (
        <Quiet>{t('written.none')}</Quiet>
      ) : (
        <ul className="ww-ew-written">
          {written.map(({ line, orders }, index) => (
            <li key={`${String(index)} ${line}`}>
              <span>
                {line}
                {orders.length === 0 ? (
                  <span className="ww-quiet"> ({t('written.unread')})</span>
                ) : null}
              </span>
              <IconButton
                icon="trash"
                label={t('written.strike', { line })}
                isDisabled={isReadOnly}
                onPress={() => strike(line)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="filled" onPress={() => useScreens.getState().set({ screen: 'turn' })}>
        {t('toTurn')}
      </Button>
    </Part>
  );
}

/** Commands of the open turn. */
function Phase({
  panel,
  choose,
}: {
  readonly panel: TurnActions;
  readonly choose: (country: string) => void;
}) {
  const { phase } = panel.state.course;
  if (phase === 'choose') return <ChooseMotherland panel={panel} />;
  if (phase === 'home') return <HomeAlliances panel={panel} />;
  if (phase === 'option' || phase === 'final') return <Targets panel={panel} choose={choose} />;
  return <Ladder panel={panel} />;
}

/** What the chosen country allows. */
function CountryActions({
  panel,
  country,
}: {
  readonly panel: TurnActions;
  readonly country: string;
}) {
  const { state, written, write, t, isReadOnly } = panel;
  const { phase } = state.course;
  if (phase === 'choose') {
    const wishes = writtenOrder(written, 'MOTHERLAND')?.countries ?? [];
    const isWished = wishes.includes(country);
    const isTaken = motherlandOf(state, country) !== undefined;
    return (
      <Button
        variant="filled"
        isDisabled={isReadOnly || isTaken}
        onPress={() =>
          write({
            kind: 'MOTHERLAND',
            countries: isWished ? wishes.filter((one) => one !== country) : [...wishes, country],
          })
        }
      >
        {t(isWished ? 'start.unwish' : 'start.wish')}
      </Button>
    );
  }
  return hasOption(state.course) ? <TargetActions panel={panel} country={country} /> : null;
}

const SCOPE = 'app:screen.map';

/** Keys for what the chosen country allows. */
function useOptionKeys(panel: TurnActions, chosen: string | null): void {
  const { state, seat, settings, write } = panel;
  const isJoint = usePanelState((now) => now.isJoint);
  const keys = useMemo((): readonly Shortcut[] => {
    if (!hasOption(state.course) || state.course.holder !== seat) return [];
    const found = (action: Target['act']): Target | undefined =>
      optionsFor(state, seat, settings).find(
        (one) => one.country === chosen && one.act === action && one.refusal === undefined,
      );
    const key = (id: 'buy' | 'attack', keys: string): Shortcut => ({
      id: `eroberung.${id}`,
      keys,
      text: `eroberung:desk.key.${id}`,
      scope: SCOPE,
      isEnabled: () => found(id) !== undefined && !useSession.getState().readOnly,
      run: () => {
        const target = found(id);
        if (target !== undefined) write(orderFor(panel, target, isJoint));
      },
    });
    return [
      key('buy', 'Shift+B'),
      key('attack', 'Shift+A'),
      {
        id: 'eroberung.pass',
        keys: 'Shift+P',
        text: 'eroberung:desk.key.pass',
        scope: SCOPE,
        isEnabled: () => !useSession.getState().readOnly,
        run: () => write({ kind: 'PASS' }),
      },
    ];
  }, [panel, state, seat, settings, chosen, isJoint, write]);
  useShortcuts(keys);
}

/**
 * The panel beside the board: the active player, what he may do now with the chosen country or at all, what he has
 * written, how all players stand. Every command is a line of his letter, at the table and by post.
 */
export function TurnPanel({ campaign, chosen, choose }: GamePanelProps) {
  const panel = useTurnActions(campaign);
  const { state, t, nameOf } = panel;
  const { phase, holder } = state.course;
  useOptionKeys(panel, chosen);
  // What decides the game is still to be applied, or struck.
  const isApplied = stateOf(campaign.world).course.phase === phase;
  return (
    <div className="ww-ew-desk ww-stack ww-gap-12">
      <p className="ww-ew-phase">{t(`phase.${phase}`, { name: nameOf(holder) })}</p>
      {phase === 'over' ? null : <Seat panel={panel} />}
      <WarAhead panel={panel} />
      {chosen === null ? (
        <Phase panel={panel} choose={choose} />
      ) : (
        <>
          <CountryValue panel={panel} country={chosen} />
          <CountryActions panel={panel} country={chosen} />
        </>
      )}
      {isApplied && phase === 'over' ? null : <Written panel={panel} />}
      {chosen === null ? (
        <>
          <Part title={t(phase === 'over' ? 'ranking.title' : 'players.title')}>
            <Players panel={panel} />
          </Part>
          <Pacts panel={panel} />
          {hasOption(state.course) && state.duels.length > 0 ? <Ladder panel={panel} /> : null}
          <ValueTimeline panel={panel} />
        </>
      ) : null}
    </div>
  );
}
