import { failure, type Json, success } from '../../kernel';
import type { Campaign } from '../campaign';
import { campaignParts } from './campaign-parts';
import { fitting, WHOLE } from './collector';
import {
  type FileContent,
  type FileLimits,
  type FileProblem,
  type FileResult,
  OPTIONAL_PARTS,
  PART,
} from './format';
import { createKeeper, isRecord, unknownFields } from './unknown-fields';
import { campaignSchema } from './schema-campaign';
import { boardBeside, knowledgeBeside, worldBeside } from './schema-world';
import { worldParts } from './world-parts';

/** Puts a campaign together from the parts of a file as they come, in whatever order. */
export interface Assembly {
  /** Marks a part as present, though it may be empty. */
  readonly begin: (part: string) => void;
  /** One entry of a collection. */
  readonly entry: (part: string, key: string, value: Json) => FileProblem | undefined;
  /** A part that is one object. */
  readonly whole: (part: string, value: Json) => FileProblem | undefined;
  readonly text: (part: string, text: string) => void;
  /** The campaign, if every part is there and no two entries contradict each other. */
  readonly finish: () => FileResult<Campaign>;
}

/** Names of the fields that are known of a part which is one object. */
const KNOWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [PART.campaign]: Object.keys(campaignSchema.shape),
  [PART.world]: Object.keys(worldBeside.shape),
  [PART.board]: Object.keys(boardBeside.shape),
};

const REQUIRED = Object.values(PART).filter(
  (part) => part !== PART.manifest && !OPTIONAL_PARTS.includes(part),
);

/** An empty assembly. Fields unknown to the schemas are preserved up to the limit. */
export function createAssembly(limits: FileLimits): Assembly {
  const [books, world] = [campaignParts(), worldParts()];
  const collectors = new Map(
    [...books.collectors, ...world.collectors].map((each) => [each.part, each]),
  );
  const keeper = createKeeper(limits.unknown);
  const begun = new Set<string>();
  const wholes: Record<string, Json> = {};
  const texts: Record<string, string> = {};

  const whole = (part: string, value: Json): FileProblem | undefined => {
    begun.add(part);
    wholes[part] = value;
    const known = KNOWN_FIELDS[part];
    if (known === undefined) return keeper.fields(part, value);
    const unknown = unknownFields(value, known);
    return unknown === undefined ? undefined : keeper.fields(part, unknown);
  };

  const entry = (part: string, key: string, value: Json): FileProblem | undefined => {
    const known = collectors.get(part);
    if (known === undefined) return keeper.entry(part, key, value);
    if (part === PART.knowledge) {
      const unknown = unknownFields(value, Object.keys(knowledgeBeside.shape));
      const problem = unknown === undefined ? undefined : keeper.entry(part, key, unknown);
      if (problem !== undefined) return problem;
    }
    return known.take(key, value);
  };

  const finish = (): FileResult<Campaign> => {
    const missing = REQUIRED.find((part) => !begun.has(part));
    if (missing !== undefined) return failure({ code: 'part-missing', about: { part: missing } });
    const head = fitting(PART.campaign, campaignSchema, wholes[PART.campaign]);
    if (!head.ok) return head;
    const { id, name, system, seed, settings, deadline, address } = head.value;
    const land = world.finish(
      wholes[PART.world] ?? null,
      wholes[PART.board],
      begun.has(PART.affairs),
    );
    if (!land.ok) return land;
    const rest = books.finish(texts);
    if (!rest.ok) return rest;
    const kept = keeper.all();
    return success({
      id,
      name,
      system,
      seed,
      settings,
      deadline,
      ...(address === undefined ? {} : { address }),
      world: land.value,
      ...rest.value,
      ...(kept === undefined ? {} : { kept }),
    });
  };

  return {
    begin: (part) => {
      begun.add(part);
      if (!collectors.has(part)) keeper.collection(part);
    },
    entry,
    whole,
    text: (part, text) => void (texts[part] = text),
    finish,
  };
}

const putCollection = (
  assembly: Assembly,
  part: string,
  entries: Json,
): FileProblem | undefined => {
  if (!isRecord(entries))
    return { code: 'schema', about: { part, path: WHOLE, problem: 'entries' } };
  assembly.begin(part);
  for (const [key, value] of Object.entries(entries)) {
    const problem = assembly.entry(part, key, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** The campaign of a content in memory as a whole, as of a file of an older version. */
export function assemble(content: FileContent, limits: FileLimits): FileResult<Campaign> {
  const assembly = createAssembly(limits);
  for (const [part, text] of Object.entries(content.texts)) assembly.text(part, text);
  for (const [part, json] of Object.entries(content.json)) {
    const problem = part.endsWith('.jsonl')
      ? putCollection(assembly, part, json)
      : assembly.whole(part, json);
    if (problem !== undefined) return failure(problem);
  }
  return assembly.finish();
}
