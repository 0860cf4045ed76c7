import { letters } from './letters';
import { parties } from './players';

/** A letter as the mail in which it came. */
const mailOf = (key: string, name: string, ruler: string): string =>
  [
    `From: ${ruler.normalize('NFD').replace(/[^\x20-\x7e]/g, '')} <${key}@spieler.example>`,
    'To: spielleitung@spieler.example',
    `Subject: =?UTF-8?Q?${name.replace('ü', '=C3=BC')}=2C_Zug_10?=`,
    'Date: Sun, 23 Sep 1984 18:00:00 +0200',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    letters[key] ?? '',
  ].join('\r\n');

/** Mail to the GM in the open turn of the example: one of every player, by the name of its file. */
export const kalterSommerPost: Readonly<Record<string, string>> = Object.fromEntries(
  parties.map(({ key, name, ruler }) => [`${name}.eml`, mailOf(key, name, ruler)]),
);
