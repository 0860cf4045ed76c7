import {
  type Campaign,
  readCampaignFile,
  type RuleSystem,
  systems,
  unitId,
  type World,
} from '../engine';
import type { Words } from '../renderer/text/words';
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
export const readOrderText = (file: string, bytes: Uint8Array): Attempt<string> => {
  if (bytes.includes(0)) return failed('ordersBinary', { file });
  if (bytes.length > TEXT_LIMIT) return failed('ordersHuge', { file });
  const text = decoded(bytes);
  return text.trim() === '' ? failed('ordersEmpty', { file }) : done(text);
};

const openCampaign = (file: string, bytes: Uint8Array, words: Words): Attempt<Campaign> => {
  const read = readCampaignFile(bytes);
  if (read.ok) return done(read.value);
  const { code, about } = read.problem;
  return failed('campaign', { sentence: words(`terminal:file.${code}`, { file, ...about }) });
};

/** How many rows of a text name a unit that a party has. */
const ownRows = ({ campaign, system, party, text }: Inputs): number =>
  system
    .readOrders(text, party, campaign.world)
    .rows.filter(({ unit }) => campaign.world.units[unitId(party, unit)] !== undefined).length;

/** Whose sheet it is: the party with the most of its units in it, if there is exactly one. */
const guessParty = (campaign: Campaign, system: RuleSystem<World>, text: string): string | null => {
  const scores = Object.keys(campaign.world.parties).map((party) => ({
    party,
    rows: ownRows({ campaign, system, party, text }),
  }));
  const best = Math.max(0, ...scores.map(({ rows }) => rows));
  const candidates = scores.filter(({ rows }) => rows === best);
  return best > 0 && candidates.length === 1 ? (candidates[0]?.party ?? null) : null;
};

/** Opens both files of a request and finds the party; one problem if something is wrong with them. */
export const openInputs = (request: TurnRequest, files: Files, words: Words): Attempt<Inputs> => {
  const campaignBytes = files.read(request.campaign);
  if (!campaignBytes.ok) return campaignBytes;
  const opened = openCampaign(request.campaign, campaignBytes.value, words);
  if (!opened.ok) return opened;
  const campaign = opened.value;
  const system = systems[campaign.system];
  if (system === undefined) return failed('system', { system: campaign.system });

  const orderBytes = files.read(request.orders);
  if (!orderBytes.ok) return orderBytes;
  const text = readOrderText(request.orders, orderBytes.value);
  if (!text.ok) return text;

  const keys = Object.keys(campaign.world.parties).join(', ');
  if (request.party !== null && !Object.hasOwn(campaign.world.parties, request.party)) {
    return failed('partyUnknown', { party: request.party, keys });
  }
  const party = request.party ?? guessParty(campaign, system, text.value);
  return party === null
    ? failed('partyUnclear', { file: request.orders, keys })
    : done({ campaign, system, party, text: text.value });
};
