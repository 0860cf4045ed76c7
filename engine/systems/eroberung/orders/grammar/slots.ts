import { choice, type Fault, folded, formsOf, items, noun } from '../../../../orders';
import type { Weapon } from '../../arcade/parameters';
import type { Code } from '../../data/findings';
import type { CountryKey, PlayerKey } from '../../state/types';
import type { Book } from '../book';
import type { Order, Partners } from '../order';

export const order = formsOf<Order, Book>();

export function fault(code: Code, about: Fault['about'] = {}): Fault {
  return {
    code: `eroberung.${code}`,
    about,
  };
}

export const COUNTRY = fault('E_COUNTRY', { reason: 'region' });
export const PLAYER = fault('E_PLAYER', { reason: 'party' });

/** The country an order is about. */
export function country(at: string) {
  return noun('region', at, { unknown: COUNTRY, missing: COUNTRY });
}

/** Another player of whom something is: `von Blau`. */
export const owner = noun('party', 'from');
/** Players beside those of the order itself: `mit Blau`, and those who are only named. */
export const partners = items({
  player: noun('party', 'with', { isWhole: true }),
  named: noun('party', 'bare for', { isWhole: true }),
});
export const alone = choice({
  alone: 'allein, alleine, alone, auf eigene rechnung, auf eigene faust, on my own, on our own',
});

/** That players do something together, where no `mit` says so. */
export const together = choice(
  {
    together:
      'gemeinsam, zusammen, together, jointly, joint, partner, partnern, verbündete, verbündeten, allies, ich und, wir und, i and, we and, me and',
  },
  'bare with in',
);

/** Words between partners and what they do together. */
export const TOGETHER =
  'gemeinsam zusammen together jointly partner partnern verbündeten allies sich einander each other';

const NO_LETTERS = { S: '', P: '', T: '' } as const;
/** The letters of the original, where nothing else can be meant (EW-10-05). */
export const LETTERS = { S: ', s', P: ', p', T: ', t' } as const;

/** A weapon behind some prepositions; players use the plural as well. */
export function weapon(at: string, letters: Readonly<Record<Weapon, string>> = NO_LETTERS) {
  return choice<Weapon>(
    {
      S:
        'u-boot, u-boote, u-booten, uboot, uboote, ubooten, unterseeboot, unterseebooten, u-boot-flotte, u-bootflotte, tauchboot, tauchbooten, ubootwaffe, submarine, submarines, sub, subs' +
        letters.S,
      P:
        'flugzeug, flugzeuge, flugzeugen, flieger, fliegern, luftwaffe, kampfflugzeug, kampfflugzeuge, kampfflugzeugen, bomber, bombern, düsenjäger, düsenjägern, jäger, aus der luft, plane, planes, jet, jets, fighter, fighters, air force, airplane, airplanes, aircraft, from the air' +
        letters.P,
      T:
        'panzer, panzern, panzerwaffe, panzerdivision, panzerdivisionen, panzertruppe, panzertruppen, panzerarmee, kampfpanzer, kampfpanzern, tank, tanks, armour' +
        letters.T,
    },
    at,
  );
}

/** Where the first alliances are made (EW-4-01). */
export const HOME_ZONE =
  'heimatzone, meiner zone, seiner zone, unserer zone, der eigenen zone, my zone, our zone, my own zone, meiner heimatzone, der heimatzone, heimat, zu hause, zuhause, daheim, home zone, at home';

/** Words for an alliance of players. */
export const ALLIANCE =
  'bündnis, bündnisse, spielerbündnis, allianz, pakt, alliance, alliances, pact';

export function countriesIn(
  list: readonly { readonly region?: string }[] = [],
): readonly CountryKey[] {
  return list.flatMap(({ region }) => region ?? []);
}

/** A player beside others, and whether no preposition says that he takes part. */
interface Partner {
  readonly player?: string;
  readonly named?: string;
}

const playersIn = (list: readonly Partner[] = []): readonly PlayerKey[] =>
  list.flatMap(({ player, named }) => player ?? named ?? []);

/**
 * True if a player is named who may do it alone, own it or suffer it: `Ich kaufe Iran, Blau Irak`, `Blau: Kauf Irak`, `Ich
 * greife Blau in Iran an`. Behind `mit`, beside `gemeinsam` or beside the writer he takes part.
 */
export function isOtherwise(
  [first, ...others]: readonly Partner[] = [],
  isTogether: boolean,
  { writer }: Book,
): boolean {
  const isBare = first?.named !== undefined && first.named !== writer;
  return isBare && !isTogether && playersIn(others).every((key) => key !== writer);
}

/** Parties acting together by an order, beside its writer: nobody named = all members of the alliance (EW-18-04). */
export function partnersOf(
  list: readonly Partner[] | undefined,
  one: 'alone' | undefined,
  { writer }: Book,
): Partners {
  const named = playersIn(list).filter((key) => key !== writer);
  return one === 'alone' ? [] : named.length === 0 ? null : named;
}

/** True if the first word of some is the genitive of a player: `Blaus Panzer`. */
export function isOwner(text: string | undefined, { nouns }: Book): boolean {
  const fold = folded(text?.split(/\s/)[0] ?? '');
  const names = (nouns['party'] ?? []).flatMap(({ folds }) => folds);
  return fold.endsWith('s') && !names.includes(fold) && names.includes(fold.slice(0, -1));
}
