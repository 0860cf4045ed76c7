import { fields, line, number, text } from '../../../kernel/form-parts';

/** Who writes for which turn; the words above the fields are read from a printed form, too (WW-8.2-02, WW-8.2-03). */
export const HEAD = fields('', '', [
  line('realm', 'Reich', 'Realm', 0.5),
  number('turn', 'Spielzug Nr.', 'Turn no.', 0.15),
  line('moons', 'Monde', 'Moons', 0.35),
  line('player', 'Spieler', 'Player', 0.4),
  line('address', 'Anschrift, E-Mail, Telefon', 'Address, e-mail, telephone', 0.6),
]);

/** Enclosures of the turn, and questions (WW-8.2-04, WW-8.2-05). */
export const COVER = fields('Beilagen und Fragen', 'Enclosures and questions', [
  text(
    'enclosed',
    'Was beiliegt, geheim oder öffentlich',
    'What is enclosed, secret or public',
    0.5,
    3,
  ),
  text('questions', 'Fragen an die Spielleitung', 'Questions to the game master', 0.5, 3),
]);
