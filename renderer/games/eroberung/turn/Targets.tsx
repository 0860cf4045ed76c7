import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  alliesOf,
  inSeatOrder,
  leftOf,
  optionsFor,
  type Order,
  reachOf,
  stateOf,
  type Target,
} from '../../../../engine/systems/eroberung';
import { systems } from '../../../../engine';
import { ExplainedFigure } from '../../../kit/explain/react';
import { useMoney } from '../../../model/explain/use-game';
import { showRule } from '../../../model/state/jump';
import { Button, ClauseLink, NumberField, ToggleGroup } from '../../../kit/ui';
import { Part, Quiet } from '../../../kit/board/Rows';
import { writtenBy, writtenOrder } from './model';
import { type TurnActions, usePanelState } from './use-turn-actions';

/** The order of a target. */
export function orderFor(
  { state, seat }: Pick<TurnActions, 'state' | 'seat'>,
  { act: action, kind, country: region }: Target,
  isJoint: boolean,
): Order {
  const allies = alliesOf(state, seat);
  const partners = allies.length === 0 ? null : isJoint ? allies : [];
  if (action === 'buy') return { kind: 'BUY', region, partners };
  return { kind: 'ATTACK', region, weapon: null, partners: kind === 'free' ? null : partners };
}

/** Why a target is refused, with the clause it rests on. */
function Refusal({ panel, target }: { readonly panel: TurnActions; readonly target: Target }) {
  const { t } = useTranslation();
  const refusal = target.refusal ?? '';
  const clause = systems['eroberung']?.register.findings[`eroberung.${refusal}`]?.clause;
  return (
    <p className="ww-small ww-quiet">
      {t(`eroberung:finding.${refusal}`, { words: panel.countryName(target.country) })}{' '}
      {clause === undefined ? null : <ClauseLink clause={clause} onOpen={showRule} />}
    </p>
  );
}

/** A target as a row: its name, its cost, and its button. */
function TargetRow({
  panel,
  target,
  choose,
}: {
  readonly panel: TurnActions;
  readonly target: Target;
  readonly choose: (country: string) => void;
}) {
  const money = useMoney();
  const isJoint = usePanelState((state) => state.isJoint);
  const { t, countryName, isReadOnly, write } = panel;
  const name = countryName(target.country);
  const price = target.price.value;
  const label = t(target.act === 'buy' ? 'targets.buyIt' : 'targets.attackIt', { country: name });
  return (
    <li>
      <button type="button" className="ww-row-button" onClick={() => choose(target.country)}>
        {name}
      </button>
      <span className="ww-ew-price ww-small ww-quiet">
        {price === 0 ? (
          t('targets.gratis')
        ) : (
          <ExplainedFigure value={money.plain(price)} explained={target.price} />
        )}
      </span>
      <Button
        isDisabled={isReadOnly}
        aria-label={label}
        onPress={() => write(orderFor(panel, target, isJoint))}
      >
        {t('write')}
      </Button>
    </li>
  );
}

