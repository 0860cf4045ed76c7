import { useTranslation } from 'react-i18next';
import { NumberField, ToggleGroup } from '../../ui';
import { useMapRoom } from '../state';
import './places.css';

/** Least building value of a wall by the rules (WW-4.3-04); the GM may go below and is asked then. */
const LEAST_POSSIBLE = 1;

type Mode = 'draw' | 'erase' | 'bar';

const Switch = ({
  title,
  draw,
  erase,
  bar,
}: {
  readonly title: string;
  readonly draw: string;
  readonly erase: string;
  /** Absent = the tool has no third mode. */
  readonly bar?: string;
}) => {
  const { t } = useTranslation();
  const pen = useMapRoom((state) => state.pen);
  const set = useMapRoom((state) => state.set);
  const mode: Mode = bar !== undefined && pen.isBarring ? 'bar' : pen.isErasing ? 'erase' : 'draw';
  return (
    <>
      <div className="ww-palette-head">
        <h3 className="ww-over">{title}</h3>
        <span className="ww-small ww-quiet">{t('sides:options.note')}</span>
      </div>
      <ToggleGroup<Mode>
        label={title}
        options={[
          { id: 'draw', label: draw },
          { id: 'erase', label: erase },
          ...(bar === undefined ? [] : [{ id: 'bar' as const, label: bar }]),
        ]}
        value={mode}
        onChange={(id) =>
          set({ pen: { ...pen, isErasing: id === 'erase', isBarring: id === 'bar' } })
        }
      />
    </>
  );
};

/** Whether the tools for sides draw or erase. */
export const SideOptions = () => {
  const { t } = useTranslation();
  return (
    <section>
      <Switch
        title={t('sides:options.title')}
        draw={t('sides:options.draw')}
        erase={t('sides:options.erase')}
      />
    </section>
  );
};

/** Whether the river tool draws, erases, or closes water to ships. */
export const RiverOptions = () => {
  const { t } = useTranslation();
  const isBarring = useMapRoom(({ pen }) => pen.isBarring);
  return (
    <section className="ww-place-form">
      <div>
        <Switch
          title={t('sides:options.title')}
          draw={t('sides:options.draw')}
          erase={t('sides:options.erase')}
          bar={t('sides:options.bar')}
        />
      </div>
      {isBarring ? <p className="ww-small ww-quiet">{t('sides:options.barHint')}</p> : null}
    </section>
  );
};

/** Whether letterings are written or erased. */
export const LetterSwitch = () => {
  const { t } = useTranslation();
  return (
    <Switch
      title={t('places:options.letters')}
      draw={t('places:options.write')}
      erase={t('places:options.unwrite')}
    />
  );
};

/** Whether settlements are placed or removed. */
export const PlaceSwitch = () => {
  const { t } = useTranslation();
  return (
    <Switch
      title={t('places:options.mode')}
      draw={t('places:options.place')}
      erase={t('places:options.remove')}
    />
  );
};

/** Strength of new walls, beside the switch. */
export const WallOptions = () => {
  const { t } = useTranslation();
  const pen = useMapRoom((state) => state.pen);
  const set = useMapRoom((state) => state.set);
  return (
    <section className="ww-place-form">
      <div>
        <Switch
          title={t('sides:options.title')}
          draw={t('sides:options.draw')}
          erase={t('sides:options.erase')}
        />
      </div>
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
