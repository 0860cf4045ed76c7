import type { Json } from './params';
import type { SettingDefinition, Settings } from './setting';

const isAllowed = ({ type, allowed }: SettingDefinition, value: Json): boolean => {
  switch (type) {
    case 'bool':
      return typeof value === 'boolean';
    case 'int':
      return Number.isInteger(value);
    case 'decimal':
      return typeof value === 'number';
    case 'enum':
      return typeof value === 'string' && (allowed ?? []).includes(value);
    case 'text':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value);
    case 'table':
      return value !== null && typeof value === 'object' && !Array.isArray(value);
  }
};

/** The value of a setting in force: the GM's if it is of the right kind, else the register's default; null if unknown. */
export const settingInForce = (
  definition: SettingDefinition | undefined,
  settings: Settings,
): Json => {
  if (definition === undefined) return null;
  const value = settings[definition.key];
  return value !== undefined && isAllowed(definition, value) ? value : definition.initial;
};
