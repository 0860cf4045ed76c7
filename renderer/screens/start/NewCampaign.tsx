import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BLANK_CAMPAIGN,
  BLANK_REGION_WORLD,
  type Campaign,
  type GameFounding,
  type GamePresets,
  inLanguage,
  newEdition,
  type RuleSystem,
  type SettingDefinition,
  type Settings,
  systems,
  withEdition,
  type World,
} from '../../../engine';
import { MeasureTable, useLanguage, useWords } from '../../kit/explain/react';
import { PlanSheet } from '../../model/genesis/PlanSheet';
import { usePlan } from '../../model/genesis/use-plan';
import { AheadTables } from '../../model/house/laboratory/AheadTables';
import { partiesFor } from '../../model/genesis/wishes';
import { Button, Dialog, NumberField, Select, TextField } from '../../kit/ui';
import { usePreferences } from '../../model/state/preferences';
import { createAndOpen } from '../../model/files/actions';
import { BLANK_WORLDS, newCampaign } from './new-campaign';

export interface NewCampaignProps {
  /** The game that is offered first. */
  readonly game: string;
  readonly onClose: () => void;
}

interface SheetProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly system: string;
  readonly onSystem: (system: string) => void;
  readonly onClose: () => void;
}

interface FrameProps extends SheetProps {
  readonly isReady: boolean;
  /** The campaign of this name. */
  readonly onMake: (name: string) => Campaign;
  readonly children?: ReactNode;
}

/** Name and game, and the buttons at the foot; between them what the game asks for. */
const Frame = ({ isReady, onMake, children, onClose, ...asked }: FrameProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, onName, system, onSystem } = asked;
  const [isAsked, setAsked] = useState(false);
  const wanted = name.trim();
  const make = (): void => {
    setAsked(true);
    if (wanted === '' || !isReady) return;
    const campaign: Campaign = { ...onMake(wanted), address: 'du' };
    const { foundings, set } = usePreferences.getState();
    set({ foundings: [...foundings, campaign.id] });
    void createAndOpen(campaign, 'storage:journal.created');
  };
  return (
    <form
      className="ww-start-form ww-stack ww-gap-16"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <div className="ww-start-name ww-grid ww-align-start ww-gap-24">
        <TextField
          label={t('world:plan.name')}
          value={name}
          onChange={onName}
          maxLength={80}
          autoFocus
          error={isAsked && wanted === '' ? t('app:create.needName') : undefined}
        />
        <Select
          label={t('app:common.game')}
          options={Object.values(systems).map(({ id, title }) => ({ id, label: title[language] }))}
          value={system}
          onChange={onSystem}
        />
      </div>
      {children}
      <div className="ww-dialog-footer">
        <Button onPress={onClose}>{t('app:common.cancel')}</Button>
        <Button type="submit" variant="filled" isDisabled={!isReady}>
          {t('world:plan.make')}
        </Button>
      </div>
    </form>
  );
};

