import {
  apart,
  choice,
  english,
  forms,
  german,
  items,
  noun,
  number,
  participles,
  separable,
  type Words,
} from '../../../../orders';
import type { Weapon } from '../../arcade/parameters';
import type { Order } from '../order';
import {
  alone,
  country,
  isOtherwise,
  isOwner,
  COUNTRY,
  fault,
  LETTERS,
  order,
  owner,
  partners,
  partnersOf,
  PLAYER,
  together,
  TOGETHER,
  weapon,
} from './slots';

/** `Kauf Bangladesch`, `buy Bangladesh together with Blue` (EW-9-01). */
const BUY = order('BUY', {
  verbs: [
    german('kaufen, erkaufen, erwerben, ein|kaufen, zu|legen, holen, zu|kaufen, dazu|kaufen'),
    apart(german('an|kaufen, auf|kaufen, hinzu|kaufen')),
    german('nehmen'),
    english('buy, purchase, acquire, take, get'),
    forms(
      'erwirb, erwirbt, leiste mir, leisten uns, gönne mir, gönn mir, gönnen uns, sichere mir, sichern uns, als verbündeten, als verbündeter, als verbündete, als bündnispartner, als partnerland, as an ally, as my ally, as our ally, as allies, pick up, buy up, kf',
    ),
  ],
  heads: forms('kauf, ankauf, einkauf, zukauf, neuer verbündeter, purchase, new ally'),
  fillers: `land would want für marken ein bündnis bündnisses allianz alliance mir uns me us off ${TOGETHER}`,
  slots: {
    region: country('bare with in'),
    owner,
    together,
    partners,
    alone,
    price: number('marken, pbu, markers', 'bracket for', { isWhole: false }),
  },
  make: ({ region = '', owner: other, together: all, partners: named, alone: one }, my) => {
    const { book, unused, verb, object } = my;
    if (other !== undefined && other !== book.writer) object(PLAYER, 'owner');
    if (isOtherwise(named, all !== undefined, book)) object(PLAYER, 'partners');
    if (/^(?:nehm|nimm|take|get)/.test(verb) && !/verbuendet|partner|all(?:y|ies)/.test(verb))
      object(fault('E_LINE'));
    // What it costs is given by the rules.
    unused('price');
    return [{ kind: 'BUY', region, partners: partnersOf(named, one, book) }];
  },
});

/** The most the screen shows (EW-30-03). */
const MOST_ENERGY = 9999;

