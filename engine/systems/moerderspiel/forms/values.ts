import {
  type FormValues,
  inLanguage,
  type Language,
  type Settings,
  tableValues,
  type Words,
} from '../../../kernel';
import { fields, form, line, noted } from '../../../kernel/form-parts';
import { fieldDistance, type PartyKey, type World } from '../../../world';
import { targetsOf } from '../orders/book';
import { armiesOf, hordeOf, nationsOf } from '../rules/nation';
import { dayOf, isFirstOfDay } from '../rules/public-map';
import { BARBARIANS } from '../rules/sight';
import { stateOf } from '../state/keep';
import { filledCard } from './card';
import { choiceOf } from '../rules/settings';
import type { NationKey } from '../state/types';

/** With what a player is invited before the set-up: his nation, its place, what he chooses and by when (TM-15-01, TM-2-15). */
export const INVITATION = form('invitation', 'Einladung', 'Invitation', [
  noted(
    fields('Deine Nation', 'Your nation', [
      line('player', 'Für', 'For', 0.5),
      line('nation', 'Nation', 'Nation', 0.3),
      line('capital', 'Hauptstadt', 'Capital', 0.2),
      line('neighbours', 'Die nächsten Hauptstädte', 'The nearest capitals', 1),
    ]),
    'Einige der Nationen sind böse, und niemand weiß, welche. Wer du bist, steht hier; wer die anderen wirklich sind, findest du selbst heraus.',
    'Some of the nations are evil, and nobody knows which. Who you are stands here; who the others truly are you find out yourself.',
  ),
  noted(
    fields('Deine Seite', 'Your side', [line('side', 'Seite', 'Side', 1)]),
    'Böse ist, wer zu zwei gewöhnlichen Fähigkeiten eine böse wählt und sie bekommt: Unter fremder Flagge oder Herr der Barbaren. Wollen es zu viele, entscheidet das Los; wollen es zu wenige, bestimmt die Spielleitung die fehlenden. Wer den Unschuldsbeweis wählt, bleibt gut. Deine Seite und deine Fähigkeiten erfährst nur du, vor der ersten Runde.',
    'Evil is who chooses an evil ability beside two ordinary ones and gets it: False flag or Lord of the barbarians. If too many want one, lots decide; if too few do, the GM names the missing ones. Who chooses Proof of innocence stays good. Your side and your abilities you alone are told, before the first round.',
  ),
  noted(
    fields('Was du jetzt schreibst', 'What you write now', [
      line('until', 'Bis zum Beginn des ersten Tages', 'Until the first day begins', 1),
    ]),
    'Als private Nachricht an die Spielleitung: deine Fähigkeiten, die Aufteilung deiner Soldaten auf Garnison und Armeen, Haltungen und erste Anzeigen. Das Blatt „Aufstellung“ fragt danach. Was fehlt, ergänzen die Regeln; ohne Nachricht spielst du ohne Fähigkeiten.',
    'As a private message to the GM: your abilities, how your soldiers are divided into garrison and armies, stances and first displays. The sheet “Set-up” asks for them. What is missing the rules fill in; without a message you play without abilities.',
  ),
]);

/** How many capitals an invitation names. */
const NEAREST = 3;

/** The invitation of a nation filled in; its side only once it is decided. */
function invitationValues(
  world: World,
  key: NationKey,
  settings: Settings,
  language: Language,
): FormValues {
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

/**
 * Values of a form for a nation: its own armies, and foreign ones as they seem to it (TM-12-03); empty for a party that
 * is no nation.
 */
export function formValues(
  form: string,
  world: World,
  party: PartyKey,
  settings: Settings,
  language: Language,
): FormValues {
  if (form === 'card') return filledCard(settings, language);
  if (form === 'invitation') return invitationValues(world, party, settings, language);
  const state = stateOf(world);
  const nation = state.nations[party];
  if (nation === undefined) return {};
  const says = (...words: Words): string => inLanguage(words, language);
  const day = String(dayOf(state.round));
  const half = isFirstOfDay(state.round) ? '1' : '2';
  const head = {
    nation: world.parties[party]?.name ?? party,
    round:
      state.round === 0
        ? says('Aufstellung', 'Set-up')
        : says(`Tag ${day}, Runde ${half}`, `Day ${day}, round ${half}`),
    capital: nation.capital,
  };
  if (form !== 'orders') return form === 'setup' ? head : {};
  const horde = hordeOf(state, party);
  const named = (key: string): string =>
    key === BARBARIANS ? says('Barbaren', 'barbarians') : (world.parties[key]?.name ?? key);
  return {
    ...head,
    ...tableValues([
      ...armiesOf(state, party).map(({ number, field, strength, morale }) => ({
        army: says(`Armee ${String(number)}`, `army ${String(number)}`),
        field,
        strength: String(strength),
        morale: String(morale),
      })),
      ...(horde === undefined
        ? []
        : [
            {
              army: says('Horde', 'horde'),
              field: horde.field,
              strength: String(horde.strength),
            },
          ]),
    ]),
    ...tableValues(
      targetsOf(state, party, settings).map((one) => ({
        target: String(one.number),
        targetField: one.field,
        targetNation: named(one.nation),
        targetStrength: one.strength === null ? '' : String(one.strength),
      })),
    ),
  };
}
