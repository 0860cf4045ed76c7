import {
  apart,
  english,
  forms,
  german,
  items,
  noun,
  number,
  participles,
  separable,
} from '../../../../orders';
import { GARRISON, NOBODY } from '../book';
import { TECHNIQUES, type Technique } from '../../state/types';
import { ability, ABILITY, fault, NATION, neededField, neededNation, named, order } from './slots';

const SOLDIERS = 'soldat*, mann, männer, soldier*, men';

/** `Stimme für Rot`, `Stimme für niemanden` (TM-6-02, TM-6-03). */
const VOTE = order('VOTE', {
  verbs: [
    german('stimmen, ab|stimmen, wählen, votieren, sanktionieren'),
    english('vote'),
    forms('cast our vote, cast my vote, casts its vote, give our vote, give my vote'),
    forms(
      'stimme geht an, stimme gilt, stimme bekommt, stimme bleibt bei, vote stays with, meine stimme bleibt bei, unsere stimme bleibt bei, my vote stays with, our vote stays with, meine stimme, unsere stimme, my vote, our vote',
    ),
  ],
  heads: forms('stimme, vote, votum, sanktion, sanction, stimmabgabe, abstimmung, wahl'),
  fillers:
    'rat rate rats council weiterhin wieder natürlich diesmal geht goes bekommt kriegt erhält trifft wird still',
  slots: {
    nation: noun('nation nobody', 'for against to bare', { unknown: NATION, missing: NATION }),
  },
  make: ({ nation: key = NOBODY }) => [{ kind: 'VOTE', nation: key === NOBODY ? null : key }],
});

/** `Enthaltung`, `Ich enthalte mich` (TM-6-03). */
const ABSTAIN = order('VOTE', {
  verbs: [german('enthalten'), english('abstain'), forms('no vote, keine stimme')],
  heads: forms('enthaltung, abstention'),
  fillers: 'mich uns stimme meiner meine',
  slots: {},
  make: () => [{ kind: 'VOTE', nation: null }],
});

/** Orders in the public thread (TM-6-02, TM-6-03). */
export const PUBLIC_FORMS = [VOTE, ABSTAIN];

/** `Wir überlassen C5 an Blau` (TM-4.5-17). */
const CEDE = order('CEDE', {
  verbs: [
    german('überlassen, übergeben, schenken, übertragen, vermachen'),
    apart(german('ab|treten, ab|geben')),
    apart(separable('tritt, trete', 'ab')),
    apart(separable('gibt, gib', 'ab')),
    forms('überlässt, übergibt'),
    english('cede, give, hand, transfer, surrender'),
    forms('hand over, give up, give away'),
    participles('überlassen, übergeben, abgetreten'),
  ],
  fillers: 'stützpunkt base over away unseren our geht an',
  slots: { base: neededField('bare in on'), nation: neededNation('to bare') },
  make: ({ base = '', nation: to = '' }) => [{ kind: 'CEDE', base, to }],
});

/** `Wir wählen Tarnung`: what an all-rounder can do in this round (TM-8.14-01). */
const CHOOSE = order('CHOOSE', {
  verbs: [
    german('aus|wählen, wählen, nehmen, entscheiden'),
    english('choose, pick, select'),
    forms(
      ['our', 'my', 'the', 'unsere', 'meine', 'die']
        .flatMap((own) => [
          ...['choice for this round', 'choice this round', 'choice', 'ability'].flatMap((what) => [
            `${own} ${what} is`,
            `${own} ${what}`,
          ]),
          ...['wahl', 'wahl dieser runde', 'fähigkeit'].flatMap((what) => [
            `${own} ${what} ist`,
            `${own} ${what} fällt auf`,
          ]),
        ])
        .join(', '),
    ),
    forms('als fähigkeit, as ability'),
  ],
  heads: forms(
    'wahl, choice, fähigkeit der runde, fähigkeit, ability, gewählte fähigkeit, chosen ability',
  ),
  fillers: 'fähigkeit ability runde round sich uns mich is ist',
  slots: { ability: ability('bare') },
  make: ({ ability: one }) =>
    one === undefined ? [] : [{ kind: 'CHOOSE', ability: one as 'builder' }],
});

const PART = 'unit garrison';
const UNIT = fault('E_UNIT', { reason: 'unit' });

/** `Verlege 300 Soldaten von Armee 1 in die Garnison`, `... als neue Armee` (TM-8.12-04). */
const REGROUP = order('REGROUP', {
  verbs: [
    german('verlegen, verschieben, um|gruppieren, versetzen, wechseln, schicken'),
    apart(german('ab|stellen, ab|geben')),
    apart(separable('gibt, gib', 'ab')),
    english('shift, transfer, move, send, detach'),
  ],
  fillers: 'armee army',
  slots: {
    soldiers: number(SOLDIERS, 'bare with'),
    from: items({ unit: noun(PART, 'from bare', { unknown: UNIT }) }, { missing: UNIT }),
    to: noun(PART, 'to in on'),
  },
  make: ({ soldiers = null, from = [], to }, { object }) => {
    const [first, ...others] = from;
    // The number of each is not given.
    if (others.length > 0) object(fault('E_REGROUP'), 'from');
    return others.length > 0
      ? []
      : [{ kind: 'REGROUP', from: first?.unit ?? '', to: to ?? 'new', soldiers }];
  },
});

