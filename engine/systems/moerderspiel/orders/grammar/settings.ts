import { apart, choice, english, forms, german, noun, separable } from '../../../../orders';
import { fault, nation, neededField, order, unit } from './slots';

/** `Armee 1 ist aggressiv und introvertiert` (TM-4.4-01). */
const STANCE = order('SET', {
  verbs: [
    forms(
      'ist, sei, sind, seien, sein, is, bleibt, bleibe, bleiben, bleib, stays, stay, remains, remain, gibt sich, verhält sich, becomes, become, turns, turn, behaves, acts',
    ),
    forms('shall be, should be, goes passive, goes aggressive, to be'),
    german('stellen, schalten, setzen, um|schalten, um|stellen, verhalten'),
    apart(german('drein|schauen, drein|blicken, auf|treten')),
    forms('verhält sich'),
    english('set, switch, make'),
  ],
  heads: forms('haltung, stance, verhalten, modus, mode'),
  fillers: 'sich dort ganz ab sofort weiterhin auf auch wieder on to from now modus mode haltung',
  slots: {
    unit: unit(),
    mood: choice(
      {
        aggressive:
          'aggressiv, aggr, agg, aggressive, aggressively, angriffslustig, kampflustig, wird aggressiv',
        passive:
          'passiv, pass, passive, passively, friedlich, peaceful, defensiv, defensive, wird passiv',
      },
      'bare on to',
    ),
    manner: choice(
      {
        extrovert:
          'extrovertiert, extro, extrovert, extroverted, gesprächig, kontaktfreudig, redselig',
        introvert: 'introvertiert, intro, introvert, introverted, schweigsam, verschlossen',
      },
      'bare on to',
    ),
  },
  isPlain: ({ mood, manner }) => (mood ?? manner) !== undefined,
  make: ({ unit: key = '', mood, manner }, { object }) => {
    if (mood === undefined && manner === undefined) object(fault('E_REST'));
    return [
      {
        kind: 'SET',
        unit: key,
        set: {
          ...(mood === undefined ? {} : { isAggressive: mood === 'aggressive' }),
          ...(manner === undefined ? {} : { isExtrovert: manner === 'extrovert' }),
        },
      },
    ];
  },
});

/** `Armee 1 beobachtet F7` (TM-8.3-01). */
const WATCH = order('SET', {
  verbs: [
    german(
      'beobachten, aus|spähen, spähen, überwachen, aus|kundschaften, auf|klären, erkunden, schauen',
    ),
    forms(
      'behält, behalte, behalten, wirft ein auge auf, hat ein auge auf, wirft sie ein auge auf, hat sie ein auge auf, späht, guckt, schaut',
    ),
    english('watch, observe, monitor, spy on'),
    forms(
      'scout, scouts, watches, keeps an eye on, keep an eye on, keeps watching, looks at, spies on',
    ),
  ],
  heads: forms('beobachtung, beobachtungen, observation, watch'),
  fillers: 'im auge blick in wachsam feld field',
  slots: { unit: unit(), field: neededField('bare in on') },
  make: ({ unit: key = '', field: watch = '' }) => [{ kind: 'SET', unit: key, set: { watch } }],
});

/** `Armee 1 erscheint doppelt so stark` (TM-8.5-02). */
const SEEM = order('SET', {
  verbs: [
    german('erscheinen, wirken, tarnen'),
    forms('aussehen, auftreten'),
    apart(separable('sieht, sehe, sehen', 'aus')),
    apart(separable('tritt, trete, treten', 'auf')),
    forms('aussehen wie, gibt sich, täuscht, zeigt sich, stellt sich'),
    english('appear, seem, look, pretend to be, pose'),
  ],
  heads: forms('täuschung, deception'),
  fillers: 'so stark strong as wie sie ist it is like big groß size its dargestellt grösse mal',
  slots: {
    unit: unit(),
    factor: choice(
      {
        half: 'halb so stark, halb so groß, half as strong as it is, half as strong, half as big, half its strength, half its size, halbe stärke, mit halber stärke, halb, half, halbiert, hälfte',
        true: 'wahr, echt, true, wie sie ist, in wahrer stärke, wahre stärke, as it is, true strength, normal',
        double:
          'doppelt so stark wie sie ist, doppelt so stark, doppelt so groß, twice as strong as it is, twice as strong, twice as big, twice its strength, twice its size, double its strength, doppelte stärke, mit doppelter stärke, doppelt, double, twice, verdoppelt',
      },
      'bare as with in at',
      { missing: fault('E_REST') },
    ),
  },
  make: ({ unit: key = '', factor = 'true' }) => [{ kind: 'SET', unit: key, set: { factor } }],
});

