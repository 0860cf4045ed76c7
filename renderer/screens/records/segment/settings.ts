import type { RuleSystem, World } from '../../../../engine';
import { houseCatalogue } from '../../../model/house/catalogue';
import type { SettingGroup } from '../../../model/house/setting-group';

/** Settings a GM lays down once for his segment; everything else stands with the house rules. */
const ONCE: ReadonlySet<string> = new Set([
  'order.movement_form',
  'turn.moons_per_turn',
  'turn.deadline_day',
  'turn.late_policy',
  'turn.missing_policy',
  'turn.missing_limit',
  'turn.duplicate_policy',
  'cal.authority',
  'cal.traumtage_active',
  'cal.year_label',
  'dip.default_play_mode',
  'dip.default_relation',
]);

/** Whole groups that are about the segment and its players. */
const WHOLE: ReadonlySet<string> = new Set(['seg', 'acct']);

const ORDER = ['seg', 'turn', 'order', 'cal', 'acct', 'dip'];

/** The settings of the segment by group, those about the game first. */
export const segmentGroups = (
  system: Pick<RuleSystem<World>, 'settings' | 'tables'>,
): readonly SettingGroup[] =>
  houseCatalogue(system)
    .groups.map(({ id, settings, ...group }) => ({
      ...group,
      id,
      settings: WHOLE.has(id) ? settings : settings.filter(({ key }) => ONCE.has(key)),
    }))
    .filter(({ settings }) => settings.length > 0)
    .toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
