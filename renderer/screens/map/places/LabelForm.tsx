import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  LABEL_SPACING,
  type MapLabel,
  type PartyKey,
  type Point,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { Button, NumberField, Select, Slider, TextField } from '../../../kit/ui';
import { removeLabel, writeLabel } from '../../../model/map/commands/labels';
import { pointsOf } from '../../../model/map/tools/label/shape';
import { drawnLabel, storedLabel } from '../../../kit/cartography';
import { noteWritten } from './lettering';
import { usePartyChoices } from './styles';
import { useDraft } from '../../../kit/ui/use-draft';
import { useMapScreen } from '../../../model/map/state';
import { WritingOnly } from './WritingOnly';
import './places.css';

type LabelKind = MapLabel['kind'];

/** Kinds of lettering, the greatest first. */
const LABEL_KINDS: readonly LabelKind[] = [
  'realm',
  'land',
  'sea',
  'range',
  'river',
  'wood',
  'small',
];

/** Size a new lettering of a kind starts with, in units of 1/28 field width. */
const SIZES: Readonly<Record<LabelKind, number>> = {
  realm: 22,
  land: 18,
  sea: 20,
  range: 14,
  river: 11,
  wood: 12,
  small: 10,
};

/** A lettering without text. */
const newLabel = (id: string, points: readonly number[]): MapLabel => ({
  id,
  kind: 'land',
  text: '',
  points,
  size: SIZES.land,
});

/** A lettering of another kind; a size that was not changed follows the kind, and only realms have a colour. */
const ofKind = ({ party, ...label }: MapLabel, kind: LabelKind): MapLabel => ({
  ...label,
  kind,
  size: label.size === SIZES[label.kind] ? SIZES[kind] : label.size,
  ...(kind === 'realm' && party !== undefined ? { party } : {}),
});

/** A lettering in the colour of a realm; undefined = in none. */
const withRealm = (label: MapLabel, party: PartyKey | undefined): MapLabel => {
  if (party !== undefined) return { ...label, party };
  const plain = { ...label };
  Reflect.deleteProperty(plain, 'party');
  return plain;
};

interface FormProps {
  readonly campaign: Campaign;
  readonly onCommand: (command: Command) => void;
  readonly onDone: () => void;
}

const NO_REALM = '-';

/** How far one press moves a lettering, in field widths. */
const NUDGE = 0.25;
const ARROWS = { left: '←', up: '↑', down: '↓', right: '→' } as const;
const DIRECTIONS = { left: [-1, 0], up: [0, -1], down: [0, 1], right: [1, 0] } as const;

/** A lettering moved on the map as it is drawn now. */
const moved = (label: MapLabel, x: number, y: number): MapLabel => {
  const { lattice } = useSession.getState();
  const by = <Each extends Pick<MapLabel, 'points'>>(one: Each): Each => ({
    ...one,
    points: one.points.map((at, index) => at + (index % 2 === 0 ? x : y)),
  });
  if (lattice === null) return by(label);
  const after = storedLabel(lattice, by(drawnLabel(lattice, label)), label);
  if (after === undefined)
    useMapScreen
      .getState()
      .set({ told: { text: 'places:hint.offNet', about: {}, tone: 'refused' } });
  return after ?? label;
};

/** How a text at one point is turned on the map as it is drawn now. */
const rotationOf = (label: MapLabel): number => {
  const { lattice } = useSession.getState();
  return (lattice === null ? label : drawnLabel(lattice, label)).rotation ?? 0;
};

/** The way back; what is drawn level is level in every net. */
const turnedTo = (label: MapLabel, rotation: number): MapLabel => {
  const { lattice } = useSession.getState();
  const { rotation: _, ...level } = label;
  if (rotation === 0) return level;
  if (lattice === null) return { ...label, rotation };
  const drawn = drawnLabel(lattice, label);
  return storedLabel(lattice, { ...drawn, rotation }, label) ?? label;
};

/** Moves the whole lettering without the pointer. */
const Nudge = ({
  label,
  onMove,
}: {
  readonly label: MapLabel;
  readonly onMove: (next: MapLabel) => void;
}) => {
  const { t } = useTranslation();
  return (
    <div className="ww-row ww-gap-8" role="group" aria-label={t('places:label.move')}>
      {(['left', 'up', 'down', 'right'] as const).map((way) => {
        const [x, y] = DIRECTIONS[way];
        return (
          <Button
            key={way}
            variant="text"
            aria-label={t(`places:label.moveTo.${way}`)}
            onPress={() => onMove(moved(label, NUDGE * x, NUDGE * y))}
          >
            {ARROWS[way]}
          </Button>
        );
      })}
    </div>
  );
};

