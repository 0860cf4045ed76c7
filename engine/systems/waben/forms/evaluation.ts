import type { FormDefinition, FormFields } from '../../../kernel';
import { line, number, text, title } from './fields';

const box = (name: string, de: string, en: string, lines: number): FormFields => ({
  kind: 'fields',
  title: title(de, en),
  fields: [text(name, title('', ''), 1, lines)],
});

/** The sheet on which a GM writes an evaluation by hand; nobody sends it back (WW-8.2-40, WW-10.2-02). */
export const TURN_REPORT: FormDefinition = {
  id: 'evaluation',
  title: title('Auswertung', 'Evaluation'),
  isReturned: false,
  parts: [
    {
      kind: 'fields',
      title: title('', ''),
      fields: [
        line('realm', 'Reich', 'Realm', 0.5),
        number('turn', 'Spielzug Nr.', 'Turn no.', 0.15),
        line('moons', 'Monde', 'Moons', 0.35),
        line('player', 'Spieler', 'Player', 0.5),
        line('deadline', 'Nächster Einsendeschluss', 'Next deadline', 0.5),
      ],
    },
    box('territory', 'Land gewonnen und verloren', 'Land won and lost', 3),
    {
      kind: 'table',
      title: title('Was anders kam als befohlen', 'What went other than ordered'),
      columns: [
        number('unit', 'Einheit', 'Unit', 0.12),
        line('place', 'steht in', 'is in', 0.18),
        line('reason', 'Weil', 'Because', 0.7),
      ],
      rows: 8,
    },
    {
      kind: 'table',
      title: title('Begegnungen und Kämpfe', 'Encounters and fights'),
      columns: [
        line('fightPlace', 'Feld', 'Field', 0.12),
        line('fightSides', 'Wer gegen wen', 'Who against whom', 0.33),
        line('fightLosses', 'Verluste', 'Losses', 0.25),
        line('fightResult', 'Ausgang', 'Result', 0.3),
      ],
      rows: 6,
    },
    {
      kind: 'table',
      title: title('Sichtungen', 'Sightings'),
      columns: [
        line('sightPlace', 'Feld', 'Field', 0.14),
        line('sightWhat', 'Was', 'What', 0.46),
        line('sightSize', 'Stärke', 'Strength', 0.2),
        line('sightBy', 'Von', 'By', 0.2),
      ],
      rows: 10,
    },
    {
      kind: 'table',
      title: title('Bauten', 'Building'),
      columns: [
        line('buildWhat', 'Bauwerk', 'Structure', 0.35),
        line('buildPlace', 'Ort', 'Place', 0.2),
        line('buildDone', 'Fertig', 'Finished', 0.2),
        line('buildLeft', 'Es fehlt', 'Missing', 0.25),
      ],
      rows: 5,
    },
    {
      kind: 'table',
      title: title('Reichsschatz', 'Treasury'),
      columns: [
        line('moneyCause', 'Ursache oder Berichtigung', 'Cause or correction', 0.7),
        number('moneyGold', 'GS', 'GS', 0.3),
      ],
      rows: 6,
    },
    box('messages', 'Botschaften, die ankamen', 'Messages that arrived', 6),
    box('answers', 'Antworten und persönliche Worte', 'Answers and personal words', 6),
  ],
};