/** Offers the sets of house rules of a game, with the results of each. */
const Presets = ({
  game,
  presets: { list, measures },
  chosen,
  onChoose,
}: {
  readonly game: RuleSystem<World>;
  readonly presets: GamePresets;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const sets = list.map(({ id, label, settings }) => ({
    id,
    label: inLanguage(label, language),
    measures: measures(settings),
  }));
  return (
    <div className="ww-grid ww-gap-8">
      <Select
        label={t('app:create.preset')}
        options={sets}
        hint={inLanguage(list.find(({ id }) => id === chosen)?.help ?? ['', ''], language)}
        value={chosen}
        onChange={onChoose}
      />
      <details>
        <summary>{t('app:create.effects')}</summary>
        <MeasureTable label={t('app:create.effects')} sets={sets} />
        <AheadTables game={game} />
      </details>
    </div>
  );
};

type Values = Readonly<Record<string, string | number>>;

/** What holds of a setting where nothing was chosen, as an option. */
const textOf = (initial: SettingDefinition['initial']): string =>
  typeof initial === 'string' ? initial : JSON.stringify(initial);

/** The chosen value of a setting as it is stored: yes and no are flags. */
const keptValue = ({ type }: SettingDefinition, value: string | number) =>
  type === 'bool' ? value === 'true' : value;

interface AskedProps {
  readonly system: string;
  readonly setting: SettingDefinition;
  readonly value: string | number | undefined;
  readonly onChange: (value: string | number) => void;
}

/** Asks about one setting: a number, or one of the readings it allows, each as a sentence. */
const Asked = ({ system, setting, value, onChange }: AskedProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const { key, type, initial, allowed = [] } = setting;
  const label = words(`${system}:setting.${key}.name`);
  const help = words(`${system}:setting.${key}.help`, { defaultValue: '' });
  const hint = help === '' ? {} : { hint: help };
  if (type === 'int')
    return (
      <NumberField
        label={label}
        minValue={1}
        maxValue={999}
        value={typeof value === 'number' ? value : Number(initial)}
        {...hint}
        onChange={onChange}
      />
    );
  const options =
    type === 'bool'
      ? ['false', 'true'].map((id) => ({ id, label: t(`app:create.flag.${id}`) }))
      : allowed.map((id) => ({ id, label: words(`${system}:setting.${key}.options.${id}`) }));
  return (
    <Select
      label={label}
      options={options}
      {...hint}
      value={String(value ?? textOf(initial))}
      onChange={onChange}
    />
  );
};

interface QuestionsProps {
  readonly system: string;
  readonly settings: readonly SettingDefinition[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** Asks about settings, one after the other. */
const Questions = ({ system, settings, values, onChange }: QuestionsProps) => {
  const { t } = useTranslation();
  return (
    <>
      {settings.map((one) => (
        <Asked
          key={one.key}
          system={system}
          setting={one}
          value={values[one.key]}
          onChange={(value) => onChange({ ...values, [one.key]: value })}
        />
      ))}
      <p className="ww-quiet">{t('app:create.asked')}</p>
    </>
  );
};

/** Settings of a game by their keys, in the order of these; keys it does not have are left out. */
const settingsOf = (system: string, keys: readonly string[]): readonly SettingDefinition[] =>
  keys.flatMap((key) => systems[system]?.settings.find((one) => one.key === key) ?? []);

/** What was chosen of settings, by key; those nobody touched are left to the register. */
const chosenIn = (values: Values, settings: readonly SettingDefinition[]): Settings =>
  Object.fromEntries(
    settings.flatMap((one) => {
      const value = values[one.key];
      return value === undefined ? [] : [[one.key, keptValue(one, value)]];
    }),
  );

/** A world of a game on a map: its size and form are planned first. */
const PlannedWorld = (props: SheetProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const planning = usePlan(props.system);
  const game = systems[props.system];
  const { presets, parties } = game ?? {};
  const [chosen, setChosen] = useState(presets?.list[0]?.id ?? '');
  const asked = settingsOf(props.system, parties?.founding?.asked ?? []);
  const [values, setValues] = useState<Values>({});
  const campaign = (name: string): Campaign => {
    const { map } = planning;
    const world = { name, system: props.system, map, parties: partiesFor(map, t('world:free')) };
    const made = {
      ...newCampaign(world, crypto.randomUUID(), crypto.randomUUID()),
      settings: chosenIn(values, asked),
    };
    const preset = presets?.list.find(({ id }) => id === chosen);
    if (preset === undefined || Object.keys(preset.settings).length === 0) return made;
    const { label, settings } = preset;
    return withEdition(made, newEdition(made, inLanguage(label, language), settings));
  };
  return (
    <Frame {...props} isReady={planning.isReady} onMake={campaign}>
      <PlanSheet planning={planning} />
      {game === undefined || presets === undefined ? null : (
        <Presets game={game} presets={presets} chosen={chosen} onChoose={setChosen} />
      )}
      {asked.length === 0 ? null : (
        <div className="ww-start-questions ww-grid ww-align-start ww-gap-16">
          <Questions system={props.system} settings={asked} values={values} onChange={setValues} />
        </div>
      )}
    </Frame>
  );
};

/** A world without anything in it; it is drawn on its board afterwards. */
const BlankWorld = ({ world, ...props }: SheetProps & { readonly world: World }) => {
  const { t } = useTranslation();
  const { system } = props;
  return (
    <Frame
      {...props}
      isReady
      onMake={(name) => ({
        ...BLANK_CAMPAIGN,
        id: crypto.randomUUID(),
        name,
        system,
        seed: crypto.randomUUID(),
        world,
      })}
    >
      <p className="ww-quiet">{t('app:create.founded')}</p>
    </Frame>
  );
};

/** A world as its game begins, and the settings about which the game asks before the first turn. */
const FoundedWorld = ({
  founding,
  ...props
}: SheetProps & { readonly founding: GameFounding<World> }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { system } = props;
  const { beginnings, asked } = founding;
  const [beginning, setBeginning] = useState(beginnings[0]?.id ?? '');
  const [values, setValues] = useState<Values>({});
  const chosen = beginnings.find(({ id }) => id === beginning);
  const settings = settingsOf(system, [...(chosen?.asked ?? []), ...asked]);
  const campaign = (name: string): Campaign => {
    const kept = chosenIn(values, settings);
    return {
      ...BLANK_CAMPAIGN,
      id: crypto.randomUUID(),
      name,
      system,
      seed: crypto.randomUUID(),
      settings: kept,
      world: chosen?.make(kept) ?? BLANK_REGION_WORLD,
    };
  };
  return (
    <Frame {...props} isReady onMake={campaign}>
      <Select
        label={t('app:create.beginning')}
        options={beginnings.map(({ id, label }) => ({ id, label: inLanguage(label, language) }))}
        value={beginning}
        onChange={setBeginning}
      />
      <Questions system={system} settings={settings} values={values} onChange={setValues} />
    </Frame>
  );
};

/** Asks what a new world shall be called and be like, and makes it. */
export function NewCampaign({ game, onClose }: NewCampaignProps) {
  const { t } = useTranslation();
  const [system, setSystem] = useState(game);
  const kind = systems[system]?.board.kind;
  const blank = kind === undefined ? undefined : BLANK_WORLDS[kind];
  const founding = systems[system]?.parties.founding;
  const isFounded = founding !== undefined && founding.beginnings.length > 0;
  const [name, setName] = useState('');
  const sheet = { name, onName: setName, system, onSystem: setSystem, onClose };
  return (
    <Dialog
      title={t('world:plan.title')}
      isOpen
      onOpenChange={onClose}
      width={isFounded || blank !== undefined ? 'wide' : 'broad'}
    >
      {isFounded ? (
        <FoundedWorld key={system} {...sheet} founding={founding} />
      ) : blank === undefined ? (
        <PlannedWorld key={system} {...sheet} />
      ) : (
        <BlankWorld {...sheet} world={blank} />
      )}
    </Dialog>
  );
}
