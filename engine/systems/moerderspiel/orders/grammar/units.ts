import {
  apart,
  choice,
  english,
  forms,
  german,
  number,
  participles,
  MARCH,
  noun,
  separable,
  text,
} from '../../../../orders';
import {
  fault,
  field,
  fields,
  forUnit,
  type Maker,
  nation,
  neededField,
  order,
  SAME_TARGET,
  sameTarget,
  target,
  targetOf,
  unit,
} from './slots';

/** `Armee 1 hält`, `... bleibt auf E5`, where it stands (TM-11-01). */
const HOLD = order('HOLD', {
  verbs: [
    german('halten, bleiben, warten, ab|warten, ruhen, rasten, verharren, pausieren, lagern'),
    german(
      'aus|ruhen, aus|harren, verweilen, verbleiben, stehen|bleiben, sitzen|bleiben, da|bleiben, hocken, wachen, kampieren, biwakieren, faulenzen, schlafen, ausspannen, aus|spannen, erholen, ab|warten',
    ),
    // `dös` would be `does`.
    forms('döst, dösen'),
    english('hold, stay, wait, rest, remain, idle'),
    forms('stays put, stay put, sits tight, sit tight, stands, bleibt stehen, hält, harrt aus'),
    forms('hält die stellung, hält stellung, holds position, hold position, holds still'),
    forms(
      'rührt sich ned, rührt sich net, rührt sich nicht, rührt sich nicht vom fleck, rührt sich nicht von der stelle, bewegt sich nicht, bewegt sich nicht vom fleck, geht nicht weiter, macht nichts, tut nichts, unternimmt nichts, rührt keinen finger, macht gar nichts, tut gar nichts, macht pause, macht nix, tut nix',
    ),
    forms(
      'sich nicht rühren, sich nicht bewegen, hält wacht, hält die wacht, hält wache, steht wache, stands guard, keeps watch',
    ),
    forms(
      'does nothing, do nothing, does not move, doesnt move, dont move, shall not move, will not move, should not move, does not budge, doesnt budge, takes a break, sits there, stays home',
    ),
  ],
  fillers:
    'stellung position stehen fest still sitzen liegen ruhig brav einfach zuhause daheim hause put there where ground tight hauptstadt capital lager camp burg platz posten post stelle wacht wache unbewegt',
  // Where nobody knows the place, it stays where it is.
  slots: { unit: unit(), place: noun('field offmap', 'in on') },
  make: ({ unit: key, place }, making) => {
    elsewhere(key, place, 'place', making);
    return forUnit(key, { kind: 'HOLD' });
  },
});

/** Objects to a field in which the unit does not stand. */
function elsewhere(
  key: string | undefined,
  stated: string | undefined,
  slot: string,
  { book, object }: Maker,
): void {
  const isElsewhere = stated !== undefined && book.state.units[key ?? '']?.field !== stated;
  if (isElsewhere) object(fault('E_COORD', { reason: 'field' }), slot);
}

/** `Armee 1 zieht nach D5, C5`; `... gegen die Garnison`, where one may attack on entering (TM-4.3-02, TM-4.6-02). */
const MOVE = order('MOVE', {
  verbs: [
    ...MARCH,
    german(
      'zurück|ziehen, kehren, um|kehren, weiter|gehen, ab|setzen, wechseln, verlegen, führen, fliehen, flüchten, wagen, stürmen, springen',
    ),
    separable('läuft, lauf', 'weiter'),
    forms('begibt sich, soll nach, sollen nach'),
    apart(separable('haut, haue, hauen', 'ab')),
    english(
      'go, send, lead, retreat, head, withdraw, run, continue, shift, fall back, push on, press on, head back, head off',
    ),
    forms('falls back, go back, goes back'),
    participles('gezogen, gegangen, went, moved'),
  ],
  heads: forms('marsch, zug, move, vormarsch, rückzug, bewegung, movement'),
  fillers:
    'sich über via felder feld field fields weiter heim home zurück back direkt straight weg los hinüber rüber then from where over across its post stellung schnell quickly langsam slowly leise quietly heimlich secretly gemütlich schnurstracks wieder zunächst first',
  slots: {
    unit: unit(),
    start: field('from'),
    path: fields('bare to about on in'),
    storm: choice({ garrison: 'garnison, garrison' }, 'against'),
    /** `nach G3 auf den Stützpunkt`: where in the field. */
    spot: choice({ base: 'stützpunkt, eigenen stützpunkt, base' }, 'on in to'),
  },
  // A field for a unit and nothing else: `Armee 1: M10`, `A2 -> H8`.
  isPlain: ({ path = [] }) => path.length > 0,
  make: ({ unit: key, start, path = [], storm: attack }, making) => {
    elsewhere(key, start, 'start', making);
    return forUnit(key, {
      kind: 'MOVE',
      path: path.flatMap((one) => one.field ?? []),
      ...(attack === undefined ? {} : { attack }),
    });
  },
});

