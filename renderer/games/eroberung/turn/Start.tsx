import { countryOf, pbuAt, playerOf, stateOf, zoneOf } from '../../../../engine/systems/eroberung';
import { Part, Quiet } from '../../../kit/board/Rows';
import { Checkbox, Select } from '../../../kit/ui';
import { writtenBy, writtenOrder } from './model';
import type { TurnActions } from './use-turn-actions';

/** What one of several players can have: his own stays open to him. */
function freeOf(
  { campaign, state, seat }: TurnActions,
  all: readonly number[],
  kind: 'DIGIT' | 'SET',
): readonly number[] {
  const taken = state.players
    .filter(({ owner }) => owner !== seat)
    .map(({ owner }) => {
      const order = writtenOrder(writtenBy(campaign, owner), kind);
      if (order === undefined) return -1;
      return order.kind === 'DIGIT' ? order.digit : order.set;
    });
  return all.filter((one) => !taken.includes(one));
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SETS = [1, 2, 3, 4, 5, 6] as const;

/** Digit, set of markers and wishes of a player (EW-1-04, EW-2-02, EW-3-01). */
export function ChooseMotherland({ panel }: { readonly panel: TurnActions }) {
  const { t, written, isReadOnly, write, countryName } = panel;
  const digit = writtenOrder(written, 'DIGIT')?.digit;
  const set = writtenOrder(written, 'SET')?.set;
  const wishes = writtenOrder(written, 'MOTHERLAND')?.countries ?? [];
  const options = (numbers: readonly number[]) =>
    numbers.map((one) => ({ id: String(one), label: String(one) }));
  return (
    <>
      <div className="ww-ew-pair">
        <Select
          label={t('start.digit')}
          value={digit === undefined ? null : String(digit)}
          options={options(freeOf(panel, DIGITS, 'DIGIT'))}
          isDisabled={isReadOnly}
          onChange={(id) => write({ kind: 'DIGIT', digit: Number(id) })}
        />
        <Select
          label={t('start.set')}
          value={set === undefined ? null : String(set)}
          options={options(freeOf(panel, SETS, 'SET'))}
          isDisabled={isReadOnly}
          onChange={(id) => write({ kind: 'SET', set: Number(id) })}
        />
      </div>
      <Part title={t('start.wishes')}>
        {wishes.length === 0 ? (
          <Quiet>{t('start.pick')}</Quiet>
        ) : (
          <ol className="ww-ew-wishes">
            {wishes.map((one) => (
              <li key={one}>{countryName(one)}</li>
            ))}
          </ol>
        )}
      </Part>
    </>
  );
}

/** Countries of the home zone to be chosen as partners, with their sum against the motherland (EW-4-02). */
export function HomeAlliances({ panel }: { readonly panel: TurnActions }) {
  const { campaign, state, seat, t, written, isReadOnly, write, countryName, nameOf } = panel;
  const home = playerOf(state, seat)?.motherland ?? '';
  const zone = countryOf(state, home)?.zone;
  if (zone === undefined) return <Quiet>{t('start.noHome', { name: nameOf(seat) })}</Quiet>;
  const held = new Set(stateOf(campaign.world).holdings.map(({ region }) => region));
  const open = zoneOf(state, zone).filter(({ id }) => !held.has(id));
  const chosen = writtenOrder(written, 'HOME')?.countries ?? [];
  const value = (key: string): number => pbuAt(state, key, state.turn);
  const sum = chosen.reduce((all, key) => all + value(key), 0);
  const limit = value(home);
  if (open.length === 0) return <Quiet>{t('start.alone')}</Quiet>;
  return (
    <Part title={t('start.home')}>
      <div className="ww-ew-home ww-stack">
        {open.map(({ id }) => {
          const isIn = chosen.includes(id);
          return (
            <Checkbox
              key={id}
              isSelected={isIn}
              isDisabled={isReadOnly || (!isIn && sum + value(id) > limit)}
              onChange={(is) =>
                write({
                  kind: 'HOME',
                  countries: is ? [...chosen, id] : chosen.filter((one) => one !== id),
                })
              }
            >
              {`${countryName(id)} ${String(value(id))}`}
            </Checkbox>
          );
        })}
      </div>
      <Quiet>{t('start.sum', { sum, limit })}</Quiet>
    </Part>
  );
}
