import type { GameLaboratory, TrialExperiment, TrialMeasure, Words } from '../../../kernel';
import type { World } from '../../../world';
import { battleByComputer } from '../arcade/by-computer';
import { ARCADE_SETS, WEAPONS } from '../arcade/parameters';
import { battleSeed } from '../arcade/random';
import { AHEAD } from '../data/ahead';
import { SETTINGS } from '../data/settings';
import { warSeed } from '../rules/battle-setup';
import { stateOf } from '../state/keep';

/** Unequal pairs of weapons on both sides: equal ones are steered alike (EW-46-31). */
const PAIRS = WEAPONS.flatMap((red) =>
  WEAPONS.filter((blue) => blue !== red).map((blue) => [red, blue] as const),
);

const MEASURES: readonly TrialMeasure[] = [
  { id: 'seconds', unit: 'seconds', title: ['Dauer einer Schlacht', 'Length of a battle'] },
  { id: 'red', unit: 'share', title: ['Rot, der Angreifer, gewinnt', 'Red, the attacker, wins'] },
  { id: 'draw', unit: 'share', title: ['Unentschieden', 'Draws'] },
  { id: 'energy', unit: 'share', title: ['Nur an Energie verloren', 'Lost by energy alone'] },
];

const labelOf = (set: string): Words =>
  SETTINGS.find(({ key }) => key === 'arc.set')?.words?.options?.[set] ?? [set, set];

/** Battles on the screen between two computers, under every set of values (EW-46-29, EW-46-31). */
const BATTLES: TrialExperiment = {
  id: 'battles',
  title: ['Schlachten auf dem Bildschirm', 'Battles on the screen'],
  help: [
    'Das Programm spielt beide Seiten, jede Waffe gegen jede andere, mit allen Sätzen von Werten dieselben Schlachten.',
    'The program plays both sides, every weapon against every other, the same battles with all sets of values.',
  ],
  arms: Object.keys(ARCADE_SETS).map((id) => ({ id, label: labelOf(id) })),
  measures: MEASURES,
  play: (arm, name) => {
    const [, set] = Object.entries(ARCADE_SETS).find(([id]) => id === arm) ?? [
      '',
      ARCADE_SETS.fair,
    ];
    const seed = battleSeed(warSeed(name, 0), 1);
    const weapons = PAIRS[seed % PAIRS.length] ?? (['S', 'P'] as const);
    const { result, ticks } = battleByComputer({ seed, weapons, energy: [2500, 2500], set }, arm);
    const { causes } = result;
    return {
      seconds: Math.round(((ticks ?? 0) * 20) / set.pace) / 10,
      red: Number(result.winner === 0),
      draw: Number(result.winner === null),
      energy: Number(
        causes.includes('energy') && causes.every((cause) => cause === null || cause === 'energy'),
      ),
    };
  },
};

/** By what whole games are compared; the first mover sits by the display (EW-1-08). */
export const LABORATORY: GameLaboratory<World> = {
  figures: ['eroberung.register', 'eroberung.held', 'eroberung.money'],
  decrease: 'eroberung.held',
  alive: ['eroberung.register', 'eroberung.held'],
  alone: (settings) => ({
    ...settings,
    'arc.computer': 'both',
    'ew.turn.all_pass': 'final_round',
  }),
  turns: 80,
  isOver: (world) => stateOf(world).course.phase === 'over',
  winners: (world) => stateOf(world).course.winners,
  first: (world) => stateOf(world).course.start || undefined,
  experiments: [BATTLES],
  ahead: AHEAD,
};