/** `Angriff auf Frankreich mit Panzer`, `attack France with tank alone` (EW-10-01, EW-15-01, EW-19-05). */
const ATTACK = order('ATTACK', {
  verbs: [
    german('an|greifen, attackieren, erobern, überfallen, überrennen, bekriegen, überrollen'),
    participles('angegriffen, überfallen'),
    apart(separable('schlage, schlagen, schlägt', 'los')),
    apart(separable('falle, fallen, fällt', 'ein')),
    apart(separable('marschiere, marschieren, marschiert, rücke, rücken, rückt', 'ein')),
    separable('greif', 'an'),
    apart(separable('falle, fallen, fällt', 'her')),
    apart(german('heim|suchen, ein|nehmen')),
    apart(german('ein|marschieren')),
    german('bombardieren'),
    apart(separable('gehe, geh, gehen, geht, ziehe, ziehen', 'los')),
    forms(
      'ziehe in den krieg gegen, ziehen in den krieg gegen, zieht in den krieg gegen, ziehen wir in den krieg gegen, to war against, to war with, ziehe gegen, ziehen gegen, ziehen wir gegen, rolle gegen, rollen gegen, rollt gegen, marschiere gegen, marschieren gegen, marschiert gegen, fliege gegen, fliegen gegen, vorgehen gegen, gehe gegen, gehen gegen, geht es gegen, gehts gegen, geht gegen, in die knie zwingen, muss dran glauben, müssen dran glauben, muß dran glauben, ist fällig, nehme mir vor, knöpfe mir vor',
    ),
    forms(
      'go after, goes after, go for, goes for, move against, moves against, move into, take on, hit, to attack, and strike',
    ),
    forms('stürze mich auf, stürzen uns auf, roll into, rolls into, march into, marches into'),
    german('erklären'),
    english('declare, invade, conquer, strike, assault'),
    forms(
      'i attack, we attack, and attack, then attack, will attack, shall attack, should attack, und angriff auf, dann angriff auf',
    ),
  ],
  english: 'attack',
  heads: forms(
    'angriff, angriffe, attacke, attack, attacks, attacking, krieg, war, kriegserklärung, einmarsch, überfall, feldzug, offensive, invasion, angriffsziel, ang, angr',
  ),
  fillers: `land country krieg war angriff attack kriegserklärung felde zielland waffe waffengattung vor es an all stolze schöne reiche unsere nächster nächstes next wird werden shall feldzug ziel target use using einsatz mittels meinem meinen my ${TOGETHER}`,
  slots: {
    region: country('bare on against in to'),
    weapon: weapon('bare with by bracket'),
    owner,
    together,
    partners,
    alone,
    energy: number('energie, energieeinheiten, energy', 'bare with', { isWorded: true, least: 0 }),
  },
  make: (values, my) => {
    const { region = '', weapon: first = null, partners: named, alone: one, energy } = values;
    // `Die Panzer von Blau`, `Blaus Panzer`: they are his.
    if (values.owner !== undefined && values.owner !== my.book.writer) my.object(PLAYER, 'owner');
    const isHis = isOwner(my.wordsOf('partners')?.text, my.book);
    if (isHis || isOtherwise(named, values.together !== undefined, my.book))
      my.object(PLAYER, 'partners');
    // In a war the energy is given by the rules; a lawful number beside the order changes nothing.
    if (energy !== undefined && (energy < 1 || energy > MOST_ENERGY))
      my.object(fault('E_ENERGY'), 'energy');
    else my.unused('energy');
    return [{ kind: 'ATTACK', region, weapon: first, partners: partnersOf(named, one, my.book) }];
  },
});

const OPTION =
  'erste option, first option, option, angriffsoption, meine option, angriffsrecht, attack option, right to attack, zug, turn';

/** `Option beenden`, `pass` (EW-27-02). */
const PASS = order('PASS', {
  verbs: [
    german('beenden, verzichten'),
    // `Das passt so`: it suits, nobody passes.
    forms('passe, passen, rest passt'),
    apart(german('ab|geben, weiter|geben, auf|hören, weiter|reichen')),
    apart(separable('gib, gibt, gebe, geben', 'ab')),
    apart(separable('gib, gibt, gebe, geben', 'weiter')),
    forms('abgeben, weitergeben, aufhören'),
    english('pass, end, decline, close'),
    forms(
      'option beenden, option endet, option ist beendet, option ist für mich beendet, option ist zu ende, option weiter, option geht weiter, zug beendet, option beendet, option nutze ich nicht, nutze meine option nicht, nutze die option nicht, nutzen die option nicht, option nutzen wir nicht, ende der option, end of option, kein angriff, no attack, then pass, pass it on, hand over, hand on',
    ),
  ],
  heads: forms('schluss, schluß, ende, fertig, done'),
  fillers: 'angriff attack linken links nachbarn nachbar nächsten weiter on left sie it',
  slots: {
    what: choice({ option: OPTION }, 'bare on'),
    // `Kein Angriff auf Iran` leaves the option as it is.
    region: noun('region', 'bare on in against'),
    // `Ich gebe folgende Befehle ab`: what is handed in is no option.
    other: choice(
      {
        other:
          'befehle, befehl, aufträge, züge, anmeldung, meldung, alles, erklärung, stimme, gebot, orders, everything',
      },
      'bare',
    ),
  },
  make: ({ region, other }, { object }) => {
    if (region !== undefined) object(fault('E_LINE'), 'region');
    if (other !== undefined) object(fault('E_LINE'), 'other');
    return [{ kind: 'PASS' }];
  },
});

