import { useState } from 'react';
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
import { freeLabelId, removeLabel, writeLabel } from '../../../model/map/commands/labels';
import { pointsOf } from '../../../model/map/tools/label/shape';
import { usePartyChoices } from './styles';
import { useDraft } from '../../../kit/ui/use-draft';
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

/** A lettering without words. */
const newLabel = (id: string, points: readonly number[]): MapLabel => ({
  id,
  kind: 'land',
  text: '',
  points,
  size: SIZES.land,
});

/** A lettering of another kind; a size nobody has changed follows the kind, and only realms wear a colour. */
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

/** How a lettering looks: everything but its words. */
const Look = ({
  label,
  onChange,
  onTry,
}: {
  readonly label: MapLabel;
  /** Written at once. */
  readonly onChange: (next: MapLabel) => void;
  /** Shown while the hand is still at it. */
  readonly onTry: (next: MapLabel) => void;
}) => {
  const { t } = useTranslation();
  const parties = usePartyChoices();
  const [rotation, setRotation] = useDraft(label.rotation ?? 0);
  return (
    <>
      <div className="ww-place-pair">
        <Select<LabelKind>
          label={t('places:label.kind')}
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
        label={t('places:label.size')}
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
      {label.points.length > 2 ? null : (
        <NumberField
          label={t('places:label.rotation')}
          minValue={-180}
          maxValue={180}
          value={rotation}
          onChange={(degrees) => {
            setRotation(degrees);
            if (Number.isFinite(degrees)) onChange({ ...label, rotation: degrees });
          }}
        />
      )}
    </>
  );
};

const Form = ({ campaign, start, onCommand, onDone }: FormProps & { readonly start: MapLabel }) => {
  const { t } = useTranslation();
  const isReadOnly = useSession(({ readOnly }) => readOnly);
  const stored = campaign.world.labels[start.id];
  const [unwritten, setUnwritten] = useState(start);
  const [tried, setTried] = useState<MapLabel | null>(null);
  const label = stored ?? unwritten;
  const [text, setText] = useDraft(label.text);
  const write = (next: MapLabel): void => {
    setTried(null);
    setUnwritten(next);
    if (next.text === '') return;
    const command = writeLabel(campaign, next);
    if (command !== undefined) onCommand(command);
  };
  const writeText = (): void => {
    if (text.trim() !== '') write({ ...label, text: text.trim() });
  };
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
          onChange={setText}
          onBlur={writeText}
          onKeyDown={(event) => {
            if (event.key === 'Enter') writeText();
          }}
        />
        <Look label={tried ?? label} onChange={write} onTry={setTried} />
      </WritingOnly>
      <div className="ww-place-foot">
        <Button variant="text" icon="trash" isDisabled={isReadOnly} onPress={remove}>
          {stored === undefined ? t('places:label.drop') : t('places:label.remove')}
        </Button>
        <Button onPress={onDone}>{t('places:label.done')}</Button>
      </div>
    </div>
  );
};

/**
 * The form of a lettering: of one that stands on the map, or of a new one along `points`, which is written once
 * it has words. Every change is one step of undo.
 */
export function LabelForm({
  id,
  points,
  ...rest
}: FormProps & { readonly id: string | null; readonly points: readonly Point[] }) {
  const { t } = useTranslation();
  const [fresh] = useState(() => newLabel(freeLabelId(rest.campaign), pointsOf(points)));
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
