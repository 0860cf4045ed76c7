import type { RegionKey } from '../../../../world';
import { addLevel, freeName } from '../../rules/levels';
import { choiceOf } from '../../rules/settings';
import { type Acting, CATEGORIES } from '../../state/types';
import { organisationOf, type PhaseTurn, put } from '../turn';
import { addResult, type Strike } from './strike';

/** Name of a natural advantage the GM does not name (OS-14-16). */
const NAME = 'Natural advantage';

/** Longest name of an advantage (OS-4-02). */
const LONGEST = 60;

function nameOf({ input: { rulings } }: PhaseTurn, { card, party }: Strike): string {
  const value = rulings[`${card}/${party}/name`]?.value;
  const name = typeof value === 'string' ? value.trim() : '';
  return name === '' || Array.from(name).length > LONGEST ? NAME : name;
}

const ACTING = CATEGORIES.filter(
  (category): category is Acting => category !== 'fortification' && category !== 'natural',
);

/** As what it works: the GM says, trade if he does not; or as the campaign fixes it (`os.natural.acts_as`, OS-5.8-05). */
function actingOf(turn: PhaseTurn, { card, party }: Strike, region: RegionKey): Acting | null {
  const choice = choiceOf(turn.input.settings, 'os.natural.acts_as');
  if (choice === 'trade') return 'trade';
  if (choice === 'none') return null;
  const answer = turn.ask({
    key: `${card}/${party}/acts_as`,
    clause: 'OS-5.8-05',
    name: 'organisation.actsAs',
    about: { party, region },
    options: ACTING.map((category) => `category_${category}`),
    proposal: 'category_trade',
  });
  return ACTING.find((category) => `category_${category}` === answer) ?? 'trade';
}

/** 12: a natural advantage with one intact level (OS-14-13, OS-14-16, OS-5.8-01). */
export function naturalFound(turn: PhaseTurn, strike: Strike, region: RegionKey): void {
  const actsAs = actingOf(turn, strike, region);
  const organisation = organisationOf(turn, strike.party);
  if (organisation === undefined) return;
  const name = freeName(
    nameOf(turn, strike),
    organisation.advantages.map((advantage) => advantage.name),
  );
  const like = { name, category: 'natural', actsAs, region } as const;
  put(turn, addLevel(organisation, like, 'intact').organisation);
  addResult(turn, strike, 'naturalFound', 'OS-14-13', region, {
    advantage: name,
    category: actsAs ?? 'natural',
  });
}