/** The look of a lettering: everything but its text. */
const Look = ({
  label,
  onChange,
  onTry,
}: {
  readonly label: MapLabel;
  /** Written at once. */
  readonly onChange: (next: MapLabel) => void;
  /** Preview of the changes while typing. */
  readonly onTry: (next: MapLabel) => void;
}) => {
  const { t } = useTranslation();
  const parties = usePartyChoices();
  const [rotation, setRotation] = useDraft(rotationOf(label));
  return (
    <>
      <div className="ww-place-pair ww-grid ww-gap-10">
        <Select<LabelKind>
          label={t('app:common.kind')}
          options={LABEL_KINDS.map((id) => ({ id, label: t(`places:labelKind.${id}`) }))}
          value={label.kind}
          onChange={(kind) => onChange(ofKind(label, kind))}
        />
        {label.kind === 'realm' ? (
          <Select
            label={t('places:label.realm')}
            options={[{ id: NO_REALM, label: t('places:label.noRealm') }, ...parties]}
            value={label.party ?? NO_REALM}
            onChange={(key) => onChange(withRealm(label, key === NO_REALM ? undefined : key))}
          />
        ) : null}
      </div>
      <Slider
        label={t('app:common.size')}
        value={label.size}
        min={6}
        max={60}
        onChange={(size) => onTry({ ...label, size })}
        onChangeEnd={(size) => onChange({ ...label, size })}
      />
      <Slider
        label={t('places:label.spacing')}
        value={label.spacing ?? LABEL_SPACING[label.kind]}
        min={0}
        max={1}
        step={0.02}
        format={{ style: 'percent' }}
        onChange={(spacing) => onTry({ ...label, spacing })}
        onChangeEnd={(spacing) => onChange({ ...label, spacing })}
      />
      <div className="ww-place-pair ww-grid ww-align-end ww-gap-10">
        {label.points.length > 2 ? null : (
          <NumberField
            label={t('places:label.rotation')}
            minValue={-180}
            maxValue={180}
            value={rotation}
            onChange={(degrees) => {
              setRotation(degrees);
              if (Number.isFinite(degrees)) onChange(turnedTo(label, degrees));
            }}
          />
        )}
        <Nudge label={label} onMove={onChange} />
      </div>
    </>
  );
};

/** Shows a lettering on the map as it would be; null = as it is written. */
const show = (typed: MapLabel | null): void => useMapScreen.getState().set({ typed });

const Form = ({ campaign, start, onCommand, onDone }: FormProps & { readonly start: MapLabel }) => {
  const { t } = useTranslation();
  const isReadOnly = useSession(({ readOnly }) => readOnly);
  const stored = campaign.world.labels[start.id];
  const [unwritten, setUnwritten] = useState(start);
  const tried = useMapScreen(({ typed }) => (typed?.id === start.id ? typed : null));
  const label = stored ?? unwritten;
  const [text, setText] = useDraft(label.text);
  const write = (next: MapLabel): void => {
    show(null);
    setUnwritten(next);
    if (next.text.trim() === '') return;
    const command = writeLabel(campaign, next);
    if (command === undefined) return;
    onCommand(command);
    noteWritten(next.id);
  };
  const writeText = (): void => {
    if (text.trim() !== '') write({ ...label, text: text.trim() });
  };
  /** Writes a look with the words as typed; emptied ones stay as they were. */
  const writeLook = (next: MapLabel): void => write({ ...next, text: text.trim() || label.text });
  useEffect(() => () => show(null), []);
  const isEmptied = stored !== undefined && text.trim() === '';
  const remove = (): void => {
    const command = removeLabel(campaign, start.id);
    if (command !== undefined) onCommand(command);
    onDone();
  };
  return (
    <div className="ww-place-form">
      <WritingOnly>
        <TextField
          label={t('places:label.text')}
          hint={t('places:label.textHint')}
          error={isEmptied ? t('places:label.empty') : undefined}
          value={text}
          autoFocus
          onChange={(next) => {
            setText(next);
            show({ ...label, text: next });
          }}
          onBlur={writeText}
          onKeyDown={(event) => {
            if (event.key === 'Enter') writeText();
          }}
        />
        <Look label={tried ?? label} onChange={writeLook} onTry={show} />
      </WritingOnly>
      <div className="ww-row ww-align-stretch ww-split ww-gap-8">
        <Button variant="text" icon="trash" isDisabled={isReadOnly} onPress={remove}>
          {stored === undefined ? t('app:common.discard') : t('places:label.remove')}
        </Button>
        <Button onPress={onDone}>{t('places:label.done')}</Button>
      </div>
    </div>
  );
};

/**
 * The form of a lettering: of an existing one, or of a new one along `points`, which is written once it has a text,
 * under an id that no lettering has which a deputy's copy leaves out. Every change is one step of undo.
 */
export function LabelForm({
  id,
  points,
  ...rest
}: FormProps & { readonly id: string | null; readonly points: readonly Point[] }) {
  const { t } = useTranslation();
  const [fresh] = useState(() => newLabel(crypto.randomUUID(), pointsOf(points)));
  const start = id === null ? fresh : rest.campaign.world.labels[id];
  return (
    <section className="ww-place-form" aria-label={t('places:label.title')}>
      <header className="ww-inspector-head">
        <h2>{t('places:label.title')}</h2>
      </header>
      {start === undefined ? null : <Form key={start.id} start={start} {...rest} />}
    </section>
  );
}
