import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type Explained,
  type FieldAddress,
  type FieldFigure,
  hexGameOf,
  settingsInForce,
  systems,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { ExplainedFigure, useWords } from '../../../kit/explain/react';
import { Button } from '../../../kit/ui';
import { Part, Rows, type SheetRow } from '../../../kit/board/Rows';
import { Sheet as Shell, SheetHead } from '../../../kit/board/Sheet';
import { useMapScreen } from '../../../model/map/state';
import {
  chooseNothing,
  chooseOthers,
  chooseSameOwner,
  chooseSameTerrain,
  copyChosen,
  cutChosen,
  emptyChosen,
  takeCopy,
} from './acting';
import { ChangeActions } from './ChangeActions';
import { useClipboard } from './clipboard';
import { areaOf, type SelectionFigures, sumFigures } from './figures';
import { useQueryDialog } from './query-dialog';
import './selection.css';

/** Milliseconds of counting between two breaths of the page. */
const SLICE = 8;

interface Counting {
  /** The sums of what is chosen now; null while they are being counted. */
  readonly figures: SelectionFigures | null;
  /** Part that is done, 0 to 1. */
  readonly part: number;
}

interface Kept {
  readonly world: Campaign['world'];
  readonly settings: Campaign['settings'];
  readonly editions: Campaign['editions'];
  readonly figures: SelectionFigures;
}

/** Sums by choice: looking away and back costs nothing. */
const kept = new WeakMap<ReadonlySet<FieldAddress>, Kept>();

const memoizeByObject = (
  { world, settings, editions }: Campaign,
  chosen: ReadonlySet<FieldAddress>,
): SelectionFigures | null => {
  const found = kept.get(chosen);
  const isSame =
    found?.world === world && found.settings === settings && found.editions === editions;
  return isSame ? found.figures : null;
};

type FiguresOf = (field: FieldAddress) => readonly FieldFigure[];

/** Counts in slices and tells of its progress; returns how to stop. */
const countInSlices = (
  campaign: Campaign,
  chosen: ReadonlySet<FieldAddress>,
  figuresOf: FiguresOf,
  onProgress: (counting: Counting) => void,
): (() => void) => {
  const { world, settings, editions } = campaign;
  const steps = sumFigures(world.map, chosen, figuresOf);
  let timer: ReturnType<typeof setTimeout>;
  const work = (): void => {
    const end = performance.now() + SLICE;
    let step = steps.next();
    while (step.done !== true && performance.now() < end) step = steps.next();
    if (step.done === true) {
      kept.set(chosen, { world, settings, editions, figures: step.value });
      onProgress({ figures: step.value, part: 1 });
      return;
    }
    onProgress({ figures: null, part: step.value / chosen.size });
    timer = setTimeout(work, 0);
  };
  timer = setTimeout(work, 0);
  return () => clearTimeout(timer);
};

const NOTHING: Counting = { figures: null, part: 0 };

/** Population and income of the chosen fields, counted without holding up the page. */
const useSelectionFigures = (campaign: Campaign, chosen: ReadonlySet<FieldAddress>): Counting => {
  const [counting, setCounting] = useState<Counting & { readonly of: unknown }>({
    ...NOTHING,
    of: null,
  });
  const { world, system } = campaign;
  useEffect(() => {
    const fieldFigures = hexGameOf(systems[system]).figures;
    if (fieldFigures === undefined || memoizeByObject(campaign, chosen) !== null) return;
    const settings = settingsInForce(campaign);
    return countInSlices(
      campaign,
      chosen,
      (field) => fieldFigures(world, field, settings),
      (progress) => setCounting({ ...progress, of: chosen }),
    );
  }, [campaign, world, system, chosen]);
  const figures = memoizeByObject(campaign, chosen);
  if (figures !== null) return { figures, part: 1 };
  return counting.of === chosen ? { figures: null, part: counting.part } : NOTHING;
};

