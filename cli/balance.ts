import { hexGameOf, type BalanceSheet, settingsInForce, type SheetComparison } from '../engine';
import { dateWithTurn, explainLines, lexiconOf, namingWords } from '../renderer/kit/explain';
import { type Words, wordsOf } from '../renderer/kit/text/words';
import type { BalanceRequest } from './args';
import type { Files } from './files';
import { knownParty, type OpenCampaign, openCampaign, readOrderText } from './inputs';
import { balanceLines, comparisonLines } from './lines/balance';
import { clauseLines } from './lines/clauses';
import { findingLines } from './lines/findings';
import { type Attempt, done, failed, type Outcome } from './outcome';

interface Compared {
  readonly text: string;
  readonly comparison: SheetComparison;
}

const compare = (
  file: string,
  party: string,
  { campaign, system }: OpenCampaign,
  files: Files,
): Attempt<Compared> => {
  const bytes = files.read(file);
  if (!bytes.ok) return bytes;
  const text = readOrderText(file, bytes.value);
  if (!text.ok) return text;
  const { world, rulings } = campaign;
  const settings = settingsInForce(campaign);
  const comparison = system.parties.compare?.(text.value, party, world, settings, rulings);
  return comparison === undefined
    ? failed('noBooks', { system: campaign.system })
    : done({ text: text.value, comparison });
};

const exitOf = (compared: Compared | null): Outcome['exit'] =>
  (compared?.comparison.findings.length ?? 0) > 0 ? 1 : 0;

const asData = (sheet: BalanceSheet, compared: Compared | null): readonly string[] => [
  JSON.stringify(
    { ...sheet, ...(compared === null ? {} : { comparison: compared.comparison }) },
    null,
    2,
  ),
];

const asText = (
  request: BalanceRequest,
  { campaign, system }: OpenCampaign,
  sheet: BalanceSheet,
  compared: Compared | null,
): readonly string[] => {
  const words = namingWords(
    wordsOf(request.language, campaign.system),
    lexiconOf(campaign.world, hexGameOf(system).terrains, request.language),
  );
  const name = campaign.world.parties[sheet.party]?.name ?? sheet.party;
  const derivation = explainLines(compared?.comparison.recomputed ?? sheet.after, words);
  const { clock } = campaign.world;
  return [
    words('terminal:title', {
      campaign: campaign.name,
      date: dateWithTurn({ system: campaign.system, settings: campaign.settings, clock }, words),
      party: name,
    }),
    '',
    ...balanceLines(sheet, words),
    ...(compared === null
      ? []
      : [
          '',
          ...comparisonLines(compared.comparison, words),
          '',
          ...findingLines(compared.comparison.findings, compared.text, words),
        ]),
    ...(request.withDerivations
      ? ['', ...derivation, '', ...clauseLines(derivation, request.language)]
      : []),
  ];
};

/**
 * Prints what a realm earns and owes in a half-year; with a player's sheet also every difference, then the exit code
 * is 1 if there is one. Nothing is booked.
 */
export function showBalance(request: BalanceRequest, files: Files, words: Words): Attempt<Outcome> {
  const opened = openCampaign(request.campaign, files, words);
  if (!opened.ok) return opened;
  const { campaign, system } = opened.value;
  const party = knownParty(campaign, request.party);
  if (!party.ok) return party;
  const sheet = system.parties.forecast?.(campaign.world, party.value, settingsInForce(campaign));
  if (sheet === undefined) return failed('noBooks', { system: campaign.system });
  const compared =
    request.sheet === null ? done(null) : compare(request.sheet, party.value, opened.value, files);
  if (!compared.ok) return compared;
  const out = request.asJson
    ? asData(sheet, compared.value)
    : asText(request, opened.value, sheet, compared.value);
  return done({ out, err: [], exit: exitOf(compared.value) });
}
