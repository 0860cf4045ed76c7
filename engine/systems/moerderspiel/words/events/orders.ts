import type { EventWords } from '../../../../kernel';

/** A nation's own results at the start of the next round, and the GM's wording of the same (TM-12-08). */
export const EVENTS_OF_ORDERS: Readonly<Record<string, EventWords>> = {
  carriedOut: [
    'Ausgeführt auf {place}: {act} ({number}).',
    'Carried out on {place}: {act} ({number}).',
    'Auf {place} ist getan, was Ihr wolltet: {act} ({number}).',
    'On {place} it was done as you wished: {act} ({number}).',
  ],
  notCarriedOut: [
    'Nicht ausgeführt auf {place}: {act} ({number}).',
    'Not carried out on {place}: {act} ({number}).',
    'Auf {place} wurde nichts aus Eurem Befehl: {act} ({number}).',
    'On {place} your order came to nothing: {act} ({number}).',
  ],
  annulled: [
    'Durch einen Angriff verfallen auf {place}: {act} ({number}).',
    'Lapsed on {place} because of an attack: {act} ({number}).',
    'Auf {place} kam ein Angriff dazwischen, und nichts wurde aus: {act} ({number}).',
    'On {place} an attack came in between, and nothing came of: {act} ({number}).',
  ],
  abilitiesOf: [
    'Spezialfähigkeiten {party.from}:',
    'Special abilities of {party.dat}:',
    'Was {party.from} zu wissen ist:',
    'What there is to know of {party.dat}:',
  ],
  regrouped: [
    'In der Hauptstadt {place} [hat|haben] {party.nom} umgruppiert. Armeen: {count}.',
    'In the capital on {place}, {party.nom} [has|have] regrouped. Armies: {count}.',
  ],
  falseOrder: [
    'Ein falscher Befehl erreicht {number} {party.from} auf {place}. Ausgeführt wird: {act}.',
    'A false order reaches {number} {party.of} on {place}. Carried out: {act}.',
  ],
  falseOrderVoid: [
    'Auf {place} ist {number} {party.from} selbst Ziel eines falschen Befehls; der eigene verfällt.',
    'On {place}, {number} {party.of} is the target of a false order itself; its own is void.',
  ],
  obeyedOther: [
    'Auf {place} hat {number} einem anderen Befehl gehorcht als ‹deinem|Ihrem›: {act}.',
    'On {place}, {number} obeyed another order than yours: {act}.',
    'Auf {place} kam ein Bote, den Ihr nie gesandt habt, und {number} hat ihm geglaubt: {act}.',
    'On {place} a messenger came whom you never sent, and {number} believed him: {act}.',
  ],
  moraleChanged: [
    'Moral auf {place}, {number}: {before} wird {after} ({why}).',
    'Morale on {place}, {number}: {before} becomes {after} ({why}).',
    'Die Stimmung auf {place}, {number}: von {before} auf {after} ({why}).',
    'The mood on {place}, {number}: from {before} to {after} ({why}).',
  ],
  begins: {
    told: [
      '‹Deine|Ihre› Hauptstadt steht auf {place}. ‹Du gehörst|Sie gehören› zur Seite der {side}. Spezialfähigkeiten:',
      'Your capital stands on {place}. You are on the side of the {side}. Special abilities:',
      'Euer Thron steht auf {place}, und Ihr gehört zu den {side}. Was Euch gegeben ist:',
      'Your throne stands on {place}, and you belong to the {side}. What is given to you:',
    ],
    gm: [
      '{party.Nom} [beginnt|beginnen] auf {place}. Seite: {side}. Spezialfähigkeiten: {count}.',
      '{party.Nom} [begins|begin] on {place}. Side: {side}. Special abilities: {count}.',
    ],
  },
  otherEvil: [
    'Böse wie ‹du|Sie› ist auch: {other}.',
    'As evil as you is {other}.',
    'Im Bösen verbunden ist mit Euch: {other}.',
    'Bound to you in evil is {other}.',
  ],
};
