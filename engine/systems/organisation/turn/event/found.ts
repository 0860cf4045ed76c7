import type { TextDecision } from '../../../../kernel';
import type { RegionKey } from '../../../../world';
import { addLevel, freeName } from '../../rules/levels';
import { choiceOf } from '../../rules/settings';
import { type Acting, CATEGORIES } from '../../state/types';
import { decisionBlocks, organisationOf, type PhaseTurn, put } from '../turn';
import { addResult, type Strike } from './strike';

/** Name of a natural advantage the GM does not name (OS-14-16). */
const NAME = 'Natürlicher Vorzug';

/** Longest name of an advantage (OS-4-02). */
const LONGEST = 60;

/** What the GM calls it. */
function naming({ card, party }: Strike): TextDecision {
  return {
    input: 'text',
    key: `${card}/${party}/name`,
    clause: 'OS-14-16',
    name: 'organisation.natural',
    about: { party },
    longest: LONGEST,
    proposal: NAME,
  };
}

const ACTING = CATEGORIES.filter(
  (category): category is Acting => category !== 'fortification' && category !== 'natural',
);

/** As what it works: the GM says, trade if he does not; or as the campaign fixes it (`os.natural.acts_as`, OS-5.8-05). */
function actingOf(turn: PhaseTurn, strike: Strike, region: RegionKey): Acting | null {
  const { card, party } = strike;
  const choice = choiceOf(turn.input.settings, 'os.natural.acts_as');
  if (choice === 'trade') return 'trade';
  if (choice === 'none') return null;
  const key = `${card}/${party}/acts_as`;
  const answer = turn.ask({
    key,
    clause: 'OS-5.8-05',
    name: 'organisation.actsAs',
    about: { party, region },
    options: ACTING.map((category) => `category_${category}`),
    proposal: 'category_trade',
  });
  strike.open.push(...decisionBlocks(turn, [key]));
  return ACTING.find((category) => `category_${category}` === answer) ?? 'trade';
}

/** 12: a natural advantage with one intact level (OS-14-13, OS-14-16, OS-5.8-01). */
export function naturalFound(turn: PhaseTurn, strike: Strike, region: RegionKey): void {
  const actsAs = actingOf(turn, strike, region);
  const organisation = organisationOf(turn, strike.party);
  if (organisation === undefined) return;
  const decision = naming(strike);
  strike.open.push({ kind: 'decision', decision });
  const name = freeName(
    turn.decided.text(decision),
    organisation.advantages.map((advantage) => advantage.name),
  );
  const like = { name, category: 'natural', actsAs, region } as const;
  put(turn, addLevel(organisation, like, 'intact').organisation);
  addResult(turn, strike, 'naturalFound', 'OS-14-13', region, {
    advantage: name,
    category: actsAs ?? 'natural',
  });
}
