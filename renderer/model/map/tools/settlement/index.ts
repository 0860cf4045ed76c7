import {
  hexGameOf,
  type FieldAddress,
  ownerAt,
  type Settlement,
  settlementAt,
  type SettlementStyle,
  systems,
} from '../../../../../engine';
import { foundSettlement, removeSettlement } from '../../commands/places';
import { fieldUnder } from '../fields';
import { isErasing } from '../sides/erasing';
import { refusal, refused, tell } from '../sides/finding';
import {
  mapTool,
  become,
  type Hint,
  NO_PREVIEW,
  pointingAt,
  type ToolOutcome,
  type ToolContext,
  type ToolState,
} from '../tool';

/** The kind of settlement on the pen; the first of the game if the pen has none of its own. */
const styleOf = ({ campaign, pen }: ToolContext): SettlementStyle | undefined => {
  const styles = hexGameOf(systems[campaign.system]).settlements;
  return styles[pen.settlementType] ?? Object.values(styles)[0];
};

/**
 * A complete settlement of the kind on the pen; it goes to the realm on the pen or to the owner of the field, unless
 * settlements follow the land.
 */
const newSettlement = (context: ToolContext, field: FieldAddress): Settlement | Hint => {
  const { map, pen, campaign } = context;
  const style = styleOf(context);
  if (style === undefined) return refused('places:noTypes', {});
  const made = { type: style.key, name: '', built: style.buildingValue, harbours: [] };
  if (hexGameOf(systems[campaign.system]).settlementsFollowLand === true)
    return { ...made, owner: '' };
  const wanted = pen.party ?? ownerAt(map, field);
  const owner = wanted === null ? undefined : campaign.world.parties[wanted];
  return owner === undefined ? refused('places:noOwner', { field }) : { ...made, owner: owner.key };
};

const found = (context: ToolContext, field: FieldAddress): readonly ToolOutcome[] => {
  const { map, rules, campaign } = context;
  const settlement = newSettlement(context, field);
  if ('tone' in settlement)
    return [tell(settlement), { kind: 'select', field }, { kind: 'edit', what: 'realm', field }];
  const command = foundSettlement(map, field, settlement);
  if (command === undefined) return [];
  const structure = { kind: 'settlement', field, type: settlement.type } as const;
  const findings = rules?.objections(campaign.world, structure) ?? [];
  if (findings.length > 0) return [{ kind: 'insist', findings, command, describes: field }];
  return [
    { kind: 'command', command },
    { kind: 'select', field },
    { kind: 'edit', what: 'settlement', field },
  ];
};

const actsAt = (
  context: ToolContext,
  field: FieldAddress,
  erases: boolean,
): readonly ToolOutcome[] => {
  const isThere = settlementAt(context.map, field) !== undefined;
  if (erases) {
    const command = removeSettlement(context.map, field);
    return command === undefined
      ? [tell(refused('places:nothingHere', { field }))]
      : [{ kind: 'command', command }];
  }
  return isThere
    ? [
        { kind: 'select', field },
        { kind: 'edit', what: 'settlement', field },
      ]
    : found(context, field);
};

/** The effect of a click, as text. */
const hintAt = (context: ToolContext, field: FieldAddress, erases: boolean): Hint | null => {
  const settlement = settlementAt(context.map, field);
  const about = { field, name: settlement?.name ?? '' };
  if (settlement !== undefined) {
    return { text: erases ? 'places:hint.remove' : 'places:hint.open', about, tone: 'plain' };
  }
  if (erases) return null;
  const wanted = newSettlement(context, field);
  if ('tone' in wanted) return wanted;
  const structure = { kind: 'settlement', field, type: wanted.type } as const;
  const [first] = context.rules?.objections(context.campaign.world, structure) ?? [];
  return first === undefined ? { text: 'places:hint.found', about, tone: 'plain' } : refusal(first);
};

const pointing: ToolState = {
  name: 'pointing',
  preview: NO_PREVIEW,
  on: (event, context) => {
    const field = 'point' in event ? fieldUnder(context, event.point) : undefined;
    if (field === undefined) return become(pointing);
    const erases = isErasing(event, context);
    // Works on release, not on press: the press itself gives the map the focus, which the form then takes.
    const acts = event.kind === 'up' ? actsAt(context, field, erases) : [];
    const hint = event.kind === 'move' ? hintAt(context, field, erases) : null;
    return become({ ...pointing, preview: { ...pointingAt([field]), hint } }, ...acts);
  },
};

/** Founds settlements and opens their form; with Ctrl or its switch it removes them. */
export const settlement = mapTool('settlement', pointing);