/** What another player does that a contribution is for. */
const CAMPAIGN =
  'kauf, angriff, krieg, kriegskasse, attack, war, feldzug, campaign, kasse, aktion, kriegszug, unternehmen';

/** `300 towards Red's war chest`; `Red's war chest has 300` tells what he has. */
const isBehind = (named: Words | undefined, amount: Words | undefined): boolean =>
  named !== undefined && amount !== undefined && amount.span.start < named.span.start;

/** `Beitrag 500 für Blau`, `Ich stimme dem Beitrag von 500 für Blau zu` (EW-18-04). */
const CONTRIBUTE = order('CONTRIBUTE', {
  verbs: [
    german(
      'bei|tragen, bei|steuern, zahlen, bezahlen, beteiligen, helfen, unterstützen, zu|stimmen, zu|schießen',
    ),
    separable(
      'gib, gibt, gebe, geben, schieße, schieß, lege, leg, legen, tue, tu, packe, pack',
      'dazu',
    ),
    apart(german('bei|schießen, ein|steigen, drauf|legen, zu|legen, spenden')),
    apart(separable('steig, steige, steigen', 'ein')),
    german('spendieren, sponsern, finanzieren'),
    forms(
      'chip in, chips in, kick in, throw in, put in, bekommt von mir, kriegt von mir, erhält von mir, bekommt von uns, kriegt von uns, gebe, geben, give, gets from me',
    ),
    forms('put me down for, put us down for, war chest, kriegskasse'),
    english('contribute, pay, consent, add, help, support'),
    forms('einverstanden, agree'),
  ],
  english: 'contribution',
  heads: forms('beitrag, zuschuss, contribution'),
  fillers:
    'marken markers pbu beitrag contribution kauf angriff krieg kriegskasse attack war am bin sind mich uns with feldzug campaign kasse ihm ihr dabei dazu aktion kriegszug unternehmen zum zur von mir uns von me us ein als zuschuss beitrag gerne from towards toward another more',
  slots: {
    amount: number('marken, pbu, markers, pbu-marken', 'bare with from', {
      least: 0,
      missing: fault('E_CONTRIBUTION'),
    }),
    campaign: choice({ campaign: CAMPAIGN }, 'bare with for to from in on'),
    giver: owner,
    player: noun('party', 'bare for to in', { unknown: PLAYER }),
    region: noun('region', 'about in on with for against', { unknown: COUNTRY }),
  },
  make: ({ amount = 0, giver, player: to, region = null }, { book, object, verb, wordsOf }) => {
    const [campaign, other] = [wordsOf('campaign'), wordsOf('giver')];
    // `zum Feldzug von Blau`: it is for him; `Beitrag 500 von Blau`, `Blaus Beitrag`: he gives it.
    const isOf =
      campaign !== undefined && other !== undefined && campaign.span.end < other.span.start;
    const player = to ?? (isOf ? giver : undefined);
    if (giver !== undefined && giver !== player && giver !== book.writer) object(PLAYER, 'giver');
    const named = wordsOf('player');
    const isHis =
      (/chest|kasse/.test(verb) && isBehind(named, wordsOf('amount'))) ||
      (campaign !== undefined && campaign.span.start === (named?.span.end ?? 0) + 1);
    if (isOwner(named?.text, book) && !isHis) object(PLAYER, 'player');
    if (player === undefined) object(PLAYER);
    return [{ kind: 'CONTRIBUTE', amount, player: player ?? '', region }];
  },
});

