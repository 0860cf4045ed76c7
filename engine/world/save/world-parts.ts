import { z } from '../../kernel/zod';
import { hasPlace, wrapPlace } from '../../hex';
import { failure, type Json, success } from '../../kernel';
import type { Knowledge } from '../knowledge';
import type { RegionBoard } from '../regions';
import { unitId, type World, type WorldMap } from '../world';
import { collector, contradiction, fitting } from './collector';
import { type FileProblem, type FileResult, PART } from './format';
import { anyJson, grossfeldNumber, key, partyKey, regionKey } from './schema-basics';
import * as schema from './schema-world';

/** `<party>/<Großfeld>`. */
const knownKey = z.string().regex(/^[A-Za-z0-9_.-]+\/\d{3}$/);

/** Two Großfelder at one place would share their fields, and on an icosahedron each has some. */
export function mapFault({ topology, grossfelder }: WorldMap): FileProblem | undefined {
  const taken = new Set<string>();
  for (const grossfeld of Object.values(grossfelder)) {
    const { u, v } = wrapPlace(topology, grossfeld);
    if (taken.has(`${u},${v}`) || !hasPlace(topology, { u, v }))
      return contradiction(PART.grossfelder, grossfeld.no);
    taken.add(`${u},${v}`);
  }
  return undefined;
}

/** Borders lead between two known regions, each once and in order, so that they are an undirected graph. */
export function boardFault({ regions, borders }: RegionBoard): FileProblem | undefined {
  const seen = new Set<string>();
  for (const [a, b] of borders) {
    const isKnown = Object.hasOwn(regions, a) && Object.hasOwn(regions, b);
    if (!isKnown || a >= b || seen.has(`${a} ${b}`))
      return contradiction(PART.board, `borders ${a} ${b}`);
    seen.add(`${a} ${b}`);
  }
  return undefined;
}

type KnownParts = Readonly<
  Record<string, Knowledge['grossfelder'][keyof Knowledge['grossfelder']]>
>;

/** Knowledge of the parties, assembled from the other fields and the single Großfelder. */
const knowledgeOf = (
  beside: Readonly<Record<string, Pick<Knowledge, 'sightings' | 'chart'>>>,
  known: KnownParts,
): FileResult<World['knowledge']> => {
  const chunks = new Map<string, Record<string, KnownParts[string]>>(
    Object.keys(beside).map((party) => [party, {}]),
  );
  for (const [path, grossfeld] of Object.entries(known)) {
    const [party = '', no = ''] = path.split('/');
    const own = chunks.get(party);
    if (own === undefined) return failure(contradiction(PART.known, path));
    own[no] = grossfeld;
  }
  return success(
    Object.fromEntries(
      Object.entries(beside).map(([party, { sightings, chart }]) => [
        party,
        {
          grossfelder: chunks.get(party) ?? {},
          sightings,
          ...(chart === undefined ? {} : { chart }),
        },
      ]),
    ),
  );
};

/** The collections of a world, and how they become one. */
export function worldParts() {
  const grossfelder = collector(PART.grossfelder, grossfeldNumber, schema.grossfeld, ({ no }) => [
    no,
  ]);
  const parties = collector(PART.parties, partyKey, schema.party, (party) => [party.key]);
  const units = collector(PART.units, key, schema.unit, ({ id, party, number }) => [
    id,
    unitId(party, number),
  ]);
  const labels = collector(PART.labels, key, schema.label, ({ id }) => [id]);
  const knowledge = collector(PART.knowledge, partyKey, schema.knowledgeBeside);
  const known = collector(PART.known, knownKey, schema.knownGrossfeld);
  const works = collector(PART.works, key, schema.work, ({ id }) => [id]);
  const treaties = collector(PART.treaties, key, schema.treaty, ({ id }) => [id]);
  const people = collector(PART.people, key, schema.person, ({ id }) => [id]);
  const regions = collector(PART.regions, regionKey, schema.region, (region) => [region.key]);
  const affairs = collector(PART.affairs, key, anyJson);

  const boardOf = (json: Json): FileResult<RegionBoard> => {
    const beside = fitting(PART.board, schema.boardBeside, json);
    if (!beside.ok) return beside;
    const board = { regions: regions.entries, borders: beside.value.borders };
    const fault = boardFault(board);
    return fault === undefined ? success(board) : failure(fault);
  };

  return {
    collectors: [
      grossfelder,
      parties,
      units,
      labels,
      knowledge,
      known,
      works,
      treaties,
      people,
      regions,
      affairs,
    ],
    /** The world of all entries taken; `board` is undefined and `hasAffairs` false where the file has none. */
    finish: (beside: Json, board: Json | undefined, hasAffairs: boolean): FileResult<World> => {
      const rest = fitting(PART.world, schema.worldBeside, beside);
      if (!rest.ok) return rest;
      const map = { topology: rest.value.topology, grossfelder: grossfelder.entries };
      const fault = mapFault(map);
      if (fault !== undefined) return failure(fault);
      const beliefs = knowledgeOf(knowledge.entries, known.entries);
      if (!beliefs.ok) return beliefs;
      const regional = board === undefined ? success(undefined) : boardOf(board);
      if (!regional.ok) return regional;
      return success({
        map,
        parties: parties.entries,
        units: units.entries,
        labels: labels.entries,
        knowledge: beliefs.value,
        works: works.entries,
        treaties: treaties.entries,
        people: people.entries,
        clock: rest.value.clock,
        ...(regional.value === undefined ? {} : { board: regional.value }),
        ...(hasAffairs ? { affairs: affairs.entries } : {}),
      });
    },
  };
}
