import { fieldAddress, type GrossfeldNo, type Plot } from '../../hex';
import type { KnownFact, KnownSource } from '../dossier';
import {
  bySight,
  type Knowledge,
  type KnowledgeSource,
  type RealmView,
  type SightedUnit,
} from '../knowledge';

const chunksOf = ({ chunks }: RealmView): readonly GrossfeldNo[] =>
  (Object.keys(chunks) as GrossfeldNo[]).sort();

/** The Großfelder of which a realm knows anything, in order of their numbers. */
export const plotsKnown = (view: RealmView): readonly Plot[] =>
  chunksOf(view).flatMap((key) => {
    const chunk = view.chunks[key];
    return chunk === undefined ? [] : [{ no: chunk.no, u: chunk.u, v: chunk.v }];
  });

/** A source in the eyes of the realm: it cannot tell what the GM made it believe from what it was told in truth. */
const sourceSeen = (source: KnowledgeSource | null): KnownSource =>
  source === null || source === 'gm' ? 'told' : source;

/** Everything a realm believes of fields on its map, with date and source, in the order of the map. */
export const knownFacts = (knowledge: Knowledge, view: RealmView): readonly KnownFact[] =>
  chunksOf(view).flatMap((no) => {
    const known = knowledge.grossfelder[no];
    return (known?.level ?? []).flatMap((level, index): readonly KnownFact[] =>
      level === 0
        ? []
        : [
            {
              field: fieldAddress(no, index + 1),
              level,
              since: known?.since[index] ?? 0,
              source: sourceSeen(known?.source[index] ?? null),
            },
          ],
    );
  });

/** The foreign units of which a realm has word; what the GM made it believe was told, and stands among the rest. */
export const knownSightings = ({ sightings }: Knowledge): readonly SightedUnit[] =>
  sightings
    .map((sighting) => (sighting.by === 'gm' ? { ...sighting, by: 'told' } : sighting))
    .sort(bySight);