const FigureRows = ({
  campaign,
  chosen,
}: {
  readonly campaign: Campaign;
  readonly chosen: ReadonlySet<FieldAddress>;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const { figures, part } = useSelectionFigures(campaign, chosen);
  const system = systems[campaign.system];
  const fieldArea = hexGameOf(system).rules?.fieldArea;
  const figure = (
    name: 'area' | 'population' | 'income',
    explained: Explained,
    unit: string,
  ): SheetRow => {
    const title = t(`paint:panel.${name}`);
    const value = unit === '' ? plain(explained.value) : `${plain(explained.value)} ${unit}`;
    return {
      key: name,
      label: title,
      value: (
        <ExplainedFigure
          value={value}
          explained={explained}
          title={title}
          conclusion={{ label: title, note: unit }}
        />
      ),
    };
  };
  const waiting = (name: 'population' | 'income'): SheetRow => ({
    key: name,
    label: t(`paint:panel.${name}`),
    value: (
      <span className="ww-quiet">
        {t('paint:panel.counting', { percent: Math.floor(part * 100) })}
      </span>
    ),
  });
  const sums =
    hexGameOf(system).figures === undefined
      ? []
      : figures === null
        ? [waiting('population'), waiting('income')]
        : [
            figure('population', figures.population, ''),
            figure('income', figures.income, t('paint:panel.gold')),
          ];
  const area =
    fieldArea === undefined ? [] : [figure('area', areaOf(chosen.size, fieldArea), 'km²')];
  return <Rows rows={[...area, ...sums]} />;
};

const ChooseActions = () => {
  const { t } = useTranslation();
  const openQuery = useQueryDialog((state) => state.setOpen);
  const action = (name: string, run: () => void) => (
    <Button key={name} variant="text" onPress={run}>
      {name}
    </Button>
  );
  return (
    <div className="ww-selection-acts ww-row ww-wrapping">
      {action(t('paint:panel.sameTerrain'), chooseSameTerrain)}
      {action(t('paint:panel.sameOwner'), chooseSameOwner)}
      {action(t('paint:panel.invert'), chooseOthers)}
      {action(t('paint:panel.none'), chooseNothing)}
      {action(t('paint:panel.query'), () => openQuery(true))}
    </div>
  );
};

const ClipActions = () => {
  const { t } = useTranslation();
  const hasCopy = useClipboard(({ clip }) => clip !== null);
  return (
    <div className="ww-selection-acts ww-row ww-wrapping">
      <Button variant="text" shortcut="Mod+C" onPress={copyChosen}>
        {t('paint:panel.copy')}
      </Button>
      <Button variant="text" shortcut="Mod+X" onPress={cutChosen}>
        {t('paint:panel.cut')}
      </Button>
      <Button variant="text" shortcut="Mod+V" isDisabled={!hasCopy} onPress={takeCopy}>
        {t('paint:panel.paste')}
      </Button>
      <Button variant="text" shortcut="Delete" onPress={() => emptyChosen('paint:command.clear')}>
        {t('paint:panel.clear')}
      </Button>
    </div>
  );
};

/** What the chosen fields come to, and what can be done with all of them at once. */
export function SelectionPanel({
  campaign,
  foot,
}: {
  readonly campaign: Campaign;
  readonly foot: ReactNode;
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const chosen = useMapScreen((state) => state.chosen);
  return (
    <Shell label={t('paint:panel.label')} className="ww-selection ww-stack ww-gap-14" foot={foot}>
      <SheetHead
        over={t('paint:panel.label')}
        title={t('paint:panel.count', { count: chosen.size, amount: plain(chosen.size) })}
      />
      <FigureRows campaign={campaign} chosen={chosen} />
      <Part title={t('paint:panel.choosing')}>
        <ChooseActions />
      </Part>
      <Part title={t('paint:panel.changing')}>
        <ChangeActions campaign={campaign} chosen={chosen} />
      </Part>
      <Part title={t('paint:panel.copying')}>
        <ClipActions />
      </Part>
    </Shell>
  );
}
