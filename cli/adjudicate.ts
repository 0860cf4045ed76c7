import {
  applyTurn,
  beyondBounds,
  bookingOf,
  type Campaign,
  type Images,
  hexGameOf,
  OUTPUT_SCHEMAS,
  type Proposal,
  type RuleSystem,
  type Ruling,
  turnInputOf,
  type World,
} from '../engine';
import { lexiconOf, namingWords } from '../renderer/kit/explain';
import { type Language, type Words, wordsOf } from '../renderer/kit/text/words';
import type { AdjudicateRequest } from './args';
import { fileOf, type Files } from './files';
import { openCampaign } from './inputs';
import { type Letter, readLetters } from './letters';
import { eventLines } from './lines/events';
import { isObjection } from './lines/findings';
import { type Attempt, done, failed, type Outcome } from './outcome';

const bytesOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** The rulings of a file over those of the campaign; refused if it is no such file. */
const readRulings = (
  file: string | null,
  files: Files,
): Attempt<Readonly<Record<string, Ruling>>> => {
  if (file === null) return done({});
  const bytes = files.read(file);
  if (!bytes.ok) return bytes;
  const broken = failed('rulings', { file });
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value));
  } catch {
    return broken;
  }
  const parsed = OUTPUT_SCHEMAS.rulings.safeParse(json);
  if (!parsed.success) return broken;
  const stray = Object.entries(parsed.data).find(([key, ruling]) => ruling.key !== key);
  return stray === undefined ? done(parsed.data) : broken;
};

/** The campaign with the letters of the folder in place of those it holds. */
const withLetters = (
  campaign: Campaign,
  letters: readonly Letter[],
  receivedAt: string,
): Campaign => ({
  ...campaign,
  sheets: {
    ...campaign.sheets,
    ...Object.fromEntries(
      letters.map(({ party, text }) => [
        party,
        { turn: campaign.world.clock.turn, party, text, receivedAt },
      ]),
    ),
  },
});

/** Every file the turn leaves, by name; refused if the campaign after it could not be kept. */
const productsOf = (
  system: RuleSystem<World>,
  campaign: Campaign,
  proposal: Proposal<World>,
  appliedAt: string,
  images: Images,
  language: Language,
): Attempt<readonly (readonly [name: string, content: Uint8Array])[]> => {
  const beyond = beyondBounds(campaign, proposal);
  if (beyond?.kind === 'money') return failed('beyondMoney', { party: beyond.party });
  if (beyond?.kind === 'time') return failed('beyondTime');
  const { world, ...results } = proposal;
  const booking = bookingOf(system, campaign, { world });
  const next = applyTurn(campaign, proposal, appliedAt, booking);
  const file = fileOf(next, images, language);
  if (!file.ok) return file;
  return done([
    ['proposal.json', bytesOf(results)],
    ...proposal.reports.map((report) => [`report-${report.party}.json`, bytesOf(report)] as const),
    ...proposal.balances.map((sheet) => [`balance-${sheet.party}.json`, bytesOf(sheet)] as const),
    ['next.wabenwart', file.value],
  ]);
};

/** Everything that happened: the turn is over, so nothing is covered any more. */
const happened = (
  system: RuleSystem<World>,
  { world, system: game, rulings }: Campaign,
  proposal: Proposal<World>,
  language: Language,
): readonly string[] => {
  const words = namingWords(
    wordsOf(language, game),
    lexiconOf(world, hexGameOf(system).terrains, language),
  );
  const lines = eventLines(proposal.events, words, rulings);
  return lines.length === 0 ? [] : ['', ...lines];
};

const summaryOf = (
  { findings, questions, fights }: Proposal<World>,
  letters: readonly Letter[],
  campaign: Campaign,
  words: Words,
): readonly string[] => [
  words('terminal:adjudicated', {
    turn: campaign.world.clock.turn,
    letters: letters.length,
    fights: fights.length,
    findings: findings.length,
    questions: questions.filter(({ key }) => campaign.rulings[key] === undefined).length,
  }),
];

/**
 * Adjudicates the open turn of a campaign with the letters of a folder and writes what comes of it into another:
 * the proposal, a report and a balance per party, and the campaign after the turn. The campaign file given is
 * left as it is.
 */
export function adjudicateFolder(
  request: AdjudicateRequest,
  files: Files,
  words: Words,
): Attempt<Outcome> {
  const opened = openCampaign(request.campaign, files, words);
  if (!opened.ok) return opened;
  const { system, images } = opened.value;
  const letters = readLetters(request.folder, opened.value.campaign, system, files);
  if (!letters.ok) return letters;
  const rulings = readRulings(request.rulings, files);
  if (!rulings.ok) return rulings;
  const now = files.now();
  const campaign: Campaign = {
    ...withLetters(opened.value.campaign, letters.value, now),
    rulings: { ...opened.value.campaign.rulings, ...rulings.value },
    seed: request.seed ?? opened.value.campaign.seed,
  };
  const proposal = system.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) return failed('cancelled');
  const written: string[] = [];
  const products = productsOf(system, campaign, proposal, now, images, request.language);
  if (!products.ok) return products;
  for (const [name, content] of products.value) {
    const path = files.write(request.out, name, content);
    if (!path.ok) return path;
    written.push(path.value);
  }
  const isOpen =
    proposal.findings.some(isObjection) ||
    proposal.questions.some(({ key }) => campaign.rulings[key] === undefined);
  return done({
    out: [
      ...summaryOf(proposal, letters.value, campaign, wordsOf(request.language, campaign.system)),
      ...written.map((path) => `  ${path}`),
      ...happened(system, campaign, proposal, request.language),
    ],
    err: [],
    exit: isOpen ? 1 : 0,
  });
}