const RANKS = {
  '1': 'im ersten, im ersten kampf, ersten kampf, erster kampf, als erste, to start with, for the first, in the first, erst, erste, zuerst, zunächst, 1 schlacht, schlacht eins, in der ersten, at first, als erstes, erste schlacht, ersten schlacht, first, first battle, battle 1, schlacht 1',
  '2': 'im zweiten, im zweiten kampf, zweiten kampf, zweiter kampf, for the second, in the second, 2 schlacht, schlacht zwei, in der zweiten, zweite, second one, zweite schlacht, zweiten schlacht, als zweites, second battle, battle 2, schlacht 2',
  '3': 'im dritten, im dritten kampf, dritten kampf, dritter kampf, for the third, in the third, als letztes, zu guter letzt, lastly, 3 schlacht, schlacht drei, in der dritten, dritte, finally, last, zum schluss, zum schluß, am ende, am schluss, schließlich, dritte schlacht, dritten schlacht, als drittes, zuletzt, third battle, battle 3, schlacht 3',
} as const;

interface Ranked {
  readonly weapon?: Weapon | undefined;
  readonly rank?: keyof typeof RANKS | undefined;
}

/** Weapons in the order of the battles: as they stand, or as their battles are called. */
const inOrder = (list: readonly Ranked[]): readonly Weapon[] =>
  list
    .map(({ weapon: one, rank }, at) => ({ one, rank: Number(rank ?? at + 1) }))
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ one }) => one ?? []);

/** The attack before with its only weapon, behind `Waffe:` or `wir nehmen`; undefined where it is another order. */
function weaponOfAttack(
  [weapon, ...others]: readonly Weapon[],
  last: Order | undefined,
  verb: string,
): Order | undefined {
  const isOne =
    weapon !== undefined &&
    others.length === 0 &&
    /^(?:(?:waffe|weapon)$|nehm|nimm|use)/.test(verb);
  return isOne && last?.kind === 'ATTACK' && last.weapon === null ? { ...last, weapon } : undefined;
}

/** `Waffen: Panzer, Flugzeug, U-Boot`: for battles, in this order (EW-10-04, EW-11-02). */
const WEAPONS = order('WEAPONS', {
  verbs: [
    german('verteidigen, kämpfen, wählen, ein|setzen, nehmen, wehren, antreten'),
    apart(separable('trete, treten, tritt, fange, fangen', 'an')),
    german('beginnen, starten, vertrauen'),
    english('use, choose, defend, prefer, start, begin, trust, rely on'),
    forms(
      'fight, reihenfolge, waffenreihenfolge, order of weapons, weapon order, waffen der wahl, weapons of choice, waffenwahl, waffenfolge, reihenfolge der waffen, bevorzugte waffen, bevorzugte waffe, preferred weapons, preferred weapon, choice of weapons',
    ),
  ],
  heads: forms(
    'waffen, waffe, weapons, weapon, verteidigung, defence, defense, verteidigungswaffen, verteidigungswaffe, defence weapons, defense weapons',
  ),
  fillers:
    'mich uns krieg kriegen kriege schlacht schlachten war wars battle battles waffe waffen weapon weapons myself verteidigung heimat defence defense der für den nächsten next im falle eines angriffs falls reihenfolge folgende order lautet is ist sind werden home my meine wähle ourselves',
  slots: {
    defence: choice({
      defence:
        'verteidigung, zur verteidigung, verteidigen, abwehr, heimat, defence, defense, for defence, wars, kriege, kriegen, schlachten',
    }),
    list: items(
      {
        rank: choice<keyof typeof RANKS>(RANKS, 'bare in'),
        weapon: weapon('bare with as', LETTERS),
      },
      { missing: fault('E_LINE') },
    ),
  },
  // `Angriff: Venezuela`, and in the next line `Waffe: Panzer`: that of the attack.
  make: ({ list = [], defence }, { previous, verb }) =>
    defence !== undefined || weaponOfAttack(inOrder(list), previous, verb) === undefined
      ? [{ kind: 'WEAPONS', weapons: inOrder(list) }]
      : [],
  amend: ({ list = [] }, last, { verb }) => weaponOfAttack(inOrder(list), last, verb),
});

/** Orders from the first attack option on (EW-9 to EW-21). */
export const OPTION_FORMS = [BUY, ATTACK, PASS, CONTRIBUTE, WEAPONS];
