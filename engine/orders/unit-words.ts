import { type Fits, type Saying, saying as phrase } from './sayings';

/** A phrase that means a verb of the grammar; `so` says nothing and keeps the whole of the phrase together. */
export function saying(look: string, plain = '', fits?: Fits): Saying {
  return phrase(look, plain, plain === '' ? '' : 'so', fits);
}

/** `um niemanden`, `auf jeden`: whoever comes, as an order of a unit means him anyway. */
export const ANY = '(?:jede[mnrs]?|alle[mnrs]?|jegliche[mnrs]?|irgendwe[mnr]|any|every|all|each|a)';
export const FIGHT =
  '(?:kampf|kämpfe[n]?|streit|gefecht[en]?|ärger|konflikt|händeln?|scharmützel|schlacht|feindberührung|feindkontakt|begegnung|kontakt|auseinandersetzung|fights?|fighting|battles?|combat|trouble|contact|engagements?|skirmish(?:es)?|clash(?:es)?)';
export const FOE =
  '(?:(?:fremde|feindliche|andere)[mnr]? )?(?:feind(?:en?|es)?|gegnern?|fremden?|angreifern?|ankömmlinge?n?|neugierigen?|enem(?:y|ies)|strangers?|foe?s?|attackers?|comers?|intruders?|one|body|thing)';
export const ANYBODY =
  '(?:any(?:one|body|thing)|every(?:one|body|thing)|whoever|whomever|whatever|jede[mnr]|alle[mns]?|wem|wen)';
export const NOBODY =
  '(?:niemande?[mn]?|nichts|gar nichts|rein gar nichts|keine[mnr]?|nobody|no one|none|nothing)';
export const ITS =
  '(?:seine[mnrs]?|ihre[mnrs]?|eure[mnrs]?|deine[mnrs]?|the|its|their|his|your|die|den|das)';
export const NOW =
  '(?:diesmal |jetzt |vorerst |heuer |diesen (?:mond|monat|zug) |in diesem (?:mond|monat|zug) |this (?:time|turn|moon) )?';
