import {
  type Campaign,
  type CampaignArchive,
  type Images,
  readCampaignArchive,
  type RuleSystem,
  systems,
  unitId,
  type World,
} from '../engine';
import type { Words } from '../renderer/kit/text/words';
import type { TurnRequest } from './args';
import type { Files } from './files';
import { type Attempt, done, failed } from './outcome';

/** Everything a look at one order sheet needs. */
export interface Inputs {
  readonly campaign: Campaign;
  readonly system: RuleSystem<World>;
  readonly party: string;
  readonly text: string;
}

/** Most bytes an order text may have. */
const TEXT_LIMIT = 4_000_000;

/** Text of a file: UTF-8 with or without mark, else the western code page of old word processors. */
const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The order text in a file; refused if there is none. */
export function readOrderText(file: string, bytes: Uint8Array): Attempt<string> {
  if (bytes.includes(0)) return failed('ordersBinary', { file });
  if (bytes.length > TEXT_LIMIT) return failed('ordersHuge', { file });
  const text = decoded(bytes);
  return text.trim() === '' ? failed('ordersEmpty', { file }) : done(text);
}

const unpacked = (file: string, bytes: Uint8Array, words: Words): Attempt<CampaignArchive> => {
  const read = readCampaignArchive(bytes);
  if (read.ok) return done(read.value);
  const { code, about } = read.problem;
  return failed('campaign', { sentence: words(`terminal:file.${code}`, { file, ...about }) });
};

/** How many rows of a text name a unit that a party has. */
const ownRows = ({ campaign, system, party, text }: Inputs): number =>
  system.orders
    .read(text, party, campaign.world)
    .rows.filter(({ unit }) => campaign.world.units[unitId(party, unit)] !== undefined).length;

/** Whose sheet it is: the party with the most of its units in it, if there is exactly one. */
export function guessParty(
  campaign: Campaign,
  system: RuleSystem<World>,
  text: string,
): string | null {
  const scores = Object.keys(campaign.world.parties).map((party) => ({
    party,
    rows: ownRows({ campaign, system, party, text }),
  }));
  const best = Math.max(0, ...scores.map(({ rows }) => rows));
  const candidates = scores.filter(({ rows }) => rows === best);
  return best > 0 && candidates.length === 1 ? (candidates[0]?.party ?? null) : null;
}

/** A campaign, the files beside it, and the rules it is played by. */
export type OpenCampaign = Pick<Inputs, 'campaign' | 'system'> & { readonly images: Images };

/** Opens the campaign in a file; one problem if it is none, or of a game that this program does not know. */
export function openCampaign(path: string, files: Files, words: Words): Attempt<OpenCampaign> {
  const bytes = files.read(path);
  if (!bytes.ok) return bytes;
  const opened = unpacked(path, bytes.value, words);
  if (!opened.ok) return opened;
  const { campaign, images } = opened.value;
  const system = systems[campaign.system];
  return system === undefined
    ? failed('system', { system: campaign.system })
    : done({ campaign, system, images });
}

/** The key of a party of the campaign, or the problem that it has none such. */
export function knownParty(campaign: Campaign, party: string): Attempt<string> {
  const keys = Object.keys(campaign.world.parties).join(', ');
  return Object.hasOwn(campaign.world.parties, party)
    ? done(party)
    : failed('partyUnknown', { party, keys }, campaign.system);
}

/** Opens both files of a request and finds the party; one problem if something is wrong with them. */
export function openInputs(request: TurnRequest, files: Files, words: Words): Attempt<Inputs> {
  const opened = openCampaign(request.campaign, files, words);
  if (!opened.ok) return opened;
  const { campaign, system } = opened.value;

  const orderBytes = files.read(request.orders);
  if (!orderBytes.ok) return orderBytes;
  const text = readOrderText(request.orders, orderBytes.value);
  if (!text.ok) return text;

  const named = request.party === null ? null : knownParty(campaign, request.party);
  if (named?.ok === false) return named;
  const keys = Object.keys(campaign.world.parties).join(', ');
  const party = request.party ?? guessParty(campaign, system, text.value);
  return party === null
    ? failed('partyUnclear', { file: request.orders, keys }, campaign.system)
    : done({ campaign, system, party, text: text.value });
}
