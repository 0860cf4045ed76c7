import type { GameWords } from '../../kernel';
import { COMBAT_ORDER_NAMES } from './data';

/** Words of Welt der Waben beside those of its declarations. */
export const WORDS: GameWords = {
  reminders: ['withheld'],
  own: [
    {
      card: {
        lost: ['Verlust', 'Loss'],
        lostDice: ['Verluste von {{unit}}', 'Losses of {{unit}}'],
        work: ['Arbeit', 'Work'],
        damage: ['Schaden', 'Damage'],
        workers: ['Arbeiter', 'Workers'],
        deserters: ['Deserteure', 'Deserters'],
        morale: ['Moral', 'Morale'],
        risk: ['Gefahr', 'Risk'],
        roll: ['Wurf', 'Roll'],
        rollDice: ['Wurf', 'Roll'],
        fateRoll: ['Schicksalswurf', 'Roll of fate'],
        fateRollDice: ['Schicksal von {{unit}}', 'Fate of {{unit}}'],
        chance: ['Gefahr des Verlusts', 'Risk of loss'],
        refund: ['Rückzahlung', 'Refund'],
        standing: [
          'Am Ende des Zugs stehen {{left}} von {{whole}} BWP.',
          'At the end of the turn {{left}} of {{whole}} building points stand.',
        ],
      },
      order: COMBAT_ORDER_NAMES,
      encounter: {
        matrix: ['Begegnungstafel', 'Table of encounters'],
        corner: ['Zeile trifft Spalte', 'row meets column'],
      },
      decision: {
        lost: { about: ['Verluste von {{unit}} in {{place}}', 'Losses of {{unit}} in {{place}}'] },
        lostDice: {
          about: [
            '{{number}}. Würfel der Verluste von {{unit}} in {{place}}',
            'Die {{number}} of the losses of {{unit}} in {{place}}',
          ],
        },
        rollDice: { about: ['{{number}}. Würfel für {{party}}', 'Die {{number}} for {{party}}'] },
        fateRollDice: {
          about: [
            'Würfel für das Schicksal von {{unit}} in {{place}}',
            'Die for the fate of {{unit}} in {{place}}',
          ],
        },
        deserters: { about: ['Deserteure von {{unit}}', 'Deserters of {{unit}}'] },
        morale: { about: ['Moral von {{unit}}', 'Morale of {{unit}}'] },
        damage: { about: ['Belagerungsschaden in {{place}}', 'Siege damage in {{place}}'] },
        die: {
          about: [
            '{{number}}. Würfel von {{party}}, Runde {{round}}, in {{place}}',
            'Die {{number}} of {{party}}, round {{round}}, in {{place}}',
          ],
          reason: ['Selbst gewürfelt.', 'Thrown by hand.'],
        },
      },
    },
  ],
  events: [],
  shared: [],
  judged: [
    {
      id: 'encounter',
      kinds: ['encounter', 'investment'],
      by: 'event',
      many: ['Begegnung', 'Encounter'],
      title: ['Begegnung in {{place}}', 'Encounter in {{place}}'],
    },
    {
      id: 'siege',
      kinds: ['siegeDamage', 'breach', 'repaired', 'demolished'],
      by: 'place',
      many: ['Belagerung', 'Siege'],
      title: ['Belagerung in {{place}}', 'Siege in {{place}}'],
    },
    {
      id: 'loss',
      kinds: ['terrainLoss', 'cargoLoss', 'starvation', 'thawEscape', 'thawLoss'],
      by: 'party',
      many: ['Verluste', 'Losses'],
      title: ['Verluste: {{party}}', 'Losses: {{party}}'],
    },
    {
      id: 'fate',
      kinds: [
        'desertion',
        'dissolution',
        'retreat',
        'removal',
        'fate',
        'capture',
        'plunder',
        'takeover',
        'uprising',
      ],
      by: 'party',
      many: ['Schicksale', 'Fates'],
      title: ['Leute und Land: {{party}}', 'People and land: {{party}}'],
    },
  ],
};
