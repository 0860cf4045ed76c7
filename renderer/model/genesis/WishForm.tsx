import { useTranslation } from 'react-i18next';
import type { GenesisOptions } from '../../../engine';
import { Button, Checkbox, Select, Slider, TextField } from '../../kit/ui';
import { randomSeed } from './seed';
import { type Wishes, wishesFor, WISH_KEYS } from './wishes';

/** Figures that are parts of a whole. */
const PARTS = ['water', 'ragged', 'mountains', 'rivers', 'warmth', 'moisture'] as const;

const RANGE: Readonly<Record<(typeof PARTS)[number], readonly [number, number]>> = {
  water: [0.05, 0.95],
  ragged: [0, 1],
  mountains: [0, 0.8],
  rivers: [0, 1],
  warmth: [0, 1],
  moisture: [0, 1],
};

const PERCENT = { style: 'percent' } as const;
const MOST_LANDS = 60;
const MOST_STEPS = 20;
const MOST_ICE = 16;

interface FormProps {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

const useOptions = ({ wishes, onChange }: FormProps) => {
  const change = (some: Partial<GenesisOptions>): void =>
    onChange({ ...wishes, options: { ...wishes.options, ...some } });
  return { options: wishes.options, change };
};

/** From which preset and which seed a world comes. */
export function WishHead({ wishes, onChange, system }: FormProps & { readonly system: string }) {
  const { t } = useTranslation();
  const { options, change } = useOptions({ wishes, onChange });
  const { hasPlaces } = wishes;
  return (
    <div className="ww-grid ww-gap-12">
      <Select
        label={t('world:wish.preset')}
        options={WISH_KEYS.map((id) => ({ id, label: t(`world:preset.${id}`) }))}
        value={wishes.key}
        onChange={(key) => onChange(wishesFor(system, key, { seed: options.seed, hasPlaces }))}
      />
      <div className="ww-wish-seed ww-grid ww-align-end ww-gap-8">
        <TextField
          label={t('world:wish.seed')}
          value={options.seed}
          maxLength={40}
          onChange={(seed) => change({ seed })}
        />
        <Button onPress={() => change({ seed: randomSeed() })}>{t('world:wish.dice')}</Button>
      </div>
    </div>
  );
}

const Spacing = (props: FormProps) => {
  const { t } = useTranslation();
  const { options, change } = useOptions(props);
  const [least, most] = options.spacing;
  const { hasPlaces } = props.wishes;
  return (
    <>
      <Slider
        label={t('world:wish.least')}
        value={least}
        min={1}
        max={MOST_STEPS}
        isDisabled={!hasPlaces}
        onChange={(next) => change({ spacing: [next, Math.max(next, most)] })}
      />
      <Slider
        label={t('world:wish.most')}
        value={most}
        min={1}
        max={MOST_STEPS}
        isDisabled={!hasPlaces}
        onChange={(next) => change({ spacing: [Math.min(next, least), next] })}
      />
    </>
  );
};

const Ice = (props: FormProps) => {
  const { t } = useTranslation();
  const { options, change } = useOptions(props);
  const { north, south } = options.ice;
  return (
    <>
      <Slider
        label={t('world:plan.north')}
        value={north}
        min={0}
        max={MOST_ICE}
        onChange={(next) => change({ ice: { north: next, south } })}
      />
      <Slider
        label={t('world:plan.south')}
        value={south}
        min={0}
        max={MOST_ICE}
        onChange={(next) => change({ ice: { north, south: next } })}
      />
    </>
  );
};

/** What a generated world is to be like. `hasIce`: the strips of ice are asked for here and not elsewhere. */
export function WishForm({ wishes, onChange, hasIce }: FormProps & { readonly hasIce: boolean }) {
  const { t } = useTranslation();
  const { options, change } = useOptions({ wishes, onChange });
  const { hasPlaces } = wishes;
  return (
    <div className="ww-stack ww-gap-8">
      <div className="ww-wish-sliders ww-grid">
        {PARTS.map((part) => (
          <Slider
            key={part}
            label={t(`world:wish.${part}`)}
            value={options[part]}
            min={RANGE[part][0]}
            max={RANGE[part][1]}
            step={0.01}
            format={PERCENT}
            onChange={(value) => change({ [part]: value })}
          />
        ))}
        <Slider
          label={t('world:wish.continents')}
          value={options.continents}
          min={1}
          max={MOST_LANDS}
          onChange={(continents) => change({ continents })}
        />
        <Spacing wishes={wishes} onChange={onChange} />
        {hasIce ? <Ice wishes={wishes} onChange={onChange} /> : null}
      </div>
      <div className="ww-row ww-align-stretch ww-gap-24">
        <Checkbox
          isSelected={hasPlaces}
          onChange={(isOn) => onChange({ ...wishes, hasPlaces: isOn })}
        >
          {t('world:wish.places')}
        </Checkbox>
        <Checkbox
          isSelected={options.roads && hasPlaces}
          isDisabled={!hasPlaces}
          onChange={(roads) => change({ roads })}
        >
          {t('world:wish.roads')}
        </Checkbox>
      </div>
    </div>
  );
}