const PLACES = {
  base: 'stützpunkt, base, den stützpunkt, the base, basis, feindlichen stützpunkt, enemy base',
  garrison: 'garnison, garrison, hauptstadt, capital, feindliche garnison, enemy garrison',
} as const;

/** `Armee 1 greift Ziel 2 an`, `... den Stützpunkt`, `... die Garnison` (TM-4.7-09). */
const ATTACK = order('ATTACK', {
  verbs: [
    german('an|greifen, bekämpfen, attackieren, überfallen, stürmen, zerschlagen, vernichten'),
    apart(separable('geht, gehe, gehen', 'los')),
    apart(separable('schlägt, schlage, schlagen', 'ein')),
    apart(separable('fällt, falle, fallen', 'her')),
    forms('stürzt sich auf, stürzen sich auf, wirft sich auf, werfen sich auf'),
    forms('kämpft gegen, kämpfen gegen, falls upon, fall upon, pounces on, sets upon'),
    english('attack, assault, engage, fight, charge'),
    forms('strike, strikes, assaults, fällt über, haut drauf auf, macht platt, schlägt zu gegen'),
    german(
      'verprügeln, verhauen, vermöbeln, verdreschen, verkloppen, zerquetschen, zermalmen, niedermachen',
    ),
    apart(separable('macht, machen, mache', 'platt')),
    apart(separable('haut, hauen, haue', 'um')),
    forms(
      'eins auf die mütze geben, gibt eins auf die mütze, eins auf die nase geben, eins aufs dach geben, eins überbraten, den garaus machen, macht den garaus, zu leibe rücken, rückt zu leibe, den schädel einschlagen',
    ),
    participles('angegriffen'),
  ],
  heads: forms('angriff, attacke, attack'),
  fillers: 'wird werden feld field feind gegner armee dem den die der fremden enemy foe mal dort',
  slots: {
    unit: unit(),
    target: target('bare against on'),
    place: choice(PLACES, 'bare against on'),
    same: SAME_TARGET,
    manner: choice({ hard: 'without mercy' }),
  },
  make: ({ unit: key, target: named, same, place }, making) => {
    const victim = sameTarget(named, same, making.previous);
    return forUnit(key, { kind: 'ATTACK', target: targetOf(victim, place, making) });
  },
});

/** `Armee 1 nimmt den Stützpunkt ein` (TM-4.5-01). */
const CAPTURE = order('CAPTURE', {
  verbs: [
    german('ein|nehmen'),
    separable('nimmt, nimm', 'ein'),
    german('besetzen, erobern, übernehmen, kapern'),
    forms('übernimmt, takes the base, take the base, takes over the base, take over the base'),
    english('capture, occupy, seize, conquer'),
    forms('occupies'),
    participles('eingenommen, occupied'),
  ],
  fillers: 'stützpunkt base feindlichen fremden leeren dortigen enemy empty over wird werden',
  slots: { unit: unit() },
  make: ({ unit: key }) => forUnit(key, { kind: 'CAPTURE' }),
});

/** `Armee 1 belagert E6`, `... die Hauptstadt von Gelb` (TM-4.6-04). */
const SIEGE = order('SIEGE', {
  verbs: [
    german('belagern, umzingeln, ein|kesseln'),
    english('besiege'),
    forms('lay siege, lays siege'),
  ],
  heads: forms('belagerung, siege'),
  fillers: 'hauptstadt capital stadt city',
  slots: {
    unit: unit(),
    field: field('bare in on'),
    nation: nation('bare from against'),
  },
  make: ({ unit: key, field: place, nation: enemy }, { book, object }) => {
    const capital = place ?? book.state.nations[enemy ?? '']?.capital;
    if (capital === undefined) object(fault('E_TARGET_NONE'));
    return forUnit(key, { kind: 'SIEGE', capital: capital ?? '' });
  },
});

const SOLDIERS = 'soldat*, mann, männer, soldier*, men, krieger';

