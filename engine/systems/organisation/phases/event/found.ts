import type { RegionKey } from '../../../../world';
import { addLevel, freeName } from '../../rules/levels';
import { choiceOf } from '../../rules/settings';
import { type Acting, CATEGORIES } from '../../state/types';
import { chosen } from '../choice';
import { organisationOf, withOrganisation } from '../doing';
import type { PhaseRun } from '../run';
import { withResult } from './strike';
import type { Strike } from './target';

/** Name of a natural advantage the GM does not name (OS-14-16). */
const NAME = 'Natural advantage';

/** Longest name of an advantage (OS-4-02). */
const LONGEST = 60;

/** Ruling that holds the name the GM gives. */
const nameRuling = ({ card, party }: Pick<Strike, 'card' | 'party'>): string =>
  `${card}/${party}/name`;

const nameOf = (strike: Strike): string => {
  const value = strike.run.input.rulings[nameRuling(strike)]?.value;
  const name = typeof value === 'string' ? value.trim() : '';
  return name === '' || Array.from(name).length > LONGEST ? NAME : name;
};

const ACTING = CATEGORIES.filter(
  (category): category is Acting => category !== 'fortification' && category !== 'natural',
);

/** As what it works: the GM says, trade if he does not; or as the campaign fixes it (`os.natural.acts_as`, OS-5.8-05). */
const actingOf = (
  strike: Strike,
  region: RegionKey,
): { readonly run: PhaseRun; readonly actsAs: Acting | null } => {
  const { run, card, party } = strike;
  const choice = choiceOf(run.input.settings, 'os.natural.acts_as');
  if (choice === 'trade') return { run, actsAs: 'trade' };
  if (choice === 'none') return { run, actsAs: null };
  const { run: asked, answer } = chosen(run, {
    key: `${card}/${party}/acts_as`,
    clause: 'OS-5.8-05',
    name: 'organisation.actsAs',
    about: { party, region },
    options: ACTING.map((category) => `category_${category}`),
    proposal: 'category_trade',
  });
  return {
    run: asked,
    actsAs: ACTING.find((category) => `category_${category}` === answer) ?? 'trade',
  };
};

/** 12: a natural advantage with one intact level (OS-14-13, OS-14-16, OS-5.8-01). */
export const naturalFound = (strike: Strike, region: RegionKey): Strike => {
  const { run, actsAs } = actingOf(strike, region);
  const organisation = organisationOf(run, strike.party);
  if (organisation === undefined) return { ...strike, run };
  const name = freeName(
    nameOf(strike),
    organisation.advantages.map((advantage) => advantage.name),
  );
  const like = { name, category: 'natural', actsAs, region } as const;
  const { organisation: after } = addLevel(organisation, like, 'intact');
  return withResult(
    { ...strike, run: withOrganisation(run, after) },
    'naturalFound',
    'OS-14-13',
    region,
    { advantage: name, category: actsAs ?? 'natural' },
  );
};
