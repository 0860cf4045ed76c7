import {
  type FormDefinition,
  inLanguage,
  lineField as line,
  type Settings,
  titled as title,
  type Words,
} from '../../../kernel';
import { fieldDistance, type World } from '../../../world';
import { nationsOf } from '../rules/nation';
import { choiceOf } from '../rules/settings';
import { stateOf } from '../state/keep';
import type { NationKey } from '../state/types';

/** With what a player is invited before the set-up: his nation, its place, what he chooses and by when (TM-15-01, TM-2-15). */
export const INVITATION: FormDefinition = {
  id: 'invitation',
  title: title('Einladung', 'Invitation'),
  isReturned: false,
  parts: [
    {
      kind: 'fields',
      title: title('Deine Nation', 'Your nation'),
      note: title(
        'Einige der Nationen sind böse, und niemand weiß, welche. Wer du bist, steht hier; wer die anderen wirklich sind, findest du selbst heraus.',
        'Some of the nations are evil, and nobody knows which. Who you are stands here; who the others truly are you find out yourself.',
      ),
      fields: [
        line('player', 'Für', 'For', 0.5),
        line('nation', 'Nation', 'Nation', 0.3),
        line('capital', 'Hauptstadt', 'Capital', 0.2),
        line('neighbours', 'Die nächsten Hauptstädte', 'The nearest capitals', 1),
      ],
    },
    {
      kind: 'fields',
      title: title('Deine Seite', 'Your side'),
      note: title(
        'Böse ist, wer zu zwei gewöhnlichen Fähigkeiten eine böse wählt und sie bekommt: Unter fremder Flagge oder Herr der Barbaren. Wollen es zu viele, entscheidet das Los; wollen es zu wenige, bestimmt die Spielleitung die fehlenden. Wer den Unschuldsbeweis wählt, bleibt gut. Deine Seite und deine Fähigkeiten erfährst nur du, vor der ersten Runde.',
        'Evil is who chooses an evil ability beside two ordinary ones and gets it: False flag or Lord of the barbarians. If too many want one, lots decide; if too few do, the GM names the missing ones. Who chooses Proof of innocence stays good. Your side and your abilities you alone are told, before the first round.',
      ),
      fields: [line('side', 'Seite', 'Side', 1)],
    },
    {
      kind: 'fields',
      title: title('Was du jetzt schreibst', 'What you write now'),
      note: title(
        'Als private Nachricht an die Spielleitung: deine Fähigkeiten, die Aufteilung deiner Soldaten auf Garnison und Armeen, Haltungen und erste Anzeigen. Das Blatt „Aufstellung“ fragt danach. Was fehlt, ergänzen die Regeln; ohne Nachricht spielst du ohne Fähigkeiten.',
        'As a private message to the GM: your abilities, how your soldiers are divided into garrison and armies, stances and first displays. The sheet “Set-up” asks for them. What is missing the rules fill in; without a message you play without abilities.',
      ),
      fields: [line('until', 'Bis zum Beginn des ersten Tages', 'Until the first day begins', 1)],
    },
  ],
};

/** How many capitals an invitation names. */
const NEAREST = 3;

/** The invitation of a nation filled in; its side only once it is decided. */
export function invitationValues(
  world: World,
  key: NationKey,
  settings: Settings,
  language: 'de' | 'en',
): Readonly<Record<string, string>> {
  const state = stateOf(world);
  const nation = state.nations[key];
  if (nation === undefined) return {};
  const says = (...words: Words): string => inLanguage(words, language);
  const steps = (field: string): number => fieldDistance(state.board, nation.capital, field);
  const others = nationsOf(state)
    .filter((one) => one.key !== key && one.capital !== '' && nation.capital !== '')
    .sort((a, b) => steps(a.capital) - steps(b.capital))
    .slice(0, NEAREST)
    .map(
      (one) =>
        `${world.parties[one.key]?.name ?? one.key} ${one.capital} (${String(steps(one.capital))})`,
    );
  const start = choiceOf(settings, 'tm.clock.start');
  const begins = start === '' ? '' : `${start} ${choiceOf(settings, 'tm.clock.day_boundary')}`;
  return {
    player: world.parties[key]?.ruler ?? '',
    nation: world.parties[key]?.name ?? key,
    capital: nation.capital,
    neighbours: others.join(', '),
    side:
      state.round === 0
        ? says('noch offen: sie folgt aus deiner Wahl', 'still open: it follows from your choice')
        : nation.isEvil
          ? says('böse', 'evil')
          : says('gut', 'good'),
    until: begins,
  };
}
