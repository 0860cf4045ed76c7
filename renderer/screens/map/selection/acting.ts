import {
  cellsOnMap,
  hexGameOf,
  copyFields,
  type FieldAddress,
  fieldsOf,
  mirrorClip,
  ownerAt,
  rotateClip,
  sameTerrain,
  systems,
  terrainAt,
  type TerrainKey,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { emptyOut } from '../../../model/map/commands/clip';
import { useMapScreen } from '../../../model/map/state';
import { applyPaint } from '../../../model/map/tools/paint';
import type { Paint } from '../../../model/map/tools/paint-kind';
import type { ToolContext } from '../../../model/map/tools/tool';
import { contextNow, perform } from '../use-map-pointer';
import { useClipboard } from './clipboard';

/** The selected fields, or else the one whose sheet is open. */
export function fieldsAtHand(): readonly FieldAddress[] {
  const { chosen } = useMapScreen.getState();
  const { field } = useView.getState();
  return chosen.size > 0 ? [...chosen] : field === null ? [] : [field];
}

/** Runs something with the open campaign, if there is one. */
const withContext = (action: (context: ToolContext) => void): void => {
  const context = contextNow();
  if (context !== null) action(context);
};

/** Carries out a command on the open campaign; nothing if there is nothing to do. */
export function carryOut(
  makeCommand: (context: ToolContext, fields: readonly FieldAddress[]) => Command | undefined,
): void {
  withContext((context) => {
    const command = makeCommand(context, fieldsAtHand());
    if (command !== undefined) perform({ kind: 'command', command });
  });
}

/** Paints everything that is selected. */
export function inkChosen(ink: Paint): void {
  withContext((context) => applyPaint(ink, fieldsAtHand(), context).forEach(perform));
}

const choose = (fields: readonly FieldAddress[]): void =>
  useMapScreen.getState().choose(fields, 'set');

export function chooseAll(): void {
  withContext(({ lattice }) => choose(cellsOnMap(lattice).map((cell) => lattice.addressOf(cell))));
}

export function chooseNothing(): void {
  choose([]);
}

export function chooseOthers(): void {
  withContext(({ lattice, chosen }) =>
    choose(
      cellsOnMap(lattice)
        .map((cell) => lattice.addressOf(cell))
        .filter((field) => !chosen.has(field)),
    ),
  );
}

/** All fields that are equal in one trait to one of the selected fields. */
const chooseAlike = <Trait>(
  traitOf: (context: ToolContext, field: FieldAddress) => Trait,
  alike: (context: ToolContext, trait: Trait) => readonly FieldAddress[],
): void =>
  withContext((context) => {
    const traits = new Set(fieldsAtHand().map((field) => traitOf(context, field)));
    choose([...traits].flatMap((trait) => alike(context, trait)));
  });

export function chooseSameTerrain(): void {
  chooseAlike(
    ({ map }, field) => terrainAt(map, field) ?? '',
    ({ map }, terrain) => sameTerrain(map, terrain),
  );
}

export function chooseSameOwner(): void {
  chooseAlike(
    ({ map }, field) => ownerAt(map, field),
    ({ map }, owner) => fieldsOf(map, owner),
  );
}

/** The kind of ground that is left where fields are emptied: the lowest and plainest of the game. */
export function bareGround(system: string): TerrainKey {
  const kinds = Object.values(hexGameOf(systems[system]).terrains);
  const [first] = [...kinds].sort((a, b) => a.height - b.height);
  return first?.key ?? '';
}

export function copyChosen(): void {
  withContext(({ map, lattice }) => {
    const fields = fieldsAtHand();
    if (fields.length === 0) return;
    useClipboard.getState().set({ clip: copyFields(map, lattice, fields) });
    perform({
      kind: 'tell',
      hint: { text: 'paint:hint.copied', about: { count: fields.length }, tone: 'plain' },
    });
  });
}

/** Empties the chosen fields. */
export function emptyChosen(name: 'paint:command.clear' | 'paint:command.cut'): void {
  carryOut(({ map, lattice, campaign }, fields) =>
    emptyOut(map, lattice, fields, bareGround(campaign.system), name),
  );
}

export function cutChosen(): void {
  copyChosen();
  emptyChosen('paint:command.cut');
}

/** Starts placing what was copied. */
export function takeCopy(): void {
  useView.getState().set({ tool: 'paste' });
}

export function turnCopy(turns: 1 | -1): void {
  const { clip, set } = useClipboard.getState();
  if (clip !== null) set({ clip: rotateClip(clip, turns) });
}

export function mirrorCopy(): void {
  const { clip, set } = useClipboard.getState();
  if (clip !== null) set({ clip: mirrorClip(clip) });
}

export function isAtTruth(): boolean {
  const { readOnly } = useSession.getState();
  return !readOnly && useView.getState().perspective.kind === 'truth';
}
