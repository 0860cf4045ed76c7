import {
  type FieldAddress,
  type Secret,
  setNote,
  setSecret,
  type WorldMap,
} from '../../../../engine';
import type { Command } from '../../state/command';
import { editCommand } from './edit';

/** The command that writes the note of a field; an empty text takes it away. Undefined if nothing would change. */
export function writeNote(map: WorldMap, field: FieldAddress, text: string): Command | undefined {
  const note = text.trim();
  const name = note === '' ? 'map:command.removeNote' : 'map:command.writeNote';
  return editCommand(name, setNote(map, field, note), () => ({ field }));
}

/** The command that writes what only the GM knows of a field; empty words take it away. Undefined if nothing would change. */
export function writeSecret(
  map: WorldMap,
  field: FieldAddress,
  before: Secret | null,
  after: Secret,
): Command | undefined {
  const secret: Secret = { text: after.text.trim(), strength: after.strength.trim() };
  if (secret.text === (before?.text ?? '') && secret.strength === (before?.strength ?? '')) {
    return undefined;
  }
  const isEmpty = secret.text === '' && secret.strength === '';
  const name = isEmpty ? 'map:command.removeSecret' : 'map:command.writeSecret';
  return editCommand(name, setSecret(map, field, isEmpty ? undefined : secret), () => ({ field }));
}
