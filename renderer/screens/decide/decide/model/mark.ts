import type { Explained, Fight } from '../../../../../engine';

const valueOf = ({ value }: Explained): number => value;

/** What of a fight the GM accepts: who, with how much, which dice, to which end. Derivations are left out. */
export const contentOfFight = ({ sides, rounds, winner, booty, overruled }: Fight): string =>
  JSON.stringify([
    sides.map(({ units }) =>
      units.map(({ party, unit, before, left, points, strength, fate }) => [
        party,
        unit,
        before,
        left,
        points.value,
        strength.value,
        fate,
      ]),
    ),
    rounds.map(({ strength, dice, roundStrength, losses }) => [
      strength.map(valueOf),
      dice.map(valueOf),
      roundStrength.map(valueOf),
      losses.map(({ lost, left }) => [lost.value, left]),
    ]),
    winner,
    booty.map(({ party, gold }) => [party, gold.value]),
    overruled ?? '',
  ]);
