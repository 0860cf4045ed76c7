import { english, forms, german, separable } from './verbs';

/** Verbs of units that go somewhere, in every game that has units. */
export const MARCH = [
  german(
    'ziehen, marschieren, gehen, rücken, bewegen, begeben, wandern, laufen, reisen, reiten, fahren, segeln, eilen, schleichen, stapfen, spazieren, schreiten, schicken, entsenden, beordern, vor|rücken, aus|rücken, ein|rücken, nach|rücken, auf|brechen, los|ziehen, weiter|ziehen, los|marschieren, weiter|marschieren, los|reiten, zurück|kehren, heim|kehren',
  ),
  separable('rückt, rücke, rücken, zieht, ziehe', 'vor'),
  separable('bricht, brechen', 'auf'),
  separable('läuft, laufen', 'weiter'),
  forms(
    'läuft, geht, fährt, eilt, steuert, marches, goes, go, macht sich auf, heads for, head for, makes for',
  ),
  english('move, march, advance, travel, proceed, ride, sail, journey, relocate'),
];
