import {
  hexGameOf,
  type Finding,
  openPart,
  type Proposal,
  readLetter,
  settingsInForce,
  turnInputOf,
  type World,
} from '../engine';
import { dateWithTurn, lexiconOf, namingWords, questionInWords } from '../renderer/kit/explain';
import { type Words, wordsOf } from '../renderer/kit/text/words';
import type { TurnRequest } from './args';
import type { Inputs } from './inputs';
import { clauseLines } from './lines/clauses';
import { eventLines } from './lines/events';
import { findingLines, isObjection } from './lines/findings';
import { marchLines } from './lines/marches';
import type { Outcome } from './outcome';

const titleOf = ({ campaign, party }: Inputs, words: Words): string => {
  const { clock, parties } = campaign.world;
  return words('terminal:title', {
    campaign: campaign.name,
    date: dateWithTurn({ system: campaign.system, settings: campaign.settings, clock }, words),
    party: parties[party]?.name ?? party,
  });
};

const exitOf = (findings: readonly Finding[]): Outcome['exit'] =>
  findings.some(isObjection) ? 1 : 0;

const json = (value: unknown, findings: readonly Finding[]): Outcome => ({
  out: [JSON.stringify(value, null, 2)],
  err: [],
  exit: exitOf(findings),
});

/** What the rules object to in a sheet before it is run. */
export function checkSheet(request: TurnRequest, inputs: Inputs): Outcome {
  const { campaign, system, party, text } = inputs;
  const words = namingWords(
    wordsOf(request.language, campaign.system),
    lexiconOf(campaign.world, hexGameOf(system).terrains, request.language),
  );
  const { sheet, findings } = readLetter(
    system,
    { party, text },
    campaign.world,
    settingsInForce(campaign),
  );
  if (request.asJson) {
    return json({ party, turn: campaign.world.clock.turn, rows: sheet.rows, findings }, findings);
  }
  const count = words('terminal:checked', { count: sheet.rows.length, findings: findings.length });
  return {
    out: [
      titleOf(inputs, words),
      count,
      ...(findings.length === 0 ? [] : ['', ...findingLines(findings, text, words)]),
    ],
    err: [],
    exit: exitOf(findings),
  };
}

/** The proposal of the rules for the whole world, the sheet put in place of the one the campaign holds. */
const propose = ({ campaign, system, party, text }: Inputs): Proposal<World> | undefined => {
  const { turn } = campaign.world.clock;
  const sheet = { turn, party, text, receivedAt: '' };
  return system.adjudicate(
    turnInputOf({ ...campaign, sheets: { ...campaign.sheets, [party]: sheet } }),
  );
};

const questionLines = (proposal: Proposal<World>, words: Words): readonly string[] =>
  proposal.questions.flatMap((question) => {
    const rendered = questionInWords(question, words);
    const proposed = rendered.options.find(({ id }) => id === question.proposal)?.label ?? '';
    return [
      `${words('app:finding.ASK')}  ${rendered.text}  [${question.clause}]`,
      `  ${words('terminal:proposed', { option: proposed })}`,
    ];
  });

/**
 * The marches of a sheet: step tables, what happens to its party, findings and open questions; with derivations also what the clauses cited
 * say. Nothing is booked.
 */
export function moveSheet(request: TurnRequest, inputs: Inputs): Outcome {
  const { campaign, system, party, text } = inputs;
  const words = namingWords(
    wordsOf(request.language, campaign.system),
    lexiconOf(campaign.world, hexGameOf(system).terrains, request.language),
  );
  const proposal = propose(inputs);
  if (proposal === undefined) return { out: [], err: [], exit: 2 };
  const marches = proposal.marches.filter((march) => march.party === party);
  const open = openPart(proposal, campaign);
  const ofParty = (finding: Finding): boolean => finding.party === party;
  const all = proposal.findings.filter(ofParty);
  if (request.asJson) {
    const { questions } = proposal;
    return json({ party, turn: campaign.world.clock.turn, marches, findings: all, questions }, all);
  }
  const findings = open.findings.filter(ofParty);
  const terrainName = (key: string): string =>
    hexGameOf(system).terrains[key]?.name[request.language] ?? key;
  const events = eventLines(
    open.events.filter(({ parties }) => parties.includes(party)),
    words,
    campaign.rulings,
  );
  const questions = questionLines(open, words);
  const lines = [
    titleOf(inputs, words),
    ...marches.flatMap((march) => [
      '',
      ...marchLines(march, words, terrainName, request.withDerivations),
    ]),
    ...(events.length === 0 ? [] : ['', ...events]),
    ...(findings.length === 0 ? [] : ['', ...findingLines(findings, text, words)]),
    ...(questions.length === 0 ? [] : ['', ...questions]),
  ];
  return {
    out: request.withDerivations ? [...lines, '', ...clauseLines(lines, request.language)] : lines,
    err: [],
    exit: exitOf(all),
  };
}
