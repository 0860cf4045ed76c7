import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { toldEvents } from '../told-events';

const KINDS: ReadonlySet<string> = new Set([
  'workDone',
  'structureBuilt',
  'siegeDamage',
  'breach',
  'repaired',
  'demolished',
]);

/** Progress of building, and what sieges did (WW-10.1-12). */
export const building = (speech: Speech): readonly TextBlock[] =>
  toldEvents(
    speech,
    'building',
    speech.dossier.report.events.filter(({ kind }) => KINDS.has(kind)),
  );
