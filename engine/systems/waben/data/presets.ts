import { type RulePreset, tableSetting } from '../../../kernel';
import { LOSS_TABLE } from './loss';

/** Sets of house rules a GM may apply when founding a campaign; their effects are measured (views/measures). */
export const PRESETS: readonly RulePreset[] = [
  {
    id: 'streng',
    label: ['Streng, wie im Heft', 'Strict, as printed'],
    help: [
      'Alles gilt, wie es im Heft steht. Wer sich verrechnet, verliert viel auf einmal.',
      'Everything holds as printed. Whoever miscalculates loses much at once.',
    ],
    settings: {},
  },
  {
    id: 'milde',
    label: ['Milde', 'Lenient'],
    help: [
      'Kein Schiff geht durch einen einzigen Wurf unter, auch der Schwächere kann gewinnen, und ein Geschlagener wird ' +
        'im selben Mond nicht noch einmal gestellt.',
      'No fleet is lost by a single die, the weaker side may win, and who is beaten is not caught again in the same moon.',
    ],
    settings: {
      // A catastrophe of the deep sea becomes a heavy loss.
      [tableSetting(LOSS_TABLE)]: { deepseaStay: { '6': 8 }, deepseaMove: { '6': 12 } },
      // 60 to 140 percent, seven in the middle as before.
      'fight.dice_base': 44,
      'fight.dice_step': 8,
      'fight.winner_continues': false,
      'fight.garrison_holds': true,
    },
  },
];
