import {
  type Axial,
  clipGround,
  clipOverhang,
  type FieldAddress,
  fieldAtPoint,
  pasteCollisions,
} from '../../../../../engine';
import { putDown } from '../../commands/clip';
import { MOST_SHOWN } from '../shape';
import {
  become,
  type FieldLook,
  type Hint,
  mapTool,
  NO_PREVIEW,
  type ToolOutcome,
  type ToolContext,
  type ToolPreview,
  type ToolState,
} from '../tool';

/** Beyond this many fields a clip is not even outlined. */
const MOST_RINGED = 4 * MOST_SHOWN;

const EMPTY: Hint = { text: 'paint:hint.nothingCopied', about: {}, tone: 'refused' };

const hintAt = (at: Axial, { lattice, map, carried }: ToolContext): Hint | null => {
  if (carried === null) return EMPTY;
  const { clip, parts, replaces } = carried;
  const blocked =
    parts.places && !replaces ? pasteCollisions(map, lattice, clip, at)[0] : undefined;
  if (blocked !== undefined) {
    return {
      text: 'paint:hint.settled',
      about: { field: blocked },
      tone: 'refused',
    };
  }
  const count = clipOverhang(clip, at, lattice);
  return count === 0 ? null : { text: 'paint:hint.overhang', about: { count }, tone: 'plain' };
};

const previewAt = (at: Axial | null, context: ToolContext | null): ToolPreview => {
  if (context === null || at === null) return NO_PREVIEW;
  if (context.carried === null) return { ...NO_PREVIEW, hint: EMPTY };
  const { clip, parts } = context.carried;
  const landed = clipGround(clip, at, context.lattice);
  const looks = [...landed].map(
    ([field, { terrain, owner }]): readonly [FieldAddress, FieldLook] => [
      field,
      { ...(parts.terrain ? { terrain } : {}), ...(parts.owners ? { owner } : {}) },
    ],
  );
  return {
    ...NO_PREVIEW,
    ground: landed.size > MOST_SHOWN ? NO_PREVIEW.ground : new Map(looks),
    outline: landed.size > MOST_RINGED ? [] : [...landed.keys()],
    reach: landed.size,
    hint: hintAt(at, context),
  };
};

const placing = (at: Axial, context: ToolContext): readonly ToolOutcome[] => {
  const { map, lattice, carried } = context;
  if (carried === null) return [{ kind: 'tell', hint: EMPTY }];
  const { clip, parts, replaces } = carried;
  const options = { parts, replaceSettlements: replaces };
  const { command } = putDown(map, lattice, clip, at, options);
  const hint = hintAt(at, context);
  return [
    ...(command === undefined ? [] : [{ kind: 'command' as const, command }]),
    ...(hint === null ? [] : [{ kind: 'tell' as const, hint }]),
  ];
};

/** The copy follows the pointer and shows the result; a click pastes it. */
const carrying = (at: Axial | null, seen: ToolContext | null): ToolState => {
  const here: ToolState = {
    name: 'carrying',
    preview: previewAt(at, seen),
    on: (event, context) => {
      if (!('point' in event)) return become(carrying(null, null));
      const field = fieldAtPoint(event.point);
      const isSame =
        at?.q === field.q &&
        at.r === field.r &&
        seen?.map === context.map &&
        seen.lattice === context.lattice &&
        seen.carried === context.carried;
      const next = isSame ? here : carrying(field, context);
      if (event.kind !== 'click') return become(next);
      return become(next, ...placing(field, context));
    },
  };
  return here;
};

/** Pastes what was copied, as often as wanted. */
export const paste = mapTool('paste', carrying(null, null), { drags: false });
