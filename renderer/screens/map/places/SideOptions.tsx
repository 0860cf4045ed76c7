import { useTranslation } from 'react-i18next';
import { Head } from '../../../model/board/Palette';
import { NumberField, ToggleGroup } from '../../../kit/ui';
import { useMapRoom } from '../../../model/map/state';
import './places.css';

/** Least building value of a wall by the rules (WW-4.3-04); the GM may go below and is asked then. */
const LEAST_POSSIBLE = 1;

type Mode = 'draw' | 'erase' | 'bar';

/** Whether a tool puts down or takes away, or (`bar`) closes water to ships; words by their text keys. */
export const ModeSwitch = ({
  title,
  modes,
}: {
  readonly title: string;
  readonly modes: Readonly<Partial<Record<Mode, string>>>;
}) => {
  const { t } = useTranslation();
  const pen = useMapRoom((state) => state.pen);
  const set = useMapRoom((state) => state.set);
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
export const SideOptions = () => (
  <section>
    <ModeSwitch title={TITLE} modes={SIDES} />
  </section>
);

/** Whether the river tool draws, erases, or closes water to ships. */
export const RiverOptions = () => {
  const { t } = useTranslation();
  const isBarring = useMapRoom(({ pen }) => pen.isBarring);
  return (
    <section className="ww-place-form">
      <ModeSwitch title={TITLE} modes={{ ...SIDES, bar: 'sides:options.bar' }} />
      {isBarring ? <p className="ww-small ww-quiet">{t('sides:options.barHint')}</p> : null}
    </section>
  );
};

/** Strength of new walls, beside the switch. */
export const WallOptions = () => {
  const { t } = useTranslation();
  const pen = useMapRoom((state) => state.pen);
  const set = useMapRoom((state) => state.set);
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
};
