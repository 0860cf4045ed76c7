import { MAP_LOOKS, type MapLook } from '../../kit/cartography';

/** Layers of the map that can be switched off. */
export const VIEW_LAYERS = [
  'numbers',
  'pieces',
  'labels',
  'borders',
  'grid',
  'secrets',
  'underlay',
] as const;
export type ViewLayer = (typeof VIEW_LAYERS)[number];

/** How the map is to be drawn: in which look, with which layers, with or without the age of knowledge. */
export interface ViewChoice extends Readonly<Record<ViewLayer, boolean>> {
  readonly look: MapLook;
  readonly age: boolean;
}

/** A choice that the GM keeps under a name. */
export interface ViewPreset {
  readonly name: string;
  readonly choice: ViewChoice;
}

/** The map as in the rule book, with everything on it. */
export const FIRST_CHOICE: ViewChoice = {
  look: 'colours',
  age: true,
  numbers: true,
  pieces: true,
  labels: true,
  borders: true,
  grid: true,
  secrets: true,
  underlay: true,
};

/** Longest name of a preset, in letters, and most presets. */
export const LONGEST_NAME = 40;
export const MOST_PRESETS = 24;

/** A name as it is kept: without white space around it; undefined if nothing is left or it is too long. */
export function presetName(text: string): string | undefined {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  return name === '' || name.length > LONGEST_NAME ? undefined : name;
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The preset of a name, whatever its capitals. */
export function presetNamed(presets: readonly ViewPreset[], name: string): ViewPreset | undefined {
  return presets.find((preset) => sameName(preset.name, name));
}

/** The presets with one more; one of the same name is replaced where it stands. */
export function withPreset(
  presets: readonly ViewPreset[],
  preset: ViewPreset,
): readonly ViewPreset[] {
  return presetNamed(presets, preset.name) === undefined
    ? [...presets, preset]
    : presets.map((each) => (sameName(each.name, preset.name) ? preset : each));
}

/** The presets without one. */
export function withoutPreset(presets: readonly ViewPreset[], name: string): readonly ViewPreset[] {
  return presets.filter((each) => !sameName(each.name, name));
}

/** The presets after one got another name; the same ones if another preset has that name already. */
export function renamedPreset(
  presets: readonly ViewPreset[],
  from: string,
  to: string,
): readonly ViewPreset[] {
  const other = presetNamed(presets, to);
  if (other !== undefined && !sameName(other.name, from)) return presets;
  return presets.map((each) => (sameName(each.name, from) ? { ...each, name: to } : each));
}

type Found = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Found => typeof value === 'object' && value !== null;

/** Reads a stored choice; whatever is missing or foreign is as in the first choice. */
const choiceOf = (found: unknown): ViewChoice => {
  const stored = isRecord(found) ? found : {};
  const flag = (name: ViewLayer | 'age'): boolean => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : FIRST_CHOICE[name];
  };
  return {
    look: MAP_LOOKS.find((look) => look === stored['look']) ?? FIRST_CHOICE.look,
    age: flag('age'),
    numbers: flag('numbers'),
    pieces: flag('pieces'),
    labels: flag('labels'),
    borders: flag('borders'),
    grid: flag('grid'),
    secrets: flag('secrets'),
    underlay: flag('underlay'),
  };
};

/** Reads stored presets: those without a usable name are left out, and so is every second one of a name. */
export function parsePresets(found: unknown): readonly ViewPreset[] {
  if (!Array.isArray(found)) return [];
  let presets: readonly ViewPreset[] = [];
  for (const each of found as readonly unknown[]) {
    if (!isRecord(each) || typeof each['name'] !== 'string') continue;
    const name = presetName(each['name']);
    if (name === undefined || presetNamed(presets, name) !== undefined) continue;
    if (presets.length < MOST_PRESETS)
      presets = [...presets, { name, choice: choiceOf(each['choice']) }];
  }
  return presets;
}
