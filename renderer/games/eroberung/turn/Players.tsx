import {
  allianceFault,
  allianceRegister,
  alliesOf,
  nextPairing,
  type Player,
} from '../../../../engine/systems/eroberung';
import { PartyName } from '../../../kit/board/PartyShield';
import { Part, Quiet } from '../../../kit/board/Rows';
import { Button, DataTable, Select } from '../../../kit/ui';
import { markerPieces, registerText, writtenOrder } from './model';
import type { TurnActions } from './use-turn-actions';

/** Markers as coloured pieces, with their number for those who do not see the colours. */
function MarkerPieces({ desk, markers }: { readonly desk: TurnActions; readonly markers: number }) {
  const pieces = markerPieces(markers);
  return (
    <span className="ww-ew-pieces" title={desk.t('players.pieces', pieces)}>
      {(['blue', 'red', 'white'] as const).map((colour) => (
        <span key={colour} data-colour={colour}>
          {pieces[colour]}
        </span>
      ))}
    </span>
  );
}

/** Players by their register: what lies before them, and what they have on the strip (EW-44-02). */
export function Players({ desk }: { readonly desk: TurnActions }) {
  const { campaign, state, t } = desk;
  const rows = state.players.toSorted((a, b) => b.register - a.register);
  return (
    <DataTable<Player>
      label={t('players.title')}
      rows={rows}
      keyOf={({ owner }) => owner}
      isBare
      columns={[
        {
          id: 'name',
          label: t('players.name'),
          isHead: true,
          cell: ({ owner, eliminated }) => (
            <>
              <PartyName parties={campaign.world.parties} party={owner} />
              {eliminated > 0 ? <span className="ww-quiet"> {t('players.out')}</span> : null}
            </>
          ),
        },
        {
          id: 'register',
          label: t('players.register'),
          align: 'end',
          cell: ({ register }) => registerText(register),
        },
        {
          id: 'markers',
          label: t('players.markers'),
          align: 'end',
          cell: ({ markers }) => <MarkerPieces desk={desk} markers={markers} />,
        },
      ]}
    />
  );
}

/** Who is allied with whom, who broke with whom, and what the one who sits there can do about it (EW-18). */
export function Pacts({ desk }: { readonly desk: TurnActions }) {
  const { state, seat, settings, t, nameOf, write, isReadOnly } = desk;
  const { alliances, broken } = allianceRegister(state);
  const mine = [seat, ...alliesOf(state, seat)];
  const isOpen = ['choose', 'home', 'option'].includes(state.course.phase);
  const offers = state.players
    .map(({ owner }) => owner)
    .filter(
      (key) => !mine.includes(key) && allianceFault(state, [...mine, key], settings) === undefined,
    );
  return (
    <Part title={t('pacts.title')}>
      <ul className="ww-ew-pacts">
        {alliances.map(({ members, formed }) => (
          <li key={members.join(' ')}>
            {t('pacts.since', { names: members.map(nameOf).join(' + '), turn: formed })}
          </li>
        ))}
        {broken.map(({ pair: [a, b], turn }) => (
          <li key={`${a} ${b}`} className="ww-quiet">
            {t('pacts.broken', { a: nameOf(a), b: nameOf(b), turn })}
          </li>
        ))}
      </ul>
      {alliances.length + broken.length === 0 ? <Quiet>{t('pacts.none')}</Quiet> : null}
      {isOpen && offers.length > 0 ? (
        <>
          <div className="ww-ew-buttons">
            {offers.map((key) => (
              <Button
                key={key}
                isDisabled={isReadOnly}
                onPress={() =>
                  write({ kind: 'PACT', players: [...mine.filter((one) => one !== seat), key] })
                }
              >
                {t('pacts.offer', { name: nameOf(key) })}
              </Button>
            ))}
          </div>
          <Quiet>{t('pacts.consent')}</Quiet>
        </>
      ) : null}
      {mine.length > 1 ? (
        <Button isDisabled={isReadOnly} onPress={() => write({ kind: 'LEAVE' })}>
          {t('pacts.leave')}
        </Button>
      ) : null}
    </Part>
  );
}

const WEAPONS = ['S', 'P', 'T'] as const;
const ORDERS = WEAPONS.flatMap((a) =>
  WEAPONS.flatMap((b) =>
    WEAPONS.filter((c) => new Set([a, b, c]).size === 3).map((c) => [a, b, c] as const),
  ),
);

/** In which order the one who sits there uses his weapons (EW-10-04). */
export function Weapons({ desk }: { readonly desk: TurnActions }) {
  const { t, written, write, isReadOnly } = desk;
  const chosen = writtenOrder(written, 'WEAPONS')?.weapons.join('') ?? null;
  return (
    <Select
      label={t('ladder.weapons')}
      value={chosen}
      isDisabled={isReadOnly}
      options={ORDERS.map((order) => ({
        id: order.join(''),
        label: order.map((one) => t(`weapon.${one}`)).join(', '),
      }))}
      onChange={(id) =>
        write({
          kind: 'WEAPONS',
          weapons: WEAPONS.toSorted((a, b) => id.indexOf(a) - id.indexOf(b)),
        })
      }
    />
  );
}

/** Duels of the endgame, and who fights next (EW-44-04). */
export function Ladder({ desk }: { readonly desk: TurnActions }) {
  const { state, settings, t, nameOf } = desk;
  const next = nextPairing(state, settings);
  const signed = (halves: number): string =>
    `${halves < 0 ? '−' : '+'}${registerText(Math.abs(halves))}`;
  return (
    <Part title={t('ladder.title')}>
      <p className="ww-dense">
        {state.course.phase === 'over' || next === undefined
          ? t('ladder.done')
          : t('ladder.next', {
              challenger: nameOf(next.challenger),
              opponent: nameOf(next.opponent),
            })}
      </p>
      {state.duels.length === 0 ? null : (
        <DataTable
          label={t('ladder.title')}
          rows={state.duels}
          keyOf={({ no }) => no}
          columns={[
            {
              id: 'duel',
              label: t('ladder.duel'),
              isHead: true,
              isWrapped: true,
              cell: ({ challenger, opponent }) => `${nameOf(challenger)} – ${nameOf(opponent)}`,
            },
            {
              id: 'before',
              label: t('ladder.before'),
              align: 'end',
              cell: ({ beforeC, beforeO }) => `${registerText(beforeC)} : ${registerText(beforeO)}`,
            },
            {
              id: 'shift',
              label: t('ladder.shift'),
              align: 'end',
              cell: ({ shiftC, shiftO }) => `${signed(shiftC)} : ${signed(shiftO)}`,
            },
            {
              id: 'transfer',
              label: t('ladder.transfer'),
              align: 'end',
              cell: ({ transferC, transferO }) => `${String(transferC)} : ${String(transferO)}`,
            },
          ]}
        />
      )}
      {state.course.phase === 'endgame' ? (
        <>
          <Weapons desk={desk} />
          {state.course.war > 0 ? null : <Button onPress={desk.run}>{t('war.duel')}</Button>}
        </>
      ) : null}
      {state.course.winners.length === 0 ? null : (
        <p>
          <b>{t('ranking.winner', { names: state.course.winners.map(nameOf).join(', ') })}</b>
        </p>
      )}
    </Part>
  );
}