/** `Vereinige Armee 2 mit Armee 1` (TM-8.12-04). */
const MERGE = order('REGROUP', {
  verbs: [
    german('vereinigen, vereinen, verschmelzen'),
    apart(german('zusammen|legen, an|schließen')),
    english('merge, join, combine, unite'),
  ],
  fillers: 'sich an auf einer werden wird',
  slots: {
    from: noun(PART, 'bare', { unknown: UNIT, missing: UNIT }),
    to: noun(PART, 'with to', { unknown: UNIT, missing: UNIT }),
  },
  make: ({ from = '', to = '' }) => [{ kind: 'REGROUP', from, to, soldiers: null }],
});

/** `Verlust: Garnison mit 200, Armee 1 mit 300` (TM-6-07, TM-6-14). */
const SANCTION_LOSS = order('SANCTION_LOSS', {
  verbs: [
    german('verlieren, ein|büßen'),
    forms('lose, loses, verlust tragen'),
    apart(separable('zieh, ziehe, ziehen', 'ab')),
  ],
  english: 'losses',
  heads: forms('verlust, verluste, verlustverteilung, verteilung der verluste, loss, losses'),
  slots: {
    losses: items(
      { unit: noun(PART, 'bare from'), soldiers: number(SOLDIERS, 'bare with') },
      { missing: fault('E_LOSS_SUM') },
    ),
  },
  make: ({ losses = [] }, { object }) => {
    // `Garnison 300, 200`: whose the second number is nobody says.
    if (losses.length > 1 && losses.some(({ unit }) => unit === undefined))
      object(fault('E_LOSS_SUM'), 'losses');
    return [
      {
        kind: 'SANCTION_LOSS',
        losses: losses.map(({ unit = GARRISON, soldiers = 0 }) => ({ unit, soldiers })),
      },
    ];
  },
});

/** `Aufteilung: Garnison mit 400, Armee 1 mit 700, Armee 2 mit 400` (TM-4.1-02). */
const SPLIT = order('SPLIT', {
  english: 'split',
  heads: forms('aufteilung, teilung, split'),
  slots: {
    parts: items(
      { unit: noun(PART, 'bare'), soldiers: number(SOLDIERS, 'bare with', { least: 0 }) },
      { missing: fault('E_SPLIT_SUM') },
    ),
  },
  make: ({ parts = [] }, { object }) => {
    if (parts.some(({ soldiers }) => soldiers === undefined)) {
      object(fault('E_SPLIT_SUM'), 'parts');
      return [];
    }
    const isNamed = parts.some(({ unit }) => unit !== undefined);
    const isGarrison = ({ unit }: (typeof parts)[number], index: number): boolean =>
      isNamed ? unit === GARRISON : index === 0;
    const garrison = parts.find(isGarrison)?.soldiers ?? 0;
    const armies = parts.filter((one, index) => !isGarrison(one, index));
    return [{ kind: 'SPLIT', garrison, armies: armies.map(({ soldiers = 0 }) => soldiers) }];
  },
});

/** Words beside what is chosen. */
const CHOSEN = 'nehme nehmen wähle wählen nimmt wählt hätten hätte take choose pick is sind lauten';

/** `Fähigkeiten: Tarnung, Verlocken` (TM-8.0-01). */
const ABILITIES = order('ABILITIES', {
  verbs: [
    forms(
      'als fähigkeiten, as abilities, unsere fähigkeiten, meine fähigkeiten, our abilities, my abilities',
    ),
  ],
  heads: forms('fähigkeiten, spezialfähigkeiten, abilities'),
  fillers: CHOSEN,
  slots: {
    list: items({ ability: noun('ability', 'bare', { unknown: ABILITY }) }, { missing: ABILITY }),
  },
  make: ({ list }) => [{ kind: 'ABILITIES', abilities: named(list) }],
});

/** `Techniken: Erster Schlag, Schildwall` (TM-8.11-02). */
const TECHNIQUES_FORM = order('TECHNIQUES', {
  verbs: [
    forms(
      'als techniken, as techniques, unsere techniken, meine techniken, our techniques, my techniques, als kampftechniken',
    ),
  ],
  heads: forms('techniken, kampftechniken, techniques'),
  fillers: CHOSEN,
  slots: {
    list: items(
      { technique: noun('technique', 'bare', { unknown: ABILITY }) },
      { missing: ABILITY },
    ),
  },
  make: ({ list = [] }) => [
    {
      kind: 'TECHNIQUES',
      techniques: list.flatMap(({ technique }): readonly Technique[] =>
        TECHNIQUES.filter((one) => one === technique),
      ),
    },
  ],
});

/** `Lager: D3` (TM-8.18-04). */
const CAMP = order('CAMP', {
  english: 'camp',
  heads: forms('lager, barbarenlager, camp'),
  slots: { field: neededField('bare in on') },
  make: ({ field = '' }) => [{ kind: 'CAMP', field }],
});

/** Orders of a nation beside its armies (TM-11-03, TM-2-15). */
export const NATION_FORMS = [
  VOTE,
  ABSTAIN,
  CEDE,
  CHOOSE,
  REGROUP,
  MERGE,
  SANCTION_LOSS,
  SPLIT,
  ABILITIES,
  TECHNIQUES_FORM,
  CAMP,
];
