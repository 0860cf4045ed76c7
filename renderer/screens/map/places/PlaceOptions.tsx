import { useTranslation } from 'react-i18next';
import { NumberField, Select, ToggleGroup } from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';
import { useHexGame } from '../../../model/map/use-catalogue';
import { usePartyChoices, useSettlementChoices } from './styles';
import { Head } from '../../../model/board/Palette';
import './places.css';

/** Least building value of a wall by the rules (WW-4.3-04); the GM may go below and is asked then. */
const LEAST_POSSIBLE = 1;

type Mode = 'draw' | 'erase' | 'bar';

/** Whether a tool adds or removes, or (`bar`) closes water to ships; texts by their keys. */
const ModeSwitch = ({
  title,
  modes,
}: {
  readonly title: string;
  readonly modes: Readonly<Partial<Record<Mode, string>>>;
}) => {
  const { t } = useTranslation();
  const pen = useMapScreen((state) => state.pen);
  const set = useMapScreen((state) => state.set);
  const mode = modes.bar !== undefined && pen.isBarring ? 'bar' : pen.isErasing ? 'erase' : 'draw';
  return (
    <div>
      <Head title={t(title)} note={t('sides:options.note')} />
      <ToggleGroup<Mode>
        label={t(title)}
        options={(['draw', 'erase', 'bar'] as const).flatMap((id) =>
          modes[id] === undefined ? [] : [{ id, label: t(modes[id]) }],
        )}
        value={mode}
        onChange={(id) =>
          set({ pen: { ...pen, isErasing: id === 'erase', isBarring: id === 'bar' } })
        }
      />
    </div>
  );
};

const TITLE = 'sides:options.title';
const SIDES = { draw: 'sides:options.draw', erase: 'sides:options.erase' };

/** Whether the tools for sides draw or erase. */
export function SideOptions() {
  return (
    <section>
      <ModeSwitch title={TITLE} modes={SIDES} />
    </section>
  );
}

/** Whether the river tool draws, erases, or closes water to ships. */
export function RiverOptions() {
  const { t } = useTranslation();
  const isBarring = useMapScreen(({ pen }) => pen.isBarring);
  return (
    <section className="ww-place-form">
      <ModeSwitch title={TITLE} modes={{ ...SIDES, bar: 'sides:options.bar' }} />
      {isBarring ? <p className="ww-small ww-quiet">{t('sides:options.barHint')}</p> : null}
    </section>
  );
}

/** Strength of new walls, beside the switch. */
export function WallOptions() {
  const { t } = useTranslation();
  const pen = useMapScreen((state) => state.pen);
  const set = useMapScreen((state) => state.set);
  return (
    <section className="ww-place-form">
      <ModeSwitch title={TITLE} modes={SIDES} />
      <NumberField
        label={t('sides:options.strength')}
        hint={t('sides:options.strengthHint')}
        minValue={LEAST_POSSIBLE}
        maxValue={999}
        step={1}
        value={pen.wallValue}
        onChange={(wallValue) => {
          if (Number.isInteger(wallValue)) set({ pen: { ...pen, wallValue } });
        }}
      />
      <p className="ww-small ww-quiet">{t('sides:options.wallHint')}</p>
    </section>
  );
}

const OF_FIELD = '-';

const PLACES = { draw: 'places:options.place', erase: 'places:options.remove' };
const LETTERS = { draw: 'places:options.write', erase: 'places:options.unwrite' };

/** Kind and owner of the next settlement. */
export function SettlementOptions() {
  const { t } = useTranslation();
  const pen = useMapScreen((state) => state.pen);
  const set = useMapScreen((state) => state.set);
  const types = useSettlementChoices();
  const parties = usePartyChoices();
  const type = types.find(({ id }) => id === pen.settlementType) ?? types[0];
  const { settlementsFollowLand } = useHexGame();
  return (
    <section className="ww-place-form">
      <ModeSwitch title="places:options.mode" modes={PLACES} />
      <Select
        label={t('places:options.type')}
        options={types}
        value={type?.id ?? null}
        onChange={(settlementType) => set({ pen: { ...pen, settlementType } })}
      />
      {settlementsFollowLand === true ? null : (
        <Select
          label={t('places:options.owner')}
          options={[{ id: OF_FIELD, label: t('places:options.ofField') }, ...parties]}
          value={pen.party ?? OF_FIELD}
          onChange={(key) => set({ pen: { ...pen, party: key === OF_FIELD ? null : key } })}
        />
      )}
    </section>
  );
}

/** How lettering is placed. */
export function LabelOptions() {
  const { t } = useTranslation();
  return (
    <section className="ww-place-form">
      <ModeSwitch title="places:options.letters" modes={LETTERS} />
      <p className="ww-small ww-quiet">{t('places:options.labels')}</p>
    </section>
  );
}
