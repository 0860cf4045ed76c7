import { privateMessages } from './letters';
import { spielthread } from './thread';

/** What comes to the GM in the round of the example: texts by the names of their files. */
export const achtvoelkerPost: Readonly<Record<string, string>> = {
  'Spielthread.txt': spielthread,
  'Private Nachrichten.txt': privateMessages,
};
