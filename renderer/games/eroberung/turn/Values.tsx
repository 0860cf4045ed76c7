import { useState } from 'react';
import type { Campaign } from '../../../../engine';
import {
  countryOf,
  pbuAt,
  sidesOf,
  stateOf,
  valueOf,
  valueTimeline,
  withState,
} from '../../../../engine/systems/eroberung';
import { Part, Quiet, Rows } from '../../../kit/board/Rows';
import { ExplainedFigure } from '../../../kit/explain/react';
import { type Command, replacing } from '../../../model/state/command';
import { useView as useScreens } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Button, NumberField, TextField } from '../../../kit/ui';
import type { TurnActions } from './use-turn-actions';

/** A change of the value of a country from a turn on (EW-24-01, EW-24-02). */
export function changeValue(
  country: string,
  name: string,
  { pbu, turn, reason }: { readonly pbu: number; readonly turn: number; readonly reason: string },
): Command {
  return replacing(
    'eroberung:desk.command.value',
    { country: name, value: pbu, turn },
    (campaign: Campaign): Campaign => {
      const state = stateOf(campaign.world);
      const number =
        1 + Math.max(0, ...state.changes.map(({ id }) => Number(/\d+$/.exec(id)?.[0])));
      const change = { id: `w${String(number)}`, owner: '', region: country, pbu, turn, reason };
      const changes = [...state.changes, change];
      return { ...campaign, world: withState(campaign.world, { ...state, changes }) };
    },
  );
}

/** Asks for a new value of a country. */
function ValueForm({ panel, country }: { readonly panel: TurnActions; readonly country: string }) {
  const { state, t, countryName, isReadOnly } = panel;
  const [pbu, setPbu] = useState(pbuAt(state, country, state.turn));
  const [turn, setTurn] = useState(state.turn);
  const [reason, setReason] = useState('');
  const isGood =
    Number.isInteger(pbu) && pbu >= 1 && Number.isInteger(turn) && reason.trim() !== '';
  return (
    <details className="ww-ew-change">
      <summary>{t('values.change')}</summary>
      <div className="ww-ew-pair">
        <NumberField
          label={t('values.next')}
          value={pbu}
          minValue={1}
          maxValue={999}
          onChange={setPbu}
        />
        <NumberField label={t('values.from')} value={turn} minValue={1} onChange={setTurn} />
      </div>
      <TextField label={t('values.reason')} value={reason} onChange={setReason} />
      <Button
        isDisabled={isReadOnly || !isGood}
        onPress={() => {
          const change = changeValue(country, countryName(country), { pbu, turn, reason });
          void useSession.getState().execute(change);
          setReason('');
        }}
      >
        {t('values.done')}
      </Button>
    </details>
  );
}

/** Value and source of a country, what lies on its sides, and how its value changed. */
export function CountryValue({
  panel,
  country,
}: {
  readonly panel: TurnActions;
  readonly country: string;
}) {
  const { state, settings, t, countryName } = panel;
  const kept = countryOf(state, country);
  if (kept === undefined) return null;
  const sides = sidesOf(state, country, settings);
  const value = valueOf(state, country);
  return (
    <>
      <Rows
        rows={[
          {
            key: 'value',
            label: t('values.value'),
            value: <ExplainedFigure value={String(value.value)} explained={value} />,
          },
          { key: 'source', label: t('values.source'), value: t(`from.${kept.source}`) },
          {
            key: 'sides',
            label: t('values.sides'),
            value: sides.length === 0 ? t('values.noSides') : sides.map(countryName).join(', '),
          },
        ]}
      />
      <ValueForm key={country} panel={panel} country={country} />
    </>
  );
}

const SIZE = { width: 236, height: 96, left: 22, bottom: 16 };

/** Values that were changed in the course of the game, as steps over the turns. */
export function ValueTimeline({ panel }: { readonly panel: TurnActions }) {
  const { state, t, countryName, isReadOnly } = panel;
  const lines = valueTimeline(state);
  const last = Math.max(
    2,
    state.turn,
    ...lines.flatMap(({ steps }) => steps.map((one) => one.turn)),
  );
  const most = Math.max(1, ...lines.flatMap(({ steps }) => steps.map((one) => one.pbu)));
  const x = (turn: number): number =>
    SIZE.left + ((turn - 1) / (last - 1)) * (SIZE.width - SIZE.left - 4);
  const y = (value: number): number => 4 + (1 - value / most) * (SIZE.height - SIZE.bottom - 4);
  return (
    <Part title={t('values.title')}>
      {lines.length === 0 ? null : (
        <svg
          className="ww-ew-chart"
          role="img"
          aria-label={t('values.chart')}
          viewBox={`0 0 ${String(SIZE.width)} ${String(SIZE.height)}`}
        >
          {[0, most].map((value) => (
            <g key={value}>
              <line x1={SIZE.left} x2={SIZE.width} y1={y(value)} y2={y(value)} />
              <text x={SIZE.left - 4} y={y(value) + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {[1, last].map((turn) => (
            <text
              key={turn}
              x={x(turn)}
              y={SIZE.height - 2}
              textAnchor={turn === 1 ? 'start' : 'end'}
            >
              {turn}
            </text>
          ))}
          {lines.map(({ country, steps }, index) => (
            <polyline
              key={country}
              data-line={index % 4}
              points={steps
                .flatMap(({ turn, pbu }, at) => {
                  const before = steps[at - 1];
                  const here = [x(turn), y(pbu)].join(',');
                  return before === undefined ? [here] : [[x(turn), y(before.pbu)].join(','), here];
                })
                .concat([[x(last), y(steps.at(-1)?.pbu ?? 0)].join(',')])
                .join(' ')}
            />
          ))}
        </svg>
      )}
      <ul className="ww-ew-pacts">
        {lines.map(({ country, steps }, index) => (
          <li key={country}>
            <span className="ww-ew-key" data-line={index % 4} aria-hidden="true" />
            <b>{countryName(country)}</b>{' '}
            {steps
              .map(({ turn, pbu, reason }) =>
                reason === ''
                  ? t('values.printed', { value: pbu })
                  : t('values.step', { turn, value: pbu, reason }),
              )
              .join('; ')}
          </li>
        ))}
      </ul>
      {lines.length === 0 ? <Quiet>{t('written.none')}</Quiet> : null}
      <Button
        variant="text"
        isDisabled={isReadOnly}
        onPress={() => useScreens.getState().set({ screen: 'records' })}
      >
        {t('values.all')}
      </Button>
    </Part>
  );
}