/** `Armee 1 führt die Flagge von Rot`, `... die eigene Flagge` (TM-8.17-01). */
const FLAG = order('SET', {
  verbs: [
    german('führen, hissen, segeln, zeigen, tragen, fahren, wehen, marschieren'),
    apart(german('auf|ziehen')),
    forms('zieht unter, reist unter, trägt, fährt, läuft unter, tarnt sich mit, schmückt sich mit'),
    english('fly, raise, carry, show, hoist, use, march under, sail under, travel under'),
    forms('flies, flying, carries'),
  ],
  heads: forms('flagge, flag, fahne'),
  fillers: 'flagge flag fahne eigene own der unter under colours colors farben banner',
  slots: {
    unit: unit(),
    nation: nation('bare from'),
    own: choice({ own: 'eigene flagge, eigene, own flag, own' }, 'bare'),
    what: choice({ flag: 'flagge, fahne, flag, colours, colors, farben, banner' }, 'bare with'),
  },
  make: ({ unit: key = '', nation: flag, own, what }, { object, verb }) => {
    if ((what ?? own) === undefined && !/(?:flag|flie|fly|fahne|hiss)/.test(verb))
      object(fault('E_REST'));
    if (flag === undefined && own === undefined) object(fault('E_FLAG'));
    return [{ kind: 'SET', unit: key, set: { flag: flag ?? null } }];
  },
});

/** `Armee 1 nutzt Tarnung` under a sanction (TM-6-11). */
const SLOT = order('SET', {
  verbs: [
    german('nutzen, benutzen, verwenden, ein|setzen, behalten, gebrauchen'),
    forms('behält, greift zu'),
    english('use, keep'),
    forms(
      'keeps using, keep using, continues using, continues to use, relies on, sticks to, sticks with',
    ),
  ],
  fillers: 'nur only fähigkeit ability weiterhin ihre seine its their bei',
  slots: {
    unit: unit(),
    ability: noun('ability', 'bare', { unknown: fault('E_ABILITY'), missing: fault('E_ABILITY') }),
  },
  make: ({ unit: key = '', ability: slot }) => [
    { kind: 'SET', unit: key, set: { slot: slot as 'builder' } },
  ],
});

/** `Armee 1 nimmt Erlasse`, `Armee 1 lässt Erlasse liegen` (TM-8.6-06). */
const DECREES = order('SET', {
  verbs: [
    german('nehmen'),
    forms('nimmt, nimm, takes, take, lässt, leaves, accepts, accept, ignoriert, ignores, rejects'),
    apart(separable('nimmt, nehme, nehmen', 'an')),
    separable('weist, weise', 'zurück'),
    apart(separable('lehnt, lehne, lehnen', 'ab')),
  ],
  slots: {
    unit: unit(),
    takes: choice(
      { yes: 'erlasse, decrees', no: 'erlasse liegen, decrees alone, keine erlasse, no decrees' },
      'bare',
      { missing: fault('E_REST') },
    ),
  },
  make: ({ unit: key = '', takes }, { verb }) => [
    {
      kind: 'SET',
      unit: key,
      set: { takesDecrees: takes === 'yes' && !/^(?:weis|lehn|ignor|reject)/.test(verb) },
    },
  ],
});

/** Settings of an army beside its one order (TM-11-02). */
export const SETTING_FORMS = [STANCE, WATCH, SEEM, FLAG, SLOT, DECREES];
