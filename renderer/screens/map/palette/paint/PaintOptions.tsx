import { useTranslation } from 'react-i18next';
import { Button, ToggleGroup, Tooltip } from '../../../../kit/ui';
import { useQueryDialog } from '../../selection/query-dialog';
import { useMapScreen } from '../../../../model/map/state';
import { takePaint, takeTerrain } from '../take';
import { MixOptions } from './MixOptions';
import { useLanguage } from '../../../../kit/explain/react';
import { Held, Recent } from '../Held';
import { useCatalogue } from '../../../../model/map/use-catalogue';
import { Head } from '../../../../model/board/Palette';
import { RadioButton, RadioField, RadioGroup, ToggleButton } from 'react-aria-components';
import { type TerrainCatalogue, withHeight, withType } from '../../../../model/map/catalogue';
import { RealmSwatch, TerrainSwatch } from '../../../../model/map/swatches';
import { partiesInOrder, type Party, type TerrainStyle } from '../../../../../engine';
import { useSession } from '../../../../model/state/session';
import { openRealms } from '../../places/realms-dialog';

interface TerrainChoiceProps {
  readonly catalogue: TerrainCatalogue;
  readonly current: TerrainStyle | undefined;
  readonly isDisabled: boolean;
  readonly onTake: (style: TerrainStyle) => void;
}

/** Height levels 0 to 4, each with the swatch of its plain land. */
const HeightRow = ({ catalogue, current, isDisabled, onTake }: TerrainChoiceProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="ww-heights ww-grid" role="group" aria-label={t('map:palette.height')}>
      {catalogue.heights.map((height) => {
        const plain = withHeight(catalogue, undefined, height);
        if (plain === undefined) return null;
        const label = t('map:palette.heightOf', { height, name: plain.name[language] });
        return (
          <Tooltip key={height} text={label} shortcut={String(height)}>
            <ToggleButton
              className="ww-height ww-grid ww-gap-2 ww-small ww-quiet"
              aria-label={label}
              isSelected={current?.height === height}
              isDisabled={isDisabled}
              onChange={() => {
                const next = withHeight(catalogue, current, height);
                if (next !== undefined) onTake(next);
              }}
            >
              <TerrainSwatch terrain={plain} size={26} />
              {height}
            </ToggleButton>
          </Tooltip>
        );
      })}
    </div>
  );
};

const NOBODY = '';
const NO_PARTIES: Readonly<Record<string, Party>> = {};

/** The new owner of land: a list of all realms with their colours and patterns, and none. */
const RealmOptions = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const parties = useSession(({ campaign }) => campaign?.world.parties ?? NO_PARTIES);
  const paint = useMapScreen((state) => state.paint);
  const party = paint.kind === 'owner' ? paint.party : null;
  const all = partiesInOrder(parties);
  return (
    <section>
      <Head title={t('paint:owner.label')} />
      <RadioGroup
        className="ww-stack"
        aria-label={t('paint:owner.label')}
        isDisabled={isDisabled}
        value={party ?? NOBODY}
        onChange={(key) => takePaint({ kind: 'owner', party: key === NOBODY ? null : key })}
      >
        {all.map(({ key, name }) => (
          <RadioField key={key} value={key}>
            <RadioButton className="ww-realm-choice ww-row ww-gap-8">
              <RealmSwatch parties={parties} party={key} size={24} />
              <span>{name}</span>
            </RadioButton>
          </RadioField>
        ))}
        <RadioField value={NOBODY}>
          <RadioButton className="ww-realm-choice ww-row ww-gap-8">
            <span className="ww-nobody" aria-hidden="true" />
            <span>{t('paint:owner.nobody')}</span>
          </RadioButton>
        </RadioField>
      </RadioGroup>
      {all.length === 0 ? <p className="ww-small ww-quiet">{t('paint:owner.none')}</p> : null}
      <Button variant="text" isDisabled={isDisabled} onPress={() => openRealms(party ?? undefined)}>
        {t('paint:owner.edit')}
      </Button>
    </section>
  );
};

/** `1` or `1–3`, for levels that follow one another. */
export function heightsInWords(heights: readonly number[]): string {
  const [first, last] = [heights[0], heights.at(-1)];
  return first === last ? String(first) : `${String(first)}–${String(last)}`;
}

