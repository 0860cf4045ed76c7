import { either, type EventWords } from '../../../../kernel';

/** A nation's own results at the start of the next round, and the GM's wording of the same (TM-12-08). */
export const EVENTS_OF_ORDERS: Readonly<Record<string, EventWords>> = {
  carriedOut: [
    'Ausgeführt auf {place}: {act} ({number}).',
    'Carried out on {place}: {act} ({number}).',
    either(
      'Auf {place} ist getan, was Ihr wolltet: {act} ({number}).',
      'Wie befohlen, so getan, auf {place}: {act} ({number}).',
    ),
    either(
      'On {place} it was done as you wished: {act} ({number}).',
      'As ordered, so done, on {place}: {act} ({number}).',
    ),
  ],
  notCarriedOut: [
    'Nicht ausgeführt auf {place}: {act} ({number}).',
    'Not carried out on {place}: {act} ({number}).',
    either(
      'Auf {place} wurde nichts aus Eurem Befehl: {act} ({number}).',
      'Auf {place} blieb liegen, was Ihr befahlt: {act} ({number}).',
    ),
    either(
      'On {place} your order came to nothing: {act} ({number}).',
      'On {place} what you ordered was left undone: {act} ({number}).',
    ),
  ],
  annulled: [
    'Durch einen Angriff verfallen auf {place}: {act} ({number}).',
    'Lapsed on {place} because of an attack: {act} ({number}).',
    either(
      'Auf {place} kam ein Angriff dazwischen, und nichts wurde aus: {act} ({number}).',
      'Auf {place} riefen die Hörner zur Abwehr; liegen blieb: {act} ({number}).',
    ),
    either(
      'On {place} an attack came in between, and nothing came of: {act} ({number}).',
      'On {place} the horns called to arms; left undone: {act} ({number}).',
    ),
  ],
  abilitiesOf: [
    'Spezialfähigkeiten {party.from}:',
    'Special abilities of {party.dat}:',
    either('Was {party.from} zu wissen ist:', 'Über {party.acc} weiß man nun:'),
    either('What there is to know of {party.dat}:', 'Of {party.dat} it is now known:'),
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
    either(
      'Auf {place} kam ein Bote, den Ihr nie gesandt habt, und {number} hat ihm geglaubt: {act}.',
      'Auf {place} trug ein Fremder Euer Siegel, und {number} gehorchte ihm: {act}.',
    ),
    either(
      'On {place} a messenger came whom you never sent, and {number} believed him: {act}.',
      'On {place} a stranger bore your seal, and {number} obeyed him: {act}.',
    ),
  ],
  moraleChanged: [
    'Moral auf {place}, {number}: {before} wird {after} ({why}).',
    'Morale on {place}, {number}: {before} becomes {after} ({why}).',
    either(
      'Die Stimmung auf {place}, {number}: von {before} auf {after} ({why}).',
      'Auf {place} ist die Moral von {number} nicht mehr {before}, sondern {after} ({why}).',
    ),
    either(
      'The mood on {place}, {number}: from {before} to {after} ({why}).',
      'On {place} the morale of {number} is no longer {before} but {after} ({why}).',
    ),
  ],
  begins: {
    told: [
      '‹Deine|Ihre› Hauptstadt steht auf {place}. ‹Du gehörst|Sie gehören› zur Seite der {side}. Spezialfähigkeiten:',
      'Your capital stands on {place}. You are on the side of the {side}. Special abilities:',
      either(
        'Euer Thron steht auf {place}, und Ihr gehört zu den {side}. Was Euch gegeben ist:',
        'Von {place} aus herrscht Ihr, auf der Seite der {side}. Das könnt Ihr:',
      ),
      either(
        'Your throne stands on {place}, and you belong to the {side}. What is given to you:',
        'From {place} you rule, on the side of the {side}. This is what you can do:',
      ),
    ],
    gm: [
      '{party.Nom} [beginnt|beginnen] auf {place}. Seite: {side}. Spezialfähigkeiten: {count}.',
      '{party.Nom} [begins|begin] on {place}. Side: {side}. Special abilities: {count}.',
    ],
  },
  otherEvil: [
    'Böse wie ‹du|Sie› ist auch: {other}.',
    'As evil as you is {other}.',
    either('Im Bösen verbunden ist mit Euch: {other}.', 'Einer lacht wie Ihr im Dunkeln: {other}.'),
    either('Bound to you in evil is {other}.', 'One laughs in the dark as you do: {other}.'),
  ],
};
