import type { World } from '../../engine';
import { pick } from './case-words';
import type { CaseSpeech } from './game-view';

const ownersOf = ({ map }: World): ReadonlyMap<string, string | null> =>
  new Map(
    Object.values(map.grossfelder).flatMap(({ no, owner }) =>
      owner.map((party, at) => [`${no}/${String(at + 1).padStart(2, '0')}`, party] as const),
    ),
  );

/** Who owns which field after a case, where that changed. */
export function changedOwners(speech: CaseSpeech): readonly string[] {
  const { before, after } = speech.played;
  const owners = ownersOf(after);
  return [...ownersOf(before)].flatMap(([field, owner]) => {
    const now = owners.get(field) ?? null;
    const who = now?.toUpperCase() ?? pick(speech, ['niemandem', 'nobody']);
    return now === owner
      ? []
      : [pick(speech, [`${field} gehört nun ${who}.`, `${field} now belongs to ${who}.`])];
  });
}