/** `Armee 1 baut die Hauptstadt wieder auf mit 200 Soldaten` (TM-4.6-12). */
const REBUILD = order('REBUILD', {
  verbs: [
    german('wieder|aufbauen'),
    forms(
      'baut wieder auf, baue wieder auf, bauen wieder auf, baut die hauptstadt wieder auf, baut die hauptstadt auf, bauen die hauptstadt auf',
    ),
    english('rebuild'),
    forms('rebuilds'),
  ],
  fillers: 'hauptstadt capital wieder auf garnison garrison besatzung lässt zurück leaving',
  slots: { unit: unit(), garrison: number(SOLDIERS, 'bare with for') },
  make: ({ unit: key, garrison = null }) => forUnit(key, { kind: 'REBUILD', garrison }),
});

/** `Armee 1 baut einen Stützpunkt` (TM-8.1-01). */
const BUILD_BASE = order('BUILD_BASE', {
  verbs: [
    german(
      'bauen, errichten, weiter|bauen, fertig|bauen, auf|bauen, aus|bauen, werkeln, basteln, zimmern, fertig|stellen, an|legen',
    ),
    // `die ganze Arbeit` is no order.
    forms('arbeite, arbeitet, arbeiten, weiterarbeiten, arbeitet weiter, arbeiten weiter'),
    english('build, construct, finish, complete'),
    forms('work on, works on, keeps building, keep building, continues building, goes on building'),
    forms('continues to build, keeps working on, continues work on, setzt den bau fort'),
  ],
  heads: forms('bau'),
  fillers:
    'weiter am an ihrem seinem unserem begonnenen angefangenen neuen fertig dort hier weiterhin its their bau des work begonnenen',
  slots: {
    unit: unit(),
    what: choice({ base: 'stützpunkt, base' }, 'bare', { missing: fault('E_REST') }),
  },
  make: ({ unit: key }) => forUnit(key, { kind: 'BUILD_BASE' }),
});

/** `Armee 1 blockiert die Kante zu E7, weiter nach E5`, `... und zieht nach E5` (TM-8.2-03). */
const BLOCKADE = order('BLOCKADE', {
  verbs: [
    german('blockieren, sperren, ab|sperren, ab|riegeln, verriegeln, versperren, verbarrikadieren'),
    apart(separable('macht, mache, machen, mach', 'dicht')),
    apart(separable('macht, mache, machen, mach', 'zu')),
    english('block, seal, close'),
    forms('seals off, seal off, closes off, close off, bars'),
    forms(
      'setzt eine blockade, setzen eine blockade, errichtet eine blockade, errichten eine blockade, baut eine blockade, bauen eine blockade, legt eine blockade, sets up a blockade, builds a blockade, puts up a blockade',
    ),
  ],
  heads: forms('blockade, sperre'),
  fillers:
    'kante grenze edge border weg way weiter schritt step seite side off zu richtung durchgang',
  slots: { unit: unit(), beyond: neededField('to bare on in'), step: field('to bare') },
  make: ({ unit: key, beyond = '', step = null }) =>
    forUnit(key, { kind: 'BLOCKADE', beyond, step }),
});

/** `Armee 1 zeigt Ziel 2 den Erlass`, or to all it meets (TM-8.6-02). */
const SHOW_DECREE = order('SHOW_DECREE', {
  verbs: [
    german(
      'zeigen, vor|zeigen, her|zeigen, präsentieren, vor|legen, vor|führen, überreichen, aus|händigen',
    ),
    apart(separable('weist, weise, weisen', 'vor')),
    forms('vorweisen, hält unter die nase, halten unter die nase, wedelt mit'),
    forms('hält den erlass hin, hält erlass hin'),
    english('show, present, hand'),
  ],
  fillers: 'ihm ihnen ihr him them over unter die nase seinen ihren our its hin vor',
  slots: {
    unit: unit(),
    what: choice({ decree: 'erlass, erlaß, decree, unschuldsbeweis' }, 'bare', {
      missing: fault('E_REST'),
    }),
    target: target('bare to'),
    all: choice(
      {
        all: 'everybody who happens to be around, everyone who happens to be there, everybody around, allen, alle, jedem, jeder, all, everybody, everyone, anyone, anybody, allen anwesenden, allen anderen, allen dort, allen auf dem feld, all others, everyone there, everyone it meets',
      },
      'bare to',
    ),
  },
  make: ({ unit: key, target: one }) =>
    forUnit(key, { kind: 'SHOW_DECREE', targets: one === undefined ? [] : [one] }),
});

