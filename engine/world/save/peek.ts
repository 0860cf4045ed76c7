import { z } from '../../kernel/zod';
import { failure, type Json, success } from '../../kernel';
import { fitting } from './collector';
import { type FileLimits, type FileResult, PART } from './format';
import type { Manifest } from './manifest';
import { OLD_PART } from './migrate';
import { openFile } from './read';
import { type FoundPart, readJson } from './read-parts';
import type { Reading } from './steps';
import type { Scale } from './weigh';

/** What a short look at a campaign file tells. Nothing of the world has been checked for it. */
export interface CampaignPeek {
  readonly manifest: Manifest;
  readonly summary: {
    readonly id: string;
    readonly name: string;
    readonly turn: number;
    readonly year: number;
    /** First moon of the open turn, 1 to 12. */
    readonly moon: number;
  };
}

const head = z.looseObject({ id: z.string(), name: z.string() });
const clocked = z.looseObject({
  clock: z.looseObject({ turn: z.int(), year: z.int(), moon: z.int() }),
});

function* readOne(
  parts: readonly FoundPart[],
  names: readonly string[],
  limits: FileLimits,
  scale: Scale,
): Reading<FileResult<Json>> {
  const part = parts.find(({ name }) => names.includes(name));
  return part === undefined
    ? failure({ code: 'part-missing', about: { part: names[0] ?? '' } })
    : yield* readJson(part, limits, scale);
}

/** A short look at a file of so many bytes. */
export function* peeking(size: number, limits: FileLimits): Reading<FileResult<CampaignPeek>> {
  const open = yield* openFile(size, limits);
  if (!open.ok) return open;
  const { manifest, parts, scale } = open.value;
  const campaign = yield* readOne(parts, [PART.campaign], limits, scale);
  if (!campaign.ok) return campaign;
  const world = yield* readOne(parts, [PART.world, OLD_PART.rest], limits, scale);
  if (!world.ok) return world;
  const names = fitting(PART.campaign, head, campaign.value);
  if (!names.ok) return names;
  const time = fitting(PART.world, clocked, world.value);
  if (!time.ok) return time;
  const { id, name } = names.value;
  const { turn, year, moon } = time.value.clock;
  return success({ manifest, summary: { id, name, turn, year, moon } });
}
