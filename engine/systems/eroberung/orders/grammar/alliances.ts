import {
  apart,
  choice,
  english,
  forms,
  german,
  items,
  noun,
  participles,
  separable,
} from '../../../../orders';
import { ALLIANCE, countriesIn, fault, HOME_ZONE, order, PLAYER, TOGETHER } from './slots';

const alliance = choice({ alliance: ALLIANCE }, 'bare from in to with', {
  missing: fault('E_LINE'),
});

/**
 * `Bündnis mit Blau und Grün`; with countries each of them is bought, or in the home phase a partner at home
 * (EW-18-01, EW-9-01, EW-4-01).
 */
const PACT = order('PACT', {
  verbs: [
    german('verbünden, schließen, ein|gehen, bilden, gründen'),
    german('an|bieten, vor|schlagen, bei|treten'),
    separable('tritt, trete, treten', 'bei'),
    separable('nehme, nimm, nehmen', 'an'),
    english('ally, form, offer, propose, accept, join, make, enter'),
    forms('enter into, team up, teams up, tue mich zusammen, tun uns zusammen'),
    forms(
      'einverstanden, agree, like an alliance, want an alliance, hand zum bund, hand zum bunde, hand zum bündnis, join forces, joining forces, zusammengehen, zusammenarbeiten, bündnis eintragen, bündnis eingehen, bündnis eingegangen',
    ),
    apart(german('an|schließen, zusammen|tun')),
    german('verbrüdern, paktieren'),
    participles('geschlossen, vereinbart, besiegelt'),
  ],
  heads: forms(ALLIANCE),
  fillers: `bündnis bündnisse spielerbündnis allianz pakt alliance alliances pact bin sind am are in reich reichen reiche hand schönes neues ewiges festes mich uns haben ${TOGETHER}`,
  slots: {
    with: items({
      region: noun('region', 'bare with'),
      member: noun('party', 'from'),
      player: noun('party', 'with', { unknown: PLAYER }),
      other: noun('party', 'bare to'),
    }),
    zone: choice({ home: HOME_ZONE }, 'bare in to'),
    /** Of others: the writer allies himself, and says so. */
    others: choice({ others: 'sich, zwischen, between' }),
  },
  make: ({ with: named = [], zone, others }, { book, object, verb }) => {
    const countries = countriesIn(named);
    const players = named
      .flatMap(({ member, player, other }) => member ?? player ?? other ?? [])
      .filter((key) => key !== book.writer);
    const isOfWriter = named.some((one) => Object.values(one).includes(book.writer));
    if (others !== undefined && !isOfWriter) object(PLAYER);
    // `Bündnis von Blau mit Gelb`: the writer is no part of it, unless he joins.
    const [first] = named.flatMap(({ member }) => member ?? []);
    if (first !== undefined && first !== book.writer && !/tr[ei]t|join|nehm|nimm|accept/.test(verb))
      object(PLAYER);
    if (countries.length > 0 && players.length === 0 && (book.isHome || zone !== undefined))
      return [{ kind: 'HOME', countries }];
    const partners = players.length === 0 ? null : players;
    // `Kolumbien tritt dem Bündnis von Blau bei`: it becomes his.
    if (countries.length > 0 && players.length > 0 && /(?:^| )tr[ei]t/.test(verb)) object(PLAYER);
    if (countries.length > 0)
      return countries.map((region) => ({ kind: 'BUY', region, partners }) as const);
    if (players.length === 0) object(PLAYER);
    return [{ kind: 'PACT', players }];
  },
});

/** `Bündnis verlassen`, `Ich kündige das Bündnis mit Blau` (EW-18-11). */
const LEAVE = order('LEAVE', {
  verbs: [
    german(
      'verlassen, aus|treten, aus|steigen, brechen, kündigen, auf|kündigen, lösen, auf|lösen, beenden',
    ),
    apart(separable('tritt', 'aus')),
    english('leave, quit, break, end, dissolve'),
  ],
  heads: forms('austritt'),
  slots: {
    alliance,
    players: items({ player: noun('party', 'with from bare') }),
  },
  make: () => [{ kind: 'LEAVE' }],
});

/** Orders of players about each other (EW-18). */
export const ALLIANCE_FORMS = [PACT, LEAVE];
