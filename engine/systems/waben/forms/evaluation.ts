import type { FormFields } from '../../../kernel';
import { fields, form, line, number, table, text } from '../../../kernel/form-parts';

const box = (name: string, de: string, en: string, lines: number): FormFields =>
  fields(de, en, [text(name, '', '', 1, lines)]);

/** The sheet on which a GM writes a turn report by hand; nobody sends it back (WW-8.2-40, WW-10.2-02). */
export const TURN_REPORT = form('evaluation', 'Auswertung', 'Evaluation', [
  fields('', '', [
    line('realm', 'Reich', 'Realm', 0.5),
    number('turn', 'Spielzug Nr.', 'Turn no.', 0.15),
    line('moons', 'Monde', 'Moons', 0.35),
    line('player', 'Spieler', 'Player', 0.5),
    line('deadline', 'Nächster Einsendeschluss', 'Next deadline', 0.5),
  ]),
  box('territory', 'Land gewonnen und verloren', 'Land won and lost', 3),
  table('Was anders kam als befohlen', 'What went other than ordered', 8, [
    number('unit', 'Einheit', 'Unit', 0.12),
    line('place', 'steht in', 'is in', 0.18),
    line('reason', 'Weil', 'Because', 0.7),
  ]),
  table('Begegnungen und Kämpfe', 'Encounters and fights', 6, [
    line('fightPlace', 'Feld', 'Field', 0.12),
    line('fightSides', 'Wer gegen wen', 'Who against whom', 0.33),
    line('fightLosses', 'Verluste', 'Losses', 0.25),
    line('fightResult', 'Ausgang', 'Result', 0.3),
  ]),
  table('Sichtungen', 'Sightings', 10, [
    line('sightPlace', 'Feld', 'Field', 0.14),
    line('sightWhat', 'Was', 'What', 0.46),
    line('sightSize', 'Stärke', 'Strength', 0.2),
    line('sightBy', 'Von', 'By', 0.2),
  ]),
  table('Bauten', 'Building', 5, [
    line('buildWhat', 'Bauwerk', 'Structure', 0.35),
    line('buildPlace', 'Ort', 'Place', 0.2),
    line('buildDone', 'Fertig', 'Finished', 0.2),
    line('buildLeft', 'Es fehlt', 'Missing', 0.25),
  ]),
  table('Reichsschatz', 'Treasury', 6, [
    line('moneyCause', 'Ursache oder Berichtigung', 'Cause or correction', 0.7),
    number('moneyGold', 'GS', 'GS', 0.3),
  ]),
  box('messages', 'Botschaften, die ankamen', 'Messages that arrived', 6),
  box('answers', 'Antworten und persönliche Worte', 'Answers and personal words', 6),
]);