/** All that the active player may do with a country, or why not. */
export function TargetActions({
  panel,
  country,
}: {
  readonly panel: TurnActions;
  readonly country: string;
}) {
  const { t, state, seat, settings, isReadOnly, write, countryName } = panel;
  const isJoint = usePanelState((now) => now.isJoint);
  const money = useMoney();
  const targets = useMemo(
    () => optionsFor(state, seat, settings).filter((one) => one.country === country),
    [state, seat, settings, country],
  );
  return (
    <ul className="ww-ew-acts">
      {targets.map((target) => {
        const key = target.act === 'buy' ? 'targets.buyIt' : 'targets.attackIt';
        const price = target.price.value;
        return (
          <li key={target.act}>
            <Button
              variant="filled"
              isDisabled={isReadOnly || target.refusal !== undefined}
              onPress={() => write(orderFor(panel, target, isJoint))}
            >
              {`${t(key, { country: countryName(country) })} · ${
                price === 0 ? t('targets.gratis') : money.plain(price)
              }`}
            </Button>
            {target.refusal === undefined ? null : <Refusal panel={panel} target={target} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Who pays what for a joint order; each ally agrees in his own letter (EW-18-04). */
function Contributions({ panel }: { readonly panel: TurnActions }) {
  const { campaign, settings, seat, written, t, nameOf, write, isReadOnly } = panel;
  const money = useMoney();
  // What is written is already paid in this state.
  const state = stateOf(campaign.world);
  const isJoint = usePanelState((now) => now.isJoint);
  const set = usePanelState((now) => now.set);
  const allies = alliesOf(state, seat);
  if (allies.length === 0) return null;
  const shareOf = (ally: string): number => {
    const contribution = writtenBy(campaign, ally)
      .flatMap(({ orders }) => orders)
      .find((one) => one.kind === 'CONTRIBUTE' && one.player === seat);
    return contribution?.kind === 'CONTRIBUTE' ? contribution.amount : 0;
  };
  const order = writtenOrder(written, 'ATTACK') ?? writtenOrder(written, 'BUY');
  const action = order?.kind === 'BUY' ? 'buy' : 'attack';
  const price =
    optionsFor(state, seat, settings).find(
      (one) => one.country === order?.region && one.act === action,
    )?.price.value ?? 0;
  const rest = price - allies.reduce((sum, ally) => sum + shareOf(ally), 0);
  return (
    <Part title={t('joint.title')}>
      <ToggleGroup
        label={t('joint.title')}
        value={isJoint ? 'together' : 'alone'}
        onChange={(id) => set({ isJoint: id === 'together' })}
        options={(['alone', 'together'] as const).map((id) => ({ id, label: t(`joint.${id}`) }))}
      />
      {isJoint
        ? allies.map((ally) => (
            <NumberField
              key={`${ally} ${String(shareOf(ally))}`}
              label={t('joint.share', { name: nameOf(ally) })}
              defaultValue={shareOf(ally)}
              minValue={0}
              maxValue={reachOf(state, ally, [])}
              step={100}
              isDisabled={isReadOnly}
              onChange={(amount) => {
                if (Number.isInteger(amount))
                  write({ kind: 'CONTRIBUTE', amount, player: seat, region: null }, ally);
              }}
            />
          ))
        : null}
      {isJoint && price > 0 ? (
        <Quiet>{t('joint.rest', { name: nameOf(seat), amount: money.plain(rest) })}</Quiet>
      ) : null}
    </Part>
  );
}

/** Who defends a free country next, and in which order the option goes round (EW-13-06). */
function Turns({ panel }: { readonly panel: TurnActions }) {
  const { state, t, nameOf } = panel;
  const { holder, defender } = state.course;
  const allies = alliesOf(state, holder);
  const next = leftOf(state, defender === '' ? holder : defender).find(
    (key) => key !== holder && !allies.includes(key),
  );
  return (
    <Quiet>
      {next === undefined ? null : t('targets.defender', { name: nameOf(next) })}{' '}
      {t('targets.order')}:{' '}
      {inSeatOrder(state)
        .map(({ owner }) => nameOf(owner))
        .join(' → ')}
    </Quiet>
  );
}

const isLawful = ({ refusal }: Target): boolean => refusal === undefined;

/** Everything the holder of the option may do now, and what he may not, with the reason (EW-44-01). */
export function Targets({
  panel,
  choose,
}: {
  readonly panel: TurnActions;
  readonly choose: (country: string) => void;
}) {
  const { state, seat, settings, t, isReadOnly, write, nameOf } = panel;
  const { holder, war } = state.course;
  const all = useMemo(() => optionsFor(state, seat, settings), [state, seat, settings]);
  if (war > 0) return <Quiet>{t('targets.pending')}</Quiet>;
  if (panel.isEnded) return <Quiet>{t('targets.ended')}</Quiet>;
  if (holder !== seat) return <Quiet>{t('waits', { name: nameOf(holder) })}</Quiet>;
  const groups = [
    ['buy', all.filter((one) => one.act === 'buy')],
    ['free', all.filter((one) => one.act === 'attack' && one.kind === 'free')],
    ['occupied', all.filter((one) => one.act === 'attack' && one.kind !== 'free')],
  ] as const;
  const refused = all.filter((one) => !isLawful(one));
  return (
    <>
      <Turns panel={panel} />
      <Button isDisabled={isReadOnly} shortcut="Shift+P" onPress={() => write({ kind: 'PASS' })}>
        {t('targets.pass')}
      </Button>
      <Contributions panel={panel} />
      {groups.map(([id, targets]) => {
        const lawful = targets.filter(isLawful);
        return lawful.length === 0 ? null : (
          <Part key={id} title={`${t(`targets.${id}`)} (${String(lawful.length)})`}>
            <ul className="ww-ew-targets">
              {lawful.map((target) => (
                <TargetRow key={target.country} panel={panel} target={target} choose={choose} />
              ))}
            </ul>
          </Part>
        );
      })}
      {refused.length === 0 ? null : (
        <details className="ww-ew-refused">
          <summary>{`${t('targets.refused')} (${String(refused.length)})`}</summary>
          <ul>
            {refused.map((target) => (
              <li key={`${target.country} ${target.act}`}>
                <Refusal panel={panel} target={target} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
