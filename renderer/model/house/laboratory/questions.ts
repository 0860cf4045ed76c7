import type { TFunction } from 'i18next';
import {
  type Campaign,
  type Edition,
  inLanguage,
  memoizeByObject,
  type RulePreset,
  type Settings,
  tableSetting,
  type TrialArm,
  type World,
} from '../../../../engine';
import { settingsWith } from '../edition';
import type { House } from '../use-house';

/** An arm of a comparison: its name and its house rules. */
interface Arm {
  readonly label: string;
  readonly settings: Settings;
}

/** Something that can be compared, and what it is called. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Names of the arms; the first is what the others are held against. */
  readonly labels: readonly string[];
  /** House rules of each arm; absent = an experiment of the game, which has arms of its own. */
  readonly arms?: readonly Settings[];
}

/** What holds under an edition that has some rules and no others. */
function withRules(campaign: Campaign, edition: Edition, settings: Settings): Settings {
  const editions = { ...campaign.editions, [edition.id]: { ...edition, settings } };
  return settingsWith({ ...campaign, editions }, edition.id);
}

/** What holds under a set of house rules in the place of the game's other sets. */
function withPreset(house: House, list: readonly RulePreset[], settings: Settings): Settings {
  const keys = new Set(list.flatMap((one) => Object.keys(one.settings)));
  const others = Object.entries(house.inForce).filter(([key]) => !keys.has(key));
  return { ...Object.fromEntries(others), ...settings };
}

/** A rule as it is called: its setting with its value, or its table. */
function ruleName({ system, names }: House, [key, value]: [string, Settings[string]]): string {
  const setting = system.settings.find((one) => one.key === key);
  if (setting !== undefined) return `${names.setting(setting)}: ${names.value(setting, value)}`;
  const table = system.tables.find((one) => tableSetting(one) === key);
  return table === undefined ? key : names.table(table);
}

const choice = (id: string, label: string, arms: readonly Arm[]): Choice => ({
  id,
  label,
  labels: arms.map((arm) => arm.label),
  arms: arms.map(({ settings }) => settings),
});

/** Every rule alone, then all of them together, held against none. */
function ruleByRule(
  house: House,
  rules: Settings,
  under: (some: Settings) => Settings,
  t: TFunction,
): readonly Arm[] {
  return [
    { label: t('laboratory:arm.without'), settings: under({}) },
    ...Object.entries(rules).map((rule) => ({
      label: ruleName(house, rule),
      settings: under(Object.fromEntries([rule])),
    })),
    { label: t('laboratory:arm.all'), settings: under(rules) },
  ];
}

function editionChoices(house: House, t: TFunction): readonly Choice[] {
  const { campaign, edition } = house;
  if (edition === null || Object.keys(edition.settings).length === 0) return [];
  const about = { edition: edition.name };
  const under = (some: Settings): Settings => withRules(campaign, edition, some);
  const whole = choice('edition', t('laboratory:what.edition', about), [
    { label: t('laboratory:arm.without'), settings: under({}) },
    { label: t('laboratory:arm.with', about), settings: house.inForce },
  ]);
  if (Object.keys(edition.settings).length < 2) return [whole];
  const arms = ruleByRule(house, edition.settings, under, t);
  return [whole, choice('editionRules', t('laboratory:what.editionRules', about), arms)];
}

function presetChoices(house: House, language: 'de' | 'en', t: TFunction): readonly Choice[] {
  const list = house.system.presets?.list ?? [];
  if (list.length < 2) return [];
  const under = (some: Settings): Settings => withPreset(house, list, some);
  const arms = list.map(({ label, settings }) => ({
    label: inLanguage(label, language),
    settings: under(settings),
  }));
  return [
    choice('presets', t('laboratory:what.presets'), arms),
    ...list
      .filter(({ settings }) => Object.keys(settings).length > 1)
      .map(({ id, label, settings }) =>
        choice(
          `preset ${id}`,
          t('laboratory:what.presetRules', { preset: inLanguage(label, language) }),
          ruleByRule(house, settings, under, t),
        ),
      ),
  ];
}

/** All that can be compared in a campaign: its edition, the sets of its game, and the game's own experiments. */
export function choicesOf(house: House, language: 'de' | 'en', t: TFunction): readonly Choice[] {
  const experiments = house.system.laboratory?.experiments ?? [];
  return [
    ...editionChoices(house, t),
    ...presetChoices(house, language, t),
    ...experiments.map(({ id, title, arms }) => ({
      id,
      label: inLanguage(title, language),
      labels: arms.map(({ label }) => inLanguage(label, language)),
    })),
  ];
}

/** What a world lacks to be played; undefined = nothing. */
export function lackOf(
  { laboratory }: Pick<House['system'], 'laboratory'>,
  world: World,
): 'parties' | 'regions' | 'over' | undefined {
  const { parties, board } = world;
  if (Object.keys(parties).length < 2) return 'parties';
  if (laboratory?.isOver?.(world) === true) return 'over';
  return board !== undefined && Object.keys(board.regions).length === 0 ? 'regions' : undefined;
}

/** Worlds made under house rules; they are made once. */
const worldsUnder = memoizeByObject((_: Settings) => new Map<string, World>());

function worldUnder(settings: Settings, id: string, make: (settings: Settings) => World): World {
  const made = worldsUnder(settings);
  const world = made.get(id) ?? make(settings);
  made.set(id, world);
  return world;
}

/** Where games can begin. */
interface Start {
  readonly id: string;
  readonly label: string;
  /** The world games begin in under house rules: the campaign's, or one made under these rules. */
  readonly worldUnder: (settings: Settings) => World;
}

/** Where games can begin: as the campaign stands, in a world in which all begin alike, and those of the founding. */
export function startsOf(
  { campaign, system, inForce }: Pick<House, 'campaign' | 'system' | 'inForce'>,
  language: 'de' | 'en',
  t: TFunction,
): readonly Start[] {
  const { parties, laboratory } = system;
  const beginnings = parties.founding?.beginnings ?? [];
  const alike = laboratory?.testWorld;
  const made =
    (id: string, make: (settings: Settings) => World): Start['worldUnder'] =>
    (settings) =>
      worldUnder(settings, `${system.id} ${id}`, make);
  return [
    { id: 'campaign', label: t('laboratory:from.campaign'), worldUnder: () => campaign.world },
    ...(alike === undefined
      ? []
      : [{ id: 'alike', label: t('laboratory:from.alike'), worldUnder: made('alike', alike) }]),
    ...beginnings.map(({ id, label, make }) => ({
      id: `beginning ${id}`,
      label: t('laboratory:from.beginning', { beginning: inLanguage(label, language) }),
      worldUnder: made(id, make),
    })),
  ].filter((start) => lackOf(system, start.worldUnder(inForce)) === undefined);
}

/** What can be played where games begin so, and what the campaign lacks to be played on; experiments need no world. */
export function playable(
  choices: readonly Choice[],
  starts: readonly Start[],
  { system, campaign }: Pick<House, 'system' | 'campaign'>,
): { readonly choices: readonly Choice[]; readonly lack: ReturnType<typeof lackOf> } {
  const lack = lackOf(system, campaign.world);
  if (starts.length > 0) return { choices, lack: lack === 'over' ? lack : undefined };
  const those = choices.filter(({ arms }) => arms === undefined);
  return { choices: those, lack: those.length < choices.length ? lack : undefined };
}

/** The arms of a choice, each in the world that comes of a start under its own house rules. */
export function armsFrom(start: Start, settings: readonly Settings[]): readonly TrialArm[] {
  return settings.map((one) => ({ settings: one, world: start.worldUnder(one) }));
}
