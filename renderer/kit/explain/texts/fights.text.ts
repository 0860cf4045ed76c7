import type { WordTree } from '../../../../engine';
import { withoutNote } from './shared';

/** Texts for derivations, questions and events: fights. */
export const fights: WordTree = {
  /** Causes of good points, as they are ticked on and off. */
  goodPoint: {
    downhill: ['eine Höhenstufe abwärts', 'one height level down'],
    fromForest: ['aus einem Wald heraus', 'out of a forest'],
    homeTerrain: ['im Gelände der Rüstung', 'in the terrain of raising'],
    townDefence: ['Verteidigung aus einer Ansiedlung', 'defence out of a settlement'],
    townSally: ['Ausfall aus einer Ansiedlung', 'sally out of a settlement'],
    capitalDefence: ['Verteidigung aus der Hauptstadt', 'defence out of the capital'],
    capitalAttack: ['Ausfall aus der Hauptstadt', 'sally out of the capital'],
    wallPoints: ['Festungsmauern gegen den Sturm', 'fortress walls against a storm'],
    riverWall: ['hinter Fluss oder Wall', 'behind river or wall'],
    secondRiverWall: ['hinter Fluss und Wall zugleich', 'behind river and wall at once'],
    mounted: ['beritten', 'mounted'],
    townCharacter: ['Charakter der Ansiedlung', 'character of the settlement'],
    repWith: ['REP beim Heer', 'REP with the army'],
    repLeader: ['REP als Heerführer', 'REP as leader of the army'],
    morale: ['Moral', 'morale'],
  },
  fact: {
    notGiven: {
      label: ['$t(explain:goodPoint.{{cause}})', '$t(explain:goodPoint.{{cause}})'],
      note: ['trifft hier nicht zu', 'does not apply here'],
    },
    ownPoints: withoutNote('Gutpunkte der Spielleitung', 'good points by the GM'),
    townDefence: {
      label: ['Stadtverteidigung', 'town defence'],
      note: ['übrige Punkte', 'points left'],
    },
    sallyDivisor: {
      label: ['Stadtverteidigung je Gutpunkt', 'town defence per good point'],
      note: ['beim Ausfall', 'in a sally'],
    },
    wallPoints: {
      label: ['Festungsmauern', 'fortress walls'],
      note: [
        'übrige Bauwertpunkte, gegen einen Sturm',
        'building value points left, against a storm',
      ],
    },
    morale: withoutNote('Moral', 'morale'),
    leastGoodPoints: withoutNote('Untergrenze der Gutpunkte', 'lower limit of good points'),
    greatestGoodPoints: withoutNote('Obergrenze der Gutpunkte', 'upper limit of good points'),
    yearsOfPlay: withoutNote('volle Jahre Spielerfahrung', 'full years of playing experience'),
    seatValue: withoutNote(
      'Bauwert der zugeordneten Ansiedlung',
      'building value of the settlement assigned',
    ),
    seatValuePerPoint: withoutNote(
      'Bauwertpunkte je Gutpunkt',
      'building value points per good point',
    ),
    percentPerPoint: { label: ['je Gutpunkt', 'per good point'], note: ['vom Hundert', 'percent'] },
    hundredPercent: { label: ['voller Wert', 'full value'], note: ['vom Hundert', 'percent'] },
    nothing: withoutNote('nichts', 'nothing'),
    specialPercent: {
      label: ['besondere Umstände', 'special circumstances'],
      note: ['vom Hundert', 'percent'],
    },
    stormPercent: {
      label: ['Stärke beim Sturm', 'strength in a storm'],
      note: ['vom Hundert', 'percent'],
    },
    diceBase: { label: ['Grundwert', 'base'], note: ['vom Hundert', 'percent'] },
    diceStep: { label: ['je Auge', 'per pip'], note: ['vom Hundert', 'percent'] },
    perMille: withoutNote('Tausend', 'thousand'),
    winnerStrength: withoutNote('Rundenstärke des Stärkeren', 'round strength of the stronger'),
    loserStrength: withoutNote('Rundenstärke des Schwächeren', 'round strength of the weaker'),
    leastStrength: withoutNote('mindestens', 'at least'),
    leastLoss: withoutNote('Mindestverlust des Verlierers', 'least loss of the loser'),
    percentOfPercent: withoutNote('Hundert mal Hundert', 'hundred times hundred'),
    bootyRest: withoutNote('Rest an den Stärksten', 'remainder for the strongest'),
    cargo: withoutNote('Ladung', 'cargo'),
    carrierLoss: withoutNote('Verlust des Transports', 'loss of the carrier'),
    carrierSize: withoutNote('Stärke des Transports', 'size of the carrier'),
  },
  rule: {
    goodPoints: withoutNote('Gutpunkte', 'good points'),
    situationPoints: withoutNote('Gutpunkte aus der Lage', 'good points of the situation'),
    ownPoints: withoutNote('eigene Gutpunkte der Einheit', 'the unit’s own good points'),
    townDefence: withoutNote('Verteidiger aus einer Ansiedlung', 'defender out of a settlement'),
    townSally: {
      label: ['Ausfall aus einer Ansiedlung', 'sally out of a settlement'],
      note: ['abgerundet', 'rounded down'],
    },
    townCharacter: {
      label: ['Charakter der Ansiedlung', 'the settlement’s character'],
      note: ['{{name}}, abgerundet', '{{name}}, rounded down'],
    },
    repPoints: { label: ['REP', 'REP'], note: ['{{name}}', '{{name}}'] },
    unitStrength: {
      label: ['Kampfkraft', 'effective strength'],
      note: ['{{party}} {{unit}}', '{{party}} {{unit}}'],
    },
    sideStrength: withoutNote('Kampfkraft der Seite', 'effective strength of the side'),
    diceFactor: { label: ['Würfelfaktor', 'dice factor'], note: ['vom Hundert', 'percent'] },
    roundStrength: withoutNote('Rundenstärke', 'round strength'),
    strengthRatio: {
      label: ['Verhältnis der Rundenstärken', 'ratio of round strengths'],
      note: ['in Tausendsteln, abgerundet', 'per mille, rounded down'],
    },
    unitLoss: { label: ['Verluste', 'losses'], note: ['{{party}} {{unit}}', '{{party}} {{unit}}'] },
    booty: { label: ['Beute', 'booty'], note: ['abgerundet', 'rounded down'] },
    bootyShare: {
      label: ['Anteil an der Beute', 'share of the booty'],
      note: ['{{party}}', '{{party}}'],
    },
    cargoLeft: {
      label: ['übrige Ladung', 'cargo left'],
      note: ['{{party}} {{unit}}', '{{party}} {{unit}}'],
    },
  },
  table: {
    fightSize: {
      label: ['Kampfwert: {{row}}', 'combat value: {{row}}'],
      note: ['', ''],
      rows: {
        K: ['Krieger', 'warrior'],
        R: ['Reiter', 'rider'],
        S: ['Schiff', 'ship'],
        A: ['Arbeiter', 'worker'],
        B: ['Belagerer', 'besieger'],
        LT: ['Lasttier', 'pack animal'],
        HF: ['Heerführer', 'leader'],
      },
      columns: { value: ['Kampfwert', 'combat value'] },
    },
    goodPoints: {
      label: ['{{row}}', '{{row}}'],
      note: ['', ''],
      rows: {
        downhill: ['eine Höhenstufe abwärts', 'one height level downwards'],
        fromForest: ['aus einem Wald heraus', 'out of a forest'],
        homeTerrain: ['Gelände, in dem gerüstet wurde', 'terrain in which it was raised'],
        townDefence: [
          'Verteidiger aus einer Ansiedlung, je Punkt',
          'defender out of a settlement, per point',
        ],
        townSally: ['Angreifer aus einer Ansiedlung', 'attacker out of a settlement'],
        mounted: ['beritten', 'mounted'],
        townCharacter: [
          'Charakter der Ansiedlung, je 10 Bauwertpunkte',
          'settlement’s character, per 10 building value points',
        ],
        capitalAttack: ['Angreifer aus der Hauptstadt', 'attacker out of the capital'],
        riverWall: ['Verteidiger hinter Fluss oder Wall', 'defender behind a river or wall'],
        capitalDefence: ['Verteidiger aus der Hauptstadt', 'defender out of the capital'],
        repWith: ['REP beim Heer', 'REP with the army'],
        repLeader: ['REP als Heerführer', 'REP as leader'],
      },
      columns: { points: ['Gutpunkte', 'good points'] },
    },
    fightLoss: {
      label: ['{{row}}: {{column}}', '{{row}}: {{column}}'],
      note: ['', ''],
      rows: {
        even: ['ebenbürtig', 'evenly matched'],
        slight: ['leicht überlegen', 'slightly superior'],
        clear: ['deutlich überlegen', 'clearly superior'],
        strong: ['stark überlegen', 'strongly superior'],
        great: ['weit überlegen', 'far superior'],
        huge: ['drückend überlegen', 'greatly superior'],
        crushing: ['erdrückend überlegen', 'crushingly superior'],
        total: ['vernichtend überlegen', 'totally superior'],
      },
      columns: {
        from: ['ab Tausendsteln', 'from, per mille'],
        loser: ['Verlust des Verlierers in Prozent', 'loser’s losses in percent'],
        winner: ['Verlust des Siegers in Prozent', 'winner’s losses in percent'],
      },
    },
    fightBooty: {
      label: ['{{row}}: {{column}}', '{{row}}: {{column}}'],
      note: ['', ''],
      rows: {
        normal: ['gewöhnliches Gelände', 'normal terrain'],
        heavy: ['schweres Gelände', 'heavy terrain'],
        extreme: ['extremes Gelände', 'extreme terrain'],
        water: ['Wasser und Flüsse', 'water and rivers'],
        deepsea: ['Tiefsee', 'deep sea'],
      },
      columns: {
        percent: ['Beute in Prozent', 'booty in percent'],
        retreated: ['Anteil bei Rückzug in Prozent', 'share after a retreat in percent'],
      },
    },
    fightFate: {
      label: ['{{row}}: {{column}}', '{{row}}: {{column}}'],
      note: ['', ''],
      rows: {
        dead: ['gefallen', 'dead'],
        captured: ['gefangen', 'captured'],
        escaped: ['entkommen', 'escaped'],
      },
      columns: { upTo: ['bis zum Wurf', 'up to the roll'] },
    },
  },
  question: {},
  event: {},
};
