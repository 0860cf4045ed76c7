import { useTranslation } from 'react-i18next';
import type { TerrainKey } from '../../../../../engine';
import { useLanguage } from '../../../../kit/explain/react';
import { Button, IconButton, NumberField, Select } from '../../../../kit/ui';
import { useMapScreen } from '../../../../model/map/state';
import type { MixPart } from '../../../../model/map/tools/paint-kind';
import { Head } from '../../../../model/board/Palette';
import { takePaint } from '../take';
import { TerrainSwatch } from '../../../../model/map/swatches';
import { useTerrains } from '../../../../model/map/use-catalogue';
import {
  changed,
  LEAST_PARTS,
  MOST_PARTS,
  MOST_WEIGHT,
  shareOf,
  withMore,
  without,
} from './mixing';

const NO_PARTS: readonly MixPart[] = [];

const Row = ({
  parts,
  index,
  isDisabled,
  onChange,
}: {
  readonly parts: readonly MixPart[];
  readonly index: number;
  readonly isDisabled: boolean;
  readonly onChange: (parts: readonly MixPart[]) => void;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const terrains = useTerrains();
  const { terrain = '', weight = 0 } = parts[index] ?? {};
  const style = terrains[terrain];
  const name = style?.name[language] ?? terrain;
  return (
    <li className="ww-mix-row ww-grid ww-align-center">
      {style === undefined ? null : <TerrainSwatch terrain={style} size={24} />}
      <Select<TerrainKey>
        label={t('paint:mix.kind', { place: index + 1 })}
        isLabelHidden
        isDisabled={isDisabled}
        options={Object.values(terrains).map((each) => ({
          id: each.key,
          label: each.name[language],
        }))}
        value={terrain}
        onChange={(key) => onChange(changed(parts, index, { terrain: key }))}
      />
      <IconButton
        icon="close"
        label={t('paint:mix.remove', { name })}
        isDisabled={isDisabled || parts.length <= LEAST_PARTS}
        onPress={() => onChange(without(parts, index))}
      />
      <div className="ww-mix-weight ww-grid ww-align-center ww-gap-8">
        <span className="ww-small ww-quiet" aria-hidden="true">
          {t('paint:mix.short')}
        </span>
        <NumberField
          label={t('paint:mix.weight', { name })}
          isLabelHidden
          isDisabled={isDisabled}
          value={weight}
          minValue={1}
          maxValue={MOST_WEIGHT}
          onChange={(value) =>
            onChange(changed(parts, index, { weight: Number.isFinite(value) ? value : 1 }))
          }
        />
        <span className="ww-small ww-quiet ww-figures">
          {t('paint:mix.share', { percent: shareOf(parts, index) })}
        </span>
      </div>
    </li>
  );
};

/** The kinds of the mixture with their weights. */
export function MixOptions({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useTranslation();
  const terrains = useTerrains();
  const paint = useMapScreen((state) => state.paint);
  const parts = paint.kind === 'mix' ? paint.parts : NO_PARTS;
  const seed = paint.kind === 'mix' ? paint.seed : 1;
  const change = (next: readonly MixPart[]): void => takePaint({ kind: 'mix', parts: next, seed });
  return (
    <section className="ww-ink-column ww-stack ww-gap-8">
      <Head title={t('paint:mix.label')} />
      <ul className="ww-mix ww-stack ww-gap-4">
        {parts.map((_, index) => (
          <Row key={index} parts={parts} index={index} isDisabled={isDisabled} onChange={change} />
        ))}
      </ul>
      {parts.length >= MOST_PARTS ? null : (
        <Button
          variant="text"
          icon="plus"
          isDisabled={isDisabled}
          onPress={() => change(withMore(parts, Object.keys(terrains)))}
        >
          {t('paint:mix.add')}
        </Button>
      )}
      <p className="ww-small ww-quiet">{t('paint:mix.hint')}</p>
    </section>
  );
}