/** Natures of terrain at the chosen height; those the rules do not know there are shown with the reason. */
const TypeGrid = ({ catalogue, current, isDisabled, onTake }: TerrainChoiceProps) => {
  const { t } = useTranslation();
  return (
    <div className="ww-types ww-grid" role="group" aria-label={t('map:palette.type')}>
      {catalogue.types.map((type) => {
        const next = withType(catalogue, current, type);
        const heights = catalogue.heightsOf(type);
        const shown = next ?? catalogue.at(heights[0] ?? 0, type);
        if (shown === undefined) return null;
        const name = t(`map:type.${type}`);
        const isHere = catalogue.at(current?.height ?? -1, type) !== undefined;
        const reason = t('map:palette.missing', { type: name, heights: heightsInWords(heights) });
        return (
          <Tooltip
            key={type}
            text={isHere ? name : reason}
            {...(next === undefined ? {} : { shortcut: t(`map:typeKey.${type}`) })}
          >
            <ToggleButton
              className="ww-type ww-row"
              aria-label={isHere ? name : `${name}. ${reason}`}
              isSelected={current?.type === type}
              isDisabled={isDisabled}
              {...(isHere ? {} : { 'data-missing': true })}
              {...(next === undefined ? { 'aria-disabled': true } : {})}
              onChange={() => {
                if (next !== undefined) onTake(next);
              }}
            >
              <TerrainSwatch terrain={shown} size={28} />
              <span className="ww-type-name">{name}</span>
              <kbd>{t(`map:typeKey.${type}`)}</kbd>
            </ToggleButton>
          </Tooltip>
        );
      })}
    </div>
  );
};

/** Height, nature and recent kinds: all of the game's terrain. */
const TerrainOptions = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const current = catalogue.byKey(useMapScreen(({ terrain }) => terrain));
  const recent = useMapScreen((state) => state.recent);
  const plain =
    current === undefined ? undefined : catalogue.at(current.height, catalogue.types[0] ?? '');
  const choice = { catalogue, current, isDisabled, onTake: takeTerrain };
  return (
    <>
      <section>
        <Head title={t('map:palette.height')} note={t('map:palette.heightKeys')} />
        <HeightRow {...choice} />
      </section>
      <section>
        <Head title={t('map:palette.type')} note={plain?.name[language] ?? ''} />
        <TypeGrid {...choice} />
      </section>
      <Recent {...choice} recent={recent} />
      <Held terrain={current} />
    </>
  );
};

export interface PaintProps {
  readonly isDisabled: boolean;
}

const Hint = ({ children }: { readonly children: string }) => (
  <p className="ww-small ww-quiet">{children}</p>
);

const LEVELS = { normal: null, heavy: 1, extreme: 2 } as const;
type Level = keyof typeof LEVELS;

const DifficultyOptions = ({ isDisabled }: PaintProps) => {
  const { t } = useTranslation();
  const paint = useMapScreen((state) => state.paint);
  const value = paint.kind === 'difficulty' ? paint.value : 1;
  const levels: readonly Level[] = ['normal', 'heavy', 'extreme'];
  return (
    <section className="ww-ink-column ww-stack ww-gap-8">
      <ToggleGroup<Level>
        label={t('paint:difficulty.label')}
        options={levels.map((id) => ({ id, label: t(`paint:difficulty.${id}`), isDisabled }))}
        value={levels.find((id) => LEVELS[id] === value) ?? 'heavy'}
        onChange={(id) => takePaint({ kind: 'difficulty', value: LEVELS[id] })}
      />
      <Hint>{t('paint:difficulty.hint')}</Hint>
    </section>
  );
};

const FrostOptions = ({ isDisabled }: PaintProps) => {
  const { t } = useTranslation();
  const paint = useMapScreen((state) => state.paint);
  const isFrozen = paint.kind !== 'frost' || paint.isFrozen;
  return (
    <section className="ww-ink-column ww-stack ww-gap-8">
      <ToggleGroup<'freeze' | 'thaw'>
        label={t('paint:frost.label')}
        options={[
          { id: 'freeze', label: t('paint:frost.freeze'), isDisabled },
          { id: 'thaw', label: t('paint:frost.thaw'), isDisabled },
        ]}
        value={isFrozen ? 'freeze' : 'thaw'}
        onChange={(id) => takePaint({ kind: 'frost', isFrozen: id === 'freeze' })}
      />
      <Hint>{t('paint:frost.hint')}</Hint>
    </section>
  );
};

/** The settings of the current paint. */
export function PaintOptions({ isDisabled }: PaintProps) {
  const { t } = useTranslation();
  const kind = useMapScreen(({ paint }) => paint.kind);
  const openQuery = useQueryDialog((state) => state.setOpen);
  switch (kind) {
    case 'terrain':
      return <TerrainOptions isDisabled={isDisabled} />;
    case 'mix':
      return <MixOptions isDisabled={isDisabled} />;
    case 'difficulty':
      return <DifficultyOptions isDisabled={isDisabled} />;
    case 'frost':
      return <FrostOptions isDisabled={isDisabled} />;
    case 'owner':
      return <RealmOptions isDisabled={isDisabled} />;
    case 'choice':
      return (
        <section className="ww-ink-column ww-stack ww-gap-8">
          <Hint>{t('paint:choice.hint')}</Hint>
          <Button shortcut="Shift+A" isDisabled={isDisabled} onPress={() => openQuery(true)}>
            {t('paint:panel.query')}
          </Button>
        </section>
      );
  }
}