/** `Armee 1 stellt eine Falle` (TM-8.7-01). */
const SET_TRAP = order('SET_TRAP', {
  verbs: [
    german(
      'stellen, legen, auf|stellen, bauen, errichten, graben, platzieren, vor|bereiten, aus|legen',
    ),
    forms('gräbt, gräbst'),
    apart(separable('hebt, hebe, heben', 'aus')),
    forms(
      'set, sets, setting, set up, sets up, lay, lays, place, places, prepare, prepares, builds, build, dig, digs, puts up',
    ),
  ],
  fillers: 'hier dort here there where böse fiese schöne nice nasty',
  slots: {
    unit: unit(),
    what: choice(
      { trap: 'falle, fallen, trap, fallgrube, fallgruben, pitfall, grube, pit' },
      'bare',
      { missing: fault('E_REST') },
    ),
  },
  // `Armee 1: Falle`.
  isPlain: ({ what }) => what !== undefined,
  make: ({ unit: key }) => forUnit(key, { kind: 'SET_TRAP' }),
});

/** `Armee 1 verfolgt Ziel 2` (TM-8.9-01); the name of the ability alone is no order. */
const TRACK = order('TRACK', {
  verbs: [
    forms('verfolge, verfolgt, verfolgen, verfolgung, folgt, folge, folgen'),
    forms(
      'nimmt die fährte auf von, nimmt fährte auf, nimm die fährte auf, nimmt die spur auf von',
    ),
    forms('tracks, tracking, chase, chases, hunts, hunt, shadows, shadow, pursue, pursues'),
    forms(
      'heftet sich an, heften sich an, heftet sich an die fersen, an die fersen heften, bleibt dran an, jagt, jage, beschattet, hinterher',
    ),
    separable('jagt, jage, jagen, läuft, rennt, setzt, zieht', 'hinterher'),
    separable(
      'nimmt die fährte, nehmen die fährte, nehme die fährte, nimm die fährte, nimmt fährte, nimmt die spur, nehmen die spur, nimmt spur',
      'auf',
    ),
    forms(
      'takes up the trail of, take up the trail of, picks up the trail of, pick up the trail of',
    ),
    english('follow'),
  ],
  heads: forms('fährte'),
  fillers: 'fährte spur auf aufnehmen fersen trail track of von trace',
  slots: { unit: unit(), target: target('bare from to'), same: SAME_TARGET },
  make: ({ unit: key, target: named, same }, { previous, object }) => {
    const victim = sameTarget(named, same, previous) ?? '';
    if (victim === '') object(fault('E_TARGET_UNSEEN'));
    return forUnit(key, { kind: 'TRACK', target: victim });
  },
});

/** `Armee 1 demoralisiert Ziel 2: Nachts heulen Wölfe` (TM-8.10). */
const DEMORALISE = order('DEMORALISE', {
  // The infinitive is the name of the ability as well.
  verbs: [
    forms(
      'demoralisiere, demoralisiert, demoralisieren wir, wir demoralisieren, demoralises, demoralizes, demoralising, demoralizing, we demoralise, we demoralize, to demoralise, to demoralize, shall demoralise, shall demoralize, zu demoralisieren',
    ),
  ],
  english: 'demoralises',
  fillers: 'text mit folgendem dem folgenden with following',
  slots: { unit: unit(), target: target('bare'), place: choice(PLACES, 'bare'), text: text() },
  make: ({ unit: key, target: victim, place, text: words = '' }, making) =>
    forUnit(key, { kind: 'DEMORALISE', target: targetOf(victim, place, making), text: words }),
});

/** `Armee 1 verlockt 200 Soldaten von Ziel 2` (TM-8.16). */
const LURE = order('LURE', {
  verbs: [
    forms('verlocke, verlockt, verlocken wir, wir verlocken, lures, luring, we lure, to lure'),
    german(
      'locken, ab|werben, weg|locken, an|locken, herüber|locken, hinüber|locken, ködern, umgarnen, umwerben, bezirzen',
    ),
    separable('wirbt, wirb', 'ab'),
    forms('abspenstig machen, macht abspenstig, talk into joining us, talks into joining us'),
    english('entice, tempt, poach, win over'),
  ],
  fillers: 'away over weg herüber rüber zu uns leute people ihre seine their',
  slots: {
    unit: unit(),
    amount: number(SOLDIERS, 'bare with for', { missing: fault('E_AMOUNT') }),
    target: target('bare from'),
    place: choice(PLACES, 'bare from'),
  },
  make: ({ unit: key, amount = 0, target: victim, place }, making) =>
    forUnit(key, { kind: 'LURE', target: targetOf(victim, place, making), amount }),
});

/** Orders of which a unit carries out one (TM-11-01). */
export const UNIT_FORMS = [
  HOLD,
  MOVE,
  ATTACK,
  CAPTURE,
  SIEGE,
  REBUILD,
  BUILD_BASE,
  BLOCKADE,
  SHOW_DECREE,
  SET_TRAP,
  TRACK,
  DEMORALISE,
  LURE,
];
