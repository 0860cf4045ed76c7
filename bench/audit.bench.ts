/**
 * The audit of a campaign, journal entry by entry: 1,000 entries against 100. It undoes and redoes every entry, so it
 * may grow with their number, not faster. Reading the tables is not included. Run: npm run bench -- audit
 */
import { lived, millisecondsOf } from './audit/trial';
import { median, report, sized } from './lib/figures';

const ROUNDS = sized(7, 1);
const ACTS = sized({ few: 100, many: 1000 }, { few: 10, many: 30 });

const few = await lived(ACTS.few);
const many = await lived(ACTS.many);
const rounds = Array.from({ length: ROUNDS }, () => ({
  few: millisecondsOf(few),
  many: millisecondsOf(many),
}));
const fewMs = median(rounds.map((round) => round.few));
const manyMs = median(rounds.map((round) => round.many));
report({
  bench: 'audit',
  figures: [
    {
      what: 'an act of 1,000 / an act of 100',
      ratio: manyMs / ACTS.many / (fewMs / ACTS.few),
      goal: { atMost: 1.5 },
    },
  ],
  details: { acts: ACTS, fewMs, manyMs },
});
